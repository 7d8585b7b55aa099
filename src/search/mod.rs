//! The player: looks ahead, tells what a position is worth, and chooses moves at several levels.
//!
//! It knows the games only through [`rules`](crate::rules), so it plays every edition and every
//! option. Values are those of the mover and count what is still to come: the seeds that the
//! mover will gain over the opponent from here on, without what already lies in the stores. So a
//! position is worth the same however the stores came about, and one entry of the table serves
//! them all.
//!
//! The search is an iterative deepening principal variation search whose stack is plain data. It
//! can be left after any number of nodes and taken up again, and finds the same with or without
//! the pause. The same game, limits and table size always give the same answer.

mod alphabeta;
pub mod endgame;
mod endings;
mod engine;
mod eval;
mod frame;
mod key;
mod level;
mod limits;
mod measure;
mod memory;
mod order;
mod play;
mod probe;
mod report;
mod score;
mod searcher;
mod service;
mod sort;
mod table;
mod weights;

pub use eval::{Eval, Leaf};
pub use level::{Level, NotALevel, choose, pick};
pub use limits::{Limits, MAX_DEPTH};
pub use measure::{Clock, Figures, Measure, NotFigures, Rate};
pub use probe::Probe;
pub use report::{Bound, NotAReport, Report, RootMove};
pub use score::Score;
pub use searcher::Searcher;
pub use service::Service;
