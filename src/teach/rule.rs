//! The rules by their numbers, and the sections of the rule book that explain them.

use std::fmt;

macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $id:ident $section:ident;)+) => {
        /// A rule by its number on the rules page.
        ///
        /// That page gives the two rules of Um el Bagara no numbers: they are U1 and U2 here.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum RuleId {
            $($(#[doc = $doc])+ $id,)+
        }

        impl RuleId {
            /// All rules, in the order of the rules page.
            pub const ALL: &[RuleId] = &[$(RuleId::$id),+];

            /// The number, as in `A3`.
            pub const fn number(self) -> &'static str {
                match self { $(RuleId::$id => stringify!($id)),+ }
            }

            /// The section of the rule book that explains it.
            pub const fn section(self) -> Section {
                match self { $(RuleId::$id => Section::$section),+ }
            }
        }
    };
}

rules! {
    /// South moves first; moving is compulsory.
    G1 Board;
    /// No duty to feed.
    G2 Capture;
    /// All of a row may be captured.
    G3 Capture;
    /// The lifted pit is not skipped.
    G4 Sowing;
    /// The same position for the third time.
    G5 Repetition;
    /// Played to the end though decided.
    G6 Count;
    /// More seeds wins.
    G7 Count;
    /// Alemungula: sown outward.
    A1 Sowing;
    /// One lap; single seeds may move.
    A2 Sowing;
    /// Making 2 or 4 captures, and the pits before.
    A3 Capture;
    /// Own pits are never captured.
    A4 Capture;
    /// Ko.
    A5 Ko;
    /// Ko may leave no move.
    A6 End;
    /// Um el Bagara: a single seed cannot be lifted.
    U1 Sowing;
    /// A stuck player passes.
    U2 End;
    /// Relay: all pits one way.
    R1 Sowing;
    /// Relay on the own row.
    R2 Relay;
    /// Capture after any lap.
    R3 Capture;
    /// No endless sowing.
    R4 Relay;
    /// Lamlameta: what may be lifted, and the way.
    L1 Sowing;
    /// Relay anywhere but in uurs.
    L2 Relay;
    /// A last seed in an uur stays.
    L3 Uurs;
    /// The pit opposite is captured, or uurs form.
    L4 Capture;
    /// Uurs are never lifted.
    L5 Uurs;
    /// Endless sowing.
    L6 Endless;
    /// Stuck, and what is taken.
    L7 End;
    /// Pairs: counterclockwise relay.
    P1 Sowing;
    /// Enemy pairs are passed over.
    P2 Pairs;
    /// The first move.
    P3 FirstMove;
    /// Pairs may not start a move.
    P4 Pairs;
    /// All enemy pairs are captured.
    P5 Capture;
    /// Endless sowing, stuck, and what is taken.
    P6 End;
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

/// A section of the rule book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Section {
    /// The board, the start and the turns.
    Board,
    /// What a move is.
    Sowing,
    /// The first move of the game.
    FirstMove,
    /// Where a sowing goes on.
    Relay,
    /// Pairs that are passed over, and that do not start.
    Pairs,
    /// What is captured.
    Capture,
    /// Pits that are owned.
    Uurs,
    /// The single seed that may not come back.
    Ko,
    /// Sowings that would not end.
    Endless,
    /// A player without a move.
    End,
    /// The same position again.
    Repetition,
    /// Who has won.
    Count,
    /// Several games.
    Match,
}

impl Section {
    /// The name in links.
    pub const fn id(self) -> &'static str {
        match self {
            Section::Board => "board",
            Section::Sowing => "sowing",
            Section::FirstMove => "first-move",
            Section::Relay => "relay",
            Section::Pairs => "pairs",
            Section::Capture => "capture",
            Section::Uurs => "uurs",
            Section::Ko => "ko",
            Section::Endless => "endless",
            Section::End => "end",
            Section::Repetition => "repetition",
            Section::Count => "count",
            Section::Match => "match",
        }
    }
}
