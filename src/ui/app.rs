//! The page put together.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use web_sys::wasm_bindgen;
use web_sys::wasm_bindgen::prelude::*;
use yew::prelude::*;

use super::board::{board_view, focus_board};
use super::desk::{Desk, Means, Store};
use super::effects::{browser_language, use_clock, use_document, use_window_size};
use super::icon::line_icon;
use super::keys::use_keys;
use super::later::{Arrival, Fetch, Later, use_later};
use super::link;
use super::panel::{bar, header, no_moves, offer, seat, tools};
use super::part::{After, part, part_beside, part_in_turn};
use super::route::use_route;
use super::storage;
use super::turns::{self, use_turn};
use super::words::use_words;
use super::{arrangement_class, turn};
use crate::rules::{Edition, Ruleset, Side};
use crate::scene::layout::Layout;
use crate::scene::{icon, tenths};
use crate::session::{Action, Embed, Notice, Route, State};
use crate::text::{Language, Words, names};

/// Starts the page. On a first visit to the board the first part of the program is enough to begin
/// with; else the page begins when it has the second one.
pub fn start(fetch: Fetch) {
    spawn_local(async move {
        let alone = storage::is_first_visit() && link::is_bare();
        let later = if alone { None } else { fetch().await };
        if !alone && later.is_none() {
            return tell_cannot_start("fetch");
        }
        // Beside what the page begins with, which is seen until there is more, and what a page in
        // one file carries.
        let Ok(root) = gloo::utils::document().create_element("div") else { return };
        let _ = gloo::utils::body().append_child(&root);
        let app = yew::Renderer::<App>::with_root_and_props(root, AppProps { fetch, later });
        // What has been done so far was enough for one task.
        let begin = move || {
            if alone {
                turns::begin();
            }
            app.render();
        };
        Timeout::new(0, begin).forget();
    });
}

#[wasm_bindgen]
extern "C" {
    /// Says why the page cannot start: `assets/scripts/start.js`.
    #[wasm_bindgen(js_name = cannotStart)]
    fn tell_cannot_start(why: &str);
}

#[derive(Properties)]
struct AppProps {
    /// Brings the second part of the program.
    fetch: Fetch,
    /// That part, if the page began with it.
    later: Option<Later>,
}

impl PartialEq for AppProps {
    /// They are given once.
    fn eq(&self, _: &AppProps) -> bool {
        true
    }
}

/// The whole page: the places of the site, and what stands over all of them.
#[component]
fn App(props: &AppProps) -> Html {
    // Before anything is drawn: the browser would have to lay it out to answer.
    let window = use_window_size();
    let (arrival, fetch_again) = use_later(props.fetch, props.later);
    let later = arrival.later();
    let store = use_reducer(|| Store(later.map_or_else(State::new, |later| (later.restore)())));
    let settings = store.0.settings.clone();
    let chosen = settings.language.as_deref().and_then(|code| code.parse().ok());
    let language = store.0.lent_language.or(chosen);
    let (words, missing) = use_words(language.unwrap_or_else(browser_language), later);
    let begins = !use_turn(After::Marks) || words.is_none();
    let desk =
        Desk::new(store, words.unwrap_or_else(|| Rc::new(Words::labels(Language::default(), ""))));
    let found = use_route();
    let route = found.clone().unwrap_or_default();
    use_document(&desk.words, &route, settings.theme);
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
    let has_begun = use_mut_ref(|| false);
    if begins {
        return Html::default();
    }
    if !has_begun.replace(true) {
        take_away_beginning();
    }
    let state = desk.state();
    let place = match (&state.embedded, later) {
        (Some(embed), Some(later)) => embedded(&desk, embed, &route, later),
        _ => place(&desk, &route, window, arrival, fetch_again),
    };
    let more = of_later(later, |later| {
        let dialog = state.dialog.map(|dialog| (later.dialog)(&desk, &route, dialog));
        let dialog = dialog.unwrap_or_default();
        html! { <>{ (later.attend)(&desk) }{ dialog }</> }
    });
    html! { <>{ place }{ more }</> }
}

/// Takes away what the page begins with.
fn take_away_beginning() {
    let document = gloo::utils::document();
    while let Ok(Some(element)) = document.query_selector("body > main.starting, body > noscript") {
        element.remove();
    }
}

/// What the second part draws; nothing until it is there. It always stands for one node: yew
/// compares the nodes of a list by their places, and would make those beside it anew.
fn of_later(later: Option<Later>, draw: impl FnOnce(Later) -> Html) -> Html {
    later.map(draw).unwrap_or_default()
}

