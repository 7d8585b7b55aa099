### What happens in a move. Markup: *strong*, ==taken==.
###
### $side is the player who moves, $other the opponent: south or north. $pit is a letter and $row
### whose row it is in: own (the mover’s), south or north.

## Pieces that other texts are made of
the-pit = { $row ->
    [south] { side-south }’s pit *{ $pit }*
    [north] { side-north }’s pit *{ $pit }*
   *[own] *{ $pit }*
}
in-pit = in { the-pit }
from-pit = from { the-pit }
seeds-words = { $seeds ->
    [1] one seed
    [2] two seeds
    [3] three seeds
    [4] four seeds
    [5] five seeds
    [6] six seeds
    [7] seven seeds
    [8] eight seeds
    [9] nine seeds
    [10] ten seeds
    [11] eleven seeds
    [12] twelve seeds
   *[other] { $seeds } seeds
}
in-hand = { $hand ->
    [1] one is in hand
    [2] two are in hand
    [3] three are in hand
    [4] four are in hand
    [5] five are in hand
    [6] six are in hand
    [7] seven are in hand
    [8] eight are in hand
    [9] nine are in hand
    [10] ten are in hand
    [11] eleven are in hand
    [12] twelve are in hand
   *[other] { $hand } are in hand
}
# $way is left or right where there is a choice.
to-side = { $way ->
    [left] { " " }to the left
    [right] { " " }to the right
   *[only] { "" }
}
last-in-empty = The last seed falls { in-pit }, which was empty

## Sowing
tell-before = { side } is about to sow *{ $pit }*{ to-side }: { seeds-words }.
tell-before-pass = { side } has no move.
tell-lift = { side } lifts *{ $pit }*{ $way ->
    [left] , to sow to the left
    [right] , to sow to the right
   *[only] { "" }
}: { seeds-words }.
tell-relay = Lap { $lap } goes on { from-pit }: { seeds-words }.
tell-drop = One falls { in-pit }, which now holds { $holds }; { in-hand }.
tell-last = The last seed falls { in-pit }, which { $holds ->
    [1] was empty
   *[other] now holds { $holds }
}.
tell-last-relay = The last seed falls { in-pit }, which held { $held }: lap { $lap } goes on from there with { $holds }.
tell-skip = The hand passes over { the-pit }, which holds exactly 2; { in-hand }.

## Captures of 2 or 4. $more counts the pits after the first one; $next, with $holds seeds, is the
## pit before it; $list has them all; $stop, with $left seeds, is where the chain stops.
tell-chain = The last seed makes *{ $made }* { in-pit }: ==captured==.
tell-chain-item = *{ $pit }* with { $holds }
tell-chain-goes = { $more ->
    [1] Pit *{ $next }* before it holds { $holds } and goes too.
   *[other] The pits before it go too: { $list }.
}
tell-chain-broken = { $more ->
    [0] Pit *{ $stop }* before it holds { $left }, so the chain stops there.
    [1] Pit *{ $next }* before it holds { $holds } and goes too; *{ $stop }* holds { $left }, so the chain stops there.
   *[other] The pits before it go too: { $list }; *{ $stop }* holds { $left }, so the chain stops there.
}
tell-chain-row = { $more ->
    [0] Before it lies { side }’s own row, so the chain stops there.
    [1] Pit *{ $next }* before it holds { $holds } and goes too; then comes { side }’s own row, and the chain stops.
   *[other] The pits before it go too: { $list }; then comes { side }’s own row, and the chain stops.
}

## Captures of the pit opposite, and uurs. $opposite is the letter of the pit opposite.
tell-opposite = { last-in-empty }: *{ $opposite }* opposite is ==captured==, with { $holds }.
tell-opposite-both = { last-in-empty }: it is ==captured==, and so { $holds ->
    [1] is the single seed
   *[other] are the { $holds }
} in *{ $opposite }* opposite.
tell-uurs = { last-in-empty }, and *{ $opposite }* opposite held 3: one of them crosses, and both pits become uurs of { side }.

