use serde::{Deserialize, Serialize};

use super::SavedError;
use crate::rules::Edition;
use crate::teach::{Grade, Problem, Progress, Score};

/// What somebody has learnt, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Studied {
    version: u32,
    /// The steps of lessons that are done.
    #[serde(default)]
    pub lessons: Progress,
    /// How counting goes, by the name of the edition.
    #[serde(default)]
    counts: Vec<(String, Counted)>,
    /// The problems solved, by their names.
    #[serde(default)]
    solved: Vec<String>,
    /// Whether the page need not offer a lesson: it was declined, or a move was played.
    #[serde(default)]
    pub settled: bool,
}

/// How somebody fares with counting.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Counted {
    /// Grade, streaks, points.
    pub score: Score,
    /// The shortest time that a right answer took, of each grade, in tenths of a second.
    #[serde(default)]
    pub best: [Option<u32>; 5],
}

/// The version written. A change that older programs would misread counts it up.
const VERSION: u32 = 1;

impl Studied {
    /// Reads a kept text.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn restore(text: &str) -> Result<Studied, SavedError> {
        super::saved::read(text, VERSION)
    }

    /// The text to keep.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain values always have a text")
    }

    /// How counting by the rules of an edition goes.
    pub fn counted(&self, edition: Edition) -> Counted {
        let found = self.counts.iter().find(|(id, _)| id == edition.id());
        found.map_or_else(Counted::default, |(_, counted)| *counted)
    }

    /// Notes an answer at counting, and the tenths of a second that it took.
    pub fn count(&mut self, edition: Edition, right: bool, time: u32) {
        let counted = self.counted(edition).after(right, time);
        self.counts.retain(|(id, _)| id != edition.id());
        self.counts.push((edition.id().into(), counted));
    }

    /// Counting goes on at another grade.
    pub fn choose_grade(&mut self, edition: Edition, grade: Grade) {
        let before = self.counted(edition);
        let mut score = Score::new(grade);
        score.best = before.score.best;
        self.counts.retain(|(id, _)| id != edition.id());
        self.counts.push((edition.id().into(), Counted { score, ..before }));
    }

    /// Whether a problem is solved.
    pub fn has_solved(&self, problem: &Problem) -> bool {
        self.solved.contains(&name(problem))
    }

    /// Notes that a problem is solved.
    pub fn solve(&mut self, problem: &Problem) {
        if !self.has_solved(problem) {
            self.solved.push(name(problem));
        }
    }

    /// How many problems of an edition were ever solved.
    pub fn solved(&self, edition: Edition) -> usize {
        let of = format!("{edition}/");
        self.solved.iter().filter(|name| name.starts_with(&of)).count()
    }
}

impl Default for Studied {
    fn default() -> Studied {
        Studied {
            version: VERSION,
            lessons: Progress::default(),
            counts: Vec::new(),
            solved: Vec::new(),
            settled: false,
        }
    }
}

impl Counted {
    /// The same after one more answer.
    fn after(mut self, right: bool, time: u32) -> Counted {
        let best = &mut self.best[usize::from(self.score.grade.number()) - 1];
        if right {
            *best = Some(best.map_or(time, |best| best.min(time)));
        }
        self.score = self.score.after(right);
        self
    }
}

impl Default for Counted {
    fn default() -> Counted {
        Counted { score: Score::new(Grade::ALL[0]), best: [None; 5] }
    }
}

/// What a problem is kept as: its edition, and a short number for what is to be found where.
fn name(problem: &Problem) -> String {
    let text = problem.to_string();
    let task = text.rsplitn(3, '|').last().unwrap_or_default();
    // FNV-1a: the same in every version of the page.
    let hash = task
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{}/{hash:08x}", problem.position.ruleset().edition())
}