/// What the address leads to.
fn place(
    desk: &Desk,
    route: &Route,
    window: (f64, f64),
    arrival: Arrival,
    again: Callback<MouseEvent>,
) -> Html {
    let later = arrival.later();
    let state = desk.state();
    let playing = *route == Route::Play;
    let edition = state.session.game().start().ruleset().edition();
    // The fragment is not for places within the page.
    let skip = Callback::from(|event: MouseEvent| {
        event.prevent_default();
        focus_board();
    });
    html! {
        <>
            if !(playing && state.show) {
                if playing { <a class="skip" href="#pit-0" onclick={skip}>{ desk.say("skip-to-board") }</a> }
                <header class="header">{ part_in_turn(After::Marks, (desk.means(), route.clone(), edition), header) }</header>
                { of_later(later, |later| (later.notice)(desk)) }
                if arrival == Arrival::Failed {
                    <div class="notice" role="alert">
                        { line_icon(icon::WARN) }
                        <p>{ desk.say("later-lost") }</p>
                        <button type="button" class="button line" onclick={again}>{ desk.say("later-again") }</button>
                    </div>
                }
            }
            if playing {
                <PlayPage desk={desk.clone()} {window} {later} />
                { of_later(later, |later| (later.announce)(desk)) }
            } else if let Some(later) = later {
                { (later.study)(desk, route) }
            } else {
                <main class="page" aria-busy="true" />
            }
        </>
    }
}

/// What a frame of another page shows.
fn embedded(desk: &Desk, embed: &Embed, route: &Route, later: Later) -> Html {
    match route {
        Route::Play => html! {
            <>
                { (later.framed)(desk, embed.controls) }
                { (later.announce)(desk) }
            </>
        },
        route => (later.study)(desk, route),
    }
}

#[derive(Properties, PartialEq)]
struct PlayPageProps {
    desk: Desk,
    /// Width and height of the window in px.
    window: (f64, f64),
    later: Option<Later>,
}

/// The board and what stands around it.
#[component]
fn PlayPage(props: &PlayPageProps) -> Html {
    let PlayPageProps { desk, window: (width, height), later } = props;
    use_clock(desk);
    use_keys(desk);
    let state = desk.state();
    let bottom = state.settings.seating.bottom(turn(state));
    let ruleset = state.session.game().start().ruleset();
    let layout = Layout::fit(ruleset.row(), *width, *height, bottom, state.show);
    let arrangement = arrangement_class(layout.arrangement);
    let geometry = layout.geometry;
    let style = format!(
        "--board-width:{}px;--board-height:{}px",
        tenths(geometry.width),
        tenths(geometry.height)
    );
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
            <div class="words"><div class="telling">
                { part_beside(desk, After::Words, (desk.clone(), *later), caption) }
            </div></div>
            { part_beside(desk, After::Bar, desk.clone(), bar) }
            { part_in_turn(After::Buttons, (desk.clone(), edition, *later), beside) }
        </main>
    }
}

/// What is told of the move shown.
fn caption((desk, later): &(Desk, Option<Later>)) -> Html {
    of_later(*later, |later| (later.caption)(desk))
}

/// What stands beside the board, or under it.
fn beside((desk, edition, later): &(Desk, Edition, Option<Later>)) -> Html {
    let state = desk.state();
    let of_game = match later {
        Some(later) => (later.beside)(desk),
        None => no_moves(desk),
    };
    if state.show {
        return of_game; // it shows nothing
    }
    html! {
        <>
            <div class="side-panel">
                { part((desk.means(), *state.session.game().start().ruleset(), ahead(state), *later), title) }
                { offer(desk, *edition) }
                { of_game }
            </div>
            { tools(desk) }
        </>
    }
}

/// The game, what it is, and who has won it before its end (G6).
fn title((means, rules, ahead, later): &(Means, Ruleset, Option<Side>, Option<Later>)) -> Html {
    let decided = ahead.map(|side| {
        let said = means.words.say_with("notice-decided", &[("side", names::side_value(side))]);
        html! { <p class="decided">{ said }</p> }
    });
    let description = match later {
        Some(later) => (later.description)(&means.words, rules),
        None => names::edition_description(&means.words, rules.edition()), // those of a first visit
    };
    html! {
        <div class="title">
            <h1>{ names::edition(&means.words, rules.edition()) }</h1>
            <p>{ description }</p>
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
