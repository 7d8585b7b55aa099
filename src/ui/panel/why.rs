//! "Why?": the reasons for what is shown, each with its rule.

use yew::prelude::*;

use super::caption::rich_view;
use super::dialog::DialogFrame;
use crate::session::{Action, Dialog, Route, State};
use crate::teach::why::{Question, Reason};
use crate::text::telling;
use crate::ui::desk::Desk;
use crate::ui::page::figure_of_reasons;
use crate::ui::turn;

/// What there is to ask about: a refused move, or one that has been shown to its end.
fn question(state: &State) -> Option<Question<'_>> {
    if let Some(tried) = state.tried {
        return Some(Question::Refused(state.session.game().position(), tried.because));
    }
    let trace = state.viewing.trace().filter(|_| state.viewing.is_move_done())?;
    Some(Question::Played(state.viewing.before(state.shown()), trace))
}

/// Whether there is something to ask about.
pub fn can_ask_why(state: &State) -> bool {
    question(state).is_some()
}

/// The button beside the caption, where the caption tells of what can be asked about.
pub fn why_button(desk: &Desk) -> Html {
    let state = desk.state();
    if !can_ask_why(state) || state.preview().is_some() || state.chosen.is_some() {
        return Html::default();
    }
    html! {
        <button type="button" class="button line why-button" aria-keyshortcuts="W"
            onclick={desk.on(Action::Dialog(Some(Dialog::Why)))}>{ desk.say("why-ask") }</button>
    }
}

/// The reasons, with a picture of what they speak of. The rule of each is a link to the page of the
/// rules.
pub fn why_dialog(desk: &Desk) -> Html {
    let state = desk.state();
    let question = question(state);
    let edition = state.session.game().start().ruleset().edition();
    let item = |question: &Question, reason: Reason| {
        let number = reason.rule.number();
        let way = Route::Rules(edition, Some(number.into()));
        let name = desk.words.say_with("refusal-rule", &[("number", number.into())]);
        html! {
            <li>
                <p>{ rich_view(&telling::why(&desk.words, question, &reason)) }</p>
                <a href={way.to_string()}>{ name }</a>
            </li>
        }
    };
    let wide = (state.session.game().start().ruleset().row() > 6).then_some("wide");
    // The board behind is darkened, and in a small window covered.
    let told = question.iter().map(|question| {
        let reasons = question.reasons();
        let bottom = state.settings.seating.bottom(turn(state));
        html! {
            <>
                { figure_of_reasons(question, &reasons, bottom) }
                <ol>{ for reasons.into_iter().map(|reason| item(question, reason)) }</ol>
            </>
        }
    });
    html! {
        <DialogFrame means={desk.means()} title={desk.say("why-ask")} class={classes!("why", wide)}>
            { for told }
        </DialogFrame>
    }
}
