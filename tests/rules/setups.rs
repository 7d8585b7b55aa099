//! What can be a ruleset or a position, and why not.

use tisiya::rules::{
    Edition, OptionError, Pit, Position, Ruleset, RulesetError, Setup, SetupError, Sowing,
};

use super::table::*;

fn refusal(setup: Setup) -> SetupError {
    Position::try_from(setup).unwrap_err()
}

fn barred(rules: &str, board: &str, pit: u8) -> Setup {
    Setup { barred: Some(Pit(pit)), ..setup(rules, board, N) }
}

fn uurs(rules: &str, board: &str, south: &[u8], north: &[u8]) -> Setup {
    let uurs = [south, north].map(|pits| pits.iter().copied().map(Pit).collect());
    Setup { uurs, ..setup(rules, board, S) }
}

#[test]
fn rulesets_that_make_no_game() {
    let [alemungula, relay, lamlameta] =
        [Edition::Alemungula, Edition::AlemungulaRelay, Edition::Lamlameta].map(Edition::ruleset);
    for (ruleset, error) in [
        (Ruleset { pits: 0, ..alemungula }, RulesetError::NoPits),
        (Ruleset { pits: 13, ..alemungula }, RulesetError::TooManyPits(13)),
        (Ruleset { seeds: 0, ..alemungula }, RulesetError::NoSeeds),
        (Ruleset { seeds: 26, ..alemungula }, RulesetError::TooManySeeds(260)),
        (Ruleset { ko: true, ..relay }, RulesetError::KoNeedsOutward),
        (Ruleset { sowing: Sowing::Clockwise, ..alemungula }, RulesetError::KoNeedsOutward),
        (Ruleset { singles: false, ..alemungula }, RulesetError::KoNeedsSingles),
        (Ruleset { uurs: true, ..alemungula }, RulesetError::UursNeedOpposite),
        (
            Ruleset { capture_side: tisiya::rules::Row::Own, ..alemungula },
            RulesetError::SideNeedsOpposite,
        ),
    ] {
        assert_eq!(ruleset.check(), Err(error));
        assert_eq!(Position::start(ruleset, S), Err(error));
        let written = Setup { ruleset, ..setup("alemungula", "0:1 5:1", S) };
        assert_eq!(refusal(written), SetupError::Ruleset(error));
    }
    // L6 is judged in reasonable time up to the seeds of the games that are played.
    let full = Ruleset { pits: 5, seeds: 5, ..lamlameta };
    assert_eq!(full.check(), Ok(()));
    assert_eq!(Ruleset { seeds: 6, ..full }.check(), Err(RulesetError::TooManySeeds(60)));
    assert_eq!(Ruleset { seeds: 25, ..alemungula }.check(), Ok(()));
}

#[test]
fn texts_that_are_no_ruleset() {
    let error = |text: &str| text.parse::<Ruleset>().unwrap_err();
    assert!(matches!(error("chess"), OptionError::Edition(_)));
    assert!(matches!(error(""), OptionError::Edition(_)));
    assert_eq!(error("alemungula,colour=red"), OptionError::Name("colour".into()));
    let value = OptionError::Value { name: "ko".into(), value: "maybe".into() };
    assert_eq!(error("alemungula,ko=maybe"), value);
    let value = OptionError::Value { name: "seeds".into(), value: "256".into() };
    assert_eq!(error("alemungula,seeds=256"), value);
    assert_eq!(error("alemungula,ko"), OptionError::Form("ko".into()));
    assert_eq!(error("um-el-bagara,ko=on"), OptionError::Ruleset(RulesetError::KoNeedsSingles));
}

#[test]
fn every_option_offered_can_be_set_and_the_first_is_the_usual_one() {
    for edition in Edition::ALL {
        for &(name, values) in edition.options() {
            assert_eq!(edition.ruleset().option(name).as_deref(), Some(values[0]), "{edition}");
            for &value in values {
                let ruleset: Ruleset = format!("{edition},{name}={value}").parse().unwrap();
                assert_eq!(ruleset.option(name).as_deref(), Some(value));
                assert_eq!(ruleset.edition(), edition);
            }
        }
    }
}

#[test]
fn boards_of_another_size() {
    let short = Setup { pits: vec![1; 8], ..setup("alemungula", "0:1", S) };
    assert_eq!(refusal(short), SetupError::PitCount { found: 8, expected: 10 });
}

