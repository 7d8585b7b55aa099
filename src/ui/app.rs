//! The page put together.

use std::rc::Rc;

use yew::prelude::*;

use super::announce::Announcer;
use super::audio::use_sound;
use super::board::{board_view, focus_board};
use super::desk::{Desk, Means, Store};
use super::effects::{
    browser_language, use_clock, use_document, use_full_screen, use_keeping, use_version,
    use_window_size,
};
use super::engine::use_engine;
use super::framed::FramedPage;
use super::keys::use_keys;
use super::link;
use super::page::StudyPage;
use super::panel::{
    NewGame, Share, analysis, bar, caption_view, ending, header, keys_help, menu, move_list,
    notice_view, offer, review, seat, settings_dialog, tools, why_dialog,
};
use super::part::part;
use super::route::use_route;
use super::storage;
use super::words::use_words;
use super::{arrangement_class, turn};
use crate::rules::{Edition, Side};
use crate::scene::layout::Layout;
use crate::session::{Action, Dialog, Embed, Notice, Route, State};
use crate::text::{Language, Words, names};

/// The whole page.
#[component]
pub fn App() -> Html {
    let store = use_reducer(|| Store(link::embedded().unwrap_or_else(storage::restore)));
    let settings = store.0.settings.clone();
    let chosen = settings.language.as_deref().and_then(|code| code.parse().ok());
    let language = store.0.lent_language.or(chosen);
    let (words, missing) = use_words(language.unwrap_or_else(browser_language));
    let begins = words.is_none();
    let desk = Desk::new(store, words.unwrap_or_else(|| Rc::new(Words::new(Language::default()))));
    let found = use_route();
    let route = found.clone().unwrap_or_default();
    use_keeping(&desk);
    use_engine(&desk);
    link::use_links(desk.actor());
    use_document(&desk.words, &route, settings.theme);
    use_version(&desk);
    {
        let actor = desk.actor();
        use_effect_with(found, move |found| {
            actor.act(Action::Dialog(None)); // a dialog belongs to the place where it was opened
            if let Err(no_such) = found {
                actor.act(Action::Notice(Notice::NoSuchRoute(no_such.clone())));
            }
        });
        let actor = desk.actor();
        use_effect_with(missing, move |missing| {
            if let Some(language) = *missing {
                actor.act(Action::Notice(Notice::NotSpoken(language)));
            }
        });
    }
    if begins {
        return html! { <main class="starting" /> };
    }
    if let Some(embed) = desk.state().embedded.clone() {
        return embedded(&desk, &embed, route);
    }
    // The fragment is not for places within the page.
    let skip = Callback::from(|event: MouseEvent| {
        event.prevent_default();
        focus_board();
    });
    let state = desk.state();
    let edition = state.session.game().start().ruleset().edition();
    let playing = route == Route::Play;
    let dialog = match state.dialog {
        Some(Dialog::NewGame) => html! { <NewGame desk={desk.clone()} /> },
        Some(Dialog::Settings) => settings_dialog(&desk),
        Some(Dialog::Keys) => keys_help(&desk, playing),
        Some(Dialog::Share) => html! { <Share desk={desk.clone()} /> },
        Some(Dialog::Why) => why_dialog(&desk),
        Some(Dialog::Menu) => menu(&desk, &route, edition),
        None => Html::default(),
    };
    html! {
        <>
            if !(playing && state.show) {
                if playing { <a class="skip" href="#pit-0" onclick={skip}>{ desk.say("skip-to-board") }</a> }
                { part((desk.means(), route.clone(), edition), header) }
                { notice_view(&desk) }
            }
            if playing {
                <PlayPage desk={desk.clone()} />
                <Announcer desk={desk.clone()} />
            } else {
                <StudyPage desk={desk.clone()} {route} />
            }
            { dialog }
        </>
    }
}

/// What a frame of another page shows.
fn embedded(desk: &Desk, embed: &Embed, route: Route) -> Html {
    match route {
        Route::Play => html! {
            <>
                <FramedPage desk={desk.clone()} controls={embed.controls} />
                <Announcer desk={desk.clone()} />
            </>
        },
        route => html! { <StudyPage desk={desk.clone()} {route} /> },
    }
}

#[derive(Properties, PartialEq)]
struct PlayPageProps {
    desk: Desk,
}

/// The board and what stands around it.
#[component]
fn PlayPage(props: &PlayPageProps) -> Html {
    let desk = &props.desk;
    use_clock(desk);
    use_keys(desk);
    use_sound(desk);
    use_full_screen(desk);
    let state = desk.state();
    let (width, height) = use_window_size();
    let bottom = state.settings.seating.bottom(turn(state));
    let ruleset = state.session.game().start().ruleset();
    let layout = Layout::fit(ruleset.row(), width, height, bottom, state.show);
    let arrangement = arrangement_class(layout.arrangement);
    let geometry = layout.geometry;
    let style =
        format!("--board-width:{:.1}px;--board-height:{:.1}px", geometry.width, geometry.height);
    let edition = ruleset.edition();
    let upright = geometry.upright.then_some("upright");
    let is_ended = state.is_live() && state.session.game().outcome().is_some();
    let ended = is_ended.then_some("ended");
    let analysing = state.findings.analysis.then_some("analysing");
    html! {
        <main class={classes!("play", arrangement, upright, ended, analysing)} {style}>
            if state.show { <h1 class="hidden">{ names::edition(&desk.words, edition) }</h1> }
            if !state.show { <div class="seat-top">{ seat(desk, !bottom) }</div> }
            <div class="table">{ board_view(desk, geometry) }</div>
            if !state.show { <div class="seat-bottom">{ seat(desk, bottom) }</div> }
            <div class="words">{ caption_view(desk) }</div>
            { bar(desk) }
            if !state.show { { beside(desk, edition) } }
        </main>
    }
}

/// What stands beside the board, or under it.
fn beside(desk: &Desk, edition: Edition) -> Html {
    let state = desk.state();
    html! {
        <>
            <div class="side-panel">
                { part((desk.means(), edition, ahead(state)), title) }
                { offer(desk, edition) }
                { ending(desk) }
                { review(desk) }
                { analysis(desk) }
                { move_list(desk) }
            </div>
            { tools(desk) }
        </>
    }
}

/// The game, what it is, and who has won it before its end (G6).
fn title((means, edition, ahead): &(Means, Edition, Option<Side>)) -> Html {
    let decided = ahead.map(|side| {
        let said = means.words.say_with("notice-decided", &[("side", names::side_value(side))]);
        html! { <p class="decided">{ said }</p> }
    });
    html! {
        <div class="title">
            <h1>{ names::edition(&means.words, *edition) }</h1>
            <p>{ names::edition_description(&means.words, *edition) }</p>
            { decided }
        </div>
    }
}

/// Who has more than half of the seeds, while the game goes on.
fn ahead(state: &State) -> Option<Side> {
    let game = state.session.game();
    let position = game.position();
    let ahead = Side::BOTH
        .into_iter()
        .find(|&side| 2 * u32::from(position.stores()[side]) > position.total());
    ahead.filter(|_| game.outcome().is_none() && state.is_live())
}
