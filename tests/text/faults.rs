//! Everything that can be refused or be wrong has a sentence.

use tisiya::rules::{
    Edition, End, IllegalMove, MoveError, OptionError, Pit, Record, RecordError, RulesetError,
    SetupError, SetupTextError, StuckBecause,
};
use tisiya::session::{Embed, Link, LinkError};
use tisiya::text::{Language, Words, faults, outcome, refusal, rich};

use super::english;
use crate::sentences::{STOPS, is_sentence, without_marks};

fn all_words() -> impl Iterator<Item = Words> {
    Language::ALL.iter().map(|&language| Words::new(language))
}

fn assert_sentence(words: &Words, text: &str) {
    let text = without_marks(text);
    assert!(is_sentence(&text), "{text}");
    assert!(!text.contains(['{', '*']), "{text}");
    let key = text.strip_suffix(STOPS).is_some_and(|text| !text.contains(' '));
    assert!(!key, "{words:?}: {text}");
}

#[test]
fn refusals() {
    let pit = Pit(3);
    let all = [
        IllegalMove::GameOver,
        IllegalMove::NoSuchPit(Pit(77)),
        IllegalMove::NotYours(pit),
        IllegalMove::Empty(pit),
        IllegalMove::SingleSeed(pit),
        IllegalMove::Barred(pit),
        IllegalMove::Uur(pit),
        IllegalMove::NotFirst(pit),
        IllegalMove::Pair(pit),
        IllegalMove::WrongDirection(pit),
        IllegalMove::Endless(pit),
        IllegalMove::MayNotPass,
    ];
    for words in all_words() {
        for edition in Edition::ALL {
            for illegal in all {
                let text = refusal::sentence(&words, &edition.ruleset(), illegal);
                assert_sentence(&words, &rich::plain(&text));
            }
        }
    }
}

#[test]
fn ends() {
    let stuck = [
        StuckBecause::NoSeeds,
        StuckBecause::OnlyUurs,
        StuckBecause::OnlySingles,
        StuckBecause::OnlyBarred,
        StuckBecause::OnlyEndless,
    ];
    let stuck = stuck.map(|because| End::Stuck { side: tisiya::rules::Side::North, because });
    for words in all_words() {
        for edition in Edition::ALL {
            for end in stuck.into_iter().chain([End::BothStuck, End::Repetition]) {
                let outcome = tisiya::rules::Outcome { end, taken: [3, 0], score: [30, 20] };
                assert_sentence(&words, &outcome::reason(&words, &edition.ruleset(), &outcome));
            }
        }
    }
}

#[test]
fn rules_and_options() {
    let rules = [
        RulesetError::NoPits,
        RulesetError::TooManyPits(13),
        RulesetError::NoSeeds,
        RulesetError::TooManySeeds(300),
        RulesetError::KoNeedsOutward,
        RulesetError::UursNeedOpposite,
        RulesetError::SideNeedsOpposite,
        RulesetError::KoNeedsSingles,
    ];
    let options = ["chess", "alemungula,wind=on", "alemungula,ko=2", "alemungula,ko"];
    let options = options.map(|text| text.parse::<tisiya::rules::Ruleset>().expect_err(text));
    for words in all_words() {
        for error in rules {
            assert_sentence(&words, &faults::ruleset(&words, error));
            assert_sentence(&words, &faults::option(&words, &OptionError::Ruleset(error)));
        }
        for error in &options {
            assert_sentence(&words, &faults::option(&words, error));
        }
    }
}

#[test]
fn setups() {
    let pit = Pit(3);
    let setups = [
        SetupError::Ruleset(RulesetError::NoPits),
        SetupError::PitCount { found: 1, expected: 10 },
        SetupError::TooManySeeds(300),
        SetupError::Total { found: 49, expected: 50 },
        SetupError::NoSuchPit(Pit(77)),
        SetupError::NoUurs,
        SetupError::UurWithoutPartner(pit),
        SetupError::UurWithTwoOwners(pit),
        SetupError::UurTooSmall(pit),
        SetupError::NoKo(Pit(77)),
        SetupError::CannotBeBarred(pit),
        SetupError::NotTheOpening,
        SetupError::CannotHavePassed,
    ];
    let texts = [
        "",
        "chess",
        "alemungula",
        "alemungula 5",
        "alemungula 5/5",
        "alemungula 5/5 0",
        "alemungula 5/5 0-0",
        "alemungula 5/5 0-0 W",
        "alemungula 5/5 0-0 N left",
        "alemungula 5/5 0-0 N passed passed",
        "alemungula 5/5 0-0 N barred=g",
    ];
    for words in all_words() {
        for error in &setups {
            let text = faults::setup(&words, &Edition::Alemungula.ruleset(), error);
            assert_sentence(&words, &text);
        }
        for text in texts {
            let error = text.parse::<tisiya::rules::Setup>().expect_err(text);
            assert_sentence(&words, &faults::setup_text(&words, &error));
        }
    }
    let missing = faults::setup_text(&english(), &SetupTextError::Missing("side to move"));
    assert_eq!(missing, "The position is cut short: the side to move is missing.");
}

