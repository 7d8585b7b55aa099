//! Finds the values of all boards with one number of seeds, those with fewer being known.
//!
//! Every board is looked at once forward, for what its captures and ends are worth and how many
//! moves it has without capture. Then, from the greatest gain to the least, boards whose value is
//! settled tell it to the boards before them; each board does so at most once. Boards are told of
//! in any order and by several threads at once: which boards are a gain of `t` or a loss of `t`
//! does not depend on the order, and only the thread that marks a board as settled passes it on.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI8, AtomicU8, Ordering::Relaxed};

use super::ranking::Ranking;
use super::unsow::Unsow;
use crate::rules::{Leftovers, Rows, Ruleset, Swift};

/// The value of a board that has neither a capture nor an end.
const NONE: i8 = i8::MIN;
/// In the state of a board: its value is settled.
const SETTLED: u8 = 1 << 7;
/// In the state of a board: it is settled, but could not be put on the stack.
const WAITING: u8 = 1 << 6;
/// In the state of a board: how many moves without capture lead to boards that are not settled.
const OPEN: u8 = WAITING - 1;
/// How many boards a stack holds at most; others wait to be found again.
const STACK: usize = 1 << 16;
/// How many boards are looked at in one go.
pub const CHUNK: usize = 1 << 12;

/// Rules made ready for building.
pub struct Game {
    swift: Swift,
    unsow: Unsow,
    pub ko: bool,
    /// The opponent of a stuck player takes all.
    opponent_takes: bool,
}

impl Game {
    /// `None` where [`Swift`] does not know the rules.
    pub fn new(ruleset: &Ruleset) -> Option<Game> {
        let swift = Swift::new(ruleset)?;
        let opponent_takes = ruleset.leftovers == Leftovers::Opponent && !swift.passes();
        Some(Game { unsow: Unsow::new(ruleset), ko: ruleset.ko, opponent_takes, swift })
    }

    /// What the mover gets if the game ends here because he is stuck.
    pub fn end_value(&self, rows: &Rows) -> i8 {
        if self.opponent_takes { -(rows.total() as i8) } else { rows.lead() as i8 }
    }

    /// Whether the mover has a legal move other than to pass.
    pub fn can_move(&self, rows: &Rows) -> bool {
        self.swift.can_move(rows)
    }
}

/// The values of the boards with one number of seeds, by their rank.
pub struct Level {
    pub ranking: Ranking,
    pub values: Box<[AtomicI8]>,
}

impl Level {
    /// The value of a board with this number of seeds.
    #[inline(always)]
    pub fn value(&self, rows: &Rows) -> i8 {
        self.values[self.ranking.rank(rows)].load(Relaxed)
    }
}

/// A level that is being built.
pub struct Draft {
    pub level: Level,
    states: Box<[AtomicU8]>,
    /// Some boards wait for want of room on a stack.
    overflown: AtomicBool,
}

/// What is done to the boards, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Look at captures and ends.
    Forward,
    /// Settle the gains and losses of so many seeds.
    Settle(i8),
    /// Give 0 to the others.
    Rest,
}

/// A board that is settled and has not told so yet.
#[derive(Clone, Copy)]
pub struct Settled {
    rows: Rows,
    value: i8,
}

impl Draft {
    /// Boards with so many seeds, none of them looked at.
    pub fn new(seeds: usize, ko: bool) -> Draft {
        let ranking = Ranking::new(seeds, ko);
        let values = (0..ranking.len()).map(|_| AtomicI8::new(NONE)).collect();
        let states = (0..ranking.len()).map(|_| AtomicU8::new(0)).collect();
        let level = Level { ranking, values };
        Draft { level, states, overflown: AtomicBool::new(false) }
    }

