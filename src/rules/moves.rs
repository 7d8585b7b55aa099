use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::{Direction, MAX_ROW, Pit};

/// What a player does in a turn.
///
/// The text form is the ring form: the pit and `+` (counterclockwise) or `-` (clockwise), or
/// `pass`. For the form that people write see [`MoveText`](super::MoveText).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A pit is lifted and sown.
    Sow(Pit, Direction),
    /// The player is stuck and passes. Only legal when nothing else is.
    Pass,
}

/// The moves of a position. In a row of twelve no edition has more than one way for a pit; in a
/// row of eleven sown outward the middle pit has two.
pub type Moves = ArrayVec<Move, { MAX_ROW + 1 }>;

impl Move {
    /// The pit lifted, if any.
    pub const fn pit(self) -> Option<Pit> {
        match self {
            Move::Sow(pit, _) => Some(pit),
            Move::Pass => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sow(pit, Direction::Counterclockwise) => write!(f, "{pit}+"),
            Move::Sow(pit, Direction::Clockwise) => write!(f, "{pit}-"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Move, MoveError> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        let wrong = || MoveError::Form(text.into());
        let (pit, direction) = if let Some(pit) = text.strip_suffix('+') {
            (pit, Direction::Counterclockwise)
        } else {
            (text.strip_suffix('-').ok_or_else(wrong)?, Direction::Clockwise)
        };
        if !pit.starts_with(|first: char| first.is_ascii_digit()) {
            return Err(wrong()); // parse would take a sign
        }
        Ok(Move::Sow(Pit(pit.parse().map_err(|_| wrong())?), direction))
    }
}

/// Why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// It has not the form of a move.
    #[error("'{0}' is not a move: a pit as A, C<, c> or 2-, or pass is expected")]
    Form(String),
    /// The board has no such pit.
    #[error("there is no pit {0} on this board")]
    NoSuchPit(String),
    /// The pit can be sown both ways.
    #[error("pit {0} can be sown both ways: add < or >")]
    DirectionNeeded(char),
    /// The pit is sown the other way.
    #[error("pit {0} is not sown that way")]
    WrongDirection(char),
}
