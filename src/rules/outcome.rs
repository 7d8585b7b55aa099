use super::Side;

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The player to move had no legal move.
    Stuck {
        /// Who was to move.
        side: Side,
        /// Why nothing could be moved.
        because: StuckBecause,
    },
    /// Both players were stuck, one after the other.
    BothStuck,
    /// The position came for the third time since the last capture (G5).
    Repetition,
}

/// Why a player had no legal move: the last of these that applies to a pit of the row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StuckBecause {
    /// The row is empty.
    NoSeeds,
    /// Seeds lie only in uurs (L7).
    OnlyUurs,
    /// Only single seeds, which cannot be lifted.
    OnlySingles,
    /// Only the barred pit holds seeds that could be lifted (A6).
    OnlyBarred,
    /// Every move would go on for ever (L6).
    OnlyEndless,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// What ended it.
    pub end: End,
    /// What each player took from the board at the end, `[South, North]`.
    pub taken: [u8; 2],
    /// What each player has, `[South, North]`: the stores and what was taken.
    pub score: [u8; 2],
}

impl Outcome {
    /// Who has more seeds; nobody in a draw (G7).
    pub fn winner(&self) -> Option<Side> {
        match self.score[0].cmp(&self.score[1]) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::North),
        }
    }
}
