### The computer player where it is no player: how far its tables are, and what became of it.

## Exact tables. $seeds and $goal are numbers of seeds on the board.
tables-growing = Exact values to { $seeds } seeds; they are being worked out to { $goal }.
tables-ready = Exact values of all boards to { $seeds } seeds.

## When it has failed
engine-restarted = The computer player had stopped and was started again.
engine-restarted-detail = The game goes on.
engine-lost = The computer player cannot be started.
engine-lost-detail = The game is kept; load the page again to give it another try.
