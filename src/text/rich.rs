//! The light markup of captions: `*c*` is strong, `==captured==` marks a taking.

/// How a piece of a caption is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// As the rest of the line.
    Plain,
    /// Strong: pit letters and the numbers that decide.
    Strong,
    /// On the colour of capture.
    Taken,
}

/// A piece of a caption in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// What is read.
    pub text: String,
    /// How it is set.
    pub style: Style,
}

const MARKS: [(&str, Style); 2] = [("*", Style::Strong), ("==", Style::Taken)];

/// The pieces of a text with markup. A mark that is not closed is text.
pub fn spans(rich: &str) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let mut push = |text: &str, style| match spans.last_mut() {
        _ if text.is_empty() => {}
        Some(last) if last.style == style => last.text.push_str(text),
        _ => spans.push(Span { text: text.into(), style }),
    };
    let mut rest = rich;
    while let Some((before, inside, style, after)) = first_mark(rest) {
        push(before, Style::Plain);
        push(inside, style);
        rest = after;
    }
    push(rest, Style::Plain);
    spans
}

/// The text without its markup, as it is spoken.
pub fn plain(rich: &str) -> String {
    spans(rich).into_iter().map(|span| span.text).collect()
}

/// The first marked piece, with what stands before and behind it.
fn first_mark(text: &str) -> Option<(&str, &str, Style, &str)> {
    let found = MARKS.into_iter().filter_map(|(mark, style)| {
        let (before, rest) = text.split_once(mark)?;
        let (inside, after) = rest.split_once(mark)?;
        Some((before, inside, style, after))
    });
    found.min_by_key(|(before, ..)| before.len())
}
