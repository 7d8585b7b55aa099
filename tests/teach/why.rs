//! Reasons for the positions of the rules page.

use tisiya::rules::{Edition, Game, IllegalMove, Move, Pit, Position, Side};
use tisiya::teach::why::{Because, Question};
use tisiya::teach::{RuleId, Section};
use tisiya::text::telling::why;
use tisiya::text::{Language, Words, rich};

use crate::positions::{play, position, read};
use crate::sentences::is_sentence;

/// The numbers of the rules that were at work.
fn rules_of(before: &Position, mv: &str) -> Vec<&'static str> {
    let (_, trace) = play(before, mv);
    Question::Played(before, &trace).reasons().iter().map(|reason| reason.rule.number()).collect()
}

/// What is said of the reasons by this rule, in English.
fn said(before: &Position, mv: &str, rule: RuleId) -> Vec<String> {
    let (_, trace) = play(before, mv);
    let question = Question::Played(before, &trace);
    let words = Words::new(Language::English);
    let reasons = question.reasons().into_iter().filter(|reason| reason.rule == rule);
    reasons.map(|reason| rich::plain(&why(&words, &question, &reason))).collect()
}

/// A Lamlameta position with seeds in the pits named by ring index; South is to move.
fn sparse(edition: &str, seeds: &[(usize, u8)], marks: &str) -> Position {
    let mut pits = [0; 24];
    seeds.iter().for_each(|&(pit, seeds)| pits[pit] = seeds);
    let row = |pits: &[u8]| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    position(&format!("{edition} {}/{} 0-0 S {marks}", row(&pits[..12]), row(&pits[12..])))
}

#[test]
fn each_rule_of_alemungula_is_named_where_it_is_at_work() {
    for (board, mv, rules) in [
        ("2,4,0,1,0/0,3,1,3,2 0-0 S", "B", &["A1", "A3"][..]),
        ("0,1,1,0,0/0,0,1,0,0 0-0 S", "C<", &["A1", "A4"]),
        ("5,5,5,5,5/5,5,5,5,5 0-0 S", "C>", &["A1", "A3"]),
        ("10,0,0,0,0/1,1,1,1,1 0-0 S", "A", &["A1", "G4", "A4"]),
        ("0,0,1,0,1/0,0,0,1,0 0-0 S", "E", &["A1", "A3", "A5"]),
        ("0,0,1,0,1/0,0,0,0,0 0-0 S", "E", &["A1", "A3", "A5", "A6", "G7"]),
        ("0,0,0,0,5/1,3,1,3,1 0-0 S", "E", &["A1", "A3", "G3", "G1", "G7"]),
        ("0,1,1,0,0/0,0,0,0,0 0-0 S", "C<", &["A1", "A4", "G2", "G1", "G7"]),
        ("2,4,0,1,0/0,3,1,3,2 20-14 S", "B", &["A1", "A3", "G6"]),
    ] {
        let before = position(&format!("alemungula {board}"));
        assert_eq!(rules_of(&before, mv), rules, "{board}");
    }
}

#[test]
fn why_nothing_was_captured_and_where_a_chain_stopped() {
    let start = Edition::Alemungula.start();
    let made = ["The last seed makes 6 in North’s pit c: only 2 or 4 would be captured."];
    assert_eq!(said(&start, "C>", RuleId::A3), made);
    let middle = ["Pit C is the middle one: it may be sown either way."];
    assert_eq!(said(&start, "C>", RuleId::A1), middle);
    let outward = ["Pit B lies left of the middle, so it is sown to the left, outward."];
    assert_eq!(said(&start, "B", RuleId::A1), outward);
    let broken = position("alemungula 0,0,0,0,3/1,2,3,0,0 0-0 S");
    assert_eq!(
        said(&broken, "E", RuleId::A3),
        [
            "The last seed makes 4 in North’s pit c: captured. Pit b before it holds 3, so the chain \
          stops there."
        ]
    );
    let round = position("alemungula 10,0,0,0,0/1,1,1,1,1 0-0 S");
    assert_eq!(
        said(&round, "A", RuleId::G4),
        ["The lap came round to A, where it had begun: that pit is not left out and gets its \
          seed."]
    );
}

#[test]
fn relays_are_named_with_their_pits() {
    let own = position("alemungula-relay 1,3,0,0,0/1,0,0,0,0 0-0 S");
    assert_eq!(rules_of(&own, "A")[..2], ["R2", "A3"]);
    assert_eq!(
        said(&own, "A", RuleId::R2),
        ["The first lap ended in B, which was not empty, so all its seeds were sown on."]
    );
    let start = Edition::Lamlameta.start();
    assert_eq!(rules_of(&start, "K"), ["L2", "L4", "L4"]);
    assert_eq!(
        said(&start, "K", RuleId::L2),
        ["The last seed fell into pits that were not empty, so the sowing went on 8 times."]
    );
    // From pit 10: the opposite pit holds 4, so both are captured.
    assert_eq!(
        said(&start, "K", RuleId::L4)[1],
        "Pit L opposite held 4. Only 3 would have become uurs."
    );
    assert_eq!(rules_of(&start, "A"), ["L2", "L4"]);
}

