### Analysis in words: advice, the review of a game, lines beside it. Without markup.

## Lines of play beside the game
aside-leave = Back to the game
analysis-line = Best moves for both sides: choose one to see the moves up to it

## The game in review
review-title = The game in review
review-ask = Review the game
# $done of $all positions have been looked at.
review-progress = Looking through the game: { $done } of { $all }
# $turns is how many moves cost two seeds or more.
review-about = { $turns ->
    [0] No move cost two seeds or more.
    [one] One move turned the game.
   *[other] { $turns } moves turned the game.
}
review-graph = How the game stood after each move. Above the middle South is ahead, below it North.
# $number is that of the move, $move the move, $seeds what it cost.
review-turn = { $number }. { $move } cost { $side ->
    [south] South
   *[north] North
} { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}
# $move is the better move.
review-better = See { $move } instead

## Why a move is good
advice-only = It is the only move.
# $side is south or north, $seeds the margin at the end.
advice-wins = Proven: it wins by { $seeds }.
advice-loses-least = Every move loses; this one by only { $seeds }.
advice-holds = Proven: it holds the balance.
advice-near = Others are nearly as good.
advice-best = Nothing else comes near it.
# $other is the opponent, $seeds what he can take at once after it, $least after any other move.
advice-guards = { $seeds ->
    [0] After it { $other ->
        [south] South
       *[north] North
    } can take nothing at once; after any other move, { $least } or more.
   *[other] After it { $other ->
        [south] South
       *[north] North
    } can take { $seeds } at once; after any other move, { $least } or more.
}
# $move takes $seeds; the best answer of $other takes $answer.
advice-does = { $move }: takes { $seeds ->
    [0] nothing
   *[other] { $seeds }
}, then { $other ->
    [south] South
   *[north] North
} can take { $answer ->
    [0] nothing
   *[other] { $answer }
} at once.
