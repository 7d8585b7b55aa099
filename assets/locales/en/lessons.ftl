### Lessons: what is to be read, what is to be done, and what a try came to. Markup: *strong*.

## The tasks. Arguments as in telling.ftl; $pit is the pit it is about.
task-play = Sow *{ $pit }*{ to-side }.
task-end-in = Sow so that the last seed falls { in-pit }.
task-capture = Capture at least { seeds-words } with one move.
task-laps = Find the sowing that goes on for { $laps } laps.
task-uurs = Make a pair of uurs.
task-bar = Set the bar: play the move after which { other } may not answer with the same seed.
task-leave-stuck = Sow so that { other } has no move.
task-win = Play the move that brings the end, with more seeds for { side }.
task-move = Only one pit can be sown. Which one? Sow it.
task-last = { side } sows *{ $pit }*. Where will the last seed fall? Choose that pit.
task-stops = { side } sows *{ $pit }* and captures. Which pit stops the chain? Choose it.
task-refused = Which pit of { side }’s holds seeds and still may not be sown? Choose it.
task-endless = Which pit of { side }’s may not be sown because its sowing would never end? Choose it; the board shows which ones can be sown.

## What a try missed
miss-play = The task was to sow *{ $pit }*{ to-side }.
miss-end-in = The last seed was to fall { in-pit }.
miss-capture = At least { seeds-words } were to be captured.
miss-laps = It was to take { $laps } laps or more.
miss-uurs = No uurs were made.
miss-bar = It bars no pit: that takes a single seed that crosses from an end pit into the empty pit facing it.
miss-leave-stuck = { other } can still move.
miss-win = That does not end the game with more seeds for { side }.
miss-chosen = Not quite: you chose { the-pit }.
miss-can-be-sown = Pit *{ $pit }* can be sown.

## What a move is
lesson-move-title = A move
lesson-move-text = The row nearest to a player is that player’s own. A move is to lift all seeds from one of the own pits and to drop them one by one into the pits that follow, past the end of the row into the other one. Captures come in a later step.
lesson-move-praise = Yes. The number of seeds tells where the last one falls, and the last one decides what happens.

## Directions
lesson-outward-title = Outward
lesson-outward-text = A player’s two left pits are sown to the left, the two right ones to the right. So seeds leave the row by the shorter way, and both players meet each other at both ends of the board. The middle pit is sown either way: the player chooses with the move.
lesson-outward-praise = Yes. Only for the middle pit there is a choice.
lesson-one-way-title = One way round
lesson-one-way-text = All pits of both players are sown counterclockwise: to the player’s own right, and from the right end across into the other row.
lesson-one-way-praise = Yes. Each player sows to the right as seen from the own seat; on the board that is the same way round.
lesson-round-title = All the way round
lesson-round-text = Many seeds can go round the whole board. The pit from which they were lifted is not left out: it gets its seed like any other.
lesson-round-praise = Yes. On a ring of ten pits the eleventh seed falls where the first one did.

## Captures of 2 or 4
lesson-capture-title = Two or four
lesson-capture-text = When the last seed falls in a pit of the opponent and makes it 2 or 4, all seeds of that pit are captured. Pits of the own row are never captured, and no other number is.
lesson-capture-praise = Yes. Count what the last seed will make, not what lies there now.
lesson-chain-title = The chain
lesson-chain-text = After a capture look back along the way of the sowing: the pit before is captured too if it holds 2 or 4, then the one before that, and so on.
lesson-chain-praise = Yes. One move can empty a whole row, and that is allowed.
lesson-chain-stops-title = What stops a chain
lesson-chain-stops-text = The chain stops at the first pit that holds neither 2 nor 4. What lies behind such a pit is safe. It also stops at the mover’s own row.
lesson-chain-stops-praise = Yes. A pit with another number shields those behind it.

## Ko
lesson-ko-title = Ko
lesson-ko-text = Two end pits face each other at each end of the board. When a single seed crosses from one into the other, and that one was empty, it may not come straight back: that pit is barred for one turn.
lesson-ko-praise = Yes. The bar lasts for the opponent’s next turn only.
lesson-barred-title = Barred
lesson-barred-text = A barred pit cannot be lifted for one turn, though it belongs to the player. If it is the only one that could be sown, the player is stuck, and the game ends.
lesson-barred-praise = Yes. All other pits can be sown, and one turn later this one can be again.