    /// How many boards there are.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    fn seeds(&self) -> usize {
        self.level.ranking.seeds()
    }

    /// Does what the phase does to a range of boards. What is settled is left on the stack for
    /// [`Draft::tell`].
    pub fn visit(
        &self,
        game: &Game,
        lower: &[Arc<Level>],
        phase: Phase,
        range: Range<usize>,
        stack: &mut Vec<Settled>,
    ) {
        match phase {
            Phase::Forward => self.look_forward(game, lower, range),
            Phase::Settle(gain) => self.find_settled(gain, range, stack),
            Phase::Rest => {
                for rank in range {
                    if self.states[rank].load(Relaxed) & SETTLED == 0 {
                        self.level.values[rank].store(0, Relaxed);
                    }
                }
            }
        }
    }

    /// The phase that follows when all boards were visited; `None` when the level is done.
    pub fn after(&self, phase: Phase) -> Option<Phase> {
        match phase {
            _ if self.overflown.swap(false, Relaxed) => Some(phase),
            Phase::Forward if self.seeds() == 0 => Some(Phase::Rest),
            Phase::Forward => Some(Phase::Settle(self.seeds() as i8)),
            Phase::Settle(gain) if gain > 1 => Some(Phase::Settle(gain - 1)),
            Phase::Settle(_) => Some(Phase::Rest),
            Phase::Rest => None,
        }
    }

    fn look_forward(&self, game: &Game, lower: &[Arc<Level>], range: Range<usize>) {
        for (rank, rows) in self.level.ranking.boards(range) {
            let (value, open) = forward(game, lower, &rows);
            self.level.values[rank].store(value, Relaxed);
            self.states[rank].store(open, Relaxed);
        }
    }

    fn find_settled(&self, gain: i8, range: Range<usize>, stack: &mut Vec<Settled>) {
        for rank in range {
            let value = self.level.values[rank].load(Relaxed);
            if value != gain && value != -gain {
                continue;
            }
            let state = self.states[rank].load(Relaxed);
            let waits = state & WAITING != 0 && stack.len() < STACK;
            let settles = state & SETTLED == 0 && (value == gain || state & OPEN == 0);
            if waits {
                self.states[rank].fetch_and(!WAITING, Relaxed);
                stack.push(Settled { rows: self.level.ranking.board(rank), value });
            } else if settles {
                self.settle(rank, self.level.ranking.board(rank), value, stack);
            }
        }
    }

    /// Marks a board as settled, and keeps it to tell those before it.
    #[inline(always)]
    fn settle(&self, rank: usize, rows: Rows, value: i8, stack: &mut Vec<Settled>) {
        self.level.values[rank].store(value, Relaxed);
        if self.states[rank].fetch_or(SETTLED, Relaxed) & SETTLED != 0 {
            return; // another thread was first, with the same value
        }
        if stack.len() < STACK {
            stack.push(Settled { rows, value });
        } else {
            self.states[rank].fetch_or(WAITING, Relaxed);
            self.overflown.store(true, Relaxed);
        }
    }

    /// Lets settled boards tell those before them, which may be settled by it; so many at most,
    /// and gives how many did.
    pub fn tell(&self, game: &Game, stack: &mut Vec<Settled>, most: usize) -> usize {
        let ranking = self.level.ranking;
        for told in 0..most {
            let Some(Settled { rows, value }) = stack.pop() else { return told };
            game.unsow.unsow(&game.swift, &ranking, &rows, &mut |before: Rows| {
                let rank = ranking.rank(&before);
                let state = &self.states[rank];
                if state.load(Relaxed) & SETTLED != 0 {
                    return;
                }
                if value < 0 {
                    self.settle(rank, before, -value, stack);
                } else if state.fetch_sub(1, Relaxed) & OPEN == 1
                    && self.level.values[rank].load(Relaxed) <= -value
                {
                    // The last of its moves, and the best: those before gave the opponent more.
                    self.settle(rank, before, -value, stack);
                }
            });
        }
        most
    }
}

/// What the best capture of a board is worth, or its end, and how many moves go on without.
#[inline(always)]
fn forward(game: &Game, lower: &[Arc<Level>], rows: &Rows) -> (i8, u8) {
    let ways = game.swift.ways(rows);
    let (mut value, mut open, mut stuck) = (NONE, 0, true);
    for way in ways.iter() {
        let mut next = *rows;
        let Ok(captured) = game.swift.play(&mut next, way) else { continue };
        stuck = false;
        if captured == 0 {
            open += 1;
        } else {
            let left = usize::from(rows.total() - captured);
            value = value.max(captured as i8 - lower[left].value(&next));
        }
    }
    if stuck {
        if game.swift.passes() && game.can_move(&rows.turned()) {
            open = 1; // the pass
        } else {
            value = game.end_value(rows);
        }
    }
    (value, open)
}
