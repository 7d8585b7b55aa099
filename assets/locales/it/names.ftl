## I lati. $side è south o north.
side = { $side ->
    [south] { side-south }
   *[north] { side-north }
}
# L’avversario di $side.
other = { $other ->
    [south] { side-south }
   *[north] { side-north }
}

## Buche. $pit è una lettera.
pit-yours = La tua buca { $pit }
pit-of = Buca { $pit } di { side }
pit-seeds = { $seeds ->
    [0] nessun seme
    [1] 1 seme
   *[other] { $seeds } semi
}
pit-uur = uur di { side }
pit-barred = sbarrata per questo turno
pit-sows-left = si semina a sinistra
pit-sows-right = si semina a destra
pit-sows-both = si semina a sinistra o a destra
# Il nome di una buca, e che altro c’è da dirne.
pit-and = { $name }, { $more }

## Opzioni
option-pits = Buche per fila
option-seeds = Semi per buca
option-direction = Verso della semina
option-relay = Staffetta
option-capture = Che cosa si cattura
option-singles = Un seme solo si può muovere
option-ko = Ko
option-uurs = Uur
option-capture-side = L’ultimo seme cattura
option-first-move-captures = La prima mossa può catturare
option-first-move = La prima mossa parte
option-pairs-may-start = Una coppia può iniziare la mossa
option-stuck = Chi non ha mosse
option-leftovers = Semi rimasti quando qualcuno non può muovere
option-repetition = Stessa posizione per la terza volta

value-on = sì
value-off = no
value-outward = verso l’esterno
value-counterclockwise = antiorario
value-clockwise = orario
value-relay-off = nessuna: un solo giro
value-relay-own = dalla propria fila
value-relay-both = da entrambe le file
value-two-or-four = le buche avversarie portate a 2 o 4
value-opposite = l’ultimo seme e la buca di fronte
value-pairs = tutte le coppie avversarie
value-side-enemy = in una buca avversaria vuota
value-side-own = in una propria buca vuota
value-first-right = da una delle due buche più a destra
value-first-any = da qualsiasi buca
value-stuck-end = termina la partita
value-stuck-pass = passa
value-leftovers-own-row = al proprietario della fila
value-leftovers-opponent = al suo avversario
value-repetition-equal = in parti uguali
value-repetition-own-row = al proprietario della fila

## Che gioco è, con regole diverse da quelle usuali di cui parla labels.ftl. $pits sono le buche del
## tavoliere, $seeds i semi di una buca all’inizio; le opzioni sono argomenti con i loro nomi.
played-alemungula = { $pits ->
    [10] Dieci
   *[other] { $pits }
} buche con { seeds-words } ciascuna, seminate verso l’esterno; chi fa 2 o 4 cattura, a ritroso lungo la semina.
played-um-el-bagara = Il gioco della vacca del Kordofan: come Alemungula, ma un seme solo non si muove{ $stuck ->
    [pass] { " " }e chi non ha mosse passa
   *[end] { "" }
}.
played-alemungula-relay = { $seeds ->
    [4] Quattro semi
    [5] Cinque semi
    [1] Un seme
   *[other] { $seeds } semi
} per buca, { $seeds ->
    [1] sempre seminato
   *[other] tutti seminati
} nello stesso verso; { $relay ->
    [off] ogni mossa è un solo giro
    [both] la semina prosegue dalle buche di entrambe le file che contengono semi
   *[own] la semina prosegue dalle proprie buche che contengono semi
}.
played-lamlameta = { $pits ->
    [24] Ventiquattro
   *[other] { $pits }
} buche e { $relay ->
    [off] mosse di un solo giro
   *[both] giri che si susseguono
}; { $uurs ->
    [off] l’ultimo seme si cattura insieme a quelli di fronte
   *[on] tre semi di fronte all’ultimo formano una coppia di uur
}.

## Chi gioca in quale modo, o che cosa significa
note-seeds = Cinque: il documento italiano. Quattro: i documenti inglesi.
note-stuck-alemungula = Secondo il documento italiano, preso alla lettera, il giocatore passa; la partita termina quando nessuno dei due può muovere.
note-stuck-um-el-bagara = Secondo il documento italiano il giocatore passa, e la partita termina quando nessuno dei due può muovere.
note-ko = Con il ko, un seme solo messo nella buca estrema vuota che gli sta di fronte non può tornare subito indietro.
note-direction = Entrambi i giocatori seminano nello stesso verso.
note-relay = Dove l’ultimo seme, caduto fra altri, riparte con loro. Secondo i documenti inglesi: nella propria fila.
note-uurs = Gli uur vengono da Layli Goobalay, il gioco somalo (Marin 1931): buche che hanno un proprietario e non si svuotano mai.
note-capture-side = La regola somala cattura dalla propria fila. È meglio giocarla senza catture alla prima mossa.
note-first-move-captures = Con la regola somala meglio di no: il primo giocatore vincerebbe 69 partite casuali su 100.
note-first-move = Pankhurst 1971: da una delle due buche più a destra.
note-pairs-may-start = Pankhurst 1971: solo se tutte le buche non vuote della fila contengono una coppia. Mancala World e Wikipedia: sempre.
note-leftovers = Nel gioco di Pankhurst ciascuno prende la propria fila; nell’altra forma prende tutto l’avversario di chi non può muovere.
note-repetition = Si conta a partire dall’ultima cattura. Le parti uguali sono la convenzione con cui fu risolto l’awari; un seme dispari non va a nessuno.
