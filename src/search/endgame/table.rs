//! The tables, and how they are built, kept and asked.

use std::io::{self, BufRead, ErrorKind, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicI8, Ordering::Relaxed};

use super::build::{CHUNK, Draft, Game, Level, Phase, Settled};
use super::ranking::{MOST_SEEDS, ROW, Ranking};
use crate::rules::{Position, Repetition, Rows, Ruleset};

/// What the bytes of tables begin with: a name and the version of the form.
const MAGIC: &[u8; 8] = b"tisiya1\n";

/// The line with the rules is not longer.
const LONGEST_LINE: u64 = 1000;

/// Exact values of all boards up to a number of seeds.
pub struct Tables {
    ruleset: Ruleset,
    game: Arc<Game>,
    levels: Vec<Arc<Level>>,
    draft: Option<(Draft, Work)>,
}

/// How far the building of a level has come.
struct Work {
    phase: Phase,
    /// The boards before this one were visited in this phase.
    visited: usize,
    stack: Vec<Settled>,
}

/// What a [`Tables::step`] came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// There is more to do for the next number of seeds.
    Working,
    /// All boards with so many seeds are in the tables now.
    Done(usize),
}

/// Why there are no tables for a set of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Untabled {
    /// Another board or another capture.
    #[error("there are tables only for two rows of five that capture by two and four")]
    Board,
    /// What a cycle is worth depends on where it closes.
    #[error("with repetition=own-row a board has no value of its own")]
    OwnRowRepetition,
}

/// Why bytes are no tables.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableBytesError {
    /// They do not begin as tables do.
    #[error("these bytes are no tables")]
    Form,
    /// They are for other rules.
    #[error("these tables are for {0}")]
    Rules(String),
    /// They cannot be read.
    #[error("these tables cannot be read: {0}")]
    Read(ErrorKind),
    /// A value that no board with so few seeds can have.
    #[error("these tables hold a value that cannot be")]
    Value,
}

impl Tables {
    /// Tables for a set of rules, with nothing in them. The seeds a game starts with do not
    /// matter.
    ///
    /// # Errors
    /// There can be none for these rules.
    pub fn new(ruleset: &Ruleset) -> Result<Tables, Untabled> {
        if ruleset.row() != ROW {
            return Err(Untabled::Board);
        }
        let game = Game::new(ruleset).ok_or(Untabled::Board)?;
        if ruleset.repetition != Repetition::Equal {
            return Err(Untabled::OwnRowRepetition);
        }
        Ok(Tables { ruleset: *ruleset, game: Arc::new(game), levels: Vec::new(), draft: None })
    }

    /// Tables up to a number of seeds, [`MOST_SEEDS`] at most, built by this thread; `progress` is
    /// told each number of seeds that is done.
    ///
    /// # Errors
    /// As [`Tables::new`].
    pub fn build(
        ruleset: &Ruleset,
        seeds: usize,
        mut progress: impl FnMut(usize),
    ) -> Result<Tables, Untabled> {
        let mut tables = Tables::new(ruleset)?;
        while tables.max_seeds().is_none_or(|most| most < seeds.min(MOST_SEEDS)) {
            if let Step::Done(seeds) = tables.step(usize::MAX) {
                progress(seeds);
            }
        }
        Ok(tables)
    }

    /// The same tables as far as they are done, to be asked while these are built further. The
    /// values are shared, not copied.
    pub fn share(&self) -> Tables {
        let (game, levels) = (self.game.clone(), self.levels.clone());
        Tables { ruleset: self.ruleset, game, levels, draft: None }
    }

    /// Whether these are tables for a set of rules. The seeds a game starts with do not matter.
    pub fn are_for(&self, ruleset: &Ruleset) -> bool {
        Ruleset { seeds: self.ruleset.seeds, ..*ruleset } == self.ruleset
    }

    /// The most seeds that the boards in the tables have; `None` while there are none.
    pub fn max_seeds(&self) -> Option<usize> {
        self.levels.len().checked_sub(1)
    }

