//! Counting trained: where does this sowing end, and what does it take?
//!
//! A drill is a position from a game and a move of it. The same rules, grade and number always
//! give the same drill.
//!
//! ```
//! use tisiya::rules::Edition;
//! use tisiya::teach::{Drill, Grade};
//!
//! let drill = Drill::new(&Edition::Lamlameta.ruleset(), Grade::ALL[2], 1971).unwrap();
//! assert!((3..=4).contains(&drill.trace.laps()));
//! assert!(drill.is_right(drill.answer()));
//! ```

use std::ops::RangeInclusive;

use fastrand::Rng;
use serde::{Deserialize, Serialize};

use crate::rules::{Event, Game, Move, Pit, Position, Relay, Ruleset, Side, Trace};

/// As many games are looked through for a drill.
const GAMES: u32 = 500;
/// So many of the first moves of a game are played unseen; before them the boards of all games
/// are alike.
const OPENING: RangeInclusive<usize> = 2..=30;

/// How hard a drill is: 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Grade(u8);

/// What the move of a drill is like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The laps it takes.
    pub laps: RangeInclusive<u32>,
    /// The pits it captures.
    pub captures: RangeInclusive<usize>,
    /// The seeds of its first lap.
    pub seeds: RangeInclusive<u8>,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 5] = [Grade(1), Grade(2), Grade(3), Grade(4), Grade(5)];

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next one; the hardest stays.
    pub fn harder(self) -> Grade {
        Grade((self.0 + 1).min(5))
    }

    /// The one before; the easiest stays.
    pub fn easier(self) -> Grade {
        Grade((self.0 - 1).max(1))
    }

    /// What a move of this grade is like: where a move is one lap, the captures and the way round
    /// make it hard, elsewhere the laps do.
    pub fn bounds(self, rules: &Ruleset) -> Bounds {
        let ring = rules.ring() as u8;
        let (short, round) = (1..=ring - 1, ring..=u8::MAX);
        let (any, all) = (0..=rules.ring(), 1..=u8::MAX);
        let (laps, captures, seeds) = match (rules.relay, self.0) {
            (_, 1) => (1..=1, 0..=0, short),
            (Relay::Off, 2) => (1..=1, 1..=1, short),
            (Relay::Off, 3) => (1..=1, 2..=rules.ring(), short),
            (Relay::Off, 4) => (1..=1, 0..=0, round),
            (Relay::Off, _) => (1..=1, 1..=rules.ring(), round),
            (Relay::Own, 2) => (1..=1, 1..=rules.ring(), all),
            (Relay::Own, 3) => (2..=2, any, all),
            (Relay::Own, 4) => (3..=3, any, all),
            (Relay::Own, _) => (4..=9, any, all),
            (Relay::Both, 2) => (2..=2, any, all),
            (Relay::Both, 3) => (3..=4, any, all),
            (Relay::Both, 4) => (5..=6, any, all),
            (Relay::Both, _) => (7..=9, any, all),
        };
        Bounds { laps, captures, seeds }
    }
}

impl Bounds {
    /// Whether a move is like that.
    pub fn contain(&self, trace: &Trace) -> bool {
        let captures = trace.events.iter().filter(|event| matches!(event, Event::Capture { .. }));
        let lifted = trace.events.first().and_then(|event| match event {
            Event::Lift { seeds, .. } => Some(*seeds),
            _ => None,
        });
        lifted.is_some_and(|seeds| self.seeds.contains(&seeds))
            && self.laps.contains(&trace.laps())
            && self.captures.contains(&captures.count())
    }
}

/// A move to be counted out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drill {
    /// The position before it.
    pub position: Position,
    /// The move.
    pub mv: Move,
    /// What happens, to be shown as the explanation of the answer.
    pub trace: Trace,
}

/// What is asked of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Where the last seed falls.
    pub last: Pit,
    /// How many seeds are captured.
    pub captured: u8,
}

impl Drill {
    /// The drill with this number. None if moves of this grade are not to be found in games by
    /// these rules; with the rules on offer there always is one.
    pub fn new(rules: &Ruleset, grade: Grade, number: u64) -> Option<Drill> {
        let bounds = grade.bounds(rules);
        let mut dice = Rng::with_seed(number ^ u64::from(grade.0) << 56);
        let start = Position::start(*rules, Side::South).ok()?;
        (0..GAMES).find_map(|_| search_game(start, &bounds, &mut dice))
    }

    /// What is to be found out.
    pub fn answer(&self) -> Answer {
        let last = self.trace.last_drop().expect("a drill is a sowing");
        Answer { last, captured: self.trace.captured() }
    }

    /// Whether an answer is right in both.
    pub fn is_right(&self, answer: Answer) -> bool {
        answer == self.answer()
    }
}

/// Plays a game at random until a move within the bounds can be played.
fn search_game(start: Position, bounds: &Bounds, dice: &mut Rng) -> Option<Drill> {
    let mut game = Game::new(start);
    let opening = dice.usize(OPENING);
    while game.outcome().is_none() {
        let position = *game.position();
        let legal = position.legal_moves();
        if game.ply() >= opening {
            let fits = |&mv: &Move| {
                let (_, trace) = position.play_traced(mv).ok()?;
                bounds.contain(&trace).then_some(Drill { position, mv, trace })
            };
            let mut found: Vec<Drill> = legal.iter().filter_map(fits).collect();
            if !found.is_empty() {
                return Some(found.swap_remove(dice.usize(..found.len())));
            }
        }
        game.play(legal[dice.usize(..legal.len())]).ok()?;
    }
    None
}

/// How somebody fares with drills.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The grade of the next drill.
    pub grade: Grade,
    /// Drills answered.
    pub asked: u32,
    /// Those answered rightly.
    pub right: u32,
    /// Each right answer counts as much as its grade.
    pub points: u32,
    /// Right answers since the last wrong one.
    pub streak: u32,
    /// The longest streak.
    pub best: u32,
    /// Answers at this grade since the last step up or down: right ones above 0, wrong ones
    /// below.
    run: i8,
}

impl Score {
    /// So many right answers in a row lead to the next grade.
    pub const UP: i8 = 3;
    /// So many wrong answers in a row lead back.
    pub const DOWN: i8 = 2;

    /// Nothing answered yet.
    pub const fn new(grade: Grade) -> Score {
        Score { grade, asked: 0, right: 0, points: 0, streak: 0, best: 0, run: 0 }
    }

    /// The score after an answer.
    pub fn after(mut self, right: bool) -> Score {
        self.asked += 1;
        if right {
            self.right += 1;
            self.points += u32::from(self.grade.0);
            self.streak += 1;
            self.best = self.best.max(self.streak);
            self.run = self.run.max(0) + 1;
        } else {
            self.streak = 0;
            self.run = self.run.min(0) - 1;
        }
        if self.run == Score::UP {
            (self.grade, self.run) = (self.grade.harder(), 0);
        } else if self.run == -Score::DOWN {
            (self.grade, self.run) = (self.grade.easier(), 0);
        }
        self
    }
}
