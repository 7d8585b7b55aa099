### Refusals and outcomes. Refusals have markup: *strong*.

## Why a move is refused. $side is the owner of the pit.
refusal-over = The game is over.
refusal-no-such-pit = There is no pit { $pit } on this board.
refusal-not-yours = Pit *{ $pit }* is { side }’s: players sow from their own row.
refusal-empty = Pit *{ $pit }* is empty: there is nothing to sow.
refusal-single = Pit *{ $pit }* holds a single seed: in this game a single seed cannot be lifted.
refusal-barred = Pit *{ $pit }* is barred for this turn: the single seed that just came from *{ $from }* may not go straight back.
refusal-uur = Pit *{ $pit }* is an uur: uurs are never lifted, by anyone.
refusal-not-first = The first move does not start from *{ $pit }*, but from one of the two rightmost pits, *{ $first }* or *{ $second }*.
refusal-pair = Pit *{ $pit }* holds exactly 2: a pair may not start a move while another pit can.
refusal-direction = Pit *{ $pit }* is sown to the { $way ->
    [left] left
   *[right] right
}, not the other way.
refusal-endless = The sowing from *{ $pit }* would never end: the same board would come again and again, so the move is not allowed.
refusal-may-not-pass = Only a player without a move may pass: moving is compulsory.
# $number as in A5.
refusal-rule = Rule { $number }

## The outcome
result-wins = { side } wins by { $by }
result-draw = A draw
# Makes a sentence of one of the two above.
sentence = { $text }.
# $captured and $taken make $score.
outcome-count = { side }: { $taken ->
    [0] { $captured } captured
   *[other] { $captured } captured and { $taken } from the board, { $score }
}
shares-own-row = Each player takes the seeds in their own row.
shares-own-row-and-uurs = Each player takes the seeds in their own row and in their own uurs.
shares-opponent = The seeds on the board go to { side }.
shares-equal = The seeds on the board are shared equally; an odd one goes to nobody.
