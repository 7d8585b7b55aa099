### Il libro delle regole. $pits sono le buche di una fila, $seeds i semi di una buca all’inizio,
### $total tutti, $half la metà. Le opzioni sono argomenti con il loro nome: $stuck è end o pass. Una
### riga è un capoverso. Marcatura: *forte*.

## Titoli
rulebook-board-title = Il tavoliere e i turni
rulebook-sowing-title = La semina
rulebook-first-move-title = La prima mossa
rulebook-relay-title = La staffetta
rulebook-pairs-title = Le coppie
rulebook-capture-title = Le catture
rulebook-uurs-title = Gli uur
rulebook-ko-title = Il ko
rulebook-endless-title = Semine senza fine
rulebook-end-title = La fine della partita
rulebook-repetition-title = La stessa posizione
rulebook-count-title = Chi ha vinto
rulebook-match-title = Più partite

## Che cosa hanno in comune tutti i giochi
rulebook-board =
    Il tavoliere ha due file di { $pits } buche. La fila più vicina a un giocatore è la sua: le buche di Sud sono le lettere maiuscole dalla sinistra di Sud, quelle di Nord le minuscole dalla sinistra di Nord. All’inizio ogni buca contiene { $seeds } semi, { $total } in tutto. I semi catturati vanno nel granaio del giocatore.
    Muove per primo Sud, se i giocatori non scelgono altrimenti. Poi si muove a turno. Chi può muovere deve farlo.
rulebook-repetition =
    Quando la stessa posizione si presenta per la terza volta dopo l’ultima cattura, la partita è finita. Stessa posizione vuol dire gli stessi semi nelle stesse buche e lo stesso giocatore di turno{ $uurs ->
        [on] , e gli stessi uur
       *[off] { "" }
    }{ $ko ->
        [on] , e la stessa buca sbarrata o nessuna
       *[off] { "" }
    }.
    { $repetition ->
        [own-row] Ciascuno prende allora i semi della propria fila{ $uurs ->
            [on] { " " }e dei propri uur
           *[off] { "" }
        }.
       *[equal] I semi sul tavoliere si dividono allora in parti uguali; uno dispari non va a nessuno.
    }
rulebook-count =
    I semi del granaio e quelli presi alla fine si contano insieme. Chi ne ha di più ha vinto; lo stesso numero è patta.
    Chi ha più di { $half } dei { $total } semi non può più essere raggiunto. Si gioca comunque fino alla fine.
rulebook-match = Un incontro è fatto di più partite. Ogni partita comincia dal tavoliere pieno. Chi ha perso una partita muove per primo nella successiva; dopo una patta muove per primo l’altro.

## La semina
rulebook-sowing-outward =
    Una mossa consiste nel prendere tutti i semi di una propria buca e lasciarne cadere uno in ciascuna delle buche che seguono.
    Le buche a sinistra del centro si seminano a sinistra, quelle a destra del centro a destra, viste dal loro proprietario. La buca centrale si semina nel verso che il giocatore sceglie. Così tutte le mosse, tranne quelle della buca centrale, cominciano verso l’esterno.
    Un seme solo si può muovere. Una mossa è un solo giro: dove cade l’ultimo seme, la semina finisce. Se il giro è completo, la buca da cui è partito non si salta.
rulebook-sowing-outward-singles =
    Una mossa consiste nel prendere tutti i semi di una propria buca e lasciarne cadere uno in ciascuna delle buche che seguono. Una buca con un seme solo non si può svuotare.
    Le buche a sinistra del centro si seminano a sinistra, quelle a destra del centro a destra, viste dal loro proprietario. La buca centrale si semina nel verso che il giocatore sceglie. Così tutte le mosse, tranne quelle della buca centrale, cominciano verso l’esterno.
    Una mossa è un solo giro: dove cade l’ultimo seme, la semina finisce. Se il giro è completo, la buca da cui è partito non si salta.
rulebook-sowing-one-way =
    Una mossa consiste nel prendere tutti i semi di una propria buca e lasciarne cadere uno in ciascuna delle buche che seguono.
    Entrambi seminano in senso { $direction ->
        [clockwise] orario, ciascuno verso la propria sinistra
       *[counterclockwise] antiorario, ciascuno verso la propria destra
    }, e oltre la fine della fila nell’altra. Un seme solo si può muovere.
    Se un giro è completo, la buca da cui è partito non si salta.
rulebook-sowing-lamlameta =
    Una mossa consiste nel prendere tutti i semi di una propria buca{ $uurs ->
        [on] { " " }che non sia un uur
       *[off] { "" }
    } e lasciarne cadere uno in ciascuna delle buche che seguono, in senso antiorario: verso la propria destra, e oltre la fine della fila nell’altra.
    Non si salta nessuna buca, né quella da cui è partito un giro{ $uurs ->
        [on] , né un uur
       *[off] { "" }
    }.
