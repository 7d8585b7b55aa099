use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use super::answer::{Answer, answers};
use super::edition::{Edition, NotAnEdition};
use super::{MAX_ROW, Side};

/// The questions of the rules page, answered. An [`Edition`] is a set of answers with a name;
/// options change single fields.
///
/// The text form is the nearest edition and what differs from it: `alemungula,stuck=pass,ko=off`.
/// Its names are those of [`Ruleset::QUESTIONS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// Pits in a row, 1 to 12. Five in Alemungula, twelve in Lamlameta (Pankhurst 1971).
    pub pits: u8,
    /// Seeds in each pit at the start. Sources of Alemungula give five (Pankhurst, the Italian
    /// document) or four (the English ones).
    pub seeds: u8,
    /// Which way a pit is sown (A1, R1, L1, P1).
    pub sowing: Sowing,
    /// Where a last seed is lifted on (R2, L2, P1).
    pub relay: Relay,
    /// What is captured (A3, L4, P5).
    pub capture: Capture,
    /// Whether a pit with one seed may be lifted: not in Um el Bagara (Davies 1925).
    pub singles: bool,
    /// A5: a single seed put into the facing end pit may not come straight back.
    pub ko: bool,
    /// L4: three seeds against the last one become a pair of uurs (from Layli Goobalay,
    /// Marin 1931).
    pub uurs: bool,
    /// L4: in whose row the last seed must fall to capture; `own` is the Somali rule.
    pub capture_side: Row,
    /// Whether the first move of the game can capture (P3; recommended off with `capture_side =
    /// own`).
    pub first_move_captures: bool,
    /// P3: from where the first move of the game may start.
    pub first_move: FirstMove,
    /// P4: whether a pit of exactly two may start a move though other pits could (the reading of
    /// Mancala World and Wikipedia).
    pub pairs_may_start: bool,
    /// What a player without a legal move does (G1, A6).
    pub stuck: Stuck,
    /// L7, P6: who takes the seeds left on the board.
    pub leftovers: Leftovers,
    /// G5: who takes what when a position comes for the third time.
    pub repetition: Repetition,
}

/// Which way a pit is sown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sowing {
    /// A1: the left half of the mover's row clockwise, the right half counterclockwise, a middle
    /// pit as the mover chooses: every move but the middle one starts outward.
    Outward,
    /// All pits counterclockwise.
    Counterclockwise,
    /// All pits clockwise.
    Clockwise,
}

/// Where a last seed that fell in a non-empty pit is lifted on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Relay {
    /// Nowhere: a move is one lap.
    Off,
    /// In the mover's row.
    Own,
    /// In both rows.
    Both,
}

/// What is captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Capture {
    /// A3: an enemy pit that the last seed makes 2 or 4, and those before it while they hold 2
    /// or 4.
    TwoOrFour,
    /// L4: the last seed in an empty pit and what lies opposite.
    Opposite,
    /// P2, P5: all enemy pits of exactly two; sowing passes over them.
    Pairs,
}

/// A row, as the player to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Row {
    /// The opponent's.
    Enemy,
    /// The mover's.
    Own,
}

/// From where the first move of the game may start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstMove {
    /// From one of the mover's two rightmost pits.
    Right,
    /// From any pit.
    Any,
}

/// What happens when the player to move has no legal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stuck {
    /// The game ends.
    End,
    /// The player passes; the game ends when both are stuck, one after the other.
    Pass,
}

/// Who takes the seeds that are left when a player is stuck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leftovers {
    /// Each player those of the own row, and of the own uurs wherever they are.
    OwnRow,
    /// All of them the opponent of the stuck player.
    Opponent,
}

/// Who takes the seeds on the board when a position comes for the third time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repetition {
    /// Each player half; an odd one goes to nobody.
    Equal,
    /// Each player those of the own row and the own uurs.
    OwnRow,
}

