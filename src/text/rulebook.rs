//! The rule book in words. The texts are those for study: see
//! [`Language::study_file`](super::Language::study_file).

use super::telling::move_explained;
use super::{Value, Words};
use crate::rules::Ruleset;
use crate::teach::chapter::{Passage, Shown};

/// The paragraphs of a passage, by these rules: where options are set, it speaks of them. With
/// the markup of [`rich`](super::rich).
pub fn paragraphs(words: &Words, rules: &Ruleset, passage: &Passage) -> Vec<String> {
    let text = words.say_with(passage.text, &arguments(rules));
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(String::from).collect()
}

/// What happens in an example, and why it goes no further; without markup.
pub fn example(words: &Words, shown: &Shown) -> String {
    move_explained(words, &shown.before, &shown.trace)
}

/// The rules as arguments: `$pits` in a row, `$seeds` in each, `$total`, `$half` of it, and each
/// option by its name with hyphens, `$first-move`.
fn arguments(rules: &Ruleset) -> Vec<(&'static str, Value<'static>)> {
    let option = |name: &str| Value::from(rules.option(name).unwrap_or_default());
    vec![
        ("pits", rules.row().into()),
        ("seeds", rules.seeds.into()),
        ("total", rules.total().into()),
        ("half", (rules.total() / 2).into()),
        ("direction", option("direction")),
        ("relay", option("relay")),
        ("ko", option("ko")),
        ("uurs", option("uurs")),
        ("capture-side", option("capture_side")),
        ("first-move-captures", option("first_move_captures")),
        ("first-move", option("first_move")),
        ("pairs-may-start", option("pairs_may_start")),
        ("stuck", option("stuck")),
        ("leftovers", option("leftovers")),
        ("repetition", option("repetition")),
    ]
}
