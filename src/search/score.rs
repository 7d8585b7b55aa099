use std::fmt;

/// What a position is worth to the mover, in sixteenths of a seed: fine enough to tell two moves
/// apart, coarse enough for many to be equal, which lets the search cut more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(pub i16);

impl Score {
    /// The parts of a seed.
    pub const PARTS: i16 = 16;
    /// More than any position is worth.
    pub const INFINITE: Score = Score(i16::MAX);

    /// So many whole seeds; at most 255 either way, as many as a board can hold.
    pub const fn of_seeds(seeds: i16) -> Score {
        Score(seeds * Score::PARTS)
    }

    /// The number of seeds.
    pub fn seeds(self) -> f32 {
        f32::from(self.0) / f32::from(Score::PARTS)
    }
}

/// Seeds with sign and two decimals: `+2.50`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.2}", self.seeds())
    }
}
