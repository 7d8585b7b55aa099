use crate::teach::Section;

/// A question of the rules that can be answered in several ways.
#[derive(Debug)]
pub struct Dispute {
    /// The option, as [`Ruleset::option`](crate::rules::Ruleset::option) names it.
    pub option: &'static str,
    /// The answers, that of the edition first, as
    /// [`Edition::options`](crate::rules::Edition::options) has them.
    pub readings: &'static [Reading],
}

/// An answer, and who gives it.
#[derive(Debug)]
pub struct Reading {
    /// The value of the option.
    pub value: &'static str,
    /// The key of what is said for it.
    pub says: &'static str,
    /// Whether a source is known for it, as far as the page of the exact rules names one; what is
    /// said for it names that source.
    pub has_source: bool,
}

impl Dispute {
    /// Whether it is sources that answer in several ways.
    pub fn is_of_sources(&self) -> bool {
        self.readings.iter().filter(|reading| reading.has_source).count() > 1
    }

    /// The section of the rule book that the question belongs to.
    pub fn section(&self) -> Section {
        match self.option {
            "direction" => Section::Sowing,
            "relay" => Section::Relay,
            "ko" => Section::Ko,
            "uurs" => Section::Uurs,
            "capture_side" | "first_move_captures" => Section::Capture,
            "first_move" => Section::FirstMove,
            "pairs_may_start" => Section::Pairs,
            "stuck" | "leftovers" => Section::End,
            "repetition" => Section::Repetition,
            _ => Section::Board,
        }
    }
}

const fn dispute(option: &'static str, readings: &'static [Reading]) -> Dispute {
    Dispute { option, readings }
}

/// An answer that a source gives.
const fn reading(value: &'static str, says: &'static str) -> Reading {
    Reading { value, says, has_source: true }
}

/// An answer for which no source is known.
const fn option(value: &'static str, says: &'static str) -> Reading {
    Reading { value, says, has_source: false }
}

const REPETITION: Dispute = dispute(
    "repetition",
    &[reading("equal", "source-repetition-equal"), option("own-row", "source-repetition-own-row")],
);

pub const ALEMUNGULA: &[Dispute] = &[
    dispute("seeds", &[reading("5", "source-seeds-5"), reading("4", "source-seeds-4")]),
    dispute("stuck", &[option("end", "source-stuck-end"), reading("pass", "source-stuck-pass")]),
    dispute("ko", &[reading("on", "source-ko-on"), option("off", "source-ko-off")]),
    REPETITION,
];

pub const UM_EL_BAGARA: &[Dispute] = &[
    dispute(
        "stuck",
        &[reading("pass", "source-stuck-um-pass"), option("end", "source-stuck-um-end")],
    ),
    REPETITION,
];

pub const ALEMUNGULA_RELAY: &[Dispute] = &[
    dispute("seeds", &[reading("4", "source-seeds-4"), reading("5", "source-seeds-5")]),
    dispute(
        "direction",
        &[
            reading("counterclockwise", "source-direction-counterclockwise"),
            option("clockwise", "source-direction-clockwise"),
        ],
    ),
    dispute(
        "relay",
        &[
            reading("own", "source-relay-own"),
            option("off", "source-relay-off"),
            option("both", "source-relay-both"),
        ],
    ),
    REPETITION,
];

pub const LAMLAMETA: &[Dispute] = &[
    dispute("uurs", &[reading("on", "source-uurs-on"), option("off", "source-uurs-off")]),
    dispute(
        "capture_side",
        &[reading("enemy", "source-side-enemy"), reading("own", "source-side-own")],
    ),
    dispute(
        "first_move_captures",
        &[reading("on", "source-first-captures-on"), option("off", "source-first-captures-off")],
    ),
    REPETITION,
];

pub const LAMLAMETA_PAIRS: &[Dispute] = &[
    dispute(
        "first_move",
        &[reading("right", "source-first-move-right"), option("any", "source-first-move-any")],
    ),
    dispute(
        "pairs_may_start",
        &[reading("off", "source-pairs-start-off"), reading("on", "source-pairs-start-on")],
    ),
    dispute(
        "leftovers",
        &[
            reading("own-row", "source-leftovers-own-row"),
            option("opponent", "source-leftovers-opponent"),
        ],
    ),
    REPETITION,
];