rulebook-sowing-pairs =
    Una mossa consiste nel prendere tutti i semi di una propria buca e lasciarne cadere uno in ciascuna delle buche che seguono, in senso antiorario: verso la propria destra, e oltre la fine della fila nell’altra. La buca da cui è partito un giro non si salta.
    Quando l’ultimo seme cade in una buca che non è vuota, in una fila o nell’altra, tutti i suoi semi si prendono e si seminano. La semina finisce in una buca vuota.
rulebook-first-move = La prima mossa della partita { $first-move ->
    [any] può partire da qualsiasi buca
   *[right] parte da una delle due buche più a destra di chi comincia
}. Non salta coppie, e non cattura nulla.

## La staffetta
rulebook-relay-own =
    { $relay ->
        [off] Una mossa è un solo giro: dove cade l’ultimo seme, la semina finisce.
        [both] Quando l’ultimo seme cade in una buca non vuota di una fila o dell’altra, e non cattura nulla, tutti i semi di quella buca si prendono e si seminano. La semina finisce in una buca vuota, o con una cattura.
       *[own] Quando l’ultimo seme cade in una buca non vuota della propria fila, tutti i semi di quella buca si prendono e si seminano, anche se ora ne contiene 2 o 4. La semina finisce in una buca vuota, o in qualunque buca avversaria.
    }
    { $relay ->
        [both] Una mossa che non finirebbe mai, perché la stessa situazione si ripresenta con la stessa buca da svuotare, non è ammessa.
       *[own] Una semina finisce sempre, perché ogni giro completo lascia semi nella fila avversaria.
    }
rulebook-relay-lamlameta = Quando l’ultimo seme cade in una buca di una fila o dell’altra che non è vuota{ $uurs ->
    [on] { " " }e non è un uur
   *[off] { "" }
}, tutti i semi di quella buca si prendono, con l’ultimo, e si seminano. La semina finisce in una buca vuota{ $uurs ->
    [on] , o in un uur
   *[off] { "" }
}.
rulebook-endless = Una mossa che non finirebbe mai, perché la stessa situazione si ripresenta con la stessa buca da svuotare, non è ammessa. Chi ha solo mosse così non ha mosse. Il tavoliere le riconosce e lo dice.

## Le catture
rulebook-capture =
    Quando l’ultimo seme cade in una buca avversaria e la porta a 2 o a 4, i semi di quella buca sono catturati. Poi si guarda indietro lungo la semina: ogni buca avversaria precedente che contiene 2 o 4 semi è catturata anch’essa, finché una non ne contiene un altro numero o si arriva alla propria fila.
    Le proprie buche non si catturano mai. Si possono catturare tutti i semi di una fila, e nessuno è tenuto a lasciare semi all’avversario.
rulebook-capture-opposite =
    { $capture-side ->
        [own] Quando la semina finisce in una buca vuota della propria fila, e la buca avversaria di fronte non è vuota, si catturano entrambe: i semi di fronte e l’ultimo.
       *[enemy] Quando la semina finisce in una buca vuota della fila avversaria, e la propria buca di fronte non è vuota, si catturano entrambe: i semi di fronte e l’ultimo.
    }
    { $first-move-captures ->
        [off] La prima mossa della partita non cattura nulla, e non forma uur.
       *[on] La prima mossa della partita può catturare.
    }
    Si possono catturare tutti i semi di una fila, e nessuno è tenuto a lasciare semi all’avversario.
rulebook-capture-pairs =
    Quando la semina finisce in una buca vuota della propria fila, e la buca di fronte contiene esattamente 2 semi, si catturano tutte le buche avversarie che ne contengono esattamente 2. L’ultimo seme resta.
    Si possono catturare tutti i semi di una fila, e nessuno è tenuto a lasciare semi all’avversario.
rulebook-pairs =
    Seminando si salta ogni buca avversaria che in quel momento contiene esattamente 2 semi.
    { $pairs-may-start ->
        [on] Una buca di esattamente 2 semi può iniziare una mossa come le altre.
       *[off] Una buca di esattamente 2 semi non può iniziare una mossa, a meno che tutte le proprie buche non vuote ne contengano 2.
    } A semina avviata le coppie si prendono e si seminano come le altre.
