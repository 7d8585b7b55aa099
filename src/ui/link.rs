//! Games that the address of the page leads to, and addresses that lead to games.

use gloo::events::EventListener;
use web_sys::wasm_bindgen::JsValue;
use yew::prelude::*;

use super::desk::Actor;
use crate::rules::Edition;
use crate::session::{Action, Embed, Link, LinkError, Notice, Route, State};

/// Opens the game that the address leads to, now and whenever it changes. What was opened is
/// taken out of the address, so that to load the page anew goes on with the game.
#[hook]
pub fn use_links(actor: Actor) {
    use_effect_with((), move |()| {
        open(&actor);
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, "hashchange", move |_| open(&actor));
        move || drop(listener)
    });
}

fn open(actor: &Actor) {
    let window = gloo::utils::window();
    let hash = window.location().hash().unwrap_or_default();
    let Some((place, query)) = hash.split_once('?') else { return };
    if place.parse() != Ok(Route::Play) {
        return;
    }
    match query.parse::<Link>() {
        Ok(link) => {
            actor.act(Action::Open(Box::new(link)));
            if let Ok(history) = window.history() {
                let place = Route::Play.to_string();
                let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&place));
            }
        }
        // It stays in the address, where it can be mended.
        Err(error) => actor.act(Action::Notice(Notice::BadLink(error))),
    }
}

/// The address of the page with a game to open.
pub fn address_of(link: &Link) -> String {
    format!("{}#/play?{link}", page())
}

/// The address of the page within another one.
pub fn address_embedded(embed: &Embed) -> String {
    format!("{}?{embed}", page())
}

/// The address of the page itself.
fn page() -> String {
    let address = gloo::utils::window().location().href().unwrap_or_default();
    address.split(['#', '?']).next().unwrap_or_default().to_owned()
}

/// Whether the address is that of the board, with nothing to open.
pub fn is_bare() -> bool {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    !hash.contains('?') && matches!(hash.parse(), Ok(Route::Play))
}

/// Whether the page is to be shown within another one.
pub fn is_embedded() -> bool {
    Embed::is_asked_for(&query())
}

fn query() -> String {
    gloo::utils::window().location().search().unwrap_or_default()
}

/// What the page is to show within another one, if its address says that it is; what cannot be
/// read is told in place of it.
pub fn embedded() -> Option<State> {
    let query = query();
    let embed: Result<Embed, LinkError> = Embed::is_asked_for(&query).then(|| query.parse())?;
    let has_lesson = embed.as_ref().is_ok_and(|embed| embed.lesson);
    let state = embed.map_or_else(
        |error| State { notice: Some(Notice::BadLink(error)), ..State::embedded(Embed::default()) },
        State::embedded,
    );
    if has_lesson {
        begin_with_lesson(state.session.game().start().ruleset().edition());
    }
    Some(state)
}

/// The lesson is a place like any other, and the way from it to the board is open.
fn begin_with_lesson(edition: Edition) {
    let location = gloo::utils::window().location();
    if location.hash().is_ok_and(|hash| hash.is_empty()) {
        let _ = location.replace(&Route::Lesson(edition).to_string());
    }
}
