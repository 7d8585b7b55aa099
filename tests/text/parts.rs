//! Languages, words, markup, names and refusals.

use tisiya::rules::{Arrow, Edition, IllegalMove, Pit, Ruleset, Side};
use tisiya::text::names::{self, PitState};
use tisiya::text::rich::{self, Span, Style};
use tisiya::text::{Language, Words, refusal};

use super::english;
use crate::positions::{position, read};
use crate::sentences::without_marks;

#[test]
fn a_language_is_found_by_its_tag() {
    assert_eq!(Language::from_tag("it-CH"), Some(Language::Italian));
    assert_eq!(Language::from_tag("IT"), Some(Language::Italian));
    assert_eq!(Language::from_tag("en_GB"), Some(Language::English));
    assert_eq!(Language::from_tag("am-ET"), Some(Language::Amharic));
    assert_eq!(Language::from_tag("ar-SD"), Some(Language::Arabic));
    assert_eq!(Language::from_tag("ita"), None);
    assert_eq!(Language::from_tag(""), None);
    for &language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
        assert_eq!(Language::from_tag(language.code()), Some(language));
    }
}

#[test]
fn a_missing_key_is_shown() {
    let words = Words::new(Language::Italian);
    assert_eq!(words.say("no-such-text"), "no-such-text");
    assert_eq!(words.say("side-south"), "Sud");
    assert_eq!(words.say("pit-of"), "Buca {$pit} di Nord");
}

#[test]
fn lists_are_enumerated() {
    let list = |items: &[&str]| {
        english().list(&items.iter().map(|item| item.to_string()).collect::<Vec<_>>())
    };
    assert_eq!(list(&[]), "");
    assert_eq!(list(&["a"]), "a");
    assert_eq!(list(&["a", "b"]), "a and b");
    assert_eq!(list(&["a", "b", "c", "d"]), "a, b, c and d");
}

#[test]
fn amharic_counts_none_as_one() {
    let words = Words::new(Language::Amharic);
    let seeds = |count: u8| words.say_with("pit-seeds", &[("seeds", count.into())]);
    assert_eq!([0, 1, 2, 11].map(seeds), ["ባዶ", "1 ፍሬ", "2 ፍሬዎች", "11 ፍሬዎች"]);
    let given = |pits: u8| {
        let counts = [("found", pits.into()), ("expected", 10.into())];
        words.say_with("fault-pit-count", &counts)
    };
    assert!(given(0).starts_with("0 ጉድጓድ ") && given(1).starts_with("1 ጉድጓድ "));
    assert!(given(9).starts_with("9 ጉድጓዶች "));
}

#[test]
fn arabic_counts_in_six_ways() {
    let words = Words::new(Language::Arabic);
    let said = |seeds: u8| words.say_with("pit-seeds", &[("seeds", seeds.into())]);
    assert_eq!(said(0), "فارغة");
    assert_eq!(said(1), "بذرة واحدة");
    assert_eq!(said(2), "بذرتان");
    let [three, ten, eleven, hundred] = [3, 10, 11, 100].map(said);
    assert!(three.ends_with(" بذور") && ten.ends_with(" بذور"), "{three}, {ten}");
    assert!(eleven.ends_with(" بذرة") && hundred.ends_with(" بذرة"), "{eleven}, {hundred}");
}

#[test]
fn latin_letters_are_isolated_in_arabic() {
    let words = Words::new(Language::Arabic);
    let list = words.list(&["d".into(), "k".into()]);
    assert!(list.contains("\u{2068}d\u{2069}") && list.contains("\u{2068}k\u{2069}"), "{list}");
    let pit = names::pit(&words, Pit(6), 5, Some(Side::South));
    assert_eq!(pit, "حفرة الشمال \u{2068}b\u{2069}");
}

#[test]
fn numbers_are_written_with_the_digits_of_the_board() {
    for words in Language::ALL.iter().map(|&language| Words::new(language)) {
        let said = words.say_with("board-store", &[("side", "south".into()), ("seeds", 37.into())]);
        assert!(said.contains("37"), "{said}");
        assert_eq!(words.decimal(2.0), "2.0");
        assert_eq!([2.5, -0.5, 0.0].map(|number| words.signed(number)), ["+2.5", "-0.5", "0.0"]);
    }
}

#[test]
fn markup_is_read() {
    let span = |text: &str, style| Span { text: text.into(), style };
    assert_eq!(
        rich::spans("*4* in *c*: ==captured==."),
        [
            span("4", Style::Strong),
            span(" in ", Style::Plain),
            span("c", Style::Strong),
            span(": ", Style::Plain),
            span("captured", Style::Taken),
            span(".", Style::Plain),
        ]
    );
    assert_eq!(rich::plain("*c*: ==taken=="), "c: taken");
    for text in ["", "a * b", "==", "a == b", "1=1", "* =="] {
        assert_eq!(rich::plain(text), text);
    }
}

