//! The walk through the tree of moves: principal variation search, its stack kept as data.
//!
//! What was measured, and so is not here: over 30 positions of each edition MTD(f) and windows
//! around the last value look at between 9 % fewer and 6 % more nodes to the same depth, which is
//! not worth what they would make of the values of the moves. And a line that goes on at its end
//! with captures (of four seeds or more, by one or four moves) wins no more games than one that
//! does not, with as many nodes for each: 33 to 50 % of 200. What the evaluation says of pits
//! that are about to be captured is enough.

mod leaves;

use std::sync::Arc;

use crate::rules::{Game, Move, Position};

use super::frame::{Child, Frame, Line, Value, WHOLE, expand, parts};
use super::key::{self, Code, NO_MOVE};
use super::memory::Memory;
use super::play::Play;
use super::sort::sort_by_key;
use super::table::Entry;
use super::{Bound, MAX_DEPTH, Probe};

/// Positions with fewer moves to look ahead are not remembered: to look at them anew takes less
/// time than to fetch them from memory.
const TABLE_DEPTH: u8 = 3;

/// The walk, with all memory it needs.
pub struct Walk<P: Play> {
    play: P,
    /// One for each move from the root to where the search is, and room for the rest.
    frames: Vec<Frame<P::At>>,
    /// The positions on this way, for repetition.
    line: [u64; MAX_DEPTH as usize + 1],
    /// The moves expected from each of them on.
    pvs: Vec<Line>,
    /// The depth of the frame at work.
    ply: usize,
    /// A value that the frame at work is to receive from its child.
    returned: Option<Value>,
    /// Positions that came twice in the game since the last capture, each with 0 if the player
    /// to move at the root is to move in it, and else 1.
    twice: Vec<(usize, u64)>,
    pub nodes: u64,
    pub memory: Memory,
    pub tables: Option<Arc<dyn Probe>>,
    /// Only boards with fewer seeds are looked up in the tables.
    pub probe_below: u8,
    /// No position comes again in fewer moves.
    shortest_cycle: u8,
    /// How far below the best a root move is still valued.
    pub width: i32,
}

/// What has become of a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The nodes allowed are used up; the walk can go on.
    Paused,
    /// A root move is done: its value for the mover.
    RootMove(Code, i32, Bound),
    /// All root moves are done.
    Finished(Value),
}

impl<P: Play> Walk<P> {
    pub fn new(play: P, memory: Memory) -> Walk<P> {
        Walk {
            play,
            memory,
            frames: vec![Frame::new(); usize::from(MAX_DEPTH) + 1],
            line: [0; MAX_DEPTH as usize + 1],
            pvs: vec![Line::new(); usize::from(MAX_DEPTH) + 2],
            ply: 0,
            returned: None,
            twice: Vec::new(),
            nodes: 0,
            tables: None,
            probe_below: 0,
            shortest_cycle: 0,
            width: 0,
        }
    }

    /// The moves expected from the root on.
    pub fn pv(&self) -> &Line {
        &self.pvs[0]
    }

    /// Notes which positions would end the game if they came again.
    pub fn note_history(&mut self, game: &Game) {
        let root = game.position();
        let line = (0..=game.ply()).rev().filter_map(|ply| game.position_at(ply));
        let line = line.take_while(|at| at.stores() == root.stores());
        let mut keys: Vec<_> = line
            .map(|at| {
                let parity = usize::from(at.to_move() != root.to_move());
                (parity, self.play.key(&self.play.at(at)).repetition)
            })
            .collect();
        sort_by_key(&mut keys, |&key| key);
        self.twice.clear();
        let twice = keys.chunk_by(|a, b| a == b).filter(|same| same.len() >= 2);
        self.twice.extend(twice.map(|same| same[0]));
    }

    /// Begins to look at root moves, in their order, so many moves ahead.
    pub fn begin(&mut self, root: &Position, moves: &[Move], depth: u8, alpha: i32, beta: i32) {
        let row = root.ruleset().row();
        self.shortest_cycle = leaves::shortest_cycle(root.ruleset());
        let at = self.play.at(root);
        let key = self.play.key(&at);
        self.line[0] = key.repetition;
        let frame = &mut self.frames[0];
        expand(&self.play, &at, &mut frame.children, &self.memory.history, 0, NO_MOVE);
        let place = |code: Code| moves.iter().position(|&mv| key::code(mv, row) == code);
        frame.children.retain(|child| place(child.code).is_some());
        for child in &mut frame.children {
            child.order = -(place(child.code).unwrap_or(0) as i32);
        }
        frame.begin(key, depth, 0, alpha, beta);
        self.pvs[0].clear();
        self.ply = 0;
        self.returned = None;
    }

    /// Goes on until so many nodes have been looked at since the table was new, or a root move
    /// is done.
    pub fn go_on(&mut self, until: u64) -> Step {
        loop {
            if let Some(value) = self.returned.take() {
                let done = self.receive(value);
                if self.ply == 0
                    && let Some(step) = done
                {
                    return step;
                }
            }
            let frame = &mut self.frames[self.ply];
            if frame.at == frame.children.len() || frame.best >= frame.beta {
                let value = self.finish();
                if self.ply == 0 {
                    return Step::Finished(value);
                }
                self.ply -= 1;
                self.returned = Some(value);
                continue;
            }
            if self.nodes >= until {
                return Step::Paused;
            }
            self.returned = self.descend();
        }
    }

