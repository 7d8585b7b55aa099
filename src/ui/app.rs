//! The page put together.

use std::rc::Rc;

use yew::prelude::*;

use super::announce::Announcer;
use super::audio::use_sound;
use super::board::{BoardView, focus_board};
use super::desk::{Desk, Store, use_desk};
use super::effects::{
    browser_language, use_clock, use_document, use_full_screen, use_keeping, use_window_size,
};
use super::engine::use_engine;
use super::keys::use_keys;
use super::panel::{
    MoveList, NewGame, analysis, bar, caption_view, ending, header, keys_help, notice_view, seat,
    settings_dialog, tools,
};
use super::storage;
use crate::rules::{Edition, Outcome, Side};
use crate::scene::layout::{Arrangement, Layout};
use crate::session::{Dialog, State};
use crate::text::{Words, names};

/// The whole page.
#[component]
pub fn App() -> Html {
    let store = use_reducer(|| Store(storage::restore()));
    let settings = store.0.settings.clone();
    let language = settings.language.as_deref().and_then(|code| code.parse().ok());
    let language = language.unwrap_or_else(browser_language);
    let words = use_memo(language, |&language| Words::new(language));
    let desk = Desk::new(store, Rc::clone(&words));
    use_clock(&desk);
    use_keeping(&desk);
    use_keys(&desk);
    use_sound(&desk);
    use_full_screen(&desk);
    use_engine(&desk);
    use_document(&words, settings.theme);
    // The fragment is not for places within the page.
    let skip = Callback::from(|event: MouseEvent| {
        event.prevent_default();
        focus_board();
    });
    let dialog = match desk.state().dialog {
        Some(Dialog::NewGame) => html! { <NewGame /> },
        Some(Dialog::Settings) => settings_dialog(&desk),
        Some(Dialog::Keys) => keys_help(&desk),
        None => Html::default(),
    };
    html! {
        <ContextProvider<Desk> context={desk.clone()}>
            if !desk.state().show {
                <a class="skip" href="#pit-0" onclick={skip}>{ desk.say("skip-to-board") }</a>
                { header(&desk) }
                { notice_view(&desk) }
            }
            <PlayPage />
            <Announcer />
            { dialog }
        </ContextProvider<Desk>>
    }
}

/// The board and what stands around it.
#[component]
fn PlayPage() -> Html {
    let desk = use_desk();
    let state = desk.state();
    let (width, height) = use_window_size();
    let bottom = state.settings.seating.bottom(turn(state));
    let ruleset = state.session.game().start().ruleset();
    let layout = Layout::fit(ruleset.row(), width, height, bottom, state.show);
    let arrangement = match layout.arrangement {
        Arrangement::Beside => "beside",
        Arrangement::Long => "long",
        Arrangement::Stacked => "stacked",
        Arrangement::Low => "low",
        Arrangement::Show => "show",
    };
    let geometry = layout.geometry;
    let style =
        format!("--board-width:{:.1}px;--board-height:{:.1}px", geometry.width, geometry.height);
    let edition = ruleset.edition();
    let upright = geometry.upright.then_some("upright");
    let is_ended = state.is_live() && state.session.game().outcome().is_some();
    let ended = is_ended.then_some("ended");
    let analysing = state.analysis.then_some("analysing");
    html! {
        <main class={classes!("play", arrangement, upright, ended, analysing)} {style}>
            if state.show { <h1 class="hidden">{ names::edition(&desk.words, edition) }</h1> }
            if !state.show { <div class="seat-top">{ seat(&desk, !bottom) }</div> }
            <div class="table"><BoardView {geometry} /></div>
            if !state.show { <div class="seat-bottom">{ seat(&desk, bottom) }</div> }
            <div class="words">{ caption_view(&desk) }</div>
            { bar(&desk) }
            if !state.show { { beside(&desk, edition) } }
        </main>
    }
}

/// What stands beside the board, or under it.
fn beside(desk: &Desk, edition: Edition) -> Html {
    html! {
        <>
            <div class="side-panel">
                <div class="title">
                    <h2>{ names::edition(&desk.words, edition) }</h2>
                    <p>{ names::edition_description(&desk.words, edition) }</p>
                    if let Some(decided) = decided(desk) { <p class="decided">{ decided }</p> }
                </div>
                { ending(desk) }
                { analysis(desk) }
                <MoveList />
            </div>
            { tools(desk) }
        </>
    }
}

/// Whose turn is shown.
fn turn(state: &State) -> Side {
    match state.viewing.trace() {
        Some(trace) if !state.is_live() => trace.mover,
        _ => state.session.game().position().to_move(),
    }
}

/// That a player has more than half of the seeds, while the game goes on (G6).
fn decided(desk: &Desk) -> Option<AttrValue> {
    let game = desk.state().session.game();
    let position = game.position();
    let outcome: Option<Outcome> = game.outcome();
    let ahead = Side::BOTH
        .into_iter()
        .find(|&side| 2 * u32::from(position.stores()[side]) > position.total());
    let ahead = ahead.filter(|_| outcome.is_none() && desk.state().is_live())?;
    let side = names::side_value(ahead);
    Some(desk.words.say_with("notice-decided", &[("side", side)]).into())
}
