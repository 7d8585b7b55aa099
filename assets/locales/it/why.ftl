### Perché una mossa è andata così. Marcatura e argomenti come in telling.ftl.

why-direction = { $way ->
    [left] La buca *{ $pit }* sta a sinistra del centro, perciò si semina a sinistra, verso l’esterno.
    [right] La buca *{ $pit }* sta a destra del centro, perciò si semina a destra, verso l’esterno.
   *[middle] La buca *{ $pit }* è quella centrale: si può seminare in entrambi i versi.
}
why-own-seed = Il giro è tornato { $row ->
    [south] alla buca *{ $pit }* di { side-south }
    [north] alla buca *{ $pit }* di { side-north }
   *[own] a *{ $pit }*
}, da cui era partito: quella buca non si salta e riceve il suo seme.
# $list ha le lettere delle buche.
why-skipped = Seminando si salta ogni buca di { other } che contiene esattamente 2 semi: qui { $list }.
why-relayed-once = Il primo giro è finito { in-pit }, che non era vuota: perciò tutti i suoi semi sono stati seminati.
why-relayed = L’ultimo seme è caduto in buche non vuote, perciò la semina è ripartita { $times } volte: da { $list }.
why-relayed-often = L’ultimo seme è caduto in buche non vuote, perciò la semina è ripartita { $times } volte.
why-no-uurs = La buca *{ $opposite }* di fronte conteneva { $holds ->
    [1] 1 seme
   *[other] { $holds } semi
}. Solo 3 sarebbero diventati uur.
why-bare-captured = La fila di { other } ora è vuota: è permesso catturare tutto.
why-bare = La fila di { other } ora è vuota: nessuno è tenuto a lasciare semi all’avversario.
why-decided = { side } ora ha { $seeds } semi su { $total }, più della metà. La partita è decisa, ma si gioca fino alla fine.
# $south e $north sono numeri di semi; $text come “Sud vince di 6”.
why-count = Il conto: { side-south } { $south }, { side-north } { $north }. { $text }.
