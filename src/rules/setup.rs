use std::fmt;
use std::str::FromStr;

use super::{OptionError, Pit, Ruleset, RulesetError, Side};

/// A position as one can write it down, possible or not. [`Position`](super::Position) is made
/// from it by `try_from`, which checks it.
///
/// The text form is one line:
///
/// ```text
/// setup  = rules " " row "/" row " " store "-" store " " mover { " " mark }
/// rules  = edition { "," option "=" value }
/// row    = seeds { "," seeds }          South's pits A, B, …; after the slash North's a, b, …
/// store  = number                       South's, then North's
/// mover  = "S" | "N"
/// mark   = "uurs=" pits "/" pits        of South, then of North, by letter: uurs=Cj/Eh
///        | "barred=" pit                the pit that ko bars for this turn
///        | "opening"                    the next move is the first of the game
///        | "passed"                     the last turn was a pass
/// ```
///
/// For example `alemungula 0,0,1,0,0/1,0,0,1,0 0-0 N barred=a`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// Seeds in each pit by ring index.
    pub pits: Vec<u8>,
    /// Captured seeds, `[South, North]`.
    pub stores: [u8; 2],
    /// Whose turn it is.
    pub to_move: Side,
    /// The uurs of South and of North, in any order.
    pub uurs: [Vec<Pit>; 2],
    /// The pit that may not be lifted on this turn (A5).
    pub barred: Option<Pit>,
    /// Whether the next move is the first of the game; matters only where the rules say so.
    pub opening: bool,
    /// Whether the last turn was a pass.
    pub passed: bool,
}

/// Why a [`Setup`] is no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The rules contradict themselves.
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    /// The board is of another size.
    #[error("{found} pits are given, but the board has {expected}")]
    PitCount {
        /// Pits in the setup.
        found: usize,
        /// Pits on the board.
        expected: usize,
    },
    /// More seeds than the rules allow: see [`Ruleset::most_seeds`].
    #[error("{0} seeds are too many: 255 is the most, 50 where a sowing may be endless")]
    TooManySeeds(u32),
    /// The seeds do not add up to the total asked for.
    #[error("pits and stores hold {found} seeds, but {expected} are expected")]
    Total {
        /// Seeds in the setup.
        found: u32,
        /// Seeds asked for.
        expected: u32,
    },
    /// A pit that is not on the board.
    #[error("there is no pit {0} on this board")]
    NoSuchPit(Pit),
    /// Uurs in a game without them.
    #[error("these rules have no uurs")]
    NoUurs,
    /// The opposite pit is not an uur of the same player (L5).
    #[error("the uur in pit {0} has no partner opposite")]
    UurWithoutPartner(Pit),
    /// Both players are said to own the uur.
    #[error("the uur in pit {0} has two owners")]
    UurWithTwoOwners(Pit),
    /// An uur holds two seeds when it forms and never loses one (L4, L5).
    #[error("the uur in pit {0} holds fewer than two seeds")]
    UurTooSmall(Pit),
    /// A barred pit in a game without ko.
    #[error("these rules have no ko that could bar pit {0}")]
    NoKo(Pit),
    /// The pit cannot have been barred by the last move (A5): it must be an end pit of the
    /// player to move, with one seed, and the facing pit empty.
    #[error(
        "pit {0} cannot be barred: not one seed in an end pit of the mover, facing an empty one"
    )]
    CannotBeBarred(Pit),
    /// The first move of the game, but seeds were captured, uurs made, a pit barred or a turn
    /// passed before; or the pits it must start from are empty (P3).
    #[error("it cannot be the first move: there were others before, or no pit to start from")]
    NotTheOpening,
    /// A pass where nobody passes, or by a player who could move.
    #[error("the last turn cannot have been a pass")]
    CannotHavePassed,
}

impl Setup {
    /// All seeds: pits and stores.
    pub fn total(&self) -> u32 {
        self.pits.iter().chain(&self.stores).map(|&seeds| u32::from(seeds)).sum()
    }