/// Why a [`Ruleset`] makes no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesetError {
    /// A row without pits.
    #[error("a row needs at least one pit")]
    NoPits,
    /// More pits in a row than there are letters.
    #[error("a row of {0} pits is too long: 12 is the most")]
    TooManyPits(u8),
    /// Nothing to sow.
    #[error("each pit needs at least one seed")]
    NoSeeds,
    /// More seeds than are counted with, or can be relayed in reasonable time: see
    /// [`Ruleset::most_seeds`].
    #[error("{0} seeds are too many: 255 is the most, 50 where a sowing may be endless")]
    TooManySeeds(u16),
    /// A ko where both players sow the same way has nothing to take back.
    #[error("ko has no meaning where both players sow in one direction")]
    KoNeedsOutward,
    /// Uurs come of the capture of the opposite pit.
    #[error("uurs need capture=opposite")]
    UursNeedOpposite,
    /// The side of capture is a question of the capture of the opposite pit.
    #[error("capture_side=own needs capture=opposite")]
    SideNeedsOpposite,
    /// Without single seeds ko cannot arise.
    #[error("ko has no meaning where a single seed cannot move")]
    KoNeedsSingles,
}

impl Ruleset {
    /// Whether these answers go together.
    ///
    /// # Errors
    /// The first contradiction or senseless value found.
    pub const fn check(&self) -> Result<(), RulesetError> {
        let total = 2 * self.pits as u16 * self.seeds as u16;
        if self.pits == 0 {
            Err(RulesetError::NoPits)
        } else if self.pits as usize > MAX_ROW {
            Err(RulesetError::TooManyPits(self.pits))
        } else if self.seeds == 0 {
            Err(RulesetError::NoSeeds)
        } else if total > self.most_seeds() as u16 {
            Err(RulesetError::TooManySeeds(total))
        } else if self.ko && !matches!(self.sowing, Sowing::Outward) {
            Err(RulesetError::KoNeedsOutward)
        } else if self.ko && !self.singles {
            Err(RulesetError::KoNeedsSingles)
        } else if self.uurs && !matches!(self.capture, Capture::Opposite) {
            Err(RulesetError::UursNeedOpposite)
        } else if matches!(self.capture_side, Row::Own)
            && !matches!(self.capture, Capture::Opposite)
        {
            Err(RulesetError::SideNeedsOpposite)
        } else {
            Ok(())
        }
    }

    /// The number of pits in a row.
    pub const fn row(&self) -> usize {
        self.pits as usize
    }

    /// The number of pits on the board.
    pub const fn ring(&self) -> usize {
        2 * self.pits as usize
    }

    /// All seeds of a game.
    pub const fn total(&self) -> u8 {
        2 * self.pits * self.seeds
    }

    /// The most seeds of a game. Where a sowing may be endless it is the 50 of the largest game
    /// that is played: proving that a move is endless takes as many laps as its cycle has, which
    /// are thousands there at times, but millions and more on fuller boards.
    pub const fn most_seeds(&self) -> u8 {
        if self.has_endless() { 50 } else { u8::MAX }
    }

    /// Whether the first move of a game follows other rules than those after it.
    pub const fn has_opening(&self) -> bool {
        !self.first_move_captures
            || matches!(self.first_move, FirstMove::Right)
            || matches!(self.capture, Capture::Pairs)
    }

    /// Whether a sowing may go on for ever. Not while laps start in the mover's row only and each
    /// round leaves seeds in the enemy row (R4); but where enemy pairs are passed over it may
    /// leave none.
    pub const fn has_endless(&self) -> bool {
        match self.relay {
            Relay::Off => false,
            Relay::Own => matches!(self.capture, Capture::Pairs),
            Relay::Both => true,
        }
    }

    /// The pits of `side` as a mask.
    pub(super) const fn row_mask(&self, side: Side) -> u32 {
        ((1 << self.pits) - 1) << (side.index() * self.row())
    }

    /// The edition these rules are a form of.
    pub fn edition(&self) -> Edition {
        match (self.capture, self.sowing) {
            (Capture::TwoOrFour, Sowing::Outward) if self.singles => Edition::Alemungula,
            (Capture::TwoOrFour, Sowing::Outward) => Edition::UmElBagara,
            (Capture::TwoOrFour, _) => Edition::AlemungulaRelay,
            (Capture::Opposite, _) => Edition::Lamlameta,
            (Capture::Pairs, _) => Edition::LamlametaPairs,
        }
    }

