### Che cosa accade in una mossa. Marcatura: *forte*, ==catturato==.
###
### $side è chi muove, $other l’avversario: south o north. $pit è una lettera e $row dice di chi è
### la sua fila: own (di chi muove), south o north.

## Pezzi di cui sono fatti altri testi
the-pit = { $row ->
    [south] la buca *{ $pit }* di { side-south }
    [north] la buca *{ $pit }* di { side-north }
   *[own] *{ $pit }*
}
in-pit = { $row ->
    [south] nella buca *{ $pit }* di { side-south }
    [north] nella buca *{ $pit }* di { side-north }
   *[own] in *{ $pit }*
}
from-pit = { $row ->
    [south] dalla buca *{ $pit }* di { side-south }
    [north] dalla buca *{ $pit }* di { side-north }
   *[own] da *{ $pit }*
}
seeds-words = { $seeds ->
    [1] un seme
    [2] due semi
    [3] tre semi
    [4] quattro semi
    [5] cinque semi
    [6] sei semi
    [7] sette semi
    [8] otto semi
    [9] nove semi
    [10] dieci semi
    [11] undici semi
    [12] dodici semi
   *[other] { $seeds } semi
}
in-hand = { $hand ->
    [1] ne resta uno in mano
    [2] ne restano due in mano
    [3] ne restano tre in mano
    [4] ne restano quattro in mano
    [5] ne restano cinque in mano
    [6] ne restano sei in mano
    [7] ne restano sette in mano
    [8] ne restano otto in mano
    [9] ne restano nove in mano
    [10] ne restano dieci in mano
    [11] ne restano undici in mano
    [12] ne restano dodici in mano
   *[other] ne restano { $hand } in mano
}
# $way è left o right dove si può scegliere.
to-side = { $way ->
    [left] { " " }a sinistra
    [right] { " " }a destra
   *[only] { "" }
}
last-in-empty = L’ultimo seme cade { in-pit }, che era vuota

## La semina
tell-before = { side } sta per seminare *{ $pit }*{ to-side }: { seeds-words }.
tell-before-pass = { side } non ha mosse.
tell-lift = { side } svuota *{ $pit }*{ $way ->
    [left] , per seminare a sinistra
    [right] , per seminare a destra
   *[only] { "" }
}: { seeds-words }.
tell-relay = Il giro { $lap } riparte { from-pit }: { seeds-words }.
tell-drop = Un seme cade { in-pit }, che ora ne contiene { $holds }; { in-hand }.
tell-last = L’ultimo seme cade { in-pit }, che { $holds ->
    [1] era vuota
   *[other] ora ne contiene { $holds }
}.
tell-last-relay = L’ultimo seme cade { in-pit }, che ne conteneva { $held }: il giro { $lap } riparte da lì con { $holds }.
tell-skip = La mano salta { the-pit }, che contiene esattamente 2 semi; { in-hand }.

## Catture di 2 o 4. $more conta le buche dopo la prima; $next, con $holds semi, è la buca che la
## precede; $list le ha tutte; $stop, con $left semi, è dove la catena si ferma.
tell-chain = L’ultimo seme fa *{ $made }* { in-pit }: ==catturata==.
tell-chain-item = *{ $pit }* con { $holds }
tell-chain-goes = { $more ->
    [1] La buca *{ $next }* che la precede ne contiene { $holds } ed è presa anch’essa.
   *[other] Sono prese anche le buche che la precedono: { $list }.
}
tell-chain-broken = { $more ->
    [0] La buca *{ $stop }* che la precede ne contiene { $left }, perciò la catena si ferma lì.
    [1] La buca *{ $next }* che la precede ne contiene { $holds } ed è presa anch’essa; *{ $stop }* ne contiene { $left }, perciò la catena si ferma lì.
   *[other] Sono prese anche le buche che la precedono: { $list }; *{ $stop }* ne contiene { $left }, perciò la catena si ferma lì.
}
tell-chain-row = { $more ->
    [0] Prima viene la fila di { side }, perciò la catena si ferma lì.
    [1] La buca *{ $next }* che la precede ne contiene { $holds } ed è presa anch’essa; poi viene la fila di { side } e la catena si ferma.
   *[other] Sono prese anche le buche che la precedono: { $list }; poi viene la fila di { side } e la catena si ferma.
}

## Catture della buca di fronte, e uur. $opposite è la lettera della buca di fronte.
tell-opposite = { last-in-empty }: *{ $opposite }* di fronte è ==catturata==, con { $holds }.
tell-opposite-both = { last-in-empty }: è ==catturata==, e con essa { $holds ->
    [1] l’unico seme
   *[other] i { $holds } semi
} di *{ $opposite }*, di fronte.
tell-uurs = { last-in-empty }, e *{ $opposite }* di fronte ne conteneva 3: uno passa dall’altra parte, ed entrambe le buche diventano uur di { side }.

