use std::cmp::Reverse;
use std::sync::Arc;

use crate::rules::{Edition, Game, Move, Moves, Position, Ruleset};

use super::engine::{Engine, Progress};
use super::frame::parts;
use super::memory::Memory;
use super::sort::sort_by_key;
use super::{Bound, Eval, Limits, MAX_DEPTH, Probe, Report, RootMove, Score, endings};

/// Searches games. It owns the memory it needs: nothing is allocated while it searches.
///
/// ```
/// use tisiya::rules::{Edition, Game};
/// use tisiya::search::{Limits, Searcher};
///
/// let game = Game::new(Edition::Alemungula.start());
/// let mut searcher = Searcher::new(1 << 20);
/// let report = searcher.search(&game, &Limits::depth(6), |_| {});
/// assert_eq!(report.depth, 6);
/// assert!(game.position().legal_moves().contains(&report.best().unwrap()));
/// ```
///
/// Whoever must not be kept waiting searches in slices, and stops between them:
///
/// ```
/// # use tisiya::rules::{Edition, Game};
/// # use tisiya::search::{Limits, Searcher};
/// # let game = Game::new(Edition::Lamlameta.start());
/// # let mut searcher = Searcher::new(1 << 20);
/// searcher.begin(&game, &Limits::nodes(10_000));
/// while !searcher.go_on(1_000, |report| println!("{}", report.depth)) {
///     // look at the clock, or at messages
/// }
/// let report = searcher.report();
/// # assert!(report.nodes >= 10_000);
/// ```
pub struct Searcher {
    engine: Engine,
    /// The rules that the engine is for.
    rules: Ruleset,
    tables: Option<Arc<dyn Probe>>,
    root: Position,
    /// The moves that are looked at, the best of the depth before first.
    moves: Moves,
    limits: Limits,
    /// The depth that is being looked at; 0 when the search is over.
    depth: u8,
    /// What this depth has found so far.
    found: Vec<(Move, i32, Bound)>,
    /// The margin that the tables know beforehand.
    known: Option<Score>,
    report: Report,
}

impl Searcher {
    /// A searcher with a table of at most so many bytes. Without memory it still searches, but
    /// longer.
    pub fn new(table_bytes: usize) -> Searcher {
        let root = Edition::Alemungula.start();
        let rules = *root.ruleset();
        Searcher {
            engine: Engine::new(&root, Memory::new(table_bytes, Eval::new(&rules))),
            rules,
            tables: None,
            root,
            moves: Moves::new(),
            limits: Limits::NONE,
            depth: 0,
            found: Vec::new(),
            known: None,
            report: Report::default(),
        }
    }

    /// Lets the searches that follow look into tables, or into none.
    pub fn set_tables(&mut self, tables: Option<Arc<dyn Probe>>) {
        self.forget();
        self.tables = tables;
    }

    /// Lets the searches of games by these rules use another evaluation, until others come.
    pub fn set_eval(&mut self, start: &Position, eval: Eval) {
        self.rules = *start.ruleset();
        self.engine.change_rules(start, &self.rules);
        self.engine.memory().eval = eval;
    }

    /// Forgets what earlier searches found, so that the next one depends on nothing but its game
    /// and limits.
    pub fn forget(&mut self) {
        self.engine.memory().forget();
    }

