//! Undo, redo, and what else is done to the game.

use yew::prelude::*;

use crate::scene::icon;
use crate::session::{Action, Dialog, Settings};
use crate::ui::desk::{Desk, Means};
use crate::ui::icon::{icon_button, line_icon};
use crate::ui::part::{After, part_beside};

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
    part_beside(desk, After::Tools, tools, draw_tools)
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
            { icon_button(icon::UNDO, means.say("game-undo"), means.on(Action::Undo)).disabled(!can_undo).labelled().view() }
            { icon_button(icon::REDO, means.say("game-redo"), means.on(Action::Redo)).disabled(!can_redo).view() }
            { icon_button(icon::HINT, means.say("game-hint"), means.on(Action::Hint)).disabled(!can_ask).view() }
            <button type="button" class="button" title={means.say("analysis-title")}
                aria-label={means.say("analysis-title")} aria-pressed={analysis.to_string()}
                onclick={means.on(Action::Analyse(!analysis))}>
                { line_icon(icon::ANALYSIS) }
            </button>
            { icon_button(icon::TURN, means.say("game-turn-board"), means.on(Action::Set(turned.clone()))).class("turn-board").view() }
            if *shares {
                { icon_button(icon::SHARE, means.say("share-title"), means.on(Action::Dialog(Some(Dialog::Share)))).class("share-button").view() }
            }
        </div>
    }
}
