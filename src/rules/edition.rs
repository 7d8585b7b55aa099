use std::fmt;
use std::str::FromStr;

use super::ruleset::{
    Capture, FirstMove, Leftovers, Relay, Repetition, Row, Ruleset, Sowing, Stuck,
};

/// A game with a name: a set of rules that sources describe.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// Played by the Wetawit around Asosa (Pankhurst 1971): sown outward, 2 or 4 captures.
    Alemungula,
    /// The cow game of Kordofan (Davies 1925): a single seed cannot move.
    UmElBagara,
    /// Alemungula with four seeds, one direction, and relay on the own row.
    AlemungulaRelay,
    /// Lamlameta with the uurs of Layli Goobalay.
    Lamlameta,
    /// Lamlameta as Pankhurst described it: enemy pairs are passed over, then captured.
    LamlametaPairs,
}

const ALEMUNGULA: Ruleset = Ruleset {
    pits: 5,
    seeds: 5,
    sowing: Sowing::Outward,
    relay: Relay::Off,
    capture: Capture::TwoOrFour,
    singles: true,
    ko: true,
    uurs: false,
    capture_side: Row::Enemy,
    first_move_captures: true,
    first_move: FirstMove::Any,
    pairs_may_start: true,
    stuck: Stuck::End,
    leftovers: Leftovers::OwnRow,
    repetition: Repetition::Equal,
};

const UM_EL_BAGARA: Ruleset =
    Ruleset { singles: false, ko: false, stuck: Stuck::Pass, ..ALEMUNGULA };

const ALEMUNGULA_RELAY: Ruleset = Ruleset {
    seeds: 4,
    sowing: Sowing::Counterclockwise,
    relay: Relay::Own,
    ko: false,
    ..ALEMUNGULA
};

const LAMLAMETA: Ruleset = Ruleset {
    pits: 12,
    seeds: 2,
    sowing: Sowing::Counterclockwise,
    relay: Relay::Both,
    capture: Capture::Opposite,
    ko: false,
    uurs: true,
    ..ALEMUNGULA
};

const LAMLAMETA_PAIRS: Ruleset = Ruleset {
    capture: Capture::Pairs,
    uurs: false,
    first_move_captures: false,
    first_move: FirstMove::Right,
    pairs_may_start: false,
    ..LAMLAMETA
};

impl Edition {
    /// All editions, in the order in which people are offered them.
    pub const ALL: [Edition; 5] = [
        Edition::Alemungula,
        Edition::UmElBagara,
        Edition::AlemungulaRelay,
        Edition::Lamlameta,
        Edition::LamlametaPairs,
    ];

    /// The rules of this edition.
    pub const fn ruleset(self) -> Ruleset {
        match self {
            Edition::Alemungula => ALEMUNGULA,
            Edition::UmElBagara => UM_EL_BAGARA,
            Edition::AlemungulaRelay => ALEMUNGULA_RELAY,
            Edition::Lamlameta => LAMLAMETA,
            Edition::LamlametaPairs => LAMLAMETA_PAIRS,
        }
    }

    /// The name in links, files and commands.
    pub const fn id(self) -> &'static str {
        match self {
            Edition::Alemungula => "alemungula",
            Edition::UmElBagara => "um-el-bagara",
            Edition::AlemungulaRelay => "alemungula-relay",
            Edition::Lamlameta => "lamlameta",
            Edition::LamlametaPairs => "lamlameta-pairs",
        }
    }

    /// The options that sources or players of this edition differ in, each with its values, the
    /// usual one first. Other fields of the ruleset can be set too, but make another game.
    pub const fn options(self) -> &'static [(&'static str, &'static [&'static str])] {
        const REPETITION: (&str, &[&str]) = ("repetition", &["equal", "own-row"]);
        match self {
            Edition::Alemungula => &[
                ("seeds", &["5", "4"]),
                ("stuck", &["end", "pass"]),
                ("ko", &["on", "off"]),
                REPETITION,
            ],
            Edition::UmElBagara => &[("stuck", &["pass", "end"]), REPETITION],
            Edition::AlemungulaRelay => &[
                ("seeds", &["4", "5"]),
                ("direction", &["counterclockwise", "clockwise"]),
                ("relay", &["own", "off", "both"]),
                REPETITION,
            ],
            Edition::Lamlameta => &[
                ("uurs", &["on", "off"]),
                ("capture_side", &["enemy", "own"]),
                ("first_move_captures", &["on", "off"]),
                REPETITION,
            ],
            Edition::LamlametaPairs => &[
                ("first_move", &["right", "any"]),
                ("pairs_may_start", &["off", "on"]),
                ("leftovers", &["own-row", "opponent"]),
                REPETITION,
            ],
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Edition {
    type Err = NotAnEdition;

    fn from_str(text: &str) -> Result<Edition, NotAnEdition> {
        let found = Edition::ALL.into_iter().find(|edition| edition.id() == text);
        found.ok_or_else(|| NotAnEdition(text.into()))
    }
}

/// No edition has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no edition '{0}': alemungula, um-el-bagara, alemungula-relay, lamlameta and lamlameta-pairs are known"
)]
pub struct NotAnEdition(pub String);