    /// Checks that the seeds add up to `expected`.
    ///
    /// # Errors
    /// [`SetupError::Total`] with both numbers.
    pub fn expect_total(&self, expected: u32) -> Result<(), SetupError> {
        let found = self.total();
        if found == expected { Ok(()) } else { Err(SetupError::Total { found, expected }) }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = self.ruleset.row();
        let (south, north) = self.pits.split_at(self.pits.len() / 2);
        let list = |seeds: &[u8]| seeds.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        let letters = |pits: &[Pit]| pits.iter().map(|pit| pit.letter(row)).collect::<String>();
        let (south, north) = (list(south), list(north));
        let [stored_south, stored_north] = self.stores;
        write!(f, "{} {south}/{north} {stored_south}-{stored_north}", self.ruleset)?;
        write!(f, " {}", self.to_move)?;
        if self.uurs.iter().any(|pits| !pits.is_empty()) {
            write!(f, " uurs={}/{}", letters(&self.uurs[0]), letters(&self.uurs[1]))?;
        }
        if let Some(pit) = self.barred {
            write!(f, " barred={}", pit.letter(row))?;
        }
        f.write_str(if self.opening { " opening" } else { "" })?;
        f.write_str(if self.passed { " passed" } else { "" })
    }
}

/// Why a text is no [`Setup`], and at which part of it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupTextError {
    /// A part is missing.
    #[error("the {0} is missing")]
    Missing(&'static str),
    /// The rules cannot be read.
    #[error(transparent)]
    Rules(#[from] OptionError),
    /// Not the seeds of two rows.
    #[error("'{0}' is not two rows of seeds as 5,5,5,5,5/5,5,5,5,5")]
    Rows(String),
    /// Not two stores.
    #[error("'{0}' is not two stores as 0-0")]
    Stores(String),
    /// Not a side.
    #[error(transparent)]
    Mover(#[from] super::side::NotASide),
    /// Not one of the marks.
    #[error("'{0}' is not one of uurs=…/…, barred=…, opening and passed")]
    Mark(String),
    /// A mark that stood before.
    #[error("'{0}' comes twice")]
    Twice(String),
    /// A letter that names no pit.
    #[error("there is no pit {0} on this board")]
    NoSuchPit(char),
}

impl FromStr for Setup {
    type Err = SetupTextError;

    fn from_str(text: &str) -> Result<Setup, SetupTextError> {
        let mut parts = text.split_ascii_whitespace();
        let mut part = |name| parts.next().ok_or(SetupTextError::Missing(name));
        let ruleset: Ruleset = part("edition")?.parse()?;
        let rows = part("board")?;
        let wrong_rows = || SetupTextError::Rows(rows.into());
        let (south, north) = rows.split_once('/').ok_or_else(wrong_rows)?;
        let seeds = |row: &str| row.split(',').map(number).collect::<Option<Vec<u8>>>();
        let south = seeds(south).ok_or_else(wrong_rows)?;
        let north = seeds(north).ok_or_else(wrong_rows)?;
        if south.len() != north.len() {
            return Err(wrong_rows());
        }
        let stores = part("score")?;
        let stored = stores.split_once('-').and_then(|(s, n)| Some([number(s)?, number(n)?]));
        let mut setup = Setup {
            ruleset,
            pits: [south, north].concat(),
            stores: stored.ok_or_else(|| SetupTextError::Stores(stores.into()))?,
            to_move: part("side to move")?.parse()?,
            uurs: [Vec::new(), Vec::new()],
            barred: None,
            opening: false,
            passed: false,
        };
        let mut seen = Vec::new();
        for mark in parts {
            let name = mark.split('=').next().unwrap_or_default();
            if seen.contains(&name) {
                return Err(SetupTextError::Twice(name.into()));
            }
            seen.push(name);
            setup.read_mark(mark)?;
        }
        Ok(setup)
    }
}

impl Setup {
    fn read_mark(&mut self, mark: &str) -> Result<(), SetupTextError> {
        let wrong = || SetupTextError::Mark(mark.into());
        let row = self.ruleset.row();
        let pit = |letter| Pit::from_letter(letter, row).ok_or(SetupTextError::NoSuchPit(letter));
        match mark.split_once('=') {
            Some(("uurs", pits)) => {
                let (south, north) = pits.split_once('/').ok_or_else(wrong)?;
                let read = |letters: &str| letters.chars().map(pit).collect::<Result<_, _>>();
                self.uurs = [read(south)?, read(north)?];
            }
            Some(("barred", letter)) => {
                let mut letters = letter.chars();
                self.barred = match (letters.next(), letters.next()) {
                    (Some(letter), None) => Some(pit(letter)?),
                    _ => return Err(wrong()),
                };
            }
            None if mark == "opening" => self.opening = true,
            None if mark == "passed" => self.passed = true,
            _ => return Err(wrong()),
        }
        Ok(())
    }
}

/// A number of seeds, without sign.
fn number(text: &str) -> Option<u8> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}
