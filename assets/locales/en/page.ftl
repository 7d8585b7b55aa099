### The page around the board. Without markup.

## New game
new-edition = Game
# $pits is the number of pits in a row.
new-board-size = 2 × { $pits }
new-first = First
new-first-lot = By lot
new-options = Rules and options
new-sources-differ = The sources differ here. The usual answer stands first.
new-start = Start
new-leaves-game = The game now on the board will be left.

## Settings
settings-language = Language
# $file is where the texts are corrected.
language-unreviewed = No native speaker has reviewed these texts yet. They can be corrected in { $file }.
settings-theme = Colours
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = Contrast
settings-turned = At the bottom
settings-turned-south = South
settings-turned-north = North
settings-turned-mover = The player to move
settings-tap = A tap on a pit
settings-tap-preview = Shows the move, the next one plays it
settings-tap-play = Plays the move
settings-timber = Board
settings-timber-theme = By theme
settings-timber-light = Light
settings-timber-dark = Dark
settings-timber-clay = Clay
settings-beans = Seeds
settings-beans-beans = Beans
settings-beans-pebbles = Pebbles
settings-beans-beads = Beads
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-close = Close

## Seats and turn
turn-to-move = { side } to move
notice-decided = { side } has more than half: the game is decided.

## The board
board-row = { side }’s row
board-store = { side }’s store, { pit-seeds }
direction-title = Which way from pit { $pit }?

## Under the board
game-again = Play again
# $seed of $seeds have fallen.
playback-scrubber-value = { $seed ->
    [0] before the first seed
   *[other] seed { $seed } of { $seeds }
}
playback-lap = Lap { $lap } of this move

## Moves
moves-title = Moves
moves-empty-hint = { side } begins. Choose a pit with a chevron beside its number.
outcome-title = The game is over

## Keys. The names of the keys, then what they do.
keys-arrows = Move between the pits
keys-letters = Play the pit with that letter
keys-enter = Play the pit
keys-direction = Choose the way of the middle pit
keys-undo = Take back the last move
keys-redo = Play it again
keys-new = New game
keys-escape = Finish the animation, or close what is open
keys-step = One seed back or forward
keys-lap = One lap back or forward
keys-pause = Pause or go on
keys-show = Show the board large
keys-turn = Turn the board
keys-why = Why did it go so?
keys-help = This list

## Why, and where to begin
why-ask = Why?

## When something cannot be read or has gone wrong
stored-broken = The stored game could not be read.
stored-studied-broken = The stored progress could not be read.
stored-kept = It was set aside, not deleted.
stored-form = It has not the expected form, from line { $line }, column { $column } on.
stored-newer = It was written by a newer version of this page.
stored-unavailable = This browser stores nothing for the page: the game is lost when the page is closed.
notice-dismiss = Dismiss

## A match of several rounds
new-rounds = Rounds of the match
new-rounds-one = One game
game-next-round = Next round
match-standing = Rounds won: { side-south } { $south }, { side-north } { $north }.

## The computer
new-against = Against
new-against-each-other = Each other
new-against-computer = Computer
new-level = Level
new-your-side = You play
level-sprout = Sprout
level-learner = Learner
level-neighbour = Neighbour
level-elder = Elder
level-master = Master
seat-computer = Computer, { $level }
analysis-thinking = Looking ahead …
analysis-computer = The computer is thinking about its move.
# $seeds is a number with one decimal.
analysis-exact = Proven: { side } ends { $seeds } ahead.
analysis-guess = { side } is { $seeds } ahead, it seems.
analysis-effort = { $depth } moves ahead, { $nodes } thousand positions

## Places
# $error is what the browser says.
page-not-fetched = The texts of this page could not be fetched ({ $error }). Reload the page when you are online.
# $address is what stands in the address bar.
notice-no-such-page = There is no page { $address } here.
# $language is its own name for itself.
notice-not-spoken = The texts in { $language } could not be fetched. They will be when you are online.
