//! Whole games at random, by all rules on offer: everything that is said of them is a text.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use tisiya::rules::{Edition, Event, Game, Move, Pit, Position, Rest, Ruleset, Side};
use tisiya::text::telling::{caption, move_sentence, move_short, preview};
use tisiya::text::{Language, Words, outcome, refusal, rich};

use crate::sentences::{is_sentence, without_marks};

/// Rules that no edition offers, for what happens only under them.
const ODD_RULES: [&str; 5] = [
    "alemungula,first_move_captures=off,seeds=3",
    "alemungula-relay,relay=both,stuck=pass",
    "lamlameta,relay=own,stuck=pass",
    "lamlameta,capture_side=own,first_move_captures=off",
    "lamlameta-pairs,relay=off,leftovers=opponent,first_move=any",
];

/// The editions with each option of theirs alone, and the odd ones.
fn all_rules() -> Vec<Ruleset> {
    let mut all: Vec<_> = ODD_RULES.iter().map(|rules| rules.parse().expect(rules)).collect();
    for edition in Edition::ALL {
        for (name, values) in edition.options() {
            for value in *values {
                all.push(edition.ruleset().with_option(name, value).expect("an option on offer"));
            }
        }
    }
    all
}

fn assert_text(text: &str, about: &dyn std::fmt::Display) {
    let plain = without_marks(&rich::plain(text));
    assert!(is_sentence(&plain), "{about}: {text}");
    assert!(!plain.contains(['{', '*', '$']) && !plain.contains("=="), "{about}: {text}");
    assert!(!["  ", " ,", " ،"].iter().any(|slip| plain.contains(slip)), "{about}: {text}");
}

#[test]
fn all_that_happens_in_games_is_told() {
    let mut random = fastrand::Rng::with_seed(1925);
    let mut seen = HashSet::new();
    for words in Language::ALL.iter().map(|&language| Words::new(language)) {
        for rules in all_rules() {
            for first in Side::BOTH {
                let mut game = Game::new(Position::start(rules, first).expect("rules on offer"));
                while game.outcome().is_none() && game.ply() < 200 {
                    let mv = random.choice(game.position().legal_moves()).expect("a move");
                    refuse_all(&words, game.position());
                    game.play(mv).expect("a legal move");
                    tell(&words, &game);
                    seen.extend(reasons(&game));
                }
                if let Some(end) = game.outcome() {
                    assert_text(&outcome::reason(&words, &rules, &end), &rules);
                    let by = end.score[0].abs_diff(end.score[1]);
                    let headline = outcome::headline(&words, &end);
                    let number: String = headline.chars().filter(char::is_ascii_digit).collect();
                    assert!(by == 0 || number == by.to_string(), "{headline}");
                }
            }
        }
    }
    assert_eq!(seen.len(), 11, "some reason why a sowing ends was not met");
}

/// Why the last sowing went no further, without the numbers.
fn reasons(game: &Game) -> impl Iterator<Item = Discriminant<Rest>> {
    let trace = game.trace(game.ply() - 1).expect("the last move");
    trace.events.into_iter().filter_map(|event| match event {
        Event::Rest { why, .. } => Some(discriminant(&why)),
        _ => None,
    })
}

fn tell(words: &Words, game: &Game) {
    let ply = game.ply() - 1;
    let before = game.position_at(ply).expect("the position before the last move");
    let trace = game.trace(ply).expect("the last move");
    for cursor in 0..=trace.events.len() {
        assert_text(&caption(words, before, &trace, cursor), before);
    }
    let sentence = move_sentence(words, before, &trace);
    assert_eq!(sentence, rich::plain(&sentence));
    assert_text(&sentence, before);
    assert_text(&preview(words, before, &trace), before);
    let short = move_short(words, before, &trace);
    assert_eq!(short.taken, trace.captured());
    assert!(short.text.chars().count() <= 5, "{}", short.text);
}

fn refuse_all(words: &Words, position: &Position) {
    let rules = position.ruleset();
    for pit in 0..=rules.ring() as u8 {
        for &direction in rules.directions(Pit(pit % rules.ring() as u8)) {
            if let Err(illegal) = position.check(Move::Sow(Pit(pit), direction)) {
                assert_text(&refusal::sentence(words, rules, illegal), position);
            }
        }
    }
}
