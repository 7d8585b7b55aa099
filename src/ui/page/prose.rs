//! What pages to read have in common.

use yew::prelude::*;

use crate::text::rich::{self, Style};

/// A paragraph with the markup of [`rich`].
pub fn paragraph(text: &str) -> Html {
    html! { <p>{ marked(text) }</p> }
}

/// A text with the markup of [`rich`]; what is strong in a caption is a word of its own here.
pub fn marked(text: &str) -> Html {
    let spans = rich::spans(text).into_iter().map(|span| match span.style {
        Style::Plain => html! { <>{ span.text }</> },
        Style::Strong => html! { <i class="term">{ span.text }</i> },
        Style::Taken => html! { <mark>{ span.text }</mark> },
    });
    spans.collect()
}

/// Shows the page from its top.
pub fn at_top() {
    gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Prints the page.
pub fn print() {
    let _ = gloo::utils::window().print();
}
