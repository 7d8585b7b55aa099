use crate::rules::Game;
use crate::search::{Level, Limits, Score};

/// What the computer is to find out now. It follows from the state alone: when the state changes
/// so that nothing is to be found out any more, or something else, the errand under way is given
/// up, and an answer to an errand that no longer stands is dropped.
#[derive(Clone, PartialEq, Debug)]
pub struct Errand {
    /// What for.
    pub purpose: Purpose,
    /// The game up to the position in question.
    pub game: Game,
    /// Counts up with every new game, so that the same position in another game is another errand.
    pub serial: u32,
}

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To move, at a level.
    Move(Level),
    /// To tell a person a good move.
    Hint,
    /// To tell what every move is worth.
    Analysis,
    /// To tell what a position of a finished game was worth.
    Review,
}

impl Purpose {
    /// How far the search goes.
    pub fn limits(self) -> Limits {
        match self {
            Purpose::Move(level) => level.limits(),
            Purpose::Hint => Limits::nodes(400_000),
            Purpose::Review => Limits::nodes(150_000),
            Purpose::Analysis => Limits { width: Score::INFINITE, ..Limits::nodes(3_000_000) },
        }
    }
}
