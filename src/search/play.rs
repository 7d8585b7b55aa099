//! The games as the walk plays them: the rules themselves for every game, and their swift form
//! for the small boards.

use std::fmt::Debug;

use crate::rules::{
    Direction, Leftovers, Move, Position, Repetition, Rows, Ruleset, Stuck, Swift, Way,
};

use super::key::{Code, Key, code, decode};
use super::{Eval, Score, endings};

/// A way to play by one set of rules. Stores are left out: what a move captures is told.
pub trait Play {
    /// A position without stores.
    type At: Copy + Debug;

    /// The position as this plays it.
    fn at(&self, position: &Position) -> Self::At;
    /// A position that is worth the same to the mover, for tables.
    fn position(&self, at: &Self::At) -> Position;
    /// What stands for the position.
    fn key(&self, at: &Self::At) -> Key;
    /// The sowings that are legal, and those that would be if they ended.
    fn sowings(&self, at: &Self::At) -> impl Iterator<Item = Code>;
    /// Whether there is such a sowing.
    fn has_sowing(&self, at: &Self::At) -> bool;
    /// Plays one of them. Gives the position after it and the seeds captured; none if the sowing
    /// would never end.
    fn play(&self, at: &Self::At, code: Code) -> Option<(Self::At, u8)>;
    /// The position after a pass, for a stuck player; none if the game is over instead.
    fn pass(&self, at: &Self::At) -> Option<Self::At>;
    /// Whether the game is over, for a player without a sowing.
    fn is_over(&self, at: &Self::At) -> bool;
    /// What the end of the game brings the mover, for a player whom it finds stuck.
    fn end(&self, at: &Self::At) -> i16;
    /// What it brings the mover that the position comes again (G5).
    fn repeated(&self, at: &Self::At) -> i16;
    /// Seeds in the pits.
    fn on_board(&self, at: &Self::At) -> u8;
    /// What the position looks worth.
    fn guess(&self, at: &Self::At, eval: &Eval) -> Score;
}

/// By the rules themselves.
#[derive(Debug)]
pub struct Plain;

impl Play for Plain {
    type At = Position;

    fn at(&self, position: &Position) -> Position {
        *position
    }

    fn position(&self, at: &Position) -> Position {
        *at
    }

    #[inline(always)]
    fn key(&self, at: &Position) -> Key {
        Key::of(at)
    }

    #[inline(always)]
    fn sowings(&self, at: &Position) -> impl Iterator<Item = Code> {
        let row = at.ruleset().row();
        at.liftable_moves().map(move |mv| code(mv, row))
    }

    #[inline(always)]
    fn has_sowing(&self, at: &Position) -> bool {
        at.liftable_moves().next().is_some()
    }

    #[inline(always)]
    fn play(&self, at: &Position, code: Code) -> Option<(Position, u8)> {
        let mut after = *at;
        after.try_play(decode(code, at)).ok()?;
        let mover = at.to_move();
        Some((after, after.stores()[mover] - at.stores()[mover]))
    }

    fn pass(&self, at: &Position) -> Option<Position> {
        at.legal_moves().contains(&Move::Pass).then(|| at.after(Move::Pass))
    }

    fn is_over(&self, at: &Position) -> bool {
        at.ruleset().stuck == Stuck::End || at.has_passed()
    }

    fn end(&self, at: &Position) -> i16 {
        endings::value(at).unwrap_or(0)
    }

    fn repeated(&self, at: &Position) -> i16 {
        endings::repeated(at)
    }

    #[inline(always)]
    fn on_board(&self, at: &Position) -> u8 {
        at.on_board()
    }

    #[inline(always)]
    fn guess(&self, at: &Position, eval: &Eval) -> Score {
        eval.guess(at)
    }
}

/// By the swift form of the rules.
pub struct Fast {
    swift: Swift,
    rules: Ruleset,
    /// Any position by these rules.
    model: Position,
}

/// A position of a small board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FastAt {
    rows: Rows,
    passed: bool,
}

impl Fast {
    /// None where the rules have no swift form.
    pub fn new(model: &Position) -> Option<Fast> {
        let rules = *model.ruleset();
        Some(Fast { swift: Swift::new(&rules)?, rules, model: *model })
    }
}

impl Play for Fast {
    type At = FastAt;

    fn at(&self, position: &Position) -> FastAt {
        let rows = Rows::of(position).expect("the rules have a swift form");
        FastAt { rows, passed: position.has_passed() }
    }

    fn position(&self, at: &FastAt) -> Position {
        self.model.with_rows(&at.rows, at.passed)
    }

    #[inline(always)]
    fn key(&self, at: &FastAt) -> Key {
        Key::of_rows(&at.rows, at.passed)
    }

    #[inline(always)]
    fn sowings(&self, at: &FastAt) -> impl Iterator<Item = Code> {
        let ways = self.swift.ways(&at.rows).iter();
        ways.map(|way| (way.place() as u8) << 1 | way.direction() as u8)
    }

    #[inline(always)]
    fn has_sowing(&self, at: &FastAt) -> bool {
        !self.swift.ways(&at.rows).is_empty()
    }

    #[inline(always)]
    fn play(&self, at: &FastAt, code: Code) -> Option<(FastAt, u8)> {
        let mut rows = at.rows;
        let way = Way::new(usize::from(code >> 1), Direction::BOTH[usize::from(code & 1)]);
        let captured = self.swift.play(&mut rows, way).ok()?;
        Some((FastAt { rows, passed: false }, captured))
    }

    fn pass(&self, at: &FastAt) -> Option<FastAt> {
        (self.swift.passes() && !at.passed).then(|| FastAt { rows: at.rows.turned(), passed: true })
    }

    #[inline(always)]
    fn is_over(&self, at: &FastAt) -> bool {
        !self.swift.passes() || at.passed
    }

    fn end(&self, at: &FastAt) -> i16 {
        let stuck_side_loses = self.rules.leftovers == Leftovers::Opponent && !self.swift.passes();
        if stuck_side_loses { -i16::from(at.rows.total()) } else { at.rows.lead() }
    }

    fn repeated(&self, at: &FastAt) -> i16 {
        match self.rules.repetition {
            Repetition::Equal => 0,
            Repetition::OwnRow => at.rows.lead(),
        }
    }

    #[inline(always)]
    fn on_board(&self, at: &FastAt) -> u8 {
        at.rows.total()
    }

    #[inline(always)]
    fn guess(&self, at: &FastAt, eval: &Eval) -> Score {
        eval.guess_rows(&at.rows, self.rules.row())
    }
}
