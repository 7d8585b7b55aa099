//! The rule book: every rule is explained, every example can be played from both seats, and what
//! is disputed is what can be set.

use std::collections::BTreeSet;

use tisiya::rules::{Edition, Ruleset, Side};
use tisiya::teach::article::ARTICLES;
use tisiya::teach::{Chapter, RuleId, Section};
use tisiya::text::{Language, names, rich, rulebook};

use super::{everything, studying};
use crate::sentences::is_sentence;

/// The rules of each edition, as the rules page has them.
const RULES: [(Edition, &str); 5] = [
    (Edition::Alemungula, "A1 A2 A3 A4 A5 A6 G1 G2 G3 G4 G5 G6 G7"),
    (Edition::UmElBagara, "A1 A3 A4 U1 U2 G1 G2 G3 G4 G5 G6 G7"),
    (Edition::AlemungulaRelay, "R1 R2 R3 R4 A4 G1 G2 G3 G4 G5 G6 G7"),
    (Edition::Lamlameta, "L1 L2 L3 L4 L5 L6 L7 G1 G2 G3 G4 G5 G6 G7"),
    (Edition::LamlametaPairs, "P1 P2 P3 P4 P5 P6 G1 G2 G3 G4 G5 G6 G7"),
];

/// The rules with each option set in turn.
fn all_options(edition: Edition) -> Vec<Ruleset> {
    let mut all = vec![edition.ruleset()];
    for (name, values) in edition.options() {
        let set = values.iter().map(|value| edition.ruleset().with_option(name, value));
        all.extend(set.map(|rules| rules.expect("an option on offer")));
    }
    all
}

#[test]
fn every_rule_of_an_edition_is_explained() {
    for (edition, rules) in RULES {
        let chapter = Chapter::of(edition);
        assert_eq!(chapter.edition, edition);
        let explained: BTreeSet<_> =
            chapter.passages.iter().flat_map(|it| it.rules).map(|rule| rule.number()).collect();
        assert_eq!(explained, rules.split(' ').collect(), "{edition}");
        let sections: BTreeSet<_> = chapter.passages.iter().map(|it| it.section.id()).collect();
        assert_eq!(sections.len(), chapter.passages.len(), "{edition}: a section stands once");
        for rule in explained {
            let rule = RuleId::ALL.iter().find(|it| it.number() == rule).expect(rule);
            assert!(sections.contains(rule.section().id()), "{edition}: no section for {rule}");
        }
    }
}

#[test]
fn examples_are_played_for_both_seats_and_are_the_same_turned() {
    for edition in Edition::ALL {
        for passage in Chapter::of(edition).passages {
            for example in passage.examples {
                let rules = edition.ruleset();
                let [south, north] =
                    Side::BOTH.map(|seat| example.shown(&rules, seat).expect("a legal example"));
                assert_eq!((south.trace.mover, north.trace.mover), (Side::South, Side::North));
                assert_eq!(south.before.turned(), north.before);
                assert_eq!(south.after.turned(), north.after);
                assert_eq!(south.before.play(south.mv), Ok(south.after));
            }
        }
    }
}

#[test]
fn all_is_told_by_all_options_in_all_languages() {
    for words in everything() {
        for edition in Edition::ALL {
            let chapter = Chapter::of(edition);
            for rules in all_options(edition) {
                for passage in chapter.passages {
                    assert_ne!(words.say(passage.title()), passage.title());
                    let paragraphs = rulebook::paragraphs(&words, &rules, passage);
                    assert!(!paragraphs.is_empty());
                    for text in paragraphs {
                        let plain = rich::plain(&text);
                        assert!(is_sentence(&plain), "{rules}: {text}");
                        assert!(!plain.contains(['{', '}', '$', '*']), "{rules}: {text}");
                        assert!(
                            !["  ", " ,", " ،"].iter().any(|slip| plain.contains(slip)),
                            "{text}"
                        );
                    }
                    for example in passage.examples {
                        for seat in Side::BOTH {
                            let Some(shown) = example.shown(&rules, seat) else { continue };
                            let text = rulebook::example(&words, &shown);
                            assert!(is_sentence(&text) && !text.contains(['{', '*']), "{text}");
                        }
                    }
                }
            }
        }
    }
}

/// What comes of an example is computed: the only numbers in the texts are those of the rules, two,
/// three and four, and the others come in as arguments.
#[test]
fn no_outcome_is_written_by_hand() {
    for language in Language::ALL {
        for file in ["rulebook", "lessons"] {
            let path = format!("assets/locales/{language}/{file}.ftl");
            let text = std::fs::read_to_string(path).expect("a file of texts");
            let texts = text.lines().filter(|line| !line.starts_with(['#']));
            for line in texts.filter(|line| !line.starts_with("source-")) {
                // Keys of variants stand in brackets.
                let plain = line.split(['[', ']']).step_by(2).collect::<String>();
                let numbers = plain.split(|c: char| !c.is_ascii_digit());
                let other = numbers.filter(|it| !["", "2", "3", "4"].contains(it)).count();
                assert_eq!(other, 0, "{language}: {line}");
            }
        }
    }
}

