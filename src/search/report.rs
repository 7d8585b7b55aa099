use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use crate::rules::{MAX_ROW, Move};

use super::{MAX_DEPTH, Score};

/// What a search has found. The text form is for machines: depth, score in parts, `exact` or
/// `guess`, nodes, the best line, and the moves with their scores: `3 16 guess 90 2-,7+ 2-=16,4+<8`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The number of moves looked ahead.
    pub depth: u8,
    /// The margin to be expected at the end of the game, for the player to move: seeds in the
    /// stores and those still to come. Above zero he wins.
    pub score: Score,
    /// Whether the score is proven: no guess was needed to find it.
    pub exact: bool,
    /// The positions looked at.
    pub nodes: u64,
    /// The best move and what is expected to follow it; empty if the game is over.
    pub pv: ArrayVec<Move, { MAX_DEPTH as usize }>,
    /// The moves that can be played, best first, as the last depth that was finished valued them.
    /// Where a search was ended in the middle of a depth, that may have found a better one.
    pub moves: ArrayVec<RootMove, { MAX_ROW + 1 }>,
}

impl Report {
    /// The best move; none if the game is over.
    pub fn best(&self) -> Option<Move> {
        self.pv.first().copied()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sure = if self.exact { "exact" } else { "guess" };
        write!(f, "{} {} {sure} {} ", self.depth, self.score.0, self.nodes)?;
        list(f, &self.pv)?;
        f.write_str(" ")?;
        list(f, &self.moves)
    }
}

impl FromStr for Report {
    type Err = NotAReport;

    fn from_str(text: &str) -> Result<Report, NotAReport> {
        let mut words = text.split(' ');
        let mut word = || words.next().ok_or(NotAReport);
        let mut report = Report {
            depth: read(word()?)?,
            score: Score(read(word()?)?),
            exact: match word()? {
                "exact" => true,
                "guess" => false,
                _ => return Err(NotAReport),
            },
            nodes: read(word()?)?,
            ..Report::default()
        };
        for mv in parts(word()?) {
            report.pv.try_push(read(mv)?).map_err(|_| NotAReport)?;
        }
        for found in parts(word()?) {
            report.moves.try_push(found.parse()?).map_err(|_| NotAReport)?;
        }
        words.next().is_none().then_some(report).ok_or(NotAReport)
    }
}

/// Values with commas between them, or a `.` if there is none.
fn list(f: &mut fmt::Formatter<'_>, values: &[impl fmt::Display]) -> fmt::Result {
    let Some((first, others)) = values.split_first() else { return f.write_str(".") };
    first.fmt(f)?;
    others.iter().try_for_each(|value| write!(f, ",{value}"))
}

fn parts(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').filter(|part| *part != ".")
}

fn read<T: FromStr>(text: &str) -> Result<T, NotAReport> {
    text.parse().map_err(|_| NotAReport)
}

/// A text that is no report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no report")]
pub struct NotAReport;

/// A move at the root, with what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootMove {
    /// The move.
    pub mv: Move,
    /// The margin to be expected at the end of the game, for the player to move.
    pub score: Score,
    /// Whether that is the value, or only a bound to it.
    pub bound: Bound,
}

/// Bounds as they are written.
const SIGNS: [(char, Bound); 3] = [('<', Bound::Upper), ('>', Bound::Lower), ('=', Bound::Value)];

impl fmt::Display for RootMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = SIGNS.iter().find(|(_, bound)| *bound == self.bound).map_or('=', |sign| sign.0);
        write!(f, "{}{sign}{}", self.mv, self.score.0)
    }
}

impl FromStr for RootMove {
    type Err = NotAReport;

    fn from_str(text: &str) -> Result<RootMove, NotAReport> {
        let (mv, score, bound) = SIGNS
            .iter()
            .find_map(|&(sign, bound)| {
                let (mv, score) = text.split_once(sign)?;
                Some((mv, score, bound))
            })
            .ok_or(NotAReport)?;
        Ok(RootMove { mv: read(mv)?, score: Score(read(score)?), bound })
    }
}

/// What a number says of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bound {
    /// The value is no greater.
    Upper,
    /// The value is no smaller.
    Lower,
    /// It is the value.
    Value,
}
