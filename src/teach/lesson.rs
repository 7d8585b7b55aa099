//! Lessons: for each edition a few steps, each with something to read, to watch and to do.
//!
//! ```
//! use tisiya::rules::Edition;
//! use tisiya::teach::{Goal, Lesson, Verdict};
//!
//! let lesson = Lesson::of(Edition::Alemungula);
//! let step = lesson.steps.iter().find(|step| step.id == "capture").unwrap();
//! let task = step.task.position(lesson.edition);
//! let (_, trace) = task.play_traced(step.answers(lesson.edition)[0]).unwrap();
//! assert_eq!(step.goal.judge(&task, &trace), Verdict::Met);
//! ```
//!
//! The texts are keys of `lessons.ftl`; [`text::study`](crate::text::study) says what is to be
//! done, and what happened in a try that missed the goal. Boards are written without the rules, so
//! that editions can share a step.

mod goal;
mod progress;
mod steps;

pub use goal::{Ask, Goal, Verdict};
pub use progress::Progress;

use crate::rules::{Edition, Game, Move, MoveText, Pit, Position, Setup};

/// The steps of an edition.
#[derive(Debug)]
pub struct Lesson {
    /// The game that is taught.
    pub edition: Edition,
    /// The steps in their order.
    pub steps: &'static [&'static Step],
}

/// One thing to learn.
#[derive(Debug)]
pub struct Step {
    /// The name in links and in what is kept.
    pub id: &'static str,
    /// The key of the title.
    pub title: &'static str,
    /// The key of what is to be read.
    pub text: &'static str,
    /// Where what is shown begins.
    pub shown: Place,
    /// The moves shown, as people write them.
    pub moves: &'static str,
    /// Where the learner is to do something.
    pub task: Place,
    /// What.
    pub goal: Goal,
    /// The moves or pits that reach the goal: all of them.
    pub answers: &'static str,
    /// The key of what is said when the goal is reached.
    pub praise: &'static str,
}

/// A position without its rules.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// The usual start of the edition.
    Start,
    /// As a [`Setup`] is written, without the rules.
    Board(&'static str),
}

impl Lesson {
    /// The lesson of an edition.
    pub const fn of(edition: Edition) -> &'static Lesson {
        match edition {
            Edition::Alemungula => &steps::ALEMUNGULA,
            Edition::UmElBagara => &steps::UM_EL_BAGARA,
            Edition::AlemungulaRelay => &steps::ALEMUNGULA_RELAY,
            Edition::Lamlameta => &steps::LAMLAMETA,
            Edition::LamlametaPairs => &steps::LAMLAMETA_PAIRS,
        }
    }
}

impl Place {
    /// The position, by the rules of an edition.
    ///
    /// # Panics
    /// When the board is none of this edition; a test sees to it that those of lessons are.
    pub fn position(self, edition: Edition) -> Position {
        match self {
            Place::Start => edition.start(),
            Place::Board(board) => {
                let setup: Setup = format!("{edition} {board}").parse().expect("a setup");
                Position::try_from(setup).expect("a position")
            }
        }
    }
}

impl Step {
    /// The game that is shown, with all its moves.
    ///
    /// # Panics
    /// When a move is none of this edition, as for [`Place::position`].
    pub fn shown(&self, edition: Edition) -> Game {
        let mut game = Game::new(self.shown.position(edition));
        for text in self.moves.split_whitespace() {
            let mv = read(text, game.position());
            game.play(mv).expect("a legal move");
        }
        game
    }

    /// The moves that reach the goal; none if a pit is to be chosen.
    ///
    /// # Panics
    /// When a move is none of this edition, as for [`Place::position`].
    pub fn answers(&self, edition: Edition) -> Vec<Move> {
        if matches!(self.goal, Goal::Choose(_)) {
            return Vec::new();
        }
        let task = self.task.position(edition);
        self.answers.split_whitespace().map(|text| read(text, &task)).collect()
    }

    /// The pits that are to be chosen; none if a move is to be played.
    pub fn pits(&self, edition: Edition) -> Vec<Pit> {
        if !matches!(self.goal, Goal::Choose(_)) {
            return Vec::new();
        }
        let row = edition.ruleset().row();
        let letters = self.answers.split_whitespace().flat_map(str::chars);
        letters.filter_map(|letter| Pit::from_letter(letter, row)).collect()
    }
}

/// A move of a lesson.
fn read(text: &str, position: &Position) -> Move {
    let text: MoveText = text.parse().expect("a move");
    text.read(position.ruleset()).expect("a move on this board")
}