#[test]
fn uurs_formed_met_and_missing() {
    let made = sparse("lamlameta", &[(9, 4), (10, 2), (15, 2)], "");
    assert_eq!(rules_of(&made, "J"), ["L4"]);
    let into = sparse("lamlameta", &[(0, 2), (2, 2), (5, 1), (21, 2)], "uurs=/Cj");
    // North is left with uurs only.
    assert_eq!(rules_of(&into, "A"), ["L3", "L7", "G7"]);
    let taken = sparse("lamlameta", &[(9, 4), (10, 4), (15, 2)], "");
    assert_eq!(
        said(&taken, "J", RuleId::L4)[1],
        "Pit K opposite held 5. Only 3 would have become uurs."
    );
    let without = sparse("lamlameta,uurs=off", &[(9, 4), (10, 2), (15, 2)], "");
    assert_eq!(rules_of(&without, "J"), ["L4"]);
}

#[test]
fn pairs_are_skipped_and_captured() {
    let skip = sparse("lamlameta-pairs", &[(3, 1), (11, 3), (12, 2), (14, 2)], "");
    assert_eq!(rules_of(&skip, "L"), ["P2", "P5"]);
    assert_eq!(
        said(&skip, "L", RuleId::P2),
        ["A pit of North’s that holds exactly 2 is passed over in sowing: here a and c."]
    );
    let start = Edition::LamlametaPairs.start();
    let first = rules_of(&start, "K");
    assert_eq!(first.first(), Some(&"P1"));
    // S 10 from the start ends in an own empty pit and captures nothing: P5 or P3 says why.
    assert!(["P3", "P5"].contains(first.last().expect("a reason")), "{first:?}");
}

#[test]
fn the_end_and_the_count_are_explained() {
    let last = position("alemungula 0,0,1,0,1/0,0,0,0,0 0-0 S");
    assert_eq!(
        said(&last, "E", RuleId::G7),
        [
            "Each player takes the seeds in their own row. From the board South takes 1 and North 1. \
          The count: South 1, North 1. A draw."
        ]
    );
    let passes = position("um-el-bagara 1,0,1,0,0/0,1,2,0,1 0-0 S");
    assert_eq!(rules_of(&passes, "pass"), ["U2"]);
    let mut game = Game::new(position("alemungula 0,0,0,0,1/0,0,0,0,2 0-0 S"));
    for text in ["E", "e", "B", "a", "A", "d", "E", "e", "B", "a", "A", "d"] {
        game.play(read(game.position(), text)).expect(text);
    }
    let trace = game.trace(11).expect("the last move");
    let question = Question::Played(game.position_at(11).expect("a position"), &trace);
    assert!(question.reasons().iter().any(|reason| reason.rule == RuleId::G5));
}

#[test]
fn refusals_name_their_rule() {
    for (setup, mv, rule, section) in [
        ("alemungula 0,0,1,0,0/1,0,0,1,0 0-0 N barred=a", "5-", RuleId::A5, Section::Ko),
        ("alemungula 5,5,5,5,5/5,5,5,5,5 0-0 S", "0+", RuleId::A1, Section::Sowing),
        ("um-el-bagara 1,0,2,0,0/0,1,2,0,1 0-0 S", "0-", RuleId::U1, Section::Sowing),
        ("alemungula 0,0,0,0,0/5,0,0,0,0 0-0 S", "0-", RuleId::G1, Section::Board),
    ] {
        let before = position(setup);
        let illegal = before.check(mv.parse().expect(mv)).expect_err(setup);
        let reasons = Question::Refused(&before, illegal).reasons();
        assert_eq!((reasons[0].rule, reasons[0].section()), (rule, section), "{setup}");
    }
    let pairs = Edition::LamlametaPairs.start();
    let endless = Question::Refused(&pairs, IllegalMove::Endless(Pit(0))).reasons();
    assert_eq!((endless[0].rule, endless[0].section()), (RuleId::P6, Section::Endless));
}

/// What is captured, skipped, barred or ended has a reason, and all reasons are sentences.
#[test]
fn whole_games_are_explained() {
    let mut random = fastrand::Rng::with_seed(1971);
    for &language in Language::ALL {
        let words = Words::new(language);
        for edition in Edition::ALL {
            for first in Side::BOTH {
                let start = Position::start(edition.ruleset(), first).expect("an edition");
                let mut game = Game::new(start);
                while game.outcome().is_none() {
                    let mv = *random.choice(&game.position().legal_moves()).expect("a move");
                    game.play(mv).expect("a legal move");
                    let before = game.position_at(game.ply() - 1).expect("a position");
                    let trace = game.trace(game.ply() - 1).expect("a trace");
                    let question = Question::Played(before, &trace);
                    let reasons = question.reasons();
                    for reason in &reasons {
                        let text = rich::plain(&why(&words, &question, reason));
                        assert!(is_sentence(&text) && !text.contains(['{', '*']), "{text}");
                        let ring = before.ruleset().ring();
                        assert!(reason.pits.iter().all(|pit| pit.index() < ring));
                    }
                    let told =
                        reasons.iter().filter(|reason| matches!(reason.because, Because::Told(_)));
                    assert!(told.count() >= 1, "{before} {mv}");
                    if mv == Move::Pass {
                        assert_eq!(reasons[0].rule, RuleId::U2);
                    }
                }
            }
        }
    }
}
