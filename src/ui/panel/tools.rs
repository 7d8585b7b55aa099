//! Undo, redo, and what else is done to the game.

use yew::prelude::*;

use crate::scene::icon;
use crate::session::Action;
use crate::ui::desk::Desk;
use crate::ui::icon::{IconButton, line_icon};

/// The row of buttons under the moves.
pub fn tools(desk: &Desk) -> Html {
    let state = desk.state();
    let turn = desk.on(Action::Set(state.settings.turned()));
    html! {
        <div class="tools">
            <IconButton path={icon::UNDO} label={desk.say("game-undo")} labelled=true
                disabled={!state.session.can_undo()} onclick={desk.on(Action::Undo)} />
            <IconButton path={icon::REDO} label={desk.say("game-redo")}
                disabled={!state.session.can_redo()} onclick={desk.on(Action::Redo)} />
            <IconButton path={icon::HINT} label={desk.say("game-hint")}
                disabled={state.choices().is_empty()} onclick={desk.on(Action::Hint)} />
            <button type="button" class="button" title={desk.say("analysis-title")}
                aria-label={desk.say("analysis-title")} aria-pressed={state.analysis.to_string()}
                onclick={desk.on(Action::Analyse(!state.analysis))}>
                { line_icon(icon::ANALYSIS) }
            </button>
            <IconButton path={icon::TURN} label={desk.say("game-turn-board")} class="turn-board" onclick={turn} />
        </div>
    }
}
