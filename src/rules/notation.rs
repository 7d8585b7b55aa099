use std::fmt;
use std::str::FromStr;

use super::{Direction, Move, MoveError, Pit, Ruleset};

/// A move as people write it, or in the ring form. What it means depends on the rules it is
/// played by: see [`MoveText::read`] and [`MoveText::of`].
///
/// ```text
/// move   = letter [ arrow ] | ring | "pass"
/// letter = "A" … "L"          South's pits from South's left
///        | "a" … "l"          North's pits from North's own left
/// arrow  = "<" | ">"          to the left or right as the mover sees it;
///                             written only where a direction must be chosen
/// ring   = number ( "+" | "-" )   ring index, counterclockwise or clockwise
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveText {
    /// A pit by its letter.
    Letter(char, Option<Arrow>),
    /// A move in the ring form, or a pass.
    Ring(Move),
}

/// A way of sowing as the mover sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arrow {
    /// To the left: clockwise, for both players.
    Left,
    /// To the right: counterclockwise, for both players.
    Right,
}

impl From<Direction> for Arrow {
    fn from(direction: Direction) -> Arrow {
        match direction {
            Direction::Clockwise => Arrow::Left,
            Direction::Counterclockwise => Arrow::Right,
        }
    }
}

impl From<Arrow> for Direction {
    fn from(arrow: Arrow) -> Direction {
        match arrow {
            Arrow::Left => Direction::Clockwise,
            Arrow::Right => Direction::Counterclockwise,
        }
    }
}

impl MoveText {
    /// How people write the move under these rules.
    pub fn of(mv: Move, ruleset: &Ruleset) -> MoveText {
        match mv {
            Move::Sow(pit, direction) if pit.index() < ruleset.ring() => {
                let chosen = ruleset.directions(pit).len() > 1;
                MoveText::Letter(pit.letter(ruleset.row()), chosen.then(|| direction.into()))
            }
            other => MoveText::Ring(other),
        }
    }

    /// The move that is meant under these rules. An arrow that need not be there may be, if it
    /// points the right way.
    ///
    /// # Errors
    /// The board has no such pit, or the direction is missing or wrong.
    pub fn read(self, ruleset: &Ruleset) -> Result<Move, MoveError> {
        match self {
            MoveText::Ring(Move::Sow(pit, _)) if pit.index() >= ruleset.ring() => {
                Err(MoveError::NoSuchPit(pit.to_string()))
            }
            MoveText::Ring(mv) => Ok(mv),
            MoveText::Letter(letter, arrow) => {
                let pit = Pit::from_letter(letter, ruleset.row())
                    .ok_or_else(|| MoveError::NoSuchPit(letter.into()))?;
                let ways = ruleset.directions(pit);
                match (arrow.map(Direction::from), ways) {
                    (Some(way), _) if ways.contains(&way) => Ok(Move::Sow(pit, way)),
                    (Some(_), _) => Err(MoveError::WrongDirection(letter)),
                    (None, &[only]) => Ok(Move::Sow(pit, only)),
                    (None, _) => Err(MoveError::DirectionNeeded(letter)),
                }
            }
        }
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Arrow::Left => "<",
            Arrow::Right => ">",
        })
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveText::Letter(letter, None) => write!(f, "{letter}"),
            MoveText::Letter(letter, Some(arrow)) => write!(f, "{letter}{arrow}"),
            MoveText::Ring(mv) => mv.fmt(f),
        }
    }
}

impl FromStr for MoveText {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<MoveText, MoveError> {
        let mut letters = text.chars();
        match (letters.next(), letters.next(), letters.next()) {
            (Some(pit @ ('A'..='L' | 'a'..='l')), arrow, None) => {
                let arrow = match arrow {
                    None => None,
                    Some('<') => Some(Arrow::Left),
                    Some('>') => Some(Arrow::Right),
                    Some(_) => return Err(MoveError::Form(text.into())),
                };
                Ok(MoveText::Letter(pit, arrow))
            }
            _ => text.parse().map(MoveText::Ring),
        }
    }
}
