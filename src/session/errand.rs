use crate::protocol::{Request, Ticket};
use crate::rules::{Edition, Game};
use crate::search::Level;

/// How many positions are looked at for a hint, for each position of a review, and for an
/// analysis.
const HINT: u64 = 400_000;
const REVIEW: u64 = 150_000;
const ANALYSIS: u64 = 3_000_000;

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
    /// To tell how fast the engine is here by the rules of an edition.
    Measure(Edition),
}

impl Errand {
    /// What to ask of the engine. The choice of a move follows from the seed.
    pub fn request(&self, seed: u64) -> Request {
        let ticket = Ticket::of(self.serial, &self.game);
        match self.purpose {
            Purpose::Move(level) => Request::choose(ticket, &self.game, level, seed),
            Purpose::Hint => Request::advise(ticket, &self.game, HINT),
            Purpose::Measure(edition) => Request::measure(ticket, &edition.ruleset()),
            Purpose::Review => Request::advise(ticket, &self.game, REVIEW),
            Purpose::Analysis => Request::analyse(ticket, &self.game, ANALYSIS),
        }
    }
}