    /// Takes the value of the child in question. At the root tells which move is done.
    #[inline]
    fn receive(&mut self, value: Value) -> Option<Step> {
        let frame = &mut self.frames[self.ply];
        let child = &frame.children[frame.at];
        let score = parts(i16::from(child.captured)) - value.score;
        if frame.scouting && score > frame.alpha && score < frame.beta {
            frame.scouting = false; // better than thought: look again, for the value
            return None;
        }
        let bound = match score {
            _ if score <= frame.alpha => Bound::Upper,
            _ if score >= frame.beta => Bound::Lower,
            _ => Bound::Value,
        };
        // Of a refutation the proof is enough; else all moves must be proven to be no better.
        frame.needs = match bound {
            Bound::Lower => value.needs,
            _ => frame.needs.min(value.needs),
        };
        let improves = score > frame.best;
        if improves {
            frame.best = score;
            if score > frame.alpha {
                frame.best_code = child.code;
            }
        }
        let code = child.code;
        frame.at += 1;
        if self.ply == 0 {
            if improves && score > frame.floor {
                self.lengthen_pv(code);
            }
            let frame = &mut self.frames[0];
            // Moves above this are valued, so it is one less, but for ties with the best.
            let width = if self.width == 0 { 0 } else { self.width + 1 };
            frame.alpha = frame.alpha.max(frame.best - width);
            frame.scouting = frame.best > frame.floor;
            return Some(Step::RootMove(code, score, bound));
        }
        if score > frame.alpha {
            let open = frame.beta - frame.alpha > 1;
            frame.alpha = score;
            if open {
                self.lengthen_pv(code);
            }
        }
        self.frames[self.ply].scouting = true;
        None
    }

    /// The move and what is expected after it are what is expected here.
    fn lengthen_pv(&mut self, code: Code) {
        let (upper, lower) = self.pvs.split_at_mut(self.ply + 1);
        let pv = &mut upper[self.ply];
        pv.clear();
        pv.push(code);
        pv.extend(lower[0].iter().copied().take(usize::from(MAX_DEPTH) - 1));
    }

    /// All is done at the frame at work: remembers and gives its value.
    #[inline]
    fn finish(&mut self) -> Value {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        if usize::from(frame.needs) > ply {
            frame.needs = WHOLE; // it called only itself and what follows repeated
        }
        let bound = match frame.best {
            best if best >= frame.beta => Bound::Lower,
            best if best > frame.floor => Bound::Value,
            _ => Bound::Upper,
        };
        if bound == Bound::Lower {
            self.memory.history.cut(ply, frame.best_code, frame.depth);
        }
        let value = Value { score: frame.best, needs: frame.needs };
        let entry = Entry {
            score: value.score as i16,
            depth: frame.depth,
            bound,
            proven: value.needs == WHOLE,
            best: frame.best_code,
        };
        if ply > 0 && frame.depth >= TABLE_DEPTH {
            self.memory.table.store(frame.key.whole, entry);
        }
        value
    }

    /// Goes to the child in question. Gives its value if that is known without looking at its
    /// moves, and else leaves a frame for it.
    #[inline]
    fn descend(&mut self) -> Option<Value> {
        let frame = &mut self.frames[self.ply];
        frame.pick();
        let (alpha, beta) = frame.window();
        let depth = frame.depth - 1;
        let &Child { after, captured, .. } = &frame.children[frame.at];
        let quiet = if captured > 0 { 0 } else { frame.quiet + 1 };
        let ply = self.ply + 1;
        self.nodes += 1;
        self.pvs[ply].clear();
        let known = self.enter(&after, ply, depth, quiet, alpha, beta);
        if known.is_none() {
            self.ply = ply;
        }
        known
    }

    #[inline]
    fn enter(
        &mut self,
        at: &P::At,
        ply: usize,
        depth: u8,
        quiet: u8,
        alpha: i32,
        beta: i32,
    ) -> Option<Value> {
        let key = self.play.key(at);
        self.line[ply] = key.repetition;
        if let Some(value) = self.repeated(at, key.repetition, ply, quiet) {
            return Some(value);
        }
        let on_board = self.play.on_board(at);
        let most = parts(i16::from(on_board));
        if most <= alpha {
            return Some(Value::proven(most));
        }
        if -most >= beta {
            return Some(Value::proven(-most));
        }
        if on_board < self.probe_below
            && let Some(value) = self.look_up(at)
        {
            return Some(value);
        }
        if depth == 0 {
            return Some(self.guess(at));
        }
        if depth == 1 {
            return Some(self.frontier(at, ply, quiet, alpha, beta));
        }
        let mut remembered = NO_MOVE;
        if depth >= TABLE_DEPTH
            && let Some(entry) = self.memory.table.probe(key.whole)
        {
            if let Some(value) = usable(entry, depth, alpha, beta) {
                return Some(value);
            }
            remembered = entry.best;
        }
        let frame = &mut self.frames[ply];
        expand(&self.play, at, &mut frame.children, &self.memory.history, ply, remembered);
        if frame.children.is_empty() {
            return Some(Value::proven(parts(self.play.end(at))));
        }
        frame.begin(key, depth, quiet, alpha, beta);
        if depth > TABLE_DEPTH {
            for child in &frame.children {
                self.memory.table.fetch(self.play.key(&child.after).whole);
            }
        }
        None
    }
}

/// What the table says, if it says enough.
#[inline]
fn usable(entry: Entry, depth: u8, alpha: i32, beta: i32) -> Option<Value> {
    if entry.depth < depth && !entry.proven {
        return None;
    }
    let score = i32::from(entry.score);
    let enough = match entry.bound {
        Bound::Value => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    enough.then(|| if entry.proven { Value::proven(score) } else { Value::guess(score) })
}
