//! What the pages have in common on which something is done at a board to learn from it: the board
//! of their own, what is to be read, what is to be done, and what came of it.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::rules::{Game, Position, Series, Side};
use crate::scene::layout::Layout;
use crate::session::{Action, Asked, Session, State};
use crate::text::{Words, rich, telling};
use crate::ui::announce::announcer;
use crate::ui::audio::use_sound;
use crate::ui::board::board_view;
use crate::ui::desk::{Desk, Store};
use crate::ui::effects::{use_clock, use_window_size};
use crate::ui::keys::use_keys;
use crate::ui::panel::{bar, rich_view};
use crate::ui::{arrangement_class, turn};

/// A board set out, and what is to be done at it.
pub type Scene = (Session, Asked);

/// A position to find something in.
pub fn task(position: Position, asked: Asked) -> Scene {
    (session(Game::new(position)), asked)
}

/// A game to watch.
pub fn demonstration(game: Game) -> Scene {
    (session(game), Asked::Nothing)
}

fn session(game: Game) -> Session {
    let series = Series { best_of: 1, first: Side::South, rounds: Vec::new() };
    Session::from_line(game, usize::MAX, series)
}

/// Sets something out.
pub fn set_out(desk: &Desk, (session, asked): Scene) {
    desk.act(Action::SetOut { session: Box::new(session), asked });
}

/// A desk with a board of its own, and with the clock, keys and sounds of the play page. Settings
/// and dialogs are those of the page.
#[hook]
pub fn use_study_desk(page: &Desk, words: &Rc<Words>, first: impl FnOnce() -> Scene) -> Desk {
    let store = use_reducer(|| {
        let (session, asked) = first();
        let state = State { settings: page.state().settings.clone(), ..State::new() };
        Store(state.reduce(Action::SetOut { session: Box::new(session), asked }))
    });
    {
        let own = store.dispatcher();
        let shared = (page.state().settings.clone(), page.state().dialog);
        use_effect_with(shared, move |(settings, dialog)| {
            own.dispatch(Action::Set(settings.clone()));
            own.dispatch(Action::Dialog(*dialog));
        });
    }
    let desk = Desk::within(page, store, words.clone());
    use_clock(&desk);
    use_keys(&desk);
    use_sound(&desk);
    desk
}

/// What stands around the board.
pub struct Around {
    /// What is to be read.
    pub lesson: Html,
    /// What is to be done, or what came of it; with markup.
    pub told: String,
    /// What those hear of it who do not see the board; without.
    pub heard: String,
    /// The buttons to go on with.
    pub buttons: Html,
}

/// A page with a board to learn from.
#[hook]
pub fn use_study_page(desk: &Desk, around: Around) -> Html {
    let state = desk.state();
    let (width, height) = use_window_size();
    let row = state.session.game().start().ruleset().row();
    let layout = Layout::study(row, width, height, state.settings.seating.bottom(turn(state)));
    let geometry = layout.geometry;
    let style =
        format!("--board-width:{:.1}px;--board-height:{:.1}px", geometry.width, geometry.height);
    let upright = geometry.upright.then_some("upright");
    let Around { lesson, told, heard, buttons } = around;
    html! {
        <main class={classes!("study", arrangement_class(layout.arrangement), upright)} {style}>
            <div class="lesson">{ lesson }</div>
            <div class="table">{ board_view(desk, geometry) }</div>
            <div class="words">
                <p class="caption">{ rich_view(&told) }</p>
                <div class="go-on">{ buttons }</div>
            </div>
            { bar(desk) }
            { announcer(desk) }
            <p class="hidden" id="told" role="status">{ heard }</p>
        </main>
    }
}

/// All moves of a game in sentences.
pub fn sentences(words: &Words, game: &Game) -> String {
    let said = (0..game.ply()).filter_map(|ply| {
        Some(telling::move_sentence(words, game.position_at(ply)?, &game.trace(ply)?))
    });
    said.collect::<Vec<_>>().join(" ")
}

/// A text without its markup.
pub fn plain(text: &str) -> String {
    rich::plain(text)
}

/// The heading, which gets the focus when a page or a step of it begins.
pub fn heading(node: &NodeRef, text: impl Into<AttrValue>) -> Html {
    html! { <h1 ref={node.clone()} tabindex="-1">{ text.into() }</h1> }
}

/// Gives the focus to an element; from a frame it is not taken from the page around.
pub fn focus(node: &NodeRef) {
    let window = gloo::utils::window();
    let is_whole = window.parent().is_ok_and(|parent| parent.as_ref() == Some(&window));
    let may = is_whole || gloo::utils::document().has_focus().unwrap_or(false);
    if let Some(element) = node.cast::<HtmlElement>().filter(|_| may) {
        let _ = element.focus();
    }
}

/// Begins with something at the board: it is scrolled to where it does not fit below the words, and
/// those who do not see it begin at the heading.
pub fn begin(title: &NodeRef) {
    focus(title);
    let board = gloo::utils::document().query_selector(".study .board").ok().flatten();
    if let Some(board) = board {
        board.scroll_into_view_with_bool(false);
    }
}

/// Gives the focus to an element if it was on the board, or has been lost: there is nothing more to
/// be done there.
pub fn focus_from_board(node: &NodeRef) {
    let active = gloo::utils::document().active_element();
    let is_free = |active: web_sys::Element| {
        active.matches("body, h1, .cell, .wing, .words *").unwrap_or(false)
    };
    if active.is_none_or(is_free) {
        focus(node);
    }
}
