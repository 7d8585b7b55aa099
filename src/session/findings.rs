use crate::protocol::Tabled;
use crate::rules::{Edition, Game};
use crate::search::{Figures, Report};

use super::{Player, Purpose, Review};

/// What the computer is asked and has found out, apart from its own moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Findings {
    /// Whether a person has asked for a good move.
    pub hint: bool,
    /// Whether what every move is worth is shown.
    pub analysis: bool,
    /// What every move is worth in the position on the board.
    pub report: Option<Box<Report>>,
    /// The answer to the last hint, as long as the game stands as it did.
    pub advice: Option<Box<Report>>,
    /// What the game was worth at its positions, once a person has asked.
    pub review: Option<Review>,
    /// How far exact tables have come, for the rules asked about last.
    pub tables: Option<Tabled>,
    /// The edition whose speed here is being measured.
    pub measuring: Option<Edition>,
    /// How fast editions are here, as far as that was measured.
    pub measured: Vec<(Edition, Figures)>,
}

impl Findings {
    /// What is to be found out now, and of which game: the computer's own move first, then what a
    /// person has asked.
    pub(super) fn wanted(&self, game: &Game, to_move: Option<Player>) -> Option<(Purpose, Game)> {
        if let Some(edition) = self.measuring {
            return Some((Purpose::Measure(edition), Game::new(edition.start())));
        }
        Some(match to_move {
            Some(Player::Computer(level)) => (Purpose::Move(level), game.clone()),
            Some(Player::Person) if self.hint => (Purpose::Hint, game.clone()),
            Some(Player::Person) if self.analysis => (Purpose::Analysis, game.clone()),
            _ => (Purpose::Review, self.review.as_ref()?.next(game)?),
        })
    }

    /// Takes an answer; `game` is the one on the board.
    pub(super) fn take(&mut self, purpose: Purpose, report: Box<Report>, game: &Game) {
        match purpose {
            Purpose::Move(_) | Purpose::Measure(_) => {}
            Purpose::Hint => {
                self.hint = false;
                self.advice = Some(report);
            }
            Purpose::Analysis => self.report = Some(report),
            Purpose::Review => {
                self.review.iter_mut().for_each(|review| review.take(game, &report));
            }
        }
    }

    /// Takes what was measured.
    pub(super) fn take_figures(&mut self, edition: Edition, figures: Figures) {
        self.measuring = None;
        self.measured.retain(|(other, _)| *other != edition);
        self.measured.push((edition, figures));
    }

    /// Forgets what was found out of a position that is no longer the last one.
    pub(super) fn forget(&mut self) {
        self.hint = false;
        self.report = None;
        self.advice = None;
        self.review = None;
    }
}
