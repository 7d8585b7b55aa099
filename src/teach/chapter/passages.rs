//! The sections of all chapters.

use super::dispute::{self, Dispute};
use super::{Chapter, Example, Passage};
use crate::rules::Edition;
use crate::teach::RuleId::{self, *};
use crate::teach::Section;

const fn passage(
    section: Section,
    text: &'static str,
    rules: &'static [RuleId],
    examples: &'static [Example],
) -> Passage {
    Passage { section, text, rules, examples }
}

const fn chapter(
    edition: Edition,
    passages: &'static [Passage],
    disputes: &'static [Dispute],
) -> Chapter {
    Chapter { edition, passages, disputes }
}

const BOARD: Passage = passage(Section::Board, "rulebook-board", &[G1], &[]);
const REPETITION: Passage = passage(Section::Repetition, "rulebook-repetition", &[G5], &[]);
const COUNT: Passage = passage(Section::Count, "rulebook-count", &[G6, G7], &[]);
const MATCH: Passage = passage(Section::Match, "rulebook-match", &[], &[]);

const OUTWARD: &[Example] = &[
    Example::start("A"),
    Example::start("C<"),
    Example::start("C>"),
    Example::board("10,0,0,0,0/1,1,1,1,1 0-0 S", "A"),
];

const TWO_OR_FOUR: &[Example] = &[
    Example::board("0,0,0,3,3/1,3,0,0,2 0-0 S", "D"),
    Example::board("0,0,0,0,3/1,2,3,0,0 0-0 S", "E"),
    Example::board("0,0,0,0,5/1,3,1,3,1 0-0 S", "E"),
];

pub static ALEMUNGULA: Chapter = chapter(
    Edition::Alemungula,
    &[
        BOARD,
        passage(Section::Sowing, "rulebook-sowing-outward", &[A1, A2, G4], OUTWARD),
        passage(Section::Capture, "rulebook-capture", &[A3, A4, G2, G3], TWO_OR_FOUR),
        passage(
            Section::Ko,
            "rulebook-ko",
            &[A5],
            &[
                Example::board("0,0,1,0,1/0,0,0,1,0 0-0 S", "E"),
                Example::board("0,0,1,0,2/0,0,0,1,0 0-0 S", "E"),
            ],
        ),
        passage(
            Section::End,
            "rulebook-end-alemungula",
            &[A6, G1],
            &[Example::board("0,0,1,0,1/0,0,0,0,0 0-0 S", "E")],
        ),
        REPETITION,
        COUNT,
        MATCH,
    ],
    dispute::ALEMUNGULA,
);

pub static UM_EL_BAGARA: Chapter = chapter(
    Edition::UmElBagara,
    &[
        BOARD,
        passage(Section::Sowing, "rulebook-sowing-outward-singles", &[A1, U1, G4], OUTWARD),
        passage(Section::Capture, "rulebook-capture", &[A3, A4, G2, G3], TWO_OR_FOUR),
        passage(
            Section::End,
            "rulebook-end-um-el-bagara",
            &[U2, G1],
            &[Example::board("1,0,1,0,0/0,1,2,0,1 0-0 S", "pass")],
        ),
        REPETITION,
        COUNT,
        MATCH,
    ],
    dispute::UM_EL_BAGARA,
);

pub static ALEMUNGULA_RELAY: Chapter = chapter(
    Edition::AlemungulaRelay,
    &[
        BOARD,
        passage(Section::Sowing, "rulebook-sowing-one-way", &[R1, G4], &[Example::start("B")]),
        passage(
            Section::Relay,
            "rulebook-relay-own",
            &[R2, R4],
            &[
                Example::start("A"),
                Example::board("1,1,0,0,0/3,1,0,0,0 0-0 S", "A"),
                Example::board("1,3,0,0,0/1,0,0,0,0 0-0 S", "A"),
            ],
        ),
        passage(
            Section::Capture,
            "rulebook-capture",
            &[R3, A4, G2, G3],
            &[
                Example::board("0,0,0,1,2/1,1,3,0,0 0-0 S", "D"),
                Example::board("0,0,0,0,3/1,2,3,0,0 0-0 S", "E"),
            ],
        ),
        passage(Section::End, "rulebook-end", &[G1], &[]),
        REPETITION,
        COUNT,
        MATCH,
    ],
    dispute::ALEMUNGULA_RELAY,
);

pub static LAMLAMETA: Chapter = chapter(
    Edition::Lamlameta,
    &[
        BOARD,
        passage(Section::Sowing, "rulebook-sowing-lamlameta", &[L1, G4], &[]),
        passage(
            Section::Relay,
            "rulebook-relay-lamlameta",
            &[L2],
            &[Example::start("A"), Example::start("K")],
        ),
        passage(
            Section::Capture,
            "rulebook-capture-opposite",
            &[L4, G2, G3],
            &[
                Example::board("0,0,0,0,0,0,0,0,0,4,4,0/0,0,0,2,0,0,0,0,0,0,0,0 0-0 S", "J"),
                Example::board("2,0,0,0,0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,4,0,0 0-0 S", "A"),
            ],
        ),
        passage(
            Section::Uurs,
            "rulebook-uurs",
            &[L4, L3, L5],
            &[
                Example::board("0,0,0,0,0,0,0,0,0,4,2,0/0,0,0,2,0,0,0,0,0,0,0,0 0-0 S", "J"),
                Example::board(
                    "2,0,2,0,0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,2,0,0 0-0 S uurs=/Cj",
                    "A",
                ),
            ],
        ),
        passage(Section::Endless, "rulebook-endless", &[L6], &[]),
        passage(Section::End, "rulebook-end-lamlameta", &[L7], &[]),
        REPETITION,
        COUNT,
        MATCH,
    ],
    dispute::LAMLAMETA,
);

pub static LAMLAMETA_PAIRS: Chapter = chapter(
    Edition::LamlametaPairs,
    &[
        BOARD,
        passage(Section::Sowing, "rulebook-sowing-pairs", &[P1, G4], &[]),
        passage(Section::FirstMove, "rulebook-first-move", &[P3], &[Example::start("K")]),
        passage(
            Section::Pairs,
            "rulebook-pairs",
            &[P2, P4],
            &[Example::board("0,0,0,1,0,0,0,0,0,0,0,3/2,0,2,0,0,0,0,0,0,0,0,0 0-0 S", "L")],
        ),
        passage(
            Section::Capture,
            "rulebook-capture-pairs",
            &[P5, G2, G3],
            &[Example::board("1,0,0,0,0,2,0,0,0,0,0,0/0,0,0,2,0,3,0,0,0,0,2,0 0-0 S", "A")],
        ),
        passage(Section::Endless, "rulebook-endless", &[P6], &[]),
        passage(Section::End, "rulebook-end-pairs", &[P6], &[]),
        REPETITION,
        COUNT,
        MATCH,
    ],
    dispute::LAMLAMETA_PAIRS,
);
