//! Undo, redo, and what else is done to the game.

use yew::prelude::*;

use crate::scene::icon;
use crate::session::{Action, Dialog, Settings};
use crate::ui::desk::{Desk, Means};
use crate::ui::icon::{IconButton, line_icon};
use crate::ui::part::part;

/// The row of buttons under the moves.
pub fn tools(desk: &Desk) -> Html {
    let state = desk.state();
    let tools = Tools {
        means: desk.means(),
        can_undo: state.session.can_undo(),
        can_redo: state.session.can_redo(),
        can_ask: !state.choices().is_empty(),
        analysis: state.findings.analysis,
        turned: state.settings.turned(),
        shares: state.embedded.is_none(),
    };
    part(tools, draw_tools)
}

#[derive(PartialEq)]
struct Tools {
    means: Means,
    can_undo: bool,
    can_redo: bool,
    /// Whether there is a move to ask a hint for.
    can_ask: bool,
    analysis: bool,
    /// The settings with the board turned.
    turned: Settings,
    /// Whether the game can be taken elsewhere.
    shares: bool,
}

fn draw_tools(tools: &Tools) -> Html {
    let Tools { means, can_undo, can_redo, can_ask, analysis, turned, shares } = tools;
    html! {
        <div class="tools">
            <IconButton path={icon::UNDO} label={means.say("game-undo")} labelled=true
                disabled={!can_undo} onclick={means.on(Action::Undo)} />
            <IconButton path={icon::REDO} label={means.say("game-redo")}
                disabled={!can_redo} onclick={means.on(Action::Redo)} />
            <IconButton path={icon::HINT} label={means.say("game-hint")}
                disabled={!can_ask} onclick={means.on(Action::Hint)} />
            <button type="button" class="button" title={means.say("analysis-title")}
                aria-label={means.say("analysis-title")} aria-pressed={analysis.to_string()}
                onclick={means.on(Action::Analyse(!analysis))}>
                { line_icon(icon::ANALYSIS) }
            </button>
            <IconButton path={icon::TURN} label={means.say("game-turn-board")} class="turn-board"
                onclick={means.on(Action::Set(turned.clone()))} />
            if *shares {
                <IconButton path={icon::SHARE} label={means.say("share-title")} class="share-button"
                    onclick={means.on(Action::Dialog(Some(Dialog::Share)))} />
            }
        </div>
    }
}
