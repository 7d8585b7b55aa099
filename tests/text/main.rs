//! What people read: the Fluent files against each other and against the source, and what is told
//! of the positions of the rules page.

#![cfg(not(target_arch = "wasm32"))]

mod faults;
mod files;
mod games;
mod parts;
mod telling;

use tisiya::rules::{Move, MoveText, Position, Setup, Trace};
use tisiya::text::{Language, Words};

/// What ends a sentence: the stop of the Latin script, and that of the Ethiopic.
const STOPS: [char; 2] = ['.', '።'];

fn english() -> Words {
    Words::new(Language::English)
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

/// A text without what isolates letters and numbers where it runs from right to left.
fn without_marks(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}