#[test]
fn a_pit_is_named_by_who_reads() {
    let words = english();
    assert_eq!(names::pit(&words, Pit(2), 5, Some(Side::South)), "C");
    assert_eq!(names::pit(&words, Pit(6), 5, Some(Side::South)), "North’s pit b");
    assert_eq!(names::pit(&words, Pit(2), 5, None), "South’s pit C");
    let state = PitState {
        pit: Pit(2),
        row: 5,
        seeds: 4,
        yours: Some(true),
        sows: Some(&[Arrow::Left]),
        uur: None,
        barred: false,
    };
    let name = |state| names::pit_button(&words, state);
    assert_eq!(name(state), "Your pit C, 4 seeds, sows left");
    let both = PitState { yours: None, sows: Some(&[Arrow::Left, Arrow::Right]), ..state };
    assert_eq!(name(both), "South’s pit C, 4 seeds, sows left or right");
    let empty = PitState { pit: Pit(6), seeds: 0, yours: Some(false), sows: None, ..state };
    assert_eq!(name(empty), "North’s pit b, empty");
    let barred = PitState { pit: Pit(5), seeds: 1, barred: true, ..empty };
    assert_eq!(name(barred), "North’s pit a, 1 seed, barred for this turn");
    let uur = PitState { uur: Some(Side::North), sows: None, ..state };
    assert_eq!(name(uur), "Your pit C, 4 seeds, uur of North");
}

#[test]
fn all_editions_and_options_have_names() {
    // In Italian no name is the same as that in the rules, as "clockwise" is in English.
    let words = Words::new(Language::Italian);
    for edition in Edition::ALL {
        assert_ne!(names::edition(&words, edition), edition.id());
        assert!(names::description(&words, &edition.ruleset()).ends_with('.'));
        for (option, values) in edition.options() {
            let note = names::option_note(&words, edition, option).expect(option);
            assert!(note.ends_with('.'), "{note}");
            values.iter().for_each(|value| assert_named(&words, option, value));
        }
        // Links may change fields that no edition offers to change.
        for option in Ruleset::QUESTIONS {
            let value = edition.ruleset().option(option).expect(option);
            assert_named(&words, option, &value);
        }
    }
}

#[test]
fn a_game_is_described_by_the_rules_it_is_played_by() {
    let described = |rules: &str| names::description(&english(), &rules.parse().expect(rules));
    assert!(described("alemungula").starts_with("Ten pits, five seeds in each, sown outward; "));
    assert!(described("alemungula,seeds=4").starts_with("Ten pits, four seeds in each, "));
    assert!(described("alemungula,pits=6").starts_with("12 pits, five seeds in each, "));
    assert!(described("um-el-bagara,stuck=end").ends_with("a single seed cannot move."));
    assert_eq!(
        described("alemungula-relay,seeds=5,relay=off"),
        "Five seeds in each pit, all sown one way; a move is one lap."
    );
    assert!(!described("lamlameta,uurs=off").contains("uur"));
    for words in Language::ALL.iter().map(|&language| Words::new(language)) {
        for edition in Edition::ALL {
            // Where an option changes nothing of it, both texts of a game are the same.
            let usual = names::description(&words, &edition.ruleset());
            let other = edition.ruleset().with_option("repetition", "own-row").expect("an option");
            assert_eq!(without_marks(&names::description(&words, &other)), usual);
        }
    }
}

fn assert_named(words: &Words, option: &str, value: &str) {
    assert_ne!(names::option(words, option), option);
    let is_number = value.parse::<u8>().is_ok();
    assert_eq!(names::option_value(words, option, value) == value, is_number, "{option}={value}");
}

#[test]
fn a_refusal_names_its_reason_and_rule() {
    let before = position("alemungula 0,0,1,0,0/1,0,0,1,0 0-0 N barred=a");
    let refused = before.check(read(&before, "a")).expect_err("the pit is barred");
    assert_eq!(
        rich::plain(&refusal::sentence(&english(), before.ruleset(), refused)),
        "Pit a is barred for this turn: the single seed that just came from E may not go straight \
         back."
    );
    assert_eq!(refusal::rule(before.ruleset(), refused), Some("A5"));
    let pairs = Edition::LamlametaPairs.start();
    let refused = pairs.check(read(&pairs, "A")).expect_err("only the rightmost may begin");
    let told = rich::plain(&refusal::sentence(&english(), pairs.ruleset(), refused));
    assert!(told.ends_with("one of the two rightmost pits, K or L."), "{told}");
    assert_eq!(refusal::rule(pairs.ruleset(), refused), Some("P3"));
    let endless = IllegalMove::Endless(Pit(0));
    assert_eq!(refusal::rule(pairs.ruleset(), endless), Some("P6"));
}
