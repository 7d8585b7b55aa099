//! The walk in one of its two forms.

use std::sync::Arc;

use crate::rules::{Game, Move, Position, Ruleset};

use super::alphabeta::{Step, Walk};
use super::key::decode;
use super::memory::Memory;
use super::play::{Fast, Plain};
use super::{Bound, Eval, Probe};

/// The walk for one set of rules.
pub enum Engine {
    /// By the rules themselves.
    Plain(Box<Walk<Plain>>),
    /// By their swift form.
    Fast(Box<Walk<Fast>>),
}

/// What has become of a walk, with moves for codes.
pub enum Progress {
    /// The nodes allowed are used up.
    Paused,
    /// A root move is done: its value for the mover.
    RootMove(Move, i32, Bound),
    /// All root moves are done: whether the value is proven.
    Finished(bool),
}

macro_rules! both {
    ($engine:expr, $walk:ident => $body:expr) => {
        match $engine {
            Engine::Plain($walk) => $body,
            Engine::Fast($walk) => $body,
        }
    };
}

impl Engine {
    /// The engine for the rules of a position, with the memory of another one.
    pub fn new(position: &Position, memory: Memory) -> Engine {
        match Fast::new(position) {
            Some(fast) => Engine::Fast(Box::new(Walk::new(fast, memory))),
            None => Engine::Plain(Box::new(Walk::new(Plain, memory))),
        }
    }

    /// The engine for the rules of another position. What is remembered is forgotten.
    pub fn change_rules(&mut self, position: &Position, rules: &Ruleset) {
        let none = Memory::new(0, Eval::new(rules));
        let mut memory = both!(self, walk => std::mem::replace(&mut walk.memory, none));
        memory.forget();
        memory.eval = Eval::new(rules);
        *self = Engine::new(position, memory);
    }

    pub fn memory(&mut self) -> &mut Memory {
        both!(self, walk => &mut walk.memory)
    }

    pub fn nodes(&self) -> u64 {
        both!(self, walk => walk.nodes)
    }

    /// A search of a game begins, with tables for boards of fewer than `below` seeds.
    pub fn begin_search(
        &mut self,
        game: &Game,
        width: i32,
        tables: Option<Arc<dyn Probe>>,
        below: u8,
    ) {
        both!(self, walk => {
            walk.note_history(game);
            walk.nodes = 0;
            walk.width = width;
            walk.probe_below = if tables.is_some() { below } else { 0 };
            walk.tables = tables;
            walk.memory.table.grow_older();
        });
    }

    /// Begins to look at root moves, in their order, so many moves ahead.
    pub fn begin_depth(&mut self, root: &Position, moves: &[Move], depth: u8, window: (i32, i32)) {
        both!(self, walk => walk.begin(root, moves, depth, window.0, window.1));
    }

    /// Goes on until so many nodes have been looked at, or a root move is done.
    pub fn go_on(&mut self, root: &Position, until: u64) -> Progress {
        match both!(self, walk => walk.go_on(until)) {
            Step::Paused => Progress::Paused,
            Step::RootMove(code, score, bound) => {
                Progress::RootMove(decode(code, root), score, bound)
            }
            Step::Finished(value) => Progress::Finished(value.is_proven()),
        }
    }

    /// The moves expected from the root on.
    pub fn pv(&self, root: &Position) -> impl Iterator<Item = Move> {
        let mut at = *root;
        both!(self, walk => walk.pv().clone()).into_iter().map_while(move |code| {
            let mv = decode(code, &at);
            at = at.play(mv).ok()?;
            Some(mv)
        })
    }
}