    /// Searches until a limit is met or the value is proven, and tells after every depth.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        mut on_depth: impl FnMut(&Report),
    ) -> Report {
        self.begin(game, limits);
        while !self.go_on(u64::MAX, &mut on_depth) {}
        self.report.clone()
    }

    /// Begins a search, which [`Searcher::go_on`] then carries out.
    pub fn begin(&mut self, game: &Game, limits: &Limits) {
        self.root = *game.position();
        if self.rules != *self.root.ruleset() {
            self.rules = *self.root.ruleset();
            self.engine.change_rules(&self.root, &self.rules);
        }
        self.limits = *limits;
        self.known = None;
        self.report = Report::default();
        if let Some(outcome) = game.outcome() {
            let mover = self.root.to_move();
            let [own, other] = [outcome.score[mover], outcome.score[!mover]];
            self.report.score = Score::of_seeds(i16::from(own) - i16::from(other));
            self.report.exact = true;
            self.depth = 0;
            return;
        }
        self.moves = self.root.legal_moves();
        let reach = self.tables.as_ref().map_or(0, |tables| tables.reach());
        let below =
            if self.ask_tables(game) { self.root.on_board() } else { reach.saturating_add(1) };
        self.engine.begin_search(game, i32::from(limits.width.0), self.tables.clone(), below);
        self.report.score = self.known.unwrap_or(self.margin(0));
        self.report.pv.push(self.moves[0]);
        self.depth = 1;
        self.begin_depth();
    }

    /// Goes on searching for about so many nodes, and tells after every depth. Gives whether the
    /// search is over; the answer is in [`Searcher::report`].
    pub fn go_on(&mut self, nodes: u64, mut on_depth: impl FnMut(&Report)) -> bool {
        let until = self.engine.nodes().saturating_add(nodes).min(self.limits.nodes);
        while self.depth > 0 {
            match self.engine.go_on(&self.root, until) {
                Progress::Paused if self.engine.nodes() >= self.limits.nodes => self.stop(),
                Progress::Paused => return false,
                Progress::RootMove(mv, score, bound) => self.found.push((mv, score, bound)),
                Progress::Finished(proven) => {
                    self.finish_depth(proven);
                    on_depth(&self.report);
                }
            }
        }
        true
    }

    /// Ends the search now. What the depth at work has found already counts.
    pub fn stop(&mut self) {
        if self.depth > 0 {
            self.report.nodes = self.engine.nodes();
            self.take_better();
            self.depth = 0;
        }
    }

    /// What has been found so far: the best move, if there is one, from the beginning on.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// The position that is searched, or was last.
    pub fn root(&self) -> &Position {
        &self.root
    }

    /// The positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.engine.nodes()
    }

    /// Whether the search has ended.
    pub fn is_over(&self) -> bool {
        self.depth == 0
    }

    /// The margin at the end, from what is still to come.
    fn margin(&self, score: i32) -> Score {
        Score((parts(endings::stored(&self.root)) + score) as i16)
    }

    /// Where the tables know the root, only the moves that keep its value are left. Which of
    /// them leads on is for the search to find: it may look up smaller boards only, so that it
    /// sees the way to a capture and does not go round in circles. Gives whether they know it.
    fn ask_tables(&mut self, game: &Game) -> bool {
        let Some(tables) = self.tables.clone() else { return false };
        if tables.value(&self.root).is_none() {
            return false;
        }
        let mut values = Vec::new();
        for &mv in &self.moves {
            let mut after = game.clone();
            if after.play(mv).is_err() {
                continue;
            }
            let position = after.position();
            let mover = self.root.to_move();
            let margin = match after.outcome() {
                Some(outcome) => i16::from(outcome.score[mover]) - i16::from(outcome.score[!mover]),
                None => match tables.value(position) {
                    Some(value) => -endings::stored(position) - i16::from(value),
                    None => return false,
                },
            };
            values.push((mv, margin));
        }
        sort_by_key(&mut values, |&(_, margin)| Reverse(margin));
        let Some(&(_, best)) = values.first() else { return false };
        for &(mv, margin) in &values {
            let score = Score::of_seeds(margin);
            self.report.moves.push(RootMove { mv, score, bound: Bound::Value });
        }
        self.moves = values.iter().filter(|value| value.1 == best).map(|value| value.0).collect();
        self.known = Some(Score::of_seeds(best));
        true
    }

    fn begin_depth(&mut self) {
        let most = i32::from(i16::MAX);
        self.found.clear();
        self.engine.begin_depth(&self.root, &self.moves, self.depth, (-most, most));
    }

    fn finish_depth(&mut self, proven: bool) {
        self.report.depth = self.depth;
        self.report.nodes = self.engine.nodes();
        self.take_better();
        self.report.exact = proven || self.known.is_some();
        let deepest = self.limits.depth.clamp(1, MAX_DEPTH);
        let only = self.known.is_some() && self.moves.len() == 1;
        if proven || only || self.depth >= deepest || self.report.nodes >= self.limits.nodes {
            self.depth = 0;
        } else {
            self.depth += 1;
            self.begin_depth();
        }
    }

    /// Puts the best move found at this depth first. A depth that is not finished has begun with
    /// the best move of the one before, so what it has found since is better; but the values of
    /// the moves stay those of the last depth that is, for values of two depths do not compare.
    fn take_better(&mut self) {
        let values = self.found.iter().copied();
        let better = |best: (Move, i32, Bound), next: (Move, i32, Bound)| {
            if next.1 > best.1 { next } else { best }
        };
        let Some((best, score, _)) = values.reduce(better) else { return };
        self.report.score = self.known.unwrap_or(self.margin(score));
        self.report.pv.clear();
        self.report.pv.extend(self.engine.pv(&self.root));
        if self.report.best() != Some(best) {
            self.report.pv.clear();
            self.report.pv.push(best);
        }
        if self.found.len() == self.moves.len() {
            self.note_values(best);
        }
    }

    fn note_values(&mut self, best: Move) {
        if self.known.is_none() {
            self.report.moves.clear();
            for &(mv, score, bound) in &self.found {
                let score = self.margin(score);
                self.report.moves.push(RootMove { mv, score, bound });
            }
        }
        sort_by_key(&mut self.report.moves, |found| (found.mv != best, Reverse(found.score)));
        // The next depth tries the moves in this order.
        let place = |mv: &Move| self.report.moves.iter().position(|found| found.mv == *mv);
        sort_by_key(&mut self.moves, |mv| place(mv).unwrap_or(usize::MAX));
    }
}
