use std::fmt;
use std::ops::{Index, IndexMut, Not};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the two players, and the row that is theirs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The player at the bottom, who owns pits `0..n`.
    South,
    /// The player at the top, who owns pits `n..2n`.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// 0 for South, 1 for North: the index of the side in `[South, North]` pairs.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Side;

    /// The opponent.
    fn not(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}

impl<T> Index<Side> for [T; 2] {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self[side.index()]
    }
}

impl<T> IndexMut<Side> for [T; 2] {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self[side.index()]
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "S",
            Side::North => "N",
        })
    }
}

impl FromStr for Side {
    type Err = NotASide;

    fn from_str(text: &str) -> Result<Side, NotASide> {
        match text {
            "S" => Ok(Side::South),
            "N" => Ok(Side::North),
            _ => Err(NotASide(text.into())),
        }
    }
}

/// The text is neither `S` nor `N`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a side: S or N is expected")]
pub struct NotASide(pub String);
