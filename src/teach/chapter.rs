//! The rule book: for each edition all rules in plain words, with examples, and what sources
//! disagree about.
//!
//! A [`Chapter`] says which sections there are, which rules each explains, and by which examples.
//! An example is a position and a move, nothing else: what comes of it is computed, for both
//! seats and by whatever options are set. [`text::rulebook`](crate::text::rulebook) says it all.
//!
//! ```
//! use tisiya::rules::{Edition, Side};
//! use tisiya::teach::{Chapter, Section};
//!
//! let chapter = Chapter::of(Edition::Alemungula);
//! let capture = chapter.passages.iter().find(|it| it.section == Section::Capture).unwrap();
//! let shown = capture.examples[0].shown(&Edition::Alemungula.ruleset(), Side::North).unwrap();
//! assert_eq!(shown.trace.mover, Side::North);
//! ```

mod dispute;
mod passages;

pub use dispute::{Dispute, Reading};

use super::lesson::Place;
use super::{RuleId, Section};
use crate::rules::{Edition, Move, MoveText, Pit, Position, Ruleset, Setup, Side, Trace};

/// The rules of an edition.
#[derive(Debug)]
pub struct Chapter {
    /// The game.
    pub edition: Edition,
    /// The sections in their order.
    pub passages: &'static [Passage],
    /// What sources and players disagree about.
    pub disputes: &'static [Dispute],
}

/// A section of a chapter.
#[derive(Debug)]
pub struct Passage {
    /// Which one: its name is the link to it.
    pub section: Section,
    /// The key of the text. It speaks of the options that are set.
    pub text: &'static str,
    /// The rules that it explains.
    pub rules: &'static [RuleId],
    /// Moves that show them.
    pub examples: &'static [Example],
}

/// A position, with South to move, and a move.
#[derive(Debug)]
pub struct Example {
    place: Place,
    mv: &'static str,
}

/// An example played out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The position before the move.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// What happens.
    pub trace: Trace,
    /// The position after it.
    pub after: Position,
}

impl Chapter {
    /// The chapter of an edition.
    pub const fn of(edition: Edition) -> &'static Chapter {
        match edition {
            Edition::Alemungula => &passages::ALEMUNGULA,
            Edition::UmElBagara => &passages::UM_EL_BAGARA,
            Edition::AlemungulaRelay => &passages::ALEMUNGULA_RELAY,
            Edition::Lamlameta => &passages::LAMLAMETA,
            Edition::LamlametaPairs => &passages::LAMLAMETA_PAIRS,
        }
    }
}

impl Passage {
    /// The key of the title.
    pub const fn title(&self) -> &'static str {
        match self.section {
            Section::Board => "rulebook-board-title",
            Section::Sowing => "rulebook-sowing-title",
            Section::FirstMove => "rulebook-first-move-title",
            Section::Relay => "rulebook-relay-title",
            Section::Pairs => "rulebook-pairs-title",
            Section::Capture => "rulebook-capture-title",
            Section::Uurs => "rulebook-uurs-title",
            Section::Ko => "rulebook-ko-title",
            Section::Endless => "rulebook-endless-title",
            Section::End => "rulebook-end-title",
            Section::Repetition => "rulebook-repetition-title",
            Section::Count => "rulebook-count-title",
            Section::Match => "rulebook-match-title",
        }
    }
}

impl Example {
    const fn start(mv: &'static str) -> Example {
        Example { place: Place::Start, mv }
    }

    const fn board(board: &'static str, mv: &'static str) -> Example {
        Example { place: Place::Board(board), mv }
    }

    /// What happens by these rules, as seen from a seat: North's example is South's, turned. None
    /// where the position or the move cannot be by these rules.
    pub fn shown(&self, rules: &Ruleset, seat: Side) -> Option<Shown> {
        let before = match self.place {
            Place::Start => Position::start(*rules, Side::South).ok()?,
            Place::Board(board) => {
                let setup: Setup = format!("{rules} {board}").parse().ok()?;
                Position::try_from(setup).ok()?
            }
        };
        let mv = self.mv.parse::<MoveText>().ok()?.read(rules).ok()?;
        let (before, mv) = match seat {
            Side::South => (before, mv),
            Side::North => (before.turned(), turned(mv, rules)),
        };
        let (after, trace) = before.play_traced(mv).ok()?;
        Some(Shown { before, mv, trace, after })
    }
}

/// The same move on the turned board.
fn turned(mv: Move, rules: &Ruleset) -> Move {
    match mv {
        Move::Sow(Pit(pit), way) => {
            let turned = (usize::from(pit) + rules.row()) % rules.ring();
            Move::Sow(Pit(turned as u8), way)
        }
        Move::Pass => Move::Pass,
    }
}
