### The rules page, the page about the games and the one for teachers: what stands around their
### texts. Without markup.

## Pictures of boards
figure-before = Before the move
figure-after = After the move
# $south and $north are the numbers of seeds from each player’s left.
figure-board = { $when }. South’s pits: { $south }. North’s pits: { $north }. Captured: South { $south-store }, North { $north-store }.
# $pits is the number of pits in a row.
figure-sheet = An empty board with two rows of { $pits } pits

## The rules
book-contents = Contents
book-seat = The examples are played by
book-print = Print these rules
book-on-board = Show on the board
# $option is what the sources disagree about, or what can be chosen.
book-differ = Sources differ: { $option }
book-choice = A choice: { $option }
book-chosen = The page now follows:
book-option = { $option }: { $value }
book-start = Start a game by these rules
book-usual = Back to the usual rules
# $rule is a number as in A5.
book-no-rule = There is no rule { $rule } in this game.

## About
about-lead = Who plays these games and where, what their words mean, and who has described them.
map-title = Where the games are played
map-words = A sketch. Northern Kordofan lies in Sudan, west of the Nile. Asosa and Beni Sangul lie in Ethiopia near the border of Sudan, where the Blue Nile crosses it. Konso lies in the south of Ethiopia. Somalia lies to the east.
map-note = A sketch: it shows which place lies which way from which, not where exactly.
map-sudan = Sudan
map-ethiopia = Ethiopia
map-somalia = Somalia
map-nile = Nile
map-blue-nile = Blue Nile
map-kordofan = northern Kordofan
map-asosa = Asosa, Beni Sangul
map-konso = Konso
map-south-somalia = Somalia
map-layli-goobalay = Layli Goobalay

## For teachers
teachers-lead = To show a game to a class, to play without a screen, and to put a board into a page of your own.
teachers-show-title = On the big screen
teachers-show =
    The large board fills the screen and leaves out all but the board, the words and the playback. The key S opens and closes it.
    At the speed “Teach” a seed takes a second, slow enough to count along. The space bar goes on by one seed, Backspace goes back, Page Up and Page Down go by laps; P pauses. So a class can be asked where the last seed will fall.
    T turns the board to the other side. Nothing is sent anywhere: all of it happens in the page.
teachers-print-title = On paper
teachers-print =
    These boards are drawn in lines for a sheet of A4. With beans, pebbles or buttons they can be played on.
# $pits is the number of pits in a row.
teachers-print-board = Print the board of 2 × { $pits }
teachers-print-rules = The rules print well too, with their examples:
teachers-embed-title = In a page of your own
teachers-embed =
    The game that is now on the board, or its lesson, can stand in a page of yours. Copy the lines below into it, where it takes HTML. The board fits any frame from 300 × 200 on, stores nothing and leaves the page around it alone.
    If your page puts frames into a sandbox, it must allow scripts (allow-scripts), and the board’s own server must open its files to all pages with the header Access-Control-Allow-Origin, as GitHub Pages does. Safari of spring 2026 wants allow-same-origin too.
teachers-what = The frame shows
teachers-lesson = The lesson of this game
teachers-controls = With the board
teachers-controls-none = Nothing
teachers-controls-bar = Playback
teachers-controls-full = All there is room for
teachers-size = Size
teachers-snippet = Lines for your page
teachers-sample = What the frame shows
