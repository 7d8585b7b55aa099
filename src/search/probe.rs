use crate::rules::Position;

use super::endgame::Tables;

/// Tables that know what positions are worth.
pub trait Probe: Send + Sync {
    /// What best play by both gains the mover over the opponent from here on, in seeds, counting
    /// what each takes at the end; stores do not matter. None if the tables do not know.
    ///
    /// A table knows no history: it takes it that the position has not been there before.
    fn value(&self, position: &Position) -> Option<i8>;

    /// The most seeds in the pits for which [`Probe::value`] may give a value.
    fn reach(&self) -> u8 {
        u8::MAX
    }
}

impl Probe for Tables {
    fn value(&self, position: &Position) -> Option<i8> {
        Tables::value(self, position)
    }

    fn reach(&self) -> u8 {
        self.max_seeds().map_or(0, |seeds| seeds as u8)
    }
}
