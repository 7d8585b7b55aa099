use super::Score;

/// The greatest depth a search can be asked for.
pub const MAX_DEPTH: u8 = 64;

/// How far a search goes. It ends at the first limit it meets, or when the value is proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The number of moves looked ahead, 1 to [`MAX_DEPTH`].
    pub depth: u8,
    /// The number of positions looked at.
    pub nodes: u64,
    /// Root moves that are worse than the best by no more than this get a value of their own;
    /// the others only a bound. Zero finds the best move soonest; [`Score::INFINITE`] values all.
    pub width: Score,
}

impl Limits {
    /// No limit but the greatest depth, for the best move only.
    pub const NONE: Limits = Limits { depth: MAX_DEPTH, nodes: u64::MAX, width: Score(0) };

    /// A number of moves ahead.
    pub const fn depth(depth: u8) -> Limits {
        Limits { depth, ..Limits::NONE }
    }

    /// A number of positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes, ..Limits::NONE }
    }
}
