//! The games: every rule is written here, once.
//!
//! Nothing in this room knows the web or speaks to people: what happens in a move is told as
//! [`Event`]s, why a move is refused as an [`IllegalMove`], and why a position cannot be as a
//! [`SetupError`]. The rule numbers in the comments (A3, L6, …) are those of the rules page.

mod answer;
mod board;

mod edition;
mod event;
mod game;
mod lap;
mod moves;
mod notation;
mod outcome;
mod perft;
mod pit;
mod play;
mod position;
mod record;
mod ruleset;
mod series;
mod setup;
mod shape;
mod side;
mod sow;
mod swift;
pub(crate) mod word;

pub use board::Board;
pub use edition::Edition;
pub use event::{Event, Rest, Sink, Trace};
pub use game::Game;
pub use moves::{Move, MoveError, Moves, Sowings};
pub use notation::{Arrow, MoveText};
pub use outcome::{End, Outcome, StuckBecause};
pub use perft::perft;
pub use pit::{Direction, Pit};
pub use play::IllegalMove;
pub use position::Position;
pub use record::{Record, RecordError, RecordFault, Tag};
pub use ruleset::{
    Capture, FirstMove, Leftovers, OptionError, Relay, Repetition, Row, Ruleset, RulesetError,
    Sowing, Stuck,
};
pub use series::Series;
pub use setup::{Setup, SetupError, SetupTextError};
pub use side::Side;
pub use sow::Endless;
pub use swift::{Rows, Swift, Way, Ways};

/// The most pits a row can have: the letters A to L name them.
pub const MAX_ROW: usize = 12;
/// The most pits a board can have.
pub const MAX_PITS: usize = 2 * MAX_ROW;