## Um el Bagara
lesson-single-title = A single seed stays
lesson-single-text = In Um el Bagara a pit with exactly one seed cannot be lifted. It waits until another seed falls in. So no single seed goes to and fro, and ko is not needed.
lesson-single-praise = Yes. Every other pit is empty or holds a single seed.
lesson-pass-title = Passing
lesson-pass-text = Who has only single seeds, or none, is stuck and passes; nobody may pass who can move. The other one goes on, and may have to bring seeds over.
lesson-pass-praise = Yes. What is left there are single seeds.
lesson-both-stuck-title = When both are stuck
lesson-both-stuck-text = The game ends when neither player can move. Then each takes the seeds of the own row, and who has more seeds wins.
lesson-both-stuck-praise = Yes. Captured seeds and those of the own row are counted together.

## Relay
lesson-relay-own-title = Relay
lesson-relay-own-text = When the last seed falls in a pit of the own row that is not empty, all seeds of that pit are lifted and sown on: a new lap begins. So a move can have many laps.
lesson-relay-own-praise = Yes. Each lap ended in a pit of the own row that held seeds.
lesson-relay-stops-title = Where a relay ends
lesson-relay-stops-text = The sowing ends when the last seed falls in an empty pit, or anywhere in the opponent’s row. An own pit that now holds 2 or 4 is sown on like any other.
lesson-relay-stops-praise = Yes. Follow it lap by lap: lift, count, and look what the last seed meets.
lesson-relay-any-title = Lap after lap
lesson-relay-any-text = When the last seed falls in a pit that is not empty, in either row, all its seeds are lifted and sown on. The sowing ends in an empty pit. Nine laps are nothing unusual.
lesson-relay-any-praise = Yes. The last seed found company once, and then an empty pit.

## Lamlameta with uurs
lesson-opposite-title = The pit opposite
lesson-opposite-text = When the sowing ends in an empty pit of the opponent’s row, and the mover’s own pit opposite is not empty, both are captured: the seeds opposite and the last seed.
lesson-opposite-praise = Yes. The seeds to be gained are those on the own side, before the opponent gets at them.
lesson-uur-title = Uurs
lesson-uur-text = When the pit opposite holds exactly 3, nothing is captured. One of the three crosses over, so that both pits hold 2, and both become uurs of the mover. Uur is Somali for “pregnant”.
lesson-uur-praise = Yes. From now on every seed that falls into these two pits is yours at the end.
lesson-uur-met-title = An uur is never lifted
lesson-uur-met-text = No one may lift an uur, not even its owner. A last seed that falls into an uur stays there, and the turn ends, whoever owns it.
lesson-uur-met-praise = Yes. The uur keeps its seeds to the end.
lesson-endless-title = Sowings without end
lesson-endless-text = Now and then a sowing would go on for ever, because the same board comes again with the same pit to lift. Such a move is not allowed. The board knows it beforehand, and does not offer it.
lesson-endless-praise = Yes. This is rare, and no one has to count it out.
lesson-end-uurs-title = The end with uurs
lesson-end-uurs-text = The game ends when the player to move has no seed in an own pit that is not an uur. Each player takes the own row without the other’s uurs, and the own uurs in both rows.
lesson-end-uurs-praise = Yes. The uur in the other row counts for its owner.

## Lamlameta with pairs
lesson-first-move-title = The first move
lesson-first-move-text = The first move of the game starts from one of the two rightmost pits and captures nothing.
lesson-first-move-praise = Yes. After it any pit may be sown, except for pairs.
lesson-pairs-skipped-title = Pairs are passed over
lesson-pairs-skipped-text = In sowing, every pit of the opponent’s that holds exactly 2 at that moment is passed over: it gets no seed. Pairs are safe from being broken, and ripe for being captured. In the first move of the game none is passed over.
lesson-pairs-skipped-praise = Yes. The seed that was not dropped goes one pit further.
lesson-pairs-start-title = Pairs do not start
lesson-pairs-start-text = A pit of exactly 2 may not be lifted to start a move, unless all own pits that hold seeds hold 2. In the middle of a sowing pairs are lifted like all others.
lesson-pairs-start-praise = Yes. While another pit can be sown, a pair stays where it is.
lesson-pairs-captured-title = All pairs at once
lesson-pairs-captured-text = When the sowing ends in an empty pit of the own row, and the pit opposite holds exactly 2, all pits of the opponent’s that hold exactly 2 are captured. The last seed stays.
lesson-pairs-captured-praise = Yes. Every pair in the other row went with it.

## The end
lesson-end-title = The end and the count
lesson-end-text = When the player to move has no move, the game is over. Each player takes the seeds of the own row; who has more seeds wins. The same position for the third time ends the game too.
lesson-end-praise = Yes. Captured seeds and those of the own row are counted together.
