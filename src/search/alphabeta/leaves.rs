//! Where lines end: repetition, tables, and the last moves.

use super::super::frame::{Value, parts};
use super::super::key::NO_MOVE;
use super::super::play::Play;
use super::Walk;
use crate::rules::{Relay, Ruleset, Sowing};

impl<P: Play> Walk<P> {
    /// G5: a position that was there before on the way from the root, or twice in the game.
    #[inline]
    pub(super) fn repeated(&self, at: &P::At, key: u64, ply: usize, quiet: u8) -> Option<Value> {
        let quiet = usize::from(quiet);
        // The same player is to move in every second position.
        let before = (2..=quiet.min(ply)).step_by(2).find(|&back| self.line[ply - back] == key);
        if let Some(back) = before {
            let needs = (ply - back + 1) as u8;
            return Some(Value { score: parts(self.play.repeated(at)), needs });
        }
        if quiet == ply && self.twice.contains(&(ply & 1, key)) {
            return Some(Value::guess(parts(self.play.repeated(at))));
        }
        None
    }

    #[cold]
    pub(super) fn look_up(&self, at: &P::At) -> Option<Value> {
        let seeds = self.tables.as_ref()?.value(&self.play.position(at))?;
        Some(Value::proven(parts(i16::from(seeds))))
    }

    /// The last move but one: its moves lead to leaves, which need no frame.
    #[inline]
    pub(super) fn frontier(
        &mut self,
        at: &P::At,
        ply: usize,
        quiet: u8,
        alpha: i32,
        beta: i32,
    ) -> Value {
        let mut alpha = alpha;
        let mut best = Value::proven(-i32::from(i16::MAX));
        let mut any = false;
        let mut nodes = 0;
        let mut pv = NO_MOVE;
        for code in self.play.sowings(at) {
            let Some((after, captured)) = self.play.play(at, code) else { continue }; // L6
            any = true;
            nodes += 1;
            let leaf = self.leaf(&after, ply + 1, if captured > 0 { 0 } else { quiet + 1 });
            let score = parts(i16::from(captured)) - leaf.score;
            if score > best.score {
                best.score = score;
                if score >= beta {
                    best.needs = leaf.needs;
                    break;
                }
                if score > alpha {
                    alpha = score;
                    pv = code;
                }
            }
            best.needs = best.needs.min(leaf.needs);
        }
        self.nodes += nodes;
        if pv != NO_MOVE {
            self.pvs[ply].clear();
            self.pvs[ply].push(pv);
        }
        if any { best } else { self.stuck(at, ply, quiet) }
    }

    /// The last move but one of a player who cannot sow.
    #[cold]
    fn stuck(&mut self, at: &P::At, ply: usize, quiet: u8) -> Value {
        let Some(after) = self.play.pass(at) else {
            return Value::proven(parts(self.play.end(at)));
        };
        self.nodes += 1;
        let leaf = self.leaf(&after, ply + 1, quiet + 1);
        Value { score: -leaf.score, needs: leaf.needs }
    }

    /// A position at the end of a line.
    #[inline]
    fn leaf(&self, at: &P::At, ply: usize, quiet: u8) -> Value {
        if quiet >= self.shortest_cycle {
            let key = self.play.key(at).repetition;
            if let Some(value) = self.repeated(at, key, ply, quiet) {
                return value;
            }
        }
        if self.probe_below > 0
            && self.play.on_board(at) < self.probe_below
            && let Some(value) = self.look_up(at)
        {
            return value;
        }
        self.guess(at)
    }

    /// What a position looks worth, or is worth if the game is over in it. Whether a player who
    /// has pits to lift is stuck because all of them are endless is not asked.
    #[inline]
    pub(super) fn guess(&self, at: &P::At) -> Value {
        if !self.play.has_sowing(at) && self.play.is_over(at) {
            return Value::proven(parts(self.play.end(at)));
        }
        Value::guess(i32::from(self.play.guess(at, &self.memory.eval).0))
    }
}

/// The fewest moves after which a position can come again. Of two single laps each leaves a seed
/// more in the pits it passes, so both must have moved the same single seed, there and back: ko
/// forbids that, and a common direction too, where the ring has more than two pits.
pub(super) fn shortest_cycle(rules: &Ruleset) -> u8 {
    let back = rules.sowing == Sowing::Outward && !rules.ko || rules.pits == 1;
    if rules.relay != Relay::Off || back { 2 } else { 4 }
}
