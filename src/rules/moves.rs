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

/// A set of sowings: a bit for each pit and direction, in the order of [`Position::legal_moves`].
///
/// [`Position::legal_moves`]: super::Position::legal_moves
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sowings(u64);

impl Sowings {
    /// Those of the pits of a mask that go the ways of another mask, which has two bits a pit,
    /// the lower for clockwise. The pits are those of one row, which begins at `first`.
    #[inline(always)]
    pub(super) const fn new(pits: u32, first: usize, ways: u64) -> Sowings {
        // Each bit moves to twice its place, first the upper half, then the upper quarters, …
        let mut spread = pits as u64 >> first;
        spread = (spread | spread << 8) & 0x00ff_00ff;
        spread = (spread | spread << 4) & 0x0f0f_0f0f;
        spread = (spread | spread << 2) & 0x3333_3333;
        spread = (spread | spread << 1) & 0x5555_5555;
        Sowings(((spread * 3) & ways) << (2 * first))
    }

    /// How many there are.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes out the one with this number, counted from 0, if there are so many.
    #[inline(always)]
    pub fn remove(&mut self, index: usize) -> Option<Move> {
        let mut rest = self.0;
        for _ in 0..index {
            rest &= rest.wrapping_sub(1);
        }
        let mv = Sowings(rest).next()?;
        self.0 &= !(rest & rest.wrapping_neg());
        Some(mv)
    }
}

/// The sowing of a bit.
#[inline(always)]
const fn sowing(bit: u32) -> Move {
    let direction = if bit & 1 == 0 { Direction::Clockwise } else { Direction::Counterclockwise };
    Move::Sow(Pit((bit / 2) as u8), direction)
}

impl Iterator for Sowings {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(sowing(at))
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
