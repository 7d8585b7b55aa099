use std::fmt;
use std::str::FromStr;

use crate::rules::{Game, Move};

use super::{Bound, Limits, MAX_DEPTH, Report, RootMove, Score, Searcher};

/// How well the computer plays. There is one engine; a weaker level looks less far ahead and is
/// content with a move that looks nearly as good as the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays almost anything.
    Sprout,
    /// Sees what a move captures.
    Learner,
    /// Sees the answer to a move.
    Neighbour,
    /// Plans some moves ahead.
    Elder,
    /// Plays as well as it can, and without fault wherever the tables reach.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Sprout, Level::Learner, Level::Neighbour, Level::Elder, Level::Master];

    /// The name in commands, saved settings and the texts.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Sprout => "sprout",
            Level::Learner => "learner",
            Level::Neighbour => "neighbour",
            Level::Elder => "elder",
            Level::Master => "master",
        }
    }

    /// How far it looks, and how much worse than the best a move may look that it plays.
    pub const fn limits(self) -> Limits {
        let (depth, nodes, width) = match self {
            Level::Sprout => (1, u64::MAX, Score::of_seeds(12)),
            Level::Learner => (1, u64::MAX, Score::of_seeds(3)),
            Level::Neighbour => (2, u64::MAX, Score::of_seeds(2)),
            Level::Elder => (4, 20_000, Score::of_seeds(1)),
            Level::Master => (MAX_DEPTH, 300_000, Score(0)),
        };
        Limits { depth, nodes, width }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Level, NotALevel> {
        let found = Level::ALL.into_iter().find(|level| level.id() == text);
        found.ok_or_else(|| NotALevel(text.into()))
    }
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no level '{0}': sprout, learner, neighbour, elder and master are known")]
pub struct NotALevel(pub String);

/// The move that a level plays; none if the game is over. The same game and seed give the same
/// move, if the searcher has just been made or told to [forget](Searcher::forget).
pub fn choose(searcher: &mut Searcher, level: Level, game: &Game, seed: u64) -> Option<Move> {
    let legal = game.position().legal_moves();
    if legal.len() == 1 && game.outcome().is_none() {
        return legal.first().copied(); // nothing to think about
    }
    let report = searcher.search(game, &level.limits(), |_| {});
    pick(&report, level, seed)
}

/// The move that a level plays after a search within its limits: any of those that look nearly
/// as good as the best, each as likely as the others.
pub fn pick(report: &Report, level: Level, seed: u64) -> Option<Move> {
    let best = report.moves.first().map_or(report.score, |best| best.score);
    let least = best.0.saturating_sub(level.limits().width.0);
    let is_near = |found: &&RootMove| found.bound == Bound::Value && found.score.0 >= least;
    let near = || report.moves.iter().filter(is_near);
    match near().count() {
        0 | 1 => report.best(),
        _ if level.limits().width == Score(0) => report.best(),
        count => near().nth(below(count, seed)).map(|found| found.mv),
    }
}

/// A number below `count` that follows from the seed without pattern (splitmix64).
fn below(count: usize, seed: u64) -> usize {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^= mixed >> 31;
    ((u128::from(mixed) * count as u128) >> 64) as usize
}