## Captures of pairs. $list has the letters.
tell-pairs-so-far = { last-in-empty }, and *{ $opposite }* opposite holds 2, so all pairs of { other }’s are ==captured==: { $list } so far.
tell-pairs-all = { last-in-empty }, and *{ $opposite }* opposite held 2: { $pairs ->
    [1] this pair is ==captured==, the only one of { other }’s.
   *[other] all pairs of { other }’s are ==captured==, { $list }, together { $seeds } seeds.
}

## Why the sowing goes no further and nothing is captured
rest-empty = { last-in-empty }: the sowing ends there.
rest-empty-own = { last-in-empty }: the sowing ends there, and only in { other }’s row would it capture.
rest-empty-enemy = { last-in-empty }: the sowing ends there, and only in { side }’s own row would it capture.
rest-own-row = The last seed falls { in-pit }, in { side }’s own row: nothing is captured there.
rest-makes = The last seed makes *{ $made }* { in-pit }: only 2 or 4 would be captured.
# $owner owns the uur: south or north.
rest-uur = The last seed falls { in-pit }, an uur of { $owner ->
    [south] { side-south }
   *[north] { side-north }
}: it stays there, and the turn ends.
rest-opposite-empty = { last-in-empty }, but *{ $opposite }* opposite is empty too: nothing is captured.
rest-not-pair = { last-in-empty }, but *{ $opposite }* opposite { $holds ->
    [0] is empty
   *[other] holds { $holds }, not 2
}: nothing is captured.
rest-first-move = The last seed falls { in-pit }: the first move of the game captures nothing.
rest-no-relay = The last seed falls { in-pit }, which was not empty: from there no lap goes on, and nothing is captured.

## Ko
tell-bar = The single seed from *{ $from }* has crossed to the empty end pit *{ $pit }*: { other } may not lift it on the next turn.

## Passes
pass-no-seeds = { side } has no seed to sow and passes.
pass-only-uurs = { side } has seeds only in uurs, which are never lifted, and passes.
pass-only-singles = { side } has only single seeds, which cannot be lifted, and passes.
pass-only-barred = { side } could lift only the barred pit, and passes.
pass-only-endless = { side } has only sowings that would never end, and passes.

## The end. $south and $north are numbers of seeds here.
end-no-seeds = { side } has no seed to sow: the game is over.
end-only-uurs = { side } has seeds only in uurs, which are never lifted: the game is over.
end-only-singles = { side } has only single seeds, which cannot be lifted: the game is over.
end-only-barred = { side } could lift only the barred pit: the game is over.
end-only-endless = { side } has only sowings that would never end: the game is over.
end-both = Neither player can move: the game is over.
end-repetition = The same position has come for the third time since the last capture: the game is over.
end-takes = From the board { side-south } takes { $south ->
    [0] nothing
   *[other] { $south }
} and { side-north } { $north ->
    [0] nothing
   *[other] { $north }
}.
tell-sweep = { side } takes { seeds-words } from *{ $pit }*.

## The whole move. $from is the pit lifted first, $pit where the last seed fell; $effect is takes,
## uurs or nothing; $first and $second are the uurs.
move-sows = { side } sows { $from }{ to-side }, { seeds-words }{ $laps ->
    [1] { "" }
   *[other] , in { $laps } laps
}, ending { in-pit }, and { $effect ->
    [takes] captures { $taken }
    [uurs] makes uurs of { $first } and { $second }
   *[nothing] captures nothing
}.
move-bars = Pit { $pit } is barred for { other }’s next turn.
move-pass = pass
move-uur = uur

## A move that is not yet played
preview-sows = Pit *{ $from }*{ to-side }: { seeds-words }{ $laps ->
    [1] { "" }
   *[other] , { $laps } laps
}, ending { in-pit }.
# $list has the numbers, as in 4 and 2.
preview-takes = Takes =={ $list }==.
preview-uurs = Makes uurs of *{ $first }* and *{ $second }*.
preview-nothing = Captures nothing.
preview-ends = Ends the game.
# $move as in D or C ›.
preview-play = Play { $move }