#[test]
fn too_many_seeds() {
    let full = Setup { stores: [55, 0], ..setup("alemungula", "0:200", S) };
    assert_eq!(Position::try_from(full.clone()).unwrap().total(), 255);
    assert_eq!(refusal(Setup { stores: [55, 1], ..full }), SetupError::TooManySeeds(256));
    let full = Setup { stores: [25, 0], ..setup("lamlameta", "0:25", S) };
    assert!(Position::try_from(full.clone()).is_ok());
    assert_eq!(refusal(Setup { stores: [25, 1], ..full }), SetupError::TooManySeeds(51));
}

#[test]
fn another_total_than_asked_for() {
    let setup = Setup { stores: [3, 4], ..setup("alemungula", "0:5", S) };
    assert_eq!(setup.expect_total(12), Ok(()));
    let error = SetupError::Total { found: 12, expected: 50 };
    assert_eq!(setup.expect_total(50), Err(error));
}

#[test]
fn pits_that_are_not_on_the_board() {
    let pit = Pit(24);
    assert_eq!(refusal(uurs("lamlameta", "2:2 21:2", &[24], &[])), SetupError::NoSuchPit(pit));
    let pit = Pit(10);
    assert_eq!(refusal(barred("alemungula", "5:1", 10)), SetupError::NoSuchPit(pit));
}

#[test]
fn uurs_that_cannot_be() {
    let board = "2:2 21:2 3:2 20:1";
    for (setup, error) in [
        (uurs("lamlameta,uurs=off", board, &[2, 21], &[]), SetupError::NoUurs),
        (uurs("lamlameta-pairs", board, &[2, 21], &[]), SetupError::NoUurs),
        (uurs("lamlameta", board, &[2], &[]), SetupError::UurWithoutPartner(Pit(2))),
        (uurs("lamlameta", board, &[2], &[21]), SetupError::UurWithoutPartner(Pit(2))),
        (uurs("lamlameta", board, &[2, 21], &[2, 21]), SetupError::UurWithTwoOwners(Pit(2))),
        (uurs("lamlameta", board, &[3, 20], &[]), SetupError::UurTooSmall(Pit(20))),
    ] {
        assert_eq!(refusal(setup), error);
    }
}

#[test]
fn barred_pits_that_cannot_be() {
    assert_eq!(refusal(barred("um-el-bagara", "5:1", 5)), SetupError::NoKo(Pit(5)));
    let cannot = SetupError::CannotBeBarred;
    // Two seeds; facing a pit that is not empty; not an end; of the player who moved.
    for (board, pit) in [("5:2", 5), ("5:1 4:1", 5), ("7:1", 7), ("0:1", 0)] {
        assert_eq!(refusal(barred("alemungula", board, pit)), cannot(Pit(pit)), "{board}");
    }
    assert_eq!(at("alemungula", "5:1", N).barred(), None);
    let position = Position::try_from(barred("alemungula", "5:1", 5)).unwrap();
    assert_eq!(position.barred(), Some(Pit(5)));
}

#[test]
fn first_moves_that_cannot_be() {
    let rules = "lamlameta-pairs";
    let opening = Setup { opening: true, ..setup(rules, "11:2 12:2", S) };
    assert!(Position::try_from(opening.clone()).unwrap().is_opening());
    for no_opening in [
        Setup { stores: [1, 0], ..opening.clone() },
        Setup { passed: true, ..opening.clone() },
        Setup { pits: pits(24, "9:2 12:2"), ..opening.clone() }, // P3: 10 and 11 are empty
        Setup { opening: true, ..uurs("lamlameta", "2:2 21:2", &[2, 21], &[]) },
        Setup { opening: true, ..barred("alemungula", "5:1", 5) },
    ] {
        assert_eq!(refusal(no_opening), SetupError::NotTheOpening);
    }
}

#[test]
fn passes_that_cannot_have_been() {
    let passed = |rules, board| Setup { passed: true, ..setup(rules, board, N) };
    assert!(Position::try_from(passed("um-el-bagara", "0:1 6:3")).is_ok());
    // South could have moved; nobody passes in these rules.
    for setup in [passed("um-el-bagara", "0:2 6:3"), passed("alemungula", "6:3")] {
        assert_eq!(refusal(setup), SetupError::CannotHavePassed);
    }
    // Ko may have barred one pit, not two.
    let rules = "alemungula,stuck=pass";
    assert!(Position::try_from(passed(rules, "0:1 6:3")).is_ok());
    assert_eq!(refusal(passed(rules, "0:1 4:1 6:3")), SetupError::CannotHavePassed);
    assert!(Position::try_from(passed("alemungula,stuck=pass,pits=1", "1:0 0:1")).is_ok());
}
