//! What is wrong with a link, a stored game or an imported one. All without markup.

use super::{Value, Words, names, refusal, rich};
use crate::rules::{
    Edition, MoveError, OptionError, Pit, Record, RecordError, RecordFault, Ruleset, RulesetError,
    SetupError, SetupTextError,
};
use crate::session::{LinkError, OpenError};

/// Why rules make no game.
pub fn ruleset(words: &Words, error: RulesetError) -> String {
    match error {
        RulesetError::NoPits => words.say("fault-no-pits"),
        RulesetError::TooManyPits(pits) => {
            words.say_with("fault-too-many-pits", &[("pits", pits.into())])
        }
        RulesetError::NoSeeds => words.say("fault-no-seeds"),
        RulesetError::TooManySeeds(seeds) => {
            words.say_with("fault-too-many-seeds", &[("seeds", seeds.into())])
        }
        RulesetError::KoNeedsOutward => words.say("fault-ko-needs-outward"),
        RulesetError::UursNeedOpposite => words.say("fault-uurs-need-opposite"),
        RulesetError::SideNeedsOpposite => words.say("fault-side-needs-opposite"),
        RulesetError::KoNeedsSingles => words.say("fault-ko-needs-singles"),
    }
}

/// Why an edition with options cannot be read.
pub fn option(words: &Words, error: &OptionError) -> String {
    match error {
        OptionError::Edition(edition) => quote(words, "fault-edition", &edition.0),
        OptionError::Name(name) => quote(words, "fault-option-name", name),
        OptionError::Value { name, value } => {
            let name = names::option(words, name);
            let args = [("option", name.into()), ("text", value.as_str().into())];
            words.say_with("fault-option-value", &args)
        }
        OptionError::Form(part) => quote(words, "fault-option-form", part),
        OptionError::Ruleset(error) => ruleset(words, *error),
    }
}

/// Why a setup is no position; the rules are those of the setup.
pub fn setup(words: &Words, rules: &Ruleset, error: &SetupError) -> String {
    let about = |key: &str, pit: Pit| {
        words.say_with(key, &[("pit", pit.letter(rules.row()).to_string().into())])
    };
    let counts = |key: &str, found: usize, expected: usize| {
        words.say_with(key, &[("found", found.into()), ("expected", expected.into())])
    };
    match error {
        SetupError::Ruleset(error) => ruleset(words, *error),
        SetupError::PitCount { found, expected } => counts("fault-pit-count", *found, *expected),
        SetupError::TooManySeeds(seeds) => {
            words.say_with("fault-too-many-seeds", &[("seeds", (*seeds).into())])
        }
        SetupError::Total { found, expected } => {
            counts("fault-total", *found as usize, *expected as usize)
        }
        SetupError::NoSuchPit(pit) => quote(words, "fault-no-such-pit", &pit.to_string()),
        SetupError::NoUurs => words.say("fault-no-uurs"),
        SetupError::UurWithoutPartner(pit) => about("fault-uur-without-partner", *pit),
        SetupError::UurWithTwoOwners(pit) => about("fault-uur-with-two-owners", *pit),
        SetupError::UurTooSmall(pit) => about("fault-uur-too-small", *pit),
        // A pit that the board has not may be named here, and then has no letter.
        SetupError::NoKo(_) => words.say("fault-no-ko"),
        SetupError::CannotBeBarred(pit) => about("fault-cannot-be-barred", *pit),
        SetupError::NotTheOpening => words.say("fault-not-the-opening"),
        SetupError::CannotHavePassed => words.say("fault-cannot-have-passed"),
    }
}

/// Why a text is no setup.
pub fn setup_text(words: &Words, error: &SetupTextError) -> String {
    match error {
        SetupTextError::Missing(part) => {
            let part = match *part {
                "edition" => words.say("part-edition"),
                "board" => words.say("part-board"),
                "score" => words.say("part-score"),
                "side to move" => words.say("part-mover"),
                other => other.into(),
            };
            words.say_with("fault-setup-missing", &[("part", part.into())])
        }
        SetupTextError::Rules(error) => option(words, error),
        SetupTextError::Rows(text) => quote(words, "fault-setup-rows", text),
        SetupTextError::Stores(text) => quote(words, "fault-setup-stores", text),
        SetupTextError::Mover(error) => quote(words, "fault-setup-mover", &error.0),
        SetupTextError::Mark(text) => quote(words, "fault-setup-mark", text),
        SetupTextError::Twice(text) => quote(words, "fault-setup-twice", text),
        SetupTextError::NoSuchPit(letter) => quote(words, "fault-no-such-pit", &letter.to_string()),
    }
}