    /// The answers that differ from those of the edition, as name and value.
    pub fn options(&self) -> Vec<(String, String)> {
        let usual = self.edition().ruleset();
        let answers = Ruleset::QUESTIONS.iter().filter_map(|&name| {
            let answer = self.option(name)?;
            (usual.option(name)? != answer).then(|| (name.into(), answer.into()))
        });
        answers.collect()
    }
}

/// Where the answers of a ruleset are, by the names of their questions.
macro_rules! questions {
    ($($name:literal: $field:ident)+) => {
        impl Ruleset {
            /// The names of the questions, in the order in which they are written.
            pub const QUESTIONS: &[&str] = &[$($name),+];

            /// The answer to the question with this name, as text.
            pub fn option(&self, name: &str) -> Option<Cow<'static, str>> {
                match name {
                    $($name => Some(self.$field.text()),)+
                    _ => None,
                }
            }

            /// These rules with one answer changed. The result is not yet checked, so that
            /// several answers may be changed one after the other.
            ///
            /// # Errors
            /// There is no such question, or the value answers it not.
            pub fn with_option(&self, name: &str, value: &str) -> Result<Ruleset, OptionError> {
                let wrong = || OptionError::Value { name: name.into(), value: value.into() };
                let mut changed = *self;
                match name {
                    $($name => changed.$field = Answer::read(value).ok_or_else(wrong)?,)+
                    _ => return Err(OptionError::Name(name.into())),
                }
                Ok(changed)
            }
        }
    };
}

questions! {
    "capture": capture
    "capture_side": capture_side
    "direction": sowing
    "first_move": first_move
    "first_move_captures": first_move_captures
    "ko": ko
    "leftovers": leftovers
    "pairs_may_start": pairs_may_start
    "pits": pits
    "relay": relay
    "repetition": repetition
    "seeds": seeds
    "singles": singles
    "stuck": stuck
    "uurs": uurs
}

answers! {
    Sowing { Outward "outward", Counterclockwise "counterclockwise", Clockwise "clockwise" }
    Relay { Off "off", Own "own", Both "both" }
    Capture { TwoOrFour "two-or-four", Opposite "opposite", Pairs "pairs" }
    Row { Enemy "enemy", Own "own" }
    FirstMove { Right "right", Any "any" }
    Stuck { End "end", Pass "pass" }
    Leftovers { OwnRow "own-row", Opponent "opponent" }
    Repetition { Equal "equal", OwnRow "own-row" }
}

/// Why a text is no ruleset, or an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The edition is not known.
    #[error(transparent)]
    Edition(#[from] NotAnEdition),
    /// No option has this name.
    #[error("there is no option '{0}'")]
    Name(String),
    /// The option has no such value.
    #[error("'{value}' is no value of the option '{name}'")]
    Value {
        /// The option.
        name: String,
        /// What was asked for.
        value: String,
    },
    /// The part is not of the form `option=value`.
    #[error("'{0}' is not of the form option=value")]
    Form(String),
    /// The answers contradict each other.
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.edition().fmt(f)?;
        self.options().iter().try_for_each(|(name, value)| write!(f, ",{name}={value}"))
    }
}

impl FromStr for Ruleset {
    type Err = OptionError;

    /// Reads an edition and options, and checks that they go together.
    fn from_str(text: &str) -> Result<Ruleset, OptionError> {
        let mut parts = text.split(',');
        let edition: Edition = parts.next().unwrap_or_default().parse()?;
        let ruleset = parts.try_fold(edition.ruleset(), |ruleset, part| {
            let (name, value) =
                part.split_once('=').ok_or_else(|| OptionError::Form(part.into()))?;
            ruleset.with_option(name, value)
        })?;
        ruleset.check()?;
        Ok(ruleset)
    }
}
