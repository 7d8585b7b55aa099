//! Exact values of the boards with few seeds, for the games on two rows of five that capture by
//! two and four.
//!
//! The value of a board is what the player to move gets of the seeds on it less what the opponent
//! gets, when both play as well as can be. It does not depend on the stores. A capture leads to a
//! board with fewer seeds, so the tables are built from few seeds to many.
//!
//! # Cycles
//!
//! Between captures a game may go round for ever. With equal shares (G5, `repetition = equal`) a
//! game that does is worth 0 from there, so a player who is to gain `t > 0` must do so in a number
//! of moves, and who is to lose must be forced to. That makes values exact, and gives the way to
//! find them, from the greatest gain down: a board is a gain of `t` if a move captures or ends the
//! game for `t`, or leads to a loss of `t`; it is a loss of `t` if no move does better and all
//! moves lead to captures, ends or gains of at least `t`. What is neither a gain nor a loss is 0.
//!
//! With `repetition = own-row` a cycle is worth what lies in the rows where it closes for the third
//! time, which depends on how the game came there, and the two players of a cycle may wish for
//! different places to close it. A board has no value of its own then, and there are no tables.
//!
//! As in every table of this kind, what happened before is not looked at: a position that was
//! there before is valued as if it had not been. That changes no value: where repetition would
//! help a player, the value is at least 0 for him already.

mod build;
mod growing;
mod ranking;
mod table;
mod unsow;

pub use growing::Growing;
pub use ranking::MOST_SEEDS;
pub use table::{Step, TableBytesError, Tables, Untabled};
