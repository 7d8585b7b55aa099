### Problems: what is to be found, and what a try came to. $side is to move, $other the opponent.
### Moves are named as in the list of moves: D or C ›; $answer is pass where $other can only do that.

problem-most = The most
problem-uurs = Uurs
problem-win = Win
problem-hold = Hold
problem-ko = Ko

problem-most-task = { side } is to move: which move captures the most?
problem-uurs-task = { side } is to move: which move makes uurs?
problem-win-task = { side } is to move: { $moves ->
    [1] win with this move.
   *[other] win in { $moves } moves, whatever { other } answers.
}
problem-win-means = To win is to hold more than half of all seeds, or to have more than the opponent when the game ends.
problem-hold-task = { side } is to move: after every move but one { other } wins with best play. Find the one.
problem-ko-task = { side } is to move, and ko bars pit *{ $pit }*: after every other move but one { other } wins with best play. Find the one.

problem-solved = Solved.
problem-solved-answer = Solved: { other } can only { $answer ->
    [pass] pass
   *[other] answer { $answer }
}.
problem-go-on = Right. { other } { $answer ->
    [pass] passes
   *[other] answers { $answer }
}; now go on: { $moves ->
    [1] one more move wins.
   *[other] { $moves } more moves win.
}
problem-refuted-most = That captures { $seeds ->
    [0] nothing
   *[other] { $seeds }
}; another move captures more.
problem-refuted-uurs = That makes no uurs.
problem-refuted-win = { $answer ->
    [pass] { other } passes, and it is no longer to be won in time.
   *[other] After the answer { $answer } it is no longer to be won in time.
}
problem-refuted-win-now = That does not win at once.
problem-refuted-win-over = With that the game ends without a win.
problem-refuted-hold = { other } { $answer ->
    [pass] passes
   *[other] answers { $answer }
} and wins with best play.
problem-refuted-hold-over = With that the game ends, and { other } wins.
