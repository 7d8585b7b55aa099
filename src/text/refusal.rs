//! Why a move is refused.

use super::Words;
use super::names::side_value;
use crate::rules::{Direction, IllegalMove, Pit, Ruleset};
use crate::teach::why::lifting_rule;

/// Why a move is refused, with the markup of [`rich`](super::rich).
pub fn sentence(words: &Words, rules: &Ruleset, illegal: IllegalMove) -> String {
    let row = rules.row();
    let letter = |pit: Pit| pit.letter(row).to_string();
    let about = |key: &str, pit: Pit| {
        let side = pit.side(row);
        let ways = rules.directions(pit);
        let place = |place: usize| letter(Pit::at(side, place, row));
        let args = [
            ("pit", letter(pit).into()),
            ("side", side_value(side)),
            ("other", side_value(!side)),
            ("from", letter(pit.opposite(row)).into()),
            ("first", place(row.saturating_sub(2)).into()),
            ("second", place(row - 1).into()),
            ("way", if ways.contains(&Direction::Clockwise) { "left" } else { "right" }.into()),
        ];
        words.say_with(key, &args)
    };
    match illegal {
        IllegalMove::GameOver => words.say("refusal-over"),
        IllegalMove::NoSuchPit(pit) => {
            words.say_with("refusal-no-such-pit", &[("pit", pit.to_string().into())])
        }
        IllegalMove::NotYours(pit) => about("refusal-not-yours", pit),
        IllegalMove::Empty(pit) => about("refusal-empty", pit),
        IllegalMove::SingleSeed(pit) => about("refusal-single", pit),
        IllegalMove::Barred(pit) => about("refusal-barred", pit),
        IllegalMove::Uur(pit) => about("refusal-uur", pit),
        IllegalMove::NotFirst(pit) => about("refusal-not-first", pit),
        IllegalMove::Pair(pit) => about("refusal-pair", pit),
        IllegalMove::WrongDirection(pit) => about("refusal-direction", pit),
        IllegalMove::Endless(pit) => about("refusal-endless", pit),
        IllegalMove::MayNotPass => words.say("refusal-may-not-pass"),
    }
}

/// The number of the rule that refuses it; none where the sentence says all there is to it.
pub fn rule(rules: &Ruleset, illegal: IllegalMove) -> Option<&'static str> {
    match illegal {
        IllegalMove::GameOver
        | IllegalMove::NoSuchPit(_)
        | IllegalMove::NotYours(_)
        | IllegalMove::Empty(_) => None,
        _ => Some(lifting_rule(rules, illegal).number()),
    }
}
