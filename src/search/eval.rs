use crate::rules::{MAX_ROW, Position, Rows, Ruleset};

use super::weights::{self, COUNTS};
use super::{Score, endings};

/// What a position looks worth without looking ahead: each pit counts by its place and by how
/// many seeds it holds, an uur by its seeds, and it is good to be on the move. The numbers are
/// fitted to games of the program against itself: see `lab fit`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Eval {
    /// By the place in the owner's row and the number of seeds, in parts of a seed.
    pits: [[i16; COUNTS]; MAX_ROW],
    /// For each uur, besides the seeds it holds.
    uur: i16,
    /// For the player to move.
    tempo: i16,
}

/// The value of a position at the end of a line that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// For the mover, in seeds to come, stores apart.
    pub score: Score,
    /// Whether the game is over here, so that this is no guess.
    pub proven: bool,
}

impl Eval {
    /// So many numbers of seeds in a pit are told apart; all greater ones count as the last.
    pub const COUNTS: usize = COUNTS;

    /// Counts captured seeds only: what others are measured against.
    pub const BLIND: Eval = Eval::from_parts([[0; COUNTS]; MAX_ROW], 0, 0);

    /// The evaluation for games by these rules.
    pub fn new(ruleset: &Ruleset) -> Eval {
        weights::of(ruleset)
    }

    pub(super) const fn from_parts(pits: [[i16; COUNTS]; MAX_ROW], uur: i16, tempo: i16) -> Eval {
        Eval { pits, uur, tempo }
    }

    /// The value of a position that is looked no further at. Whether a player who has pits to
    /// lift is stuck because all of them are endless is not asked: that is for the next depth.
    #[inline]
    pub fn leaf(&self, position: &Position) -> Leaf {
        if position.liftable_moves().next().is_none()
            && let Some(seeds) = endings::value(position)
        {
            return Leaf { score: Score::of_seeds(seeds), proven: true };
        }
        Leaf { score: self.guess(position), proven: false }
    }

    /// What the position looks worth, never more than all seeds on the board.
    #[inline]
    pub fn guess(&self, position: &Position) -> Score {
        let row = position.ruleset().row();
        let (south, north) = position.pits().split_at(row);
        let uurs = position.uurs_from_mover();
        let (own, other) =
            if position.to_move().index() == 0 { (south, north) } else { (north, south) };
        let mut sum = i32::from(self.tempo);
        let mut on_board = 0;
        if uurs == [0, 0] {
            for ((weights, &own), &other) in self.pits.iter().zip(own).zip(other) {
                sum += i32::from(weights[usize::from(own).min(COUNTS - 1)]);
                sum -= i32::from(weights[usize::from(other).min(COUNTS - 1)]);
                on_board += i32::from(own) + i32::from(other);
            }
        } else {
            for (place, &seeds) in own.iter().chain(other).enumerate() {
                on_board += i32::from(seeds);
                let uur = self.uur + Score::PARTS * i16::from(seeds);
                sum += if uurs[0] >> place & 1 == 1 {
                    i32::from(uur)
                } else if uurs[1] >> place & 1 == 1 {
                    -i32::from(uur)
                } else {
                    let weights = &self.pits[place % row];
                    let weight = i32::from(weights[usize::from(seeds).min(COUNTS - 1)]);
                    if place < row { weight } else { -weight }
                };
            }
        }
        let most = on_board * i32::from(Score::PARTS);
        Score(sum.clamp(-most, most) as i16)
    }

    /// The same for a small board.
    #[inline]
    pub(super) fn guess_rows(&self, rows: &Rows, row: usize) -> Score {
        let mut sum = i32::from(self.tempo);
        let (mut own, mut other) = (rows.mine, rows.theirs);
        for weights in &self.pits[..row] {
            sum += i32::from(weights[(own as usize & 255).min(COUNTS - 1)]);
            sum -= i32::from(weights[(other as usize & 255).min(COUNTS - 1)]);
            own >>= 8;
            other >>= 8;
        }
        let most = i32::from(rows.total()) * i32::from(Score::PARTS);
        Score(sum.clamp(-most, most) as i16)
    }
}