rulebook-uurs = { $uurs ->
    [off] Senza uur, tre semi di fronte si catturano come ogni altro numero.
   *[on] Quando di fronte ci sono esattamente 3 semi, non si cattura nulla: uno di essi passa dall’altra parte, così entrambe le buche ne contengono 2, ed entrambe diventano uur di chi muove.
        Un uur appartiene al suo proprietario fino alla fine. Non si svuota mai, da parte di nessuno. Un ultimo seme che cade in un uur resta lì e il turno finisce, di chiunque sia.
}
rulebook-ko = { $ko ->
    [off] Senza ko, un seme solo può tornare subito da dove è venuto.
   *[on] Quando un seme solo passa da una buca estrema a quella che le sta di fronte, e questa era vuota, l’avversario non può svuotarla nel prossimo turno. Lo sbarramento vale solo per quel turno.
}

## La fine
rulebook-end-alemungula =
    { $stuck ->
        [pass] Chi non ha mosse passa. La partita è finita quando nessuno dei due può muovere.
       *[end] La partita è finita quando chi deve muovere non ha mosse.
    } { $ko ->
        [on] Chi potrebbe svuotare solo la buca sbarrata non ha mosse.
       *[off] { "" }
    }
    Ciascuno prende allora i semi della propria fila.
rulebook-end-um-el-bagara =
    { $stuck ->
        [end] La partita è finita quando chi deve muovere non ha buche con più di un seme.
       *[pass] Chi non ha buche con più di un seme non ha mosse e passa. La partita è finita quando nessuno dei due può muovere.
    }
    Ciascuno prende allora i semi della propria fila.
rulebook-end =
    La partita è finita quando chi deve muovere non ha mosse.
    Ciascuno prende allora i semi della propria fila.
rulebook-end-lamlameta = La partita è finita quando chi deve muovere non ha mosse. Ciascuno prende allora i semi della propria fila{ $uurs ->
    [on] { " " }senza gli uur dell’avversario, e i semi dei propri uur in entrambe le file
   *[off] { "" }
}.
rulebook-end-pairs = La partita è finita quando chi deve muovere non ha mosse. { $leftovers ->
    [opponent] I semi rimasti sul tavoliere vanno al suo avversario.
   *[own-row] Ciascuno prende allora i semi della propria fila.
}

## Che cosa si può scegliere, e chi dice che cosa. source-unknown segue una risposta di cui non si
## conosce una fonte.
source-unknown = Non se ne conosce una fonte.
source-seeds-5 = Il documento italiano: cinque semi per buca.
source-seeds-4 = I documenti inglesi: quattro semi per buca.
source-stuck-end = La regola di questa edizione: la partita finisce quando chi deve muovere non ha mosse.
source-stuck-pass = Il documento italiano, preso alla lettera: il giocatore passa, e la partita finisce quando nessuno dei due può muovere.
source-ko-on = La regola di questa edizione, che viene dal documento italiano: il seme solo non può tornare subito indietro.
source-ko-off = Senza ko, i due potrebbero mandare un seme avanti e indietro.
source-stuck-um-pass = Il documento italiano: chi non ha mosse passa.
source-stuck-um-end = La partita finisce quando chi deve muovere non ha mosse.
source-direction-counterclockwise = La regola di questa edizione, che viene dai documenti inglesi: ciascuno semina verso la propria destra.
source-direction-clockwise = Lo stesso gioco allo specchio: ciascuno semina verso la propria sinistra.
source-relay-own = I documenti inglesi: la semina riparte dalla propria fila.
source-relay-off = Senza staffetta ogni mossa è un solo giro.
source-relay-both = La semina riparte da entrambe le file.
source-uurs-on = Gli uur vengono da Layli Goobalay, il gioco somalo che Marin descrisse nel 1931.
source-uurs-off = Senza uur, tre semi di fronte si catturano.
source-side-enemy = La regola di questa edizione, che viene dai documenti inglesi: l’ultimo seme cattura nella fila avversaria.
source-side-own = La regola somala: l’ultimo seme cattura nella propria fila.
source-first-captures-on = La regola di questa edizione, che viene dai documenti inglesi.
source-first-captures-off = Consigliato con la regola somala: altrimenti il primo giocatore vince 69 partite casuali su 100.
source-first-move-right = Pankhurst 1971: da una delle due buche più a destra.
source-first-move-any = Da qualsiasi buca.
source-pairs-start-off = Pankhurst 1971: solo quando tutte le buche non vuote contengono coppie.
source-pairs-start-on = Mancala World e Wikipedia: una coppia può iniziare la mossa.
source-leftovers-own-row = La regola di questa edizione, il gioco che Pankhurst descrisse nel 1971: ciascuno prende la propria fila.
source-leftovers-opponent = Ciò che resta va all’avversario di chi non ha mosse.
source-repetition-equal = Parti uguali: la convenzione con cui fu risolto l’awari, e quella che dà a ogni posizione un valore esatto.
source-repetition-own-row = Ciascuno prende i semi della propria fila, e dei propri uur dove ce ne sono.
