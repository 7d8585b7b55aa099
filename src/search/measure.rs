//! How fast rules, search and tables are where the engine runs, measured a slice at a time.

use std::fmt;
use std::str::FromStr;

use super::endgame::{Step, Tables};
use super::{Limits, Searcher};
use crate::bench::{playouts, swift_playouts};
use crate::rules::{Game, Position, Ruleset, RulesetError, Side};

/// Reads a clock that only goes forward, in ms.
pub type Clock = fn() -> f64;

/// How long each kind of work is measured, in microseconds.
const SPAN: u64 = 800_000;
/// How long a slice is, in ms: long to a clock that tells tenths of a ms.
const SLICE: f64 = 10.0;
/// Playouts, nodes and boards between two looks at the clock.
const PLAYOUTS: u64 = 50;
const NODES: u64 = 2_000;
const BOARDS: usize = 5_000;
/// The same for the swift form, which makes its tables anew each time: that takes as long as a
/// hundred playouts.
const SWIFT_PLAYOUTS: u64 = 5_000;

/// What was measured. The text form names each rate, as in `rules=1000/80 search=500/90`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Moves of random games by the rules themselves.
    pub rules: Rate,
    /// The same by their swift form; none where there is no such form.
    pub swift: Option<Rate>,
    /// Positions looked at by the search from the start of a game.
    pub search: Rate,
    /// Boards put into exact tables; none where there are no tables.
    pub tables: Option<Rate>,
}

/// How much was done in which time: `COUNT/MICROSECONDS` as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rate {
    /// How much.
    pub count: u64,
    /// In how many microseconds.
    pub micros: u64,
}

impl Rate {
    /// How much in a second.
    pub fn per_second(self) -> f64 {
        self.count as f64 / self.micros.max(1) as f64 * 1e6
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.count, self.micros)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rules={} search={}", self.rules, self.search)?;
        let others = [("swift", self.swift), ("tables", self.tables)];
        let mut there = others.into_iter().filter_map(|(name, rate)| Some((name, rate?)));
        there.try_for_each(|(name, rate)| write!(f, " {name}={rate}"))
    }
}

impl FromStr for Rate {
    type Err = NotFigures;

    fn from_str(text: &str) -> Result<Rate, NotFigures> {
        let (count, micros) = text.split_once('/').ok_or(NotFigures)?;
        let number = |text: &str| text.parse().map_err(|_| NotFigures);
        Ok(Rate { count: number(count)?, micros: number(micros)? })
    }
}

impl FromStr for Figures {
    type Err = NotFigures;

    fn from_str(text: &str) -> Result<Figures, NotFigures> {
        let mut figures = Figures::default();
        for part in text.split(' ') {
            let (name, rate) = part.split_once('=').ok_or(NotFigures)?;
            let rate: Rate = rate.parse()?;
            match name {
                "rules" => figures.rules = rate,
                "search" => figures.search = rate,
                "swift" => figures.swift = Some(rate),
                "tables" => figures.tables = Some(rate),
                _ => return Err(NotFigures),
            }
        }
        Ok(figures)
    }
}

/// A text that holds no figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these are no figures")]
pub struct NotFigures;

/// Measuring under way.
pub struct Measure {
    ruleset: Ruleset,
    game: Game,
    clock: Clock,
    stage: Stage,
    /// What the stage has come to.
    rate: Rate,
    figures: Figures,
}

/// What is measured now.
enum Stage {
    Rules,
    Swift,
    Search,
    Tables(Box<Tables>),
}

impl Measure {
    /// Begins to measure by these rules.
    ///
    /// # Errors
    /// They contradict themselves.
    pub fn new(ruleset: Ruleset, clock: Clock) -> Result<Measure, RulesetError> {
        let game = Game::new(Position::start(ruleset, Side::South)?);
        let (rate, figures) = (Rate::default(), Figures::default());
        Ok(Measure { ruleset, game, clock, stage: Stage::Rules, rate, figures })
    }

    /// Measures for a slice; gives the figures when all is done. The searcher is used, and looks
    /// into no tables afterwards.
    pub fn step(&mut self, searcher: &mut Searcher) -> Option<Figures> {
        let begun = (self.clock)();
        let mut done = 0;
        let mut is_over = false;
        while !is_over && (self.clock)() < begun + SLICE {
            let first = self.rate.count + done; // any number that is another one each time
            let (more, over) = self.work(first, searcher);
            done += more;
            is_over = over;
        }
        self.rate.count += done;
        self.rate.micros += (((self.clock)() - begun) * 1e3) as u64;
        let only_whole = matches!(self.stage, Stage::Tables(_));
        if !is_over && (only_whole || self.rate.micros < SPAN) {
            return None;
        }
        let rate = std::mem::take(&mut self.rate);
        let tables = |ruleset| Tables::new(ruleset).ok().map(Box::new);
        match self.stage {
            Stage::Rules => {
                self.figures.rules = rate;
                let has_swift = swift_playouts(self.ruleset, 0, 0).is_some();
                self.stage = if has_swift { Stage::Swift } else { self.begin_search(searcher) };
            }
            Stage::Swift => {
                self.figures.swift = Some(rate);
                self.stage = self.begin_search(searcher);
            }
            Stage::Search => {
                self.figures.search = rate;
                searcher.stop();
                match tables(&self.ruleset) {
                    Some(tables) => self.stage = Stage::Tables(tables),
                    None => return Some(self.figures),
                }
            }
            Stage::Tables(_) => {
                self.figures.tables = Some(rate);
                return Some(self.figures);
            }
        }
        None
    }

    fn begin_search(&self, searcher: &mut Searcher) -> Stage {
        searcher.set_tables(None);
        searcher.begin(&self.game, &Limits::NONE);
        Stage::Search
    }

    /// Works a little; gives how much was done, and whether there is no more to do.
    fn work(&mut self, first: u64, searcher: &mut Searcher) -> (u64, bool) {
        match &mut self.stage {
            Stage::Rules => {
                let tally = playouts(self.ruleset, first, PLAYOUTS).unwrap_or_default();
                (tally.moves, tally.moves == 0)
            }
            Stage::Swift => {
                let tally = swift_playouts(self.ruleset, first, SWIFT_PLAYOUTS).unwrap_or_default();
                (tally.moves, tally.moves == 0)
            }
            Stage::Search => {
                let before = searcher.nodes();
                let over = searcher.go_on(NODES, |_| {});
                (searcher.nodes() - before, over)
            }
            Stage::Tables(tables) => {
                let before = tables.boards();
                // Only whole levels count, so the last one that is begun is finished.
                let is_whole = tables.step(BOARDS) != Step::Working;
                ((tables.boards() - before) as u64, is_whole && self.rate.micros >= SPAN)
            }
        }
    }
}