## Catture di coppie. $list ha le lettere.
tell-pairs-so-far = { last-in-empty }, e *{ $opposite }* di fronte contiene 2 semi, perciò tutte le coppie di { other } sono ==catturate==: finora { $list }.
tell-pairs-all = { last-in-empty }, e *{ $opposite }* di fronte conteneva 2 semi: { $pairs ->
    [1] questa coppia è ==catturata==, l’unica di { other }.
   *[other] tutte le coppie di { other } sono ==catturate==, { $list }, in tutto { $seeds } semi.
}

## Perché la semina non prosegue e nulla è catturato
rest-empty = { last-in-empty }: la semina finisce lì.
rest-empty-own = { last-in-empty }: la semina finisce lì, e si cattura solo nella fila di { other }.
rest-empty-enemy = { last-in-empty }: la semina finisce lì, e { side } cattura solo nella propria fila.
rest-own-row = L’ultimo seme cade { in-pit }, nella fila di { side }: lì non si cattura nulla.
rest-makes = L’ultimo seme fa *{ $made }* { in-pit }: si catturano solo 2 o 4.
# $owner è il proprietario dell’uur: south o north.
rest-uur = L’ultimo seme cade { in-pit }, un uur di { $owner ->
    [south] { side-south }
   *[north] { side-north }
}: resta lì, e il turno finisce.
rest-opposite-empty = { last-in-empty }, ma anche *{ $opposite }* di fronte è vuota: nulla è catturato.
rest-not-pair = { last-in-empty }, ma *{ $opposite }* di fronte { $holds ->
    [0] è vuota
    [1] contiene 1 seme, non 2
   *[other] contiene { $holds } semi, non 2
}: nulla è catturato.
rest-first-move = L’ultimo seme cade { in-pit }: la prima mossa della partita non cattura nulla.
rest-no-relay = L’ultimo seme cade { in-pit }, che non era vuota: da lì non riparte nessun giro, e nulla è catturato.

## Ko
tell-bar = Il seme solo di *{ $from }* è passato nella buca estrema vuota *{ $pit }*: { other } non può svuotarla nel prossimo turno.

## Chi passa
pass-no-seeds = { side } non ha semi da seminare e passa.
pass-only-uurs = { side } ha semi solo negli uur, che non si svuotano mai, e passa.
pass-only-singles = { side } ha solo semi singoli, che non si possono muovere, e passa.
pass-only-barred = { side } potrebbe svuotare solo la buca sbarrata, e passa.
pass-only-endless = { side } ha solo semine che non finirebbero mai, e passa.

## La fine. $south e $north sono qui numeri di semi.
end-no-seeds = { side } non ha semi da seminare: la partita è finita.
end-only-uurs = { side } ha semi solo negli uur, che non si svuotano mai: la partita è finita.
end-only-singles = { side } ha solo semi singoli, che non si possono muovere: la partita è finita.
end-only-barred = { side } potrebbe svuotare solo la buca sbarrata: la partita è finita.
end-only-endless = { side } ha solo semine che non finirebbero mai: la partita è finita.
end-both = Nessuno dei due giocatori può muovere: la partita è finita.
end-repetition = La stessa posizione si è presentata per la terza volta dopo l’ultima cattura: la partita è finita.
end-takes = Dal tavoliere { side-south } prende { $south ->
    [0] zero
   *[other] { $south }
} e { side-north } { $north ->
    [0] zero
   *[other] { $north }
}.
tell-sweep = { side } prende { seeds-words } da *{ $pit }*.

## La mossa intera. $from è la prima buca svuotata, $pit dove cade l’ultimo seme; $effect è takes,
## uurs o nothing; $first e $second sono gli uur.
move-sows = { side } semina { $from }{ to-side }, { seeds-words }{ $laps ->
    [1] { "" }
   *[other] , in { $laps } giri
}, finisce { in-pit } e { $effect ->
    [takes] cattura { $taken ->
        [1] 1 seme
       *[other] { $taken } semi
    }
    [uurs] forma gli uur { $first } e { $second }
   *[nothing] non cattura nulla
}.
move-bars = La buca { $pit } è sbarrata per il prossimo turno di { other }.
move-pass = passa
move-uur = uur

## Una mossa non ancora giocata
preview-sows = Buca *{ $from }*{ to-side }: { seeds-words }{ $laps ->
    [1] { "" }
   *[other] , { $laps } giri
}, fino { $row ->
    [south] alla buca *{ $pit }* di { side-south }
    [north] alla buca *{ $pit }* di { side-north }
   *[own] a *{ $pit }*
}.
# $list ha i numeri, come 4 e 2.
preview-takes = Prende =={ $list }==.
preview-uurs = Forma gli uur *{ $first }* e *{ $second }*.
preview-nothing = Non cattura nulla.
preview-ends = Finisce la partita.
# $move come D o C ›.
preview-play = Gioca { $move }