#[test]
fn moves() {
    let all = [
        MoveError::Form("x".into()),
        MoveError::NoSuchPit("F".into()),
        MoveError::DirectionNeeded('C'),
        MoveError::WrongDirection('A'),
    ];
    for words in all_words() {
        all.iter().for_each(|error| assert_sentence(&words, &faults::move_text(&words, error)));
    }
}

#[test]
fn links_name_the_parameter() {
    let links = [
        ("edition=chess", "In “edition”: There is no game “chess”."),
        ("moves=A", "In “edition”: It is missing, so that nobody knows which game is meant."),
        ("edition=alemungula&ply=1&ply=2", "In “ply”: It stands twice."),
        ("edition=alemungula&postion=5", "There is no parameter “postion” in a link."),
        (
            "edition=alemungula&position=5,5/5,5%200-0%20S",
            "In “position”: 4 pits are given, but the board has 10.",
        ),
        (
            "edition=alemungula&position=5,5,5,5,5/5,5,5,5,5",
            "In “position”: The position is cut short: the score is missing.",
        ),
        (
            "edition=alemungula&moves=A,b,C",
            "In “moves”: Move 3, “C”: Pit C can be sown both ways: < or > must be added.",
        ),
        (
            "edition=alemungula&moves=A,B",
            "In “moves”: Move 2, “B”: Pit B is South’s: players sow from their own row.",
        ),
        ("edition=alemungula&moves=A&ply=2", "In “ply”: “2” is not a number of moves from 0 to 1."),
        ("lang=tlh", "In “lang”: “tlh” is not a language spoken here."),
    ];
    for (text, expected) in links {
        let error: LinkError = text.parse::<Link>().expect_err(text);
        assert_eq!(faults::link(&english(), &error), expected);
        all_words().for_each(|words| assert_sentence(&words, &faults::link(&words, &error)));
    }
    let error = "embed&controls=all".parse::<Embed>().expect_err("no such controls");
    let expected = "In “controls”: “all” is not one of none, bar and full.";
    assert_eq!(faults::link(&english(), &error), expected);
}

#[test]
fn records_have_places_and_letters() {
    let told = |words: &Words, text: &str| {
        let error: RecordError = text.parse::<Record>().expect_err(text);
        faults::record(words, text, &error)
    };
    let game = |text: &str| format!("[Edition \"alemungula\"]\n{text}");
    let english = [
        (game("\nA b c"), "Line 3, column 5: Pit c can be sown both ways: < or > must be added."),
        (game("\nA B"), "Line 3, column 3: Pit B is South’s: players sow from their own row."),
        (
            game("[Options \"ko=maybe\"]"),
            "Line 2, column 1: “maybe” is no answer to the option “Ko”.",
        ),
        ("[Edition \"chess\"]".into(), "Line 1, column 1: There is no game “chess”."),
    ];
    for (text, expected) in english {
        assert_eq!(told(&super::english(), &text), expected);
    }
    let others = [
        "A".into(),
        game("[Broken"),
        game("[Edition \"alemungula\"]"),
        game("A [Date \"1971\"]"),
        game("{"),
        game("[Position \"alemungula\"]"),
        game("[Position \"alemungula 5,5,5,5,5/5,5,5,5,5 0-0 S barred=a\"]"),
        game("[Position \"um-el-bagara 5,5,5,5,5/5,5,5,5,5 0-0 S\"]"),
        game("A x"),
        game("A 26-24"),
        game("A * b"),
    ];
    for words in all_words() {
        others.iter().for_each(|text| assert_sentence(&words, &told(&words, text)));
    }
}
