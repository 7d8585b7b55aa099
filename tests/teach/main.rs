//! Learning: reasons, lessons, drills, problems and the rule book, against the rules and the
//! positions of the rules page.

#![cfg(not(target_arch = "wasm32"))]

mod chapters;
mod drills;
mod lessons;
#[path = "../text/positions.rs"]
mod positions;
mod problems;
#[path = "../text/sentences.rs"]
mod sentences;
mod why;

use tisiya::text::{Language, Words};

use crate::sentences::{is_sentence, without_marks};

/// Whether a text ends as a sentence or a question does.
fn is_sentence_or_question(text: &str) -> bool {
    is_sentence(text) || without_marks(text).ends_with(['?', '؟'])
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
