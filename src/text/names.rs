//! What sides, pits, editions and options are called.

use super::{Value, Words};
use crate::rules::{Arrow, Edition, Pit, Ruleset, Side};
use crate::search::Level;

/// The name of a side.
pub fn side(words: &Words, side: Side) -> String {
    match side {
        Side::South => words.say("side-south"),
        Side::North => words.say("side-north"),
    }
}

/// A side as the argument `$side` that texts choose by.
pub fn side_value(side: Side) -> Value<'static> {
    match side {
        Side::South => "south".into(),
        Side::North => "north".into(),
    }
}

/// A pit as a mover speaks of it: the own ones by their letter, others as `North’s pit b`. A row
/// has `row` pits.
pub fn pit(words: &Words, pit: Pit, row: usize, mover: Option<Side>) -> String {
    let (owner, letter) = (pit.side(row), pit.letter(row).to_string());
    if mover == Some(owner) {
        return letter;
    }
    words.say_with("pit-of", &[("side", side_value(owner)), ("pit", letter.into())])
}

/// What is to be said of a pit as a button.
#[derive(Clone, Copy, Debug)]
pub struct PitState<'a> {
    /// The pit.
    pub pit: Pit,
    /// The number of pits in a row.
    pub row: usize,
    /// What it holds.
    pub seeds: u8,
    /// Whether it belongs to who reads; nothing when both players read the same page.
    pub yours: Option<bool>,
    /// The ways it can be sown now, if it can.
    pub sows: Option<&'a [Arrow]>,
    /// Whose uur it is.
    pub uur: Option<Side>,
    /// Whether ko bars it.
    pub barred: bool,
}

/// The accessible name of a pit: `Your pit C, 4 seeds, sows left`. Why it cannot be played is
/// told by [`refusal`](super::refusal).
pub fn pit_button(words: &Words, state: PitState) -> String {
    let letter = state.pit.letter(state.row).to_string();
    let mut parts = vec![match state.yours {
        Some(true) => words.say_with("pit-yours", &[("pit", letter.into())]),
        _ => pit(words, state.pit, state.row, None),
    }];
    parts.push(words.say_with("pit-seeds", &[("seeds", state.seeds.into())]));
    if let Some(owner) = state.uur {
        parts.push(words.say_with("pit-uur", &[("side", side_value(owner))]));
    }
    if state.barred {
        parts.push(words.say("pit-barred"));
    }
    match state.sows {
        None | Some([]) => {}
        Some([Arrow::Left]) => parts.push(words.say("pit-sows-left")),
        Some([Arrow::Right]) => parts.push(words.say("pit-sows-right")),
        Some(_) => parts.push(words.say("pit-sows-both")),
    }
    let and = |name: String, more: String| {
        words.say_with("pit-and", &[("name", name.into()), ("more", more.into())])
    };
    parts.into_iter().reduce(and).unwrap_or_default()
}

/// The name of a level of the computer.
pub fn level(words: &Words, level: Level) -> String {
    words.say(match level {
        Level::Sprout => "level-sprout",
        Level::Learner => "level-learner",
        Level::Neighbour => "level-neighbour",
        Level::Elder => "level-elder",
        Level::Master => "level-master",
    })
}

/// The name of an edition.
pub fn edition(words: &Words, edition: Edition) -> String {
    words.say(match edition {
        Edition::Alemungula => "edition-alemungula",
        Edition::UmElBagara => "edition-um-el-bagara",
        Edition::AlemungulaRelay => "edition-alemungula-relay",
        Edition::Lamlameta => "edition-lamlameta",
        Edition::LamlametaPairs => "edition-lamlameta-pairs",
    })
}

/// What sort of game an edition is by its usual rules, in a sentence.
pub fn edition_description(words: &Words, edition: Edition) -> String {
    words.say(match edition {
        Edition::Alemungula => "about-alemungula",
        Edition::UmElBagara => "about-um-el-bagara",
        Edition::AlemungulaRelay => "about-alemungula-relay",
        Edition::Lamlameta => "about-lamlameta",
        Edition::LamlametaPairs => "about-lamlameta-pairs",
    })
}

