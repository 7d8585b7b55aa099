//! Learning: what is asked, shown and judged, as data and pure functions over the rules.
//!
//! - [`why`]: why a move went as it did, or is refused, as a list of [`Reason`](why::Reason)s. A
//!   [`Question`](why::Question) gives them, [`telling::why`](crate::text::telling::why) says them.
//! - [`lesson`]: the [`Lesson`] of each edition, in steps to read, watch and do.
//! - [`drill`]: counting a sowing out in the head, in five [`Grade`]s.
//! - [`problem`]: positions with one right move, and the judge of what somebody tries.
//! - [`chapter`]: the rule book, with examples that are played out for both seats, and what
//!   sources disagree about.
//! - [`article`]: about the games.
//!
//! Nothing here knows a rule: everything is read from positions, refusals and traces. The texts
//! are in Fluent files of their own, most of which the page fetches only when someone studies:
//! see [`Language::study_file`](crate::text::Language::study_file).

pub mod article;
pub mod chapter;
pub mod drill;
pub mod lesson;
pub mod problem;
pub mod rule;
pub mod why;

pub use chapter::{Chapter, Dispute, Example, Passage};
pub use drill::{Answer, Drill, Grade, Score};
pub use lesson::{Ask, Goal, Lesson, Place, Progress, Step, Verdict};
pub use problem::{Attempt, Judgement, Kind, Problem, ProblemSet};
pub use rule::{RuleId, Section};
