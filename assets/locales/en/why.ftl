### Why a move went as it did. Markup and arguments as in telling.ftl.

why-direction = { $way ->
    [left] Pit *{ $pit }* lies left of the middle, so it is sown to the left, outward.
    [right] Pit *{ $pit }* lies right of the middle, so it is sown to the right, outward.
   *[middle] Pit *{ $pit }* is the middle one: it may be sown either way.
}
why-own-seed = The lap came round to { the-pit }, where it had begun: that pit is not left out and gets its seed.
# $list has the letters of pits.
why-skipped = A pit of { other }’s that holds exactly 2 is passed over in sowing: here { $list }.
why-relayed-once = The first lap ended { in-pit }, which was not empty, so all its seeds were sown on.
why-relayed = The last seed fell into pits that were not empty, so the sowing went on { $times } times: from { $list }.
why-relayed-often = The last seed fell into pits that were not empty, so the sowing went on { $times } times.
why-no-uurs = Pit *{ $opposite }* opposite held { $holds }. Only 3 would have become uurs.
why-bare-captured = { other }’s row is empty now: it is allowed to capture everything.
why-bare = { other }’s row is empty now: nobody has to leave the opponent a seed.
why-decided = { side } now has { $seeds } of { $total } seeds, more than half. The game is decided, but it is played to its end.
# $south and $north are numbers of seeds; $text as in “South wins by 6”.
why-count = The count: { side-south } { $south }, { side-north } { $north }. { $text }.
