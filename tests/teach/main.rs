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

/// What ends a sentence: the stop of the Latin script, and that of the Ethiopic.
const STOPS: [char; 2] = ['.', '።'];

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