    /// How many boards are in the tables.
    pub fn boards(&self) -> usize {
        self.levels.iter().map(|level| level.values.len()).sum()
    }

    /// The value of a position for the player to move: what he gets of the seeds on the board less
    /// what the opponent gets. `None` if the position has other rules or more seeds than the
    /// tables.
    pub fn value(&self, position: &Position) -> Option<i8> {
        if !self.are_for(position.ruleset()) {
            return None;
        }
        let rows = Rows::of(position)?;
        let level = self.levels.get(usize::from(rows.total()))?;
        if position.has_passed() && !self.game.can_move(&rows) {
            return Some(self.game.end_value(&rows)); // both are stuck
        }
        Some(level.value(&rows))
    }

    /// The value of a board in the swift form, if it is in the tables. That the opponent has
    /// passed is not known to it: a stuck player is taken to pass.
    #[inline]
    pub fn value_of(&self, rows: &Rows) -> Option<i8> {
        Some(self.levels.get(usize::from(rows.total()))?.value(rows))
    }

    /// The values that boards with so many seeds have, each with the number of boards, none of
    /// whose pits is barred; from the worst to the best for the mover.
    pub fn histogram(&self, seeds: usize) -> Vec<(i8, u64)> {
        let Some(level) = self.levels.get(seeds) else { return Vec::new() };
        let mut counts = [0u64; 256];
        for value in &level.values[..level.ranking.plain()] {
            counts[usize::from(value.load(Relaxed) as u8 ^ 0x80)] += 1;
        }
        let values = i8::MIN..=i8::MAX;
        values.zip(counts).filter(|&(_, boards)| boards > 0).collect()
    }

    /// Works on the boards with one seed more than [`Tables::max_seeds`], in this thread, for
    /// about as long as it takes to look at so many boards: a tenth of a second for 100,000.
    ///
    /// # Panics
    /// When all boards up to [`MOST_SEEDS`] are there.
    pub fn step(&mut self, boards: usize) -> Step {
        let seeds = self.levels.len();
        let (draft, mut work) =
            self.draft.take().unwrap_or_else(|| (Draft::new(seeds, self.game.ko), Work::new()));
        let mut left = boards;
        while left > 0 {
            if !work.stack.is_empty() {
                left -= draft.tell(&self.game, &mut work.stack, left);
            } else if work.visited < draft.len() {
                let end = draft.len().min(work.visited + CHUNK);
                let range = work.visited..end;
                // Only the look forward takes about as long as telling does.
                let effort = if work.phase == Phase::Forward { CHUNK } else { CHUNK / 64 };
                draft.visit(&self.game, &self.levels, work.phase, range, &mut work.stack);
                work.visited = end;
                left = left.saturating_sub(effort);
            } else if let Some(phase) = draft.after(work.phase) {
                (work.phase, work.visited) = (phase, 0);
            } else {
                self.levels.push(Arc::new(draft.level));
                return Step::Done(seeds);
            }
        }
        self.draft = Some((draft, work));
        Step::Working
    }

