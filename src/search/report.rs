use arrayvec::ArrayVec;

use crate::rules::{MAX_ROW, Move};

use super::{MAX_DEPTH, Score};

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The number of moves looked ahead.
    pub depth: u8,
    /// The margin to be expected at the end of the game, for the player to move: seeds in the
    /// stores and those still to come. Above zero he wins.
    pub score: Score,
    /// Whether the score is proven: no guess was needed to find it.
    pub exact: bool,
    /// The positions looked at.
    pub nodes: u64,
    /// The best move and what is expected to follow it; empty if the game is over.
    pub pv: ArrayVec<Move, { MAX_DEPTH as usize }>,
    /// The moves that can be played, best first, as the last depth that was finished valued them.
    /// Where a search was ended in the middle of a depth, that may have found a better one.
    pub moves: ArrayVec<RootMove, { MAX_ROW + 1 }>,
}

impl Report {
    /// The best move; none if the game is over.
    pub fn best(&self) -> Option<Move> {
        self.pv.first().copied()
    }
}

/// A move at the root, with what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootMove {
    /// The move.
    pub mv: Move,
    /// The margin to be expected at the end of the game, for the player to move.
    pub score: Score,
    /// Whether that is the value, or only a bound to it.
    pub bound: Bound,
}

/// What a number says of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bound {
    /// The value is no greater.
    Upper,
    /// The value is no smaller.
    Lower,
    /// It is the value.
    Value,
}
