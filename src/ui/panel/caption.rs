//! The caption under the board: what the step shown did, in words.

use yew::prelude::*;

use crate::text::rich::{self, Style};
use crate::text::{names, refusal, telling};
use crate::ui::desk::{Desk, use_desk};

/// Two lines of words about what is shown.
#[component]
pub fn Caption() -> Html {
    let desk = use_desk();
    let spans = rich::spans(&caption(&desk)).into_iter().map(|span| match span.style {
        Style::Plain => html! { <>{ span.text }</> },
        Style::Strong => html! { <b>{ span.text }</b> },
        Style::Taken => html! { <mark>{ span.text }</mark> },
    });
    html! { <p class="caption">{ for spans }</p> }
}

fn caption(desk: &Desk) -> String {
    let (state, words) = (desk.state(), &desk.words);
    let game = state.session.game();
    if let Some(tried) = state.tried {
        return refusal::sentence(words, game.start().ruleset(), tried.because);
    }
    if let Some(preview) = state.preview() {
        return telling::preview(words, game.position(), &preview.trace);
    }
    if let Some(pit) = state.chosen {
        let letter = pit.letter(game.start().ruleset().row()).to_string();
        return words.say_with("direction-title", &[("pit", letter.into())]);
    }
    match state.viewing.trace() {
        Some(trace) => {
            telling::caption(words, state.viewing.before(game), trace, state.viewing.cursor())
        }
        None => {
            let side = names::side_value(game.position().to_move());
            words.say_with("moves-empty-hint", &[("side", side)])
        }
    }
}