#[test]
fn an_example_is_told_from_each_seat() {
    let passages = Chapter::of(Edition::Alemungula).passages.iter();
    let capture = passages.clone().find(|it| it.section == Section::Capture).expect("captures");
    let told = |seat| {
        let shown = capture.examples[1].shown(&Edition::Alemungula.ruleset(), seat);
        rulebook::example(&studying(), &shown.expect("a legal example"))
    };
    // The broken chain of the rules page: 4 seeds, and pit 6 with 3 stops it.
    assert_eq!(
        told(Side::South),
        "South sows E, three seeds, ending in North’s pit c, and captures 4. The last seed makes 4 \
         in North’s pit c: captured. Pit b before it holds 3, so the chain stops there."
    );
    assert_eq!(
        told(Side::North),
        "North sows e, three seeds, ending in South’s pit C, and captures 4. The last seed makes 4 \
         in South’s pit C: captured. Pit B before it holds 3, so the chain stops there."
    );
}

#[test]
fn the_text_speaks_of_the_options_that_are_set() {
    let words = studying();
    let told = |rules: &str, section: Section| {
        let rules: Ruleset = rules.parse().expect(rules);
        let mut passages = Chapter::of(rules.edition()).passages.iter();
        let passage = passages.find(|it| it.section == section).expect("a passage");
        rulebook::paragraphs(&words, &rules, passage).join(" ")
    };
    assert!(told("alemungula", Section::Board).contains("each pit holds 5 seeds, 50 in all"));
    assert!(told("alemungula,seeds=4", Section::Board).contains("holds 4 seeds, 40 in all"));
    assert!(told("alemungula,seeds=4", Section::Count).contains("more than 20 of the 40"));
    assert!(told("alemungula,stuck=pass", Section::End).contains("no move passes"));
    assert!(told("alemungula,ko=off", Section::Ko).contains("Played without ko"));
    assert!(told("lamlameta,capture_side=own", Section::Capture).contains("of the own row, and"));
    assert!(told("lamlameta,uurs=off", Section::Uurs).contains("Played without uurs"));
    assert!(
        told("lamlameta-pairs,leftovers=opponent", Section::End).contains("go to the opponent")
    );
}

/// Section for section each option changes what is read, so that the switch shows something.
#[test]
fn every_option_is_disputed_and_changes_the_chapter() {
    for edition in Edition::ALL {
        let chapter = Chapter::of(edition);
        let options: Vec<_> = chapter
            .disputes
            .iter()
            .map(|dispute| {
                let values: Vec<_> = dispute.readings.iter().map(|reading| reading.value).collect();
                (dispute.option, values)
            })
            .collect();
        let offered: Vec<_> =
            edition.options().iter().map(|(name, values)| (*name, values.to_vec())).collect();
        assert_eq!(options, offered, "{edition}");
        let text = |words: &_, rules: &Ruleset| {
            let passages = chapter.passages.iter();
            passages.flat_map(|it| rulebook::paragraphs(words, rules, it)).collect::<Vec<_>>()
        };
        for words in everything() {
            for dispute in chapter.disputes {
                let usual = edition.ruleset();
                let value = usual.option(dispute.option);
                assert_eq!(value.as_deref(), Some(dispute.readings[0].value), "{edition}");
                assert_ne!(names::option(&words, dispute.option), dispute.option);
                let mut texts = BTreeSet::new();
                for reading in dispute.readings {
                    let says = words.say(reading.says);
                    assert!(is_sentence(&says), "{}", reading.says);
                    let rules = usual.with_option(dispute.option, reading.value);
                    texts.insert(text(&words, &rules.expect("an option on offer")));
                }
                let all = dispute.readings.len();
                assert_eq!(texts.len(), all, "{edition}: {} changes nothing", dispute.option);
            }
        }
    }
}

/// Only where two sources answer do sources differ; the other answers are there to be chosen.
#[test]
fn sources_differ_where_two_are_known() {
    let disputes = Edition::ALL.into_iter().flat_map(|edition| {
        let of_sources = Chapter::of(edition).disputes.iter().filter(|it| it.is_of_sources());
        of_sources.map(move |dispute| format!("{edition} {}", dispute.option))
    });
    let expected = [
        "alemungula seeds",
        "alemungula-relay seeds",
        "lamlameta capture_side",
        "lamlameta-pairs pairs_may_start",
    ];
    assert_eq!(disputes.collect::<Vec<_>>(), expected);
}

#[test]
fn articles_have_their_texts() {
    for words in everything() {
        for article in &ARTICLES {
            for key in article.parts.iter().flat_map(|&(head, text)| [head, text]) {
                assert_ne!(words.say(key), key);
            }
            assert_ne!(words.say(article.title), article.title);
        }
    }
}
