## Sides. $side is south or north.
side = { $side ->
    [south] { side-south }
   *[north] { side-north }
}
# The opponent of $side.
other = { $other ->
    [south] { side-south }
   *[north] { side-north }
}

## Pits. $pit is a letter.
pit-yours = Your pit { $pit }
pit-of = { side }’s pit { $pit }
pit-seeds = { $seeds ->
    [0] empty
    [1] 1 seed
   *[other] { $seeds } seeds
}
pit-uur = uur of { side }
pit-barred = barred for this turn
pit-sows-left = sows left
pit-sows-right = sows right
pit-sows-both = sows left or right
# The name of a pit, and what more there is to say of it.
pit-and = { $name }, { $more }

## Options
option-pits = Pits in a row
option-seeds = Seeds in each pit
option-direction = Direction of sowing
option-relay = Relay
option-capture = What is captured
option-singles = A single seed may move
option-ko = Ko
option-uurs = Uurs
option-capture-side = The last seed captures
option-first-move-captures = The first move may capture
option-first-move = The first move starts
option-pairs-may-start = A pair may start a move
option-stuck = A player without a move
option-leftovers = Seeds left when a player cannot move
option-repetition = Same position for the third time

value-on = yes
value-off = no
value-outward = outward
value-counterclockwise = counterclockwise
value-clockwise = clockwise
value-relay-off = none: one lap
value-relay-own = from one’s own row
value-relay-both = from both rows
value-two-or-four = enemy pits made 2 or 4
value-opposite = the last seed and the pit opposite
value-pairs = all enemy pairs
value-side-enemy = in an empty enemy pit
value-side-own = in an empty pit of one’s own
value-first-right = from one of the two rightmost pits
value-first-any = from any pit
value-stuck-end = ends the game
value-stuck-pass = passes
value-leftovers-own-row = to the owner of the row
value-leftovers-opponent = to the opponent of that player
value-repetition-equal = equal shares
value-repetition-own-row = to the owner of the row

## What game it is, by other rules than the usual ones that labels.ftl tells of. $pits are those of
## the board, $seeds those of a pit at the start; options are arguments by their names.
played-alemungula = { $pits ->
    [10] Ten
   *[other] { $pits }
} pits, { seeds-words } in each, sown outward; making 2 or 4 captures, backward along the line of sowing.
played-um-el-bagara = The cow game of Kordofan: played as Alemungula, but a single seed cannot move{ $stuck ->
    [pass] , and a player without a move passes
   *[end] { "" }
}.
played-alemungula-relay = { $seeds ->
    [4] Four seeds
    [5] Five seeds
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} in each pit, all sown one way; { $relay ->
    [off] a move is one lap
    [both] a sowing goes on from the pits of both rows that hold seeds
   *[own] a sowing goes on from your own pits that hold seeds
}.
played-lamlameta = { $pits ->
    [24] Twenty-four
   *[other] { $pits }
} pits, { $relay ->
    [off] one lap a move
   *[both] laps that run on and on
}; { $uurs ->
    [off] your last seed is captured together with those facing it
   *[on] three seeds facing your last one make a pair of uurs
}.

## Who plays it which way, or what it means
note-seeds = Five: the Italian document. Four: the English documents.
note-stuck-alemungula = The Italian document, taken literally, lets the player pass; then the game ends when neither can move.
note-stuck-um-el-bagara = The Italian document lets the player pass, and the game ends when neither can move.
note-ko = With ko, a single seed put into the empty end pit that faces it may not come straight back.
note-direction = Both players sow the same way round.
note-relay = Where a last seed that falls among others is lifted on with them. The English documents: in one’s own row.
note-uurs = Uurs come from Layli Goobalay, the Somali game (Marin 1931): pits that are owned and never lifted.
note-capture-side = The Somali rule captures from one’s own row. It is best played without captures on the first move.
note-first-move-captures = With the Somali rule better not: the first player would win 69 of 100 random games.
note-first-move = Pankhurst 1971: from one of the two rightmost pits.
note-pairs-may-start = Pankhurst 1971: only when every pit in the row that is not empty holds a pair. Mancala World and Wikipedia: always.
note-leftovers = Pankhurst’s game gives the players their own rows; in the other form the opponent of the one who cannot move takes all.
note-repetition = It is counted since the last capture. Equal shares are the convention under which awari was solved; an odd seed goes to nobody.
