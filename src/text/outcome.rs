//! How a game ended: the parts of the panel that says so.

use super::names::side_value;
use super::{Words, rich, telling};
use crate::rules::{End, Leftovers, Outcome, Repetition, Ruleset, Side};

/// Who has won, and by how much: `South wins by 6`.
pub fn headline(words: &Words, outcome: &Outcome) -> String {
    telling::result(words, outcome.score)
}

/// Why the game ended, and by which rule the seeds on the board went to whom.
pub fn reason(words: &Words, rules: &Ruleset, outcome: &Outcome) -> String {
    let mut reason = rich::plain(&telling::end(words, outcome.end));
    if outcome.taken != [0, 0] {
        reason += " ";
        reason += &shares(words, rules, outcome.end);
    }
    reason
}

/// By which rule the seeds on the board went to whom.
pub(super) fn shares(words: &Words, rules: &Ruleset, end: End) -> String {
    let own = if rules.uurs { "shares-own-row-and-uurs" } else { "shares-own-row" };
    match (end, rules.leftovers, rules.repetition) {
        (End::Repetition, _, Repetition::Equal) => words.say("shares-equal"),
        (End::Stuck { side, .. }, Leftovers::Opponent, _) => {
            words.say_with("shares-opponent", &[("side", side_value(!side))])
        }
        (End::Repetition, _, Repetition::OwnRow)
        | (End::Stuck { .. }, Leftovers::OwnRow, _)
        | (End::BothStuck, _, _) => words.say(own),
    }
}

/// The account of each player, South first: `South: 20 captured and 6 from the board, 26`.
pub fn counts(words: &Words, outcome: &Outcome) -> [String; 2] {
    Side::BOTH.map(|side| {
        let (score, taken) = (outcome.score[side], outcome.taken[side]);
        let args = [
            ("side", side_value(side)),
            ("captured", (score - taken).into()),
            ("taken", taken.into()),
            ("score", score.into()),
        ];
        words.say_with("outcome-count", &args)
    })
}
