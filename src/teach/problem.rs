//! Problems: positions with one right move, each found and proven by the laboratory
//! (`lab problems`) and shipped as data in `assets/problems`.
//!
//! A [`ProblemSet`] is read from such a file. An [`Attempt`] takes the moves of whoever solves:
//! it says what a move comes to, answers for the opponent, and refutes a wrong one.
//!
//! ```
//! use tisiya::teach::{Attempt, Judgement, ProblemSet};
//!
//! let set: ProblemSet = "alemungula\nmost|2,4,0,1,0/0,3,1,3,2 0-0 S|B|\n".parse().unwrap();
//! let attempt = Attempt::new(&set.problems[0]);
//! assert_eq!(attempt.play("0-".parse().unwrap()), Ok(Judgement::Refuted(vec![])));
//! assert_eq!(attempt.play("1-".parse().unwrap()), Ok(Judgement::Solved(vec![])));
//! ```

mod attempt;
mod set;
mod solve;

pub use attempt::{Attempt, Judgement};
pub use set::{ProblemFault, ProblemSet, ProblemSetError};
pub use solve::{answer, holds, wins_within};

use super::Grade;
use crate::rules::{Event, Move, Position};

/// What is to be found. Every problem has exactly one right first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The move that captures the most seeds.
    Most,
    /// The move that makes uurs.
    Uurs,
    /// The move after which the player wins within so many own moves, that one included, whatever
    /// the opponent answers: he then holds more than half of all seeds (G6), or the game has ended
    /// with more seeds for him. Not to be done in fewer.
    Win(u8),
    /// The move after which the player at least draws, with best play of both to the end of the
    /// game; after every other one he loses.
    Hold,
    /// As [`Kind::Hold`], where ko bars a pit of the player.
    Ko,
}

/// A position to solve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What is to be found.
    pub kind: Kind,
    /// Where.
    pub position: Position,
    /// The right move, and for a win in several the answers and moves that follow it.
    pub solution: Vec<Move>,
    /// For [`Kind::Hold`] and [`Kind::Ko`] each wrong move with the answer that beats it; none
    /// where the game ends at once.
    pub refutations: Vec<(Move, Option<Move>)>,
}

impl Problem {
    /// How hard it is: by the moves to look ahead, the laps to count, and the moves to choose
    /// from.
    pub fn grade(&self) -> Grade {
        let depth = match self.kind {
            Kind::Most | Kind::Uurs => 0,
            Kind::Win(moves) => 2 * u32::from(moves.saturating_sub(1)),
            Kind::Hold | Kind::Ko => 1 + u32::from(self.position.on_board()) / 6,
        };
        let laps = self.solution.first().map_or(1, |&mv| {
            let mut events: Vec<Event> = Vec::new();
            let mut position = self.position;
            position.play_unchecked(mv, &mut events);
            events.iter().filter(|event| matches!(event, Event::Lift { .. })).count() as u32
        });
        let width = match self.position.legal_moves().len() {
            0..=2 => 0,
            3..=5 => 1,
            6..=8 => 2,
            _ => 3,
        };
        let sum = depth + laps.max(1).ilog2() + width;
        Grade::ALL[sum.clamp(1, 5) as usize - 1]
    }
}
