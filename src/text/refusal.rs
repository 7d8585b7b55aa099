//! Why a move is refused.

use super::Words;
use super::names::side_value;
use crate::rules::{Capture, Direction, IllegalMove, Pit, Ruleset, Sowing};

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

/// The number of the rule that refuses it, if the rules page gives it one.
pub fn rule(rules: &Ruleset, illegal: IllegalMove) -> Option<&'static str> {
    match illegal {
        IllegalMove::Barred(_) => Some("A5"),
        IllegalMove::Uur(_) => Some("L5"),
        IllegalMove::NotFirst(_) => Some("P3"),
        IllegalMove::Pair(_) => Some("P4"),
        IllegalMove::Endless(_) => Some(match rules.capture {
            Capture::Pairs => "P6",
            Capture::Opposite | Capture::TwoOrFour => "L6",
        }),
        IllegalMove::WrongDirection(_) => Some(match (rules.sowing, rules.capture) {
            (Sowing::Outward, _) => "A1",
            (_, Capture::TwoOrFour) => "R1",
            (_, Capture::Opposite) => "L1",
            (_, Capture::Pairs) => "P1",
        }),
        IllegalMove::MayNotPass => Some("G1"),
        IllegalMove::GameOver
        | IllegalMove::NoSuchPit(_)
        | IllegalMove::NotYours(_)
        | IllegalMove::Empty(_)
        | IllegalMove::SingleSeed(_) => None,
    }
}
