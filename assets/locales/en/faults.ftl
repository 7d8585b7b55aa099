### What is wrong with a link, a stored game or an imported one. $text quotes what was found.

## Rules
fault-no-pits = A row needs at least one pit.
fault-too-many-pits = A row of { $pits } pits is too long: 12 is the most.
fault-no-seeds = Each pit needs at least one seed.
fault-too-many-seeds = { $seeds } seeds are too many: 50 is the most where a sowing might never end, 255 elsewhere.
fault-ko-needs-outward = Ko has no meaning where all pits are sown one way.
fault-ko-needs-singles = Ko has no meaning where a single seed cannot move.
fault-uurs-need-opposite = Uurs go only with the capture of the pit opposite.
fault-side-needs-opposite = The row that captures can be chosen only with the capture of the pit opposite.

## Options
fault-edition = There is no game “{ $text }”.
fault-option-name = There is no option “{ $text }”.
fault-option-value = “{ $text }” is no answer to the option “{ $option }”.
fault-option-form = “{ $text }” is not of the form option=value.

## Positions
fault-no-such-pit = There is no pit { $text } on this board.
fault-pit-count = { $found ->
    [1] One pit is given
   *[other] { $found } pits are given
}, but the board has { $expected }.
fault-total = There are { $found } seeds in pits and stores, but { $expected } belong to this game.
fault-no-uurs = This game has no uurs.
fault-uur-without-partner = The uur in pit { $pit } has no partner opposite.
fault-uur-with-two-owners = The uur in pit { $pit } has two owners.
fault-uur-too-small = The uur in pit { $pit } holds fewer than two seeds.
fault-no-ko = A pit is said to be barred, but this game has no ko.
fault-cannot-be-barred = Pit { $pit } cannot be barred: it must be an end pit of the player to move and hold one seed, with the pit opposite empty.
fault-not-the-opening = It cannot be the first move of a game: something was played before, or no first move is possible.
fault-cannot-have-passed = The last turn cannot have been a pass.

# $part is one of the next four.
fault-setup-missing = The position is cut short: { $part } is missing.
part-edition = the game
part-board = the board
part-score = the score
part-mover = the side to move
fault-setup-rows = “{ $text }” is not two rows of seeds, such as 5,5,5,5,5/5,5,5,5,5.
fault-setup-stores = “{ $text }” is not two stores, such as 0-0.
fault-setup-mover = “{ $text }” is not a side: S or N is expected.
fault-setup-mark = “{ $text }” is not understood: uurs=…/…, barred=…, opening or passed is expected.
fault-setup-twice = “{ $text }” stands twice.

## Moves
fault-move-form = “{ $text }” is not a move: a pit such as A, C<, c or 2-, or pass is expected.
fault-direction-needed = Pit { $text } can be sown both ways: < or > must be added.
fault-wrong-direction = Pit { $text } is not sown that way.

## Records
fault-place = Line { $line }, column { $column }: { $text }
fault-tag = A tag is written [Name "text"].
fault-tag-twice = The tag { $text } stands twice.
fault-late-tag = Tags stand before the moves.
fault-open-comment = The comment has no end.
fault-no-edition = The tag Edition, which names the game, is missing.
fault-other-rules = The position belongs to other rules than the tags Edition and Options name.
fault-result = The result is given as { $said }, but the moves lead to { $found }.
fault-result-open = The result is given as { $said }, but the game is not over.
fault-result-ended = The game is marked as not over, but the moves end it with { $found }.
fault-after-result = Nothing may stand after the result.

## Links. $name is the parameter, which is not translated, and $text what is wrong.
fault-parameter = In “{ $name }”: { $text }
fault-parameter-unknown = There is no parameter “{ $text }” in a link.
fault-parameter-twice = It stands twice.
fault-parameter-missing = It is missing, so that nobody knows which game is meant.
fault-link-move = Move { $number }, “{ $move }”: { $text }
fault-link-ply = “{ $text }” is not a number of moves from 0 to { $moves }.
fault-link-language = “{ $text }” is not a language spoken here.
fault-link-controls = “{ $text }” is not one of none, bar and full.