    /// Builds the boards with one seed more in several threads; `progress` is told the share that
    /// is done, now and then. What [`Tables::step`] had begun is begun anew.
    ///
    /// # Panics
    /// As [`Tables::step`].
    #[cfg(not(target_arch = "wasm32"))]
    pub fn build_next(&mut self, threads: usize, progress: &(dyn Fn(f64) + Sync)) {
        let seeds = self.levels.len();
        let draft = Draft::new(seeds, self.game.ko);
        let (mut phase, mut done) = (Phase::Forward, 0);
        // Small levels are done before a thread has started.
        let threads = if draft.len() < 100_000 { 1 } else { threads.max(1) };
        loop {
            let visited = std::sync::atomic::AtomicUsize::new(0);
            let work = || {
                let mut stack = Vec::new();
                loop {
                    let start = visited.fetch_add(CHUNK, Relaxed);
                    if start >= draft.len() {
                        return;
                    }
                    let range = start..draft.len().min(start + CHUNK);
                    draft.visit(&self.game, &self.levels, phase, range, &mut stack);
                    draft.tell(&self.game, &mut stack, usize::MAX);
                    if phase == Phase::Forward && start.is_multiple_of(64 * CHUNK) {
                        progress(start as f64 / draft.len() as f64 / 2.0);
                    }
                }
            };
            std::thread::scope(|scope| {
                (1..threads).for_each(|_| {
                    scope.spawn(work);
                });
                work();
            });
            done += 1;
            progress(0.5 + 0.5 * (done as f64 / (seeds + 2) as f64).min(1.0));
            match draft.after(phase) {
                Some(next) => phase = next,
                None => break,
            }
        }
        self.draft = None;
        self.levels.push(Arc::new(draft.level));
    }

    /// The tables as bytes: see [`Tables::from_bytes`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.head();
        (0..self.levels.len()).for_each(|seeds| bytes.extend(self.level_bytes(seeds)));
        bytes
    }

    /// What the bytes begin with: a name, and the rules on a line.
    pub fn head(&self) -> Vec<u8> {
        [MAGIC, self.rules_line().as_bytes()].concat()
    }

    /// The bytes for one number of seeds, a value each.
    pub fn level_bytes(&self, seeds: usize) -> impl Iterator<Item = u8> {
        self.levels[seeds].values.iter().map(|value| value.load(Relaxed) as u8)
    }

    /// Reads tables from bytes: see [`Tables::read`].
    ///
    /// # Errors
    /// The bytes are no tables for these rules.
    pub fn from_bytes(ruleset: &Ruleset, bytes: &[u8]) -> Result<Tables, TableBytesError> {
        Tables::read(ruleset, bytes)
    }

    /// Reads tables: after the head the values for no seed, for one, and so on; the last ones may
    /// be missing in part, as when writing them was broken off, and are left out then.
    ///
    /// # Errors
    /// They cannot be read, or are no tables for these rules.
    pub fn read(ruleset: &Ruleset, mut from: impl BufRead) -> Result<Tables, TableBytesError> {
        let mut tables = Tables::new(ruleset).map_err(|_| TableBytesError::Form)?;
        let failed = |error: io::Error| TableBytesError::Read(error.kind());
        let mut magic = Vec::new();
        let mut rules = Vec::new();
        (&mut from).take(MAGIC.len() as u64).read_to_end(&mut magic).map_err(failed)?;
        if magic != MAGIC {
            return Err(TableBytesError::Form);
        }
        (&mut from).take(LONGEST_LINE).read_until(b'\n', &mut rules).map_err(failed)?;
        if rules != tables.rules_line().as_bytes() {
            let rules = String::from_utf8_lossy(&rules).trim_end().into();
            return Err(TableBytesError::Rules(rules));
        }
        for seeds in 0..=MOST_SEEDS {
            let ranking = Ranking::new(seeds, tables.game.ko);
            let mut values = Vec::new();
            let length = ranking.len() as u64;
            (&mut from).take(length).read_to_end(&mut values).map_err(failed)?;
            if values.len() < ranking.len() {
                break;
            }
            if values.iter().any(|&value| usize::from((value as i8).unsigned_abs()) > seeds) {
                return Err(TableBytesError::Value);
            }
            let values = values.into_iter().map(|value| AtomicI8::new(value as i8)).collect();
            tables.levels.push(Arc::new(Level { ranking, values }));
        }
        Ok(tables)
    }

    /// The rules without what does not matter, and a new line.
    fn rules_line(&self) -> String {
        let seeds = self.ruleset.edition().ruleset().seeds;
        format!("{}\n", Ruleset { seeds, ..self.ruleset })
    }
}

impl Work {
    fn new() -> Work {
        Work { phase: Phase::Forward, visited: 0, stack: Vec::new() }
    }
}
