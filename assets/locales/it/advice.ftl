### Analysis in words: advice, the review of a game, lines beside it. Without markup.

## Lines of play beside the game
aside-leave = Torna alla partita
analysis-line = Le mosse migliori delle due parti: scegline una per vedere le mosse fin lì

## The game in review
review-title = La partita riveduta
review-ask = Rivedi la partita
# $done of $all positions have been looked at.
review-progress = Scorro la partita: { $done } di { $all }
# $turns is how many moves cost two seeds or more.
review-about = { $turns ->
    [0] Nessuna mossa è costata due semi o più.
    [one] Una mossa ha deciso la partita.
   *[other] { $turns } mosse hanno deciso la partita.
}
review-graph = Come stava la partita dopo ogni mossa. Sopra la metà è avanti Sud, sotto Nord.
# $number is that of the move, $move the move, $seeds what it cost.
review-turn = { $number }. { $move } è costata a { $side ->
    [south] Sud
   *[north] Nord
} { $seeds ->
    [one] un seme
   *[other] { $seeds } semi
}
# $move is the better move.
review-better = Guarda invece { $move }

## Why a move is good
advice-only = È l'unica mossa.
# $side is south or north, $seeds the margin at the end.
advice-wins = Dimostrato: vince di { $seeds }.
advice-loses-least = Ogni mossa perde; questa solo di { $seeds }.
advice-holds = Dimostrato: mantiene la parità.
advice-near = Altre sono quasi altrettanto buone.
advice-best = Nessun'altra le si avvicina.
# $other is the opponent, $seeds what he can take at once after it, $least after any other move.
advice-guards = { $seeds ->
    [0] Dopo, { $other ->
        [south] Sud
       *[north] Nord
    } non può prendere subito nulla; dopo ogni altra mossa, almeno { $least }.
   *[other] Dopo, { $other ->
        [south] Sud
       *[north] Nord
    } può prendere subito { $seeds }; dopo ogni altra mossa, almeno { $least }.
}
# $move takes $seeds; the best answer of $other takes $answer.
advice-does = { $move }: { $seeds ->
    [0] non prende nulla
   *[other] prende { $seeds }
}, poi { $other ->
    [south] Sud
   *[north] Nord
} { $answer ->
    [0] non può prendere nulla
   *[other] può prendere { $answer }
} subito.
