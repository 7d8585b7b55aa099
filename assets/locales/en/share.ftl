### Taking a game elsewhere, and opening one. Without markup.

share-link = Link
share-what = The link leads to
share-game = The whole game
share-position = This position
share-language = It is read in
share-language-own = The reader’s language
share-copy = Copy
share-copied = It is copied.
share-select = It is selected: copy it as you copy other text.
share-record = The game as text
share-download = Save as a file
share-open = Open a game
share-open-note = A record, or a link to a game. The game on the board is kept.
share-open-text = Record or link
share-open-button = Open
share-open-file = Open a file
share-file-unread = The file could not be read.
share-kept = Games kept
# $moves is the number of moves. $edition is the name of the game.
share-kept-game = { $edition }, { $moves ->
    [1] 1 move
   *[other] { $moves } moves
}
share-take-up = Go on with it

## Notices
notice-bad-link = The link cannot be opened.
notice-bad-link-kept = The game on the board is as it was.
notice-game-kept = This game came with a link or a file. The one that was on the board is kept.
notice-game-back = Back to it