/// Why a text is no move.
pub fn move_text(words: &Words, error: &MoveError) -> String {
    match error {
        MoveError::Form(text) => quote(words, "fault-move-form", text),
        MoveError::NoSuchPit(pit) => quote(words, "fault-no-such-pit", pit),
        MoveError::DirectionNeeded(pit) => quote(words, "fault-direction-needed", &pit.to_string()),
        MoveError::WrongDirection(pit) => quote(words, "fault-wrong-direction", &pit.to_string()),
    }
}

/// What of a text is no record, and where. The text itself tells the names of its pits.
pub fn record(words: &Words, text: &str, error: &RecordError) -> String {
    let rules = Record::rules_of(text);
    let fault = record_fault(words, &rules.unwrap_or(Edition::Lamlameta.ruleset()), &error.fault);
    let place: [(&str, Value); 2] = [("line", error.line.into()), ("column", error.column.into())];
    words.say_with("fault-place", &[&place[..], &[("text", fault.into())]].concat())
}

/// What is wrong in a record of a game by these rules.
fn record_fault(words: &Words, rules: &Ruleset, fault: &RecordFault) -> String {
    match fault {
        RecordFault::Tag => words.say("fault-tag"),
        RecordFault::TagTwice(name) => quote(words, "fault-tag-twice", name),
        RecordFault::LateTag => words.say("fault-late-tag"),
        RecordFault::OpenComment => words.say("fault-open-comment"),
        RecordFault::NoEdition => words.say("fault-no-edition"),
        RecordFault::Rules(error) => option(words, error),
        RecordFault::SetupText(error) => setup_text(words, error),
        RecordFault::Setup(error) => setup(words, rules, error),
        RecordFault::OtherRules => words.say("fault-other-rules"),
        RecordFault::Move(error) => move_text(words, error),
        RecordFault::Illegal(illegal) => rich::plain(&refusal::sentence(words, rules, *illegal)),
        RecordFault::Result { said, found } => {
            let args = [("said", said.as_str().into()), ("found", found.as_str().into())];
            match (said.as_str(), found.as_str()) {
                (_, "*") => words.say_with("fault-result-open", &args),
                ("*", _) => words.say_with("fault-result-ended", &args),
                _ => words.say_with("fault-result", &args),
            }
        }
        RecordFault::AfterResult => words.say("fault-after-result"),
    }
}

/// Why a link cannot be opened: the parameter at fault, and what is wrong with it.
pub fn link(words: &Words, error: &LinkError) -> String {
    let (name, text) = match error {
        LinkError::Unknown(name) => return quote(words, "fault-parameter-unknown", name),
        LinkError::Twice(name) => (name.as_str(), words.say("fault-parameter-twice")),
        LinkError::NoEdition => ("edition", words.say("fault-parameter-missing")),
        LinkError::Edition(error) => ("edition", option(words, error)),
        LinkError::SetupText(error) => ("position", setup_text(words, error)),
        LinkError::Setup { rules, error } => ("position", setup(words, rules, error)),
        LinkError::Move { number, text, error } => {
            ("moves", at_move(words, *number, text, move_text(words, error)))
        }
        LinkError::Illegal { number, text, rules, error } => {
            let why = rich::plain(&refusal::sentence(words, rules, *error));
            ("moves", at_move(words, *number, text, why))
        }
        LinkError::Ply { text, moves } => {
            let args = [("text", text.as_str().into()), ("moves", (*moves).into())];
            ("ply", words.say_with("fault-link-ply", &args))
        }
        LinkError::Language(text) => ("lang", quote(words, "fault-link-language", text)),
        LinkError::Controls(text) => ("controls", quote(words, "fault-link-controls", text)),
    };
    words.say_with("fault-parameter", &[("name", name.into()), ("text", text.into())])
}

/// Why a text that was pasted cannot be opened.
pub fn opening(words: &Words, text: &str, error: &OpenError) -> String {
    match error {
        OpenError::Link(error) => link(words, error),
        OpenError::Record(error) => record(words, text, error),
    }
}

/// What is wrong with a move of a link.
fn at_move(words: &Words, number: usize, mv: &str, text: String) -> String {
    let args = [("number", number.into()), ("move", mv.into()), ("text", text.into())];
    words.say_with("fault-link-move", &args)
}

/// A sentence about a piece of the text at fault, `$text`.
fn quote(words: &Words, key: &str, text: &str) -> String {
    words.say_with(key, &[("text", text.into())])
}
