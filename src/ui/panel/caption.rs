//! The caption under the board: what the step shown did, in words.

use yew::prelude::*;

use super::why::why_button;
use crate::rules::{Move, MoveText};
use crate::session::{Action, Playback};
use crate::text::rich::{self, Style};
use crate::text::{advice, names, refusal, telling};
use crate::ui::desk::Desk;

/// Two lines of words about what is shown.
pub fn caption_view(desk: &Desk) -> Html {
    let looked_at = desk.state().preview().and(desk.state().looked_at);
    html! {
        <>
            <p class="caption">{ rich_view(&caption(desk)) }</p>
            if let Some(mv) = looked_at { { play_button(desk, mv) } }
            if desk.state().aside.is_some() {
                <button type="button" class="button line back" onclick={desk.on(Action::View(Playback::End))}>
                    { desk.say("aside-leave") }
                </button>
            }
            { why_button(desk) }
        </>
    }
}

/// A text with markup.
pub fn rich_view(rich: &str) -> Html {
    let spans = rich::spans(rich).into_iter().map(|span| match span.style {
        Style::Plain => html! { <>{ span.text }</> },
        Style::Strong => html! { <b>{ span.text }</b> },
        Style::Taken => html! { <mark>{ span.text }</mark> },
    });
    spans.collect()
}

/// Plays the move that a first tap has shown; only where there is nothing to hover with.
fn play_button(desk: &Desk, mv: Move) -> Html {
    let Move::Sow(pit, direction) = mv else { return Html::default() };
    let ruleset = desk.state().session.game().start().ruleset();
    let written = MoveText::of(mv, ruleset).to_string();
    let label = desk.words.say_with("preview-play", &[("move", written.into())]);
    let action = Action::Choose { pit, direction: Some(direction), look: false };
    html! {
        <button type="button" class="button solid play-now" onclick={desk.on(action)}>{ label }</button>
    }
}

/// What is told of what is shown, with markup.
pub fn caption(desk: &Desk) -> String {
    let (state, words) = (desk.state(), &desk.words);
    let game = state.session.game();
    if let Some(because) = state.refusal() {
        let ruleset = game.start().ruleset();
        let sentence = refusal::sentence(words, ruleset, because);
        return match refusal::rule(ruleset, because) {
            Some(rule) => {
                format!("{sentence} {}", words.say_with("refusal-rule", &[("number", rule.into())]))
            }
            None => sentence,
        };
    }
    if let Some(preview) = state.preview() {
        let told = telling::preview(words, game.position(), &preview.trace);
        let advised =
            state.findings.advice.as_ref().filter(|report| report.best() == state.looked_at);
        return match advised {
            Some(report) => format!("{told} {}", advice::hint(words, game.position(), report)),
            None => told,
        };
    }
    if let Some(pit) = state.chosen {
        let letter = pit.letter(game.start().ruleset().row()).to_string();
        return words.say_with("direction-title", &[("pit", letter.into())]);
    }
    match state.viewing.trace() {
        Some(trace) => telling::caption(
            words,
            state.viewing.before(state.shown()),
            trace,
            state.viewing.cursor(),
        ),
        None => {
            let side = names::side_value(game.position().to_move());
            words.say_with("moves-empty-hint", &[("side", side)])
        }
    }
}