/// What sort of game these rules make, in a sentence.
pub fn description(words: &Words, rules: &Ruleset) -> String {
    let edition = rules.edition();
    let key = match edition {
        _ if *rules == edition.ruleset() => return edition_description(words, edition),
        Edition::Alemungula => "played-alemungula",
        Edition::UmElBagara => "played-um-el-bagara",
        Edition::AlemungulaRelay => "played-alemungula-relay",
        Edition::Lamlameta => "played-lamlameta",
        Edition::LamlametaPairs => return edition_description(words, edition), // no option changes it
    };
    let option = |name: &str| Value::from(rules.option(name).unwrap_or_default());
    let args = [
        ("pits", rules.ring().into()),
        ("seeds", rules.seeds.into()),
        ("relay", option("relay")),
        ("uurs", option("uurs")),
        ("stuck", option("stuck")),
    ];
    words.say_with(key, &args)
}

/// What an option asks. The names are those of the fields of a
/// [`Ruleset`]; another name is given back as it is.
pub fn option(words: &Words, name: &str) -> String {
    words.say(match name {
        "pits" => "option-pits",
        "seeds" => "option-seeds",
        "direction" => "option-direction",
        "relay" => "option-relay",
        "capture" => "option-capture",
        "singles" => "option-singles",
        "ko" => "option-ko",
        "uurs" => "option-uurs",
        "capture_side" => "option-capture-side",
        "first_move_captures" => "option-first-move-captures",
        "first_move" => "option-first-move",
        "pairs_may_start" => "option-pairs-may-start",
        "stuck" => "option-stuck",
        "leftovers" => "option-leftovers",
        "repetition" => "option-repetition",
        other => return other.into(),
    })
}

/// What a value of an option answers; a number or an unknown value is given back as it is.
pub fn option_value(words: &Words, name: &str, value: &str) -> String {
    words.say(match (name, value) {
        ("direction", "outward") => "value-outward",
        ("direction", "counterclockwise") => "value-counterclockwise",
        ("direction", "clockwise") => "value-clockwise",
        ("relay", "off") => "value-relay-off",
        ("relay", "own") => "value-relay-own",
        ("relay", "both") => "value-relay-both",
        ("capture", "two-or-four") => "value-two-or-four",
        ("capture", "opposite") => "value-opposite",
        ("capture", "pairs") => "value-pairs",
        ("capture_side", "enemy") => "value-side-enemy",
        ("capture_side", "own") => "value-side-own",
        ("first_move", "right") => "value-first-right",
        ("first_move", "any") => "value-first-any",
        ("stuck", "end") => "value-stuck-end",
        ("stuck", "pass") => "value-stuck-pass",
        ("leftovers", "own-row") => "value-leftovers-own-row",
        ("leftovers", "opponent") => "value-leftovers-opponent",
        ("repetition", "equal") => "value-repetition-equal",
        ("repetition", "own-row") => "value-repetition-own-row",
        (_, "on") => "value-on",
        (_, "off") => "value-off",
        (_, other) => return other.into(),
    })
}

/// Who plays an option of an edition which way, or what it means; nothing for options that
/// [`Edition::options`] does not offer.
pub fn option_note(words: &Words, edition: Edition, name: &str) -> Option<String> {
    use Edition::{Alemungula, AlemungulaRelay, Lamlameta, LamlametaPairs, UmElBagara};
    let key = match (edition, name) {
        (_, "repetition") => "note-repetition",
        (Alemungula | AlemungulaRelay, "seeds") => "note-seeds",
        (Alemungula, "stuck") => "note-stuck-alemungula",
        (Alemungula, "ko") => "note-ko",
        (UmElBagara, "stuck") => "note-stuck-um-el-bagara",
        (AlemungulaRelay, "direction") => "note-direction",
        (AlemungulaRelay, "relay") => "note-relay",
        (Lamlameta, "uurs") => "note-uurs",
        (Lamlameta, "capture_side") => "note-capture-side",
        (Lamlameta, "first_move_captures") => "note-first-move-captures",
        (LamlametaPairs, "first_move") => "note-first-move",
        (LamlametaPairs, "pairs_may_start") => "note-pairs-may-start",
        (LamlametaPairs, "leftovers") => "note-leftovers",
        _ => return None,
    };
    Some(words.say(key))
}
