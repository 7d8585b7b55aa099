use std::fmt;

use serde::{Deserialize, Serialize};

use super::Side;

/// A pit by its place on the ring: South owns `0..n` from South's left, North `n..2n`, going on
/// counterclockwise, so that pit `n` lies above pit `n - 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pit(pub u8);

/// The way of sowing round the ring, seen from above; the same for both players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Toward lower pit numbers: leftward as the owner of a row sees it.
    Clockwise,
    /// Toward higher pit numbers: rightward as the owner of a row sees it.
    Counterclockwise,
}

impl Pit {
    /// The index on the ring.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit of this pit in a mask of pits.
    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The pit at `place` of the row of `side`, counted from the owner's own left; `row` is the
    /// number of pits in a row.
    pub const fn at(side: Side, place: usize, row: usize) -> Pit {
        Pit((side.index() * row + place) as u8)
    }

    /// The owner of the row this pit is in.
    pub const fn side(self, row: usize) -> Side {
        if self.index() < row { Side::South } else { Side::North }
    }

    /// The place in its row, 0 the owner's leftmost.
    pub const fn place(self, row: usize) -> usize {
        if self.index() < row { self.index() } else { self.index() - row }
    }

    /// The pit across the ridge.
    pub const fn opposite(self, row: usize) -> Pit {
        Pit(2 * row as u8 - 1 - self.0)
    }

    /// The next pit on the ring in a direction.
    pub const fn next(self, direction: Direction, row: usize) -> Pit {
        let ring = 2 * row as u8;
        match direction {
            Direction::Counterclockwise if self.0 + 1 == ring => Pit(0),
            Direction::Counterclockwise => Pit(self.0 + 1),
            Direction::Clockwise if self.0 == 0 => Pit(ring - 1),
            Direction::Clockwise => Pit(self.0 - 1),
        }
    }

    /// The letter people use: `A B C …` from South's left, `a b c …` from North's own left; `?`
    /// for a pit that is not on the board.
    pub const fn letter(self, row: usize) -> char {
        if self.index() >= 2 * row {
            return '?';
        }
        let first = match self.side(row) {
            Side::South => b'A',
            Side::North => b'a',
        };
        (first + self.place(row) as u8) as char
    }

    /// The pit a letter names, if the row has so many.
    pub fn from_letter(letter: char, row: usize) -> Option<Pit> {
        let (side, first) = match letter {
            'A'..='L' => (Side::South, 'A'),
            'a'..='l' => (Side::North, 'a'),
            _ => return None,
        };
        let place = letter as usize - first as usize;
        (place < row).then(|| Pit::at(side, place, row))
    }
}

impl Direction {
    /// Both directions, clockwise first.
    pub const BOTH: [Direction; 2] = [Direction::Clockwise, Direction::Counterclockwise];

    /// The opposite way.
    pub const fn reversed(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::Counterclockwise,
            Direction::Counterclockwise => Direction::Clockwise,
        }
    }
}

/// The ring form: the index.
impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
