//! Undo, redo, and what else is done to the game.

use yew::prelude::*;

use crate::scene::icon;
use crate::session::{Action, Dialog};
use crate::ui::desk::Desk;
use crate::ui::icon::IconButton;

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
            <IconButton path={icon::TURN} label={desk.say("game-turn-board")} class="turn-board" onclick={turn} />
            <button type="button" class="button line" onclick={desk.on(Action::Dialog(Some(Dialog::NewGame)))}>
                { desk.say("header-new") }
            </button>
        </div>
    }
}
