//! Learning: reasons, lessons, drills, problems and the rule book, against the rules and the
//! positions of the rules page.

#![cfg(not(target_arch = "wasm32"))]

mod chapters;
mod drills;
mod lessons;
mod problems;
mod why;

use tisiya::rules::{Move, MoveText, Position, Setup, Trace};
use tisiya::text::{Language, Words};

/// Whether a text ends as a sentence does: with the stop of the Latin script, or the Ethiopic one.
fn is_sentence(text: &str) -> bool {
    bare(text).ends_with(['.', '።'])
}

/// Whether it ends as a sentence or a question does.
fn is_sentence_or_question(text: &str) -> bool {
    is_sentence(text) || bare(text).ends_with(['?', '؟'])
}

/// Without the marks that isolate what is put into a text that runs from right to left.
fn bare(text: &str) -> &str {
    text.trim_end_matches(['\u{2068}', '\u{2069}'])
}

/// All texts of a language, those for study too.
fn words(language: Language) -> Words {
    Words::with_study(language)
}

fn studying() -> Words {
    words(Language::English)
}

/// All texts of all languages.
fn everything() -> impl Iterator<Item = Words> {
    Language::ALL.iter().map(|&language| words(language))
}

fn position(text: &str) -> Position {
    Position::try_from(text.parse::<Setup>().expect(text)).expect(text)
}

/// The move that is written so.
fn read(position: &Position, text: &str) -> Move {
    text.parse::<MoveText>().and_then(|text| text.read(position.ruleset())).expect(text)
}

fn play(position: &Position, text: &str) -> (Position, Trace) {
    position.play_traced(read(position, text)).expect(text)
}
