//! What the end of a game is worth to the player to move, in seeds still to come.

use crate::rules::{Outcome, Position, Repetition};

/// What the seeds on the board bring the mover over the opponent.
fn margin(position: &Position, outcome: &Outcome) -> i16 {
    let mover = position.to_move();
    i16::from(outcome.taken[mover]) - i16::from(outcome.taken[!mover])
}

/// The value of a position in which the game is over; none if it goes on.
#[inline]
pub fn value(position: &Position) -> Option<i16> {
    position.outcome().map(|outcome| margin(position, &outcome))
}

/// The value of a position that ends the game because it comes again (G5).
#[inline]
pub fn repeated(position: &Position) -> i16 {
    match position.ruleset().repetition {
        Repetition::Equal => 0,
        Repetition::OwnRow => margin(position, &position.outcome_if_repeated()),
    }
}

/// What lies in the mover's store over the opponent's.
pub fn stored(position: &Position) -> i16 {
    let (mover, stores) = (position.to_move(), position.stores());
    i16::from(stores[mover]) - i16::from(stores[!mover])
}
