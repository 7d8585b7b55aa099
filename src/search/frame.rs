//! One position on the way from the root to where the search is.

use arrayvec::ArrayVec;

use crate::rules::MAX_ROW;

use super::key::{Code, Key, NO_MOVE, PASS};
use super::order::History;
use super::play::Play;
use super::{MAX_DEPTH, Score};

/// A value, and how far it is proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// For the mover, stores apart, in parts of a seed.
    pub score: i32,
    /// How many of the positions on the way from the root must be as they are for the proof to
    /// hold, because it calls one of them repeated: the first of them, counted from 1. [`WHOLE`]
    /// if the proof needs none, [`GUESS`] if there is no proof.
    pub needs: u8,
}

/// The proof stands by itself.
pub const WHOLE: u8 = u8::MAX;
/// A guess was needed, or the history of the game.
pub const GUESS: u8 = 0;

impl Value {
    pub const fn proven(score: i32) -> Value {
        Value { score, needs: WHOLE }
    }

    pub const fn is_proven(self) -> bool {
        self.needs == WHOLE
    }

    pub const fn guess(score: i32) -> Value {
        Value { score, needs: GUESS }
    }
}

pub fn parts(seeds: i16) -> i32 {
    i32::from(seeds) * i32::from(Score::PARTS)
}

/// A move of a position that has been played, before it is known what it is worth.
#[derive(Clone, Copy, Debug)]
pub struct Child<At> {
    pub after: At,
    pub code: Code,
    /// Seeds captured by it.
    pub captured: u8,
    /// When to try it: the greater the earlier.
    pub order: i32,
}

/// The moves of a position, played.
pub type Children<At> = ArrayVec<Child<At>, { MAX_ROW + 1 }>;

/// A position whose moves are being looked at.
#[derive(Clone, Debug)]
pub struct Frame<At> {
    pub key: Key,
    pub depth: u8,
    /// Moves since the last capture, or since the root.
    pub quiet: u8,
    pub alpha: i32,
    pub beta: i32,
    /// Where alpha began.
    pub floor: i32,
    pub best: i32,
    pub best_code: Code,
    pub needs: u8,
    pub children: Children<At>,
    /// The child that is looked at: those before it are done.
    pub at: usize,
    /// Whether this child is only asked whether it beats alpha.
    pub scouting: bool,
}

impl<At> Frame<At> {
    pub fn new() -> Frame<At> {
        Frame {
            key: Key::default(),
            depth: 0,
            quiet: 0,
            alpha: 0,
            beta: 0,
            floor: 0,
            best: 0,
            best_code: NO_MOVE,
            needs: WHOLE,
            children: Children::new(),
            at: 0,
            scouting: false,
        }
    }

    /// Makes it ready for the moves of a position, which stand in `children`.
    #[inline]
    pub fn begin(&mut self, key: Key, depth: u8, quiet: u8, alpha: i32, beta: i32) {
        self.key = key;
        self.depth = depth;
        self.quiet = quiet;
        self.alpha = alpha;
        self.beta = beta;
        self.floor = alpha;
        self.best = -i32::from(i16::MAX);
        self.best_code = NO_MOVE;
        self.needs = WHOLE;
        self.at = 0;
        self.scouting = false;
    }

    /// Brings the child to be tried next to its place.
    #[inline]
    pub fn pick(&mut self) {
        let rest = &self.children[self.at..];
        let mut first = 0;
        for (place, child) in rest.iter().enumerate().skip(1) {
            if child.order > rest[first].order {
                first = place;
            }
        }
        if first > 0 {
            self.children.swap(self.at, self.at + first);
        }
    }

    /// The window in which the child in question is to be valued, from its own side.
    #[inline]
    pub fn window(&self) -> (i32, i32) {
        let gain = parts(i16::from(self.children[self.at].captured));
        let beta = if self.scouting { self.alpha + 1 } else { self.beta };
        (gain - beta, gain - self.alpha)
    }
}

/// Plays all moves of a position; none if the game is over.
#[inline]
pub fn expand<P: Play>(
    play: &P,
    at: &P::At,
    children: &mut Children<P::At>,
    history: &History,
    parity: usize,
    remembered: Code,
) {
    children.clear();
    for code in play.sowings(at) {
        let Some((after, captured)) = play.play(at, code) else { continue }; // L6
        let order = history.order(parity, code, captured, remembered);
        children.push(Child { after, code, captured, order });
    }
    if children.is_empty()
        && let Some(after) = play.pass(at)
    {
        children.push(Child { after, code: PASS, captured: 0, order: 0 });
    }
}

/// The codes of the moves expected from some depth on.
pub type Line = ArrayVec<Code, { MAX_DEPTH as usize }>;
