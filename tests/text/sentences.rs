//! How sentences end.

/// What ends a sentence: the stop of the Latin script, and that of the Ethiopic.
pub const STOPS: [char; 2] = ['.', '።'];

/// A text without what isolates letters and numbers where it runs from right to left.
pub fn without_marks(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

/// Whether a text ends as a sentence does.
pub fn is_sentence(text: &str) -> bool {
    without_marks(text).ends_with(STOPS)
}
