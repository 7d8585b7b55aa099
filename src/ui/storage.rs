//! What the browser keeps for the next visit.

use std::cell::Cell;

use gloo::events::EventListener;
use web_sys::Storage;
use yew::prelude::*;

use super::desk::Desk;
use super::link;
use super::paint::after_paint;
use super::part::ALL_DRAWN;
use crate::session::{Kept, Notice, Saved, Session, Settings, State, Studied};

const GAME: &str = "tisiya.game";
/// The games that made room for others, as a list.
const KEPT: &str = "tisiya.kept";
const SETTINGS: &str = "tisiya.settings";
const STUDIED: &str = "tisiya.studied";
/// Where all this is put that could not be read, with a number behind.
const SET_ASIDE: &str = "tisiya.set-aside.";

/// Whether there is nothing to be restored: nothing is kept, and the page is not in another one.
pub fn is_first_visit() -> bool {
    let kept = |store: Storage| {
        [GAME, KEPT, SETTINGS, STUDIED].iter().any(|key| read(&store, key).is_some())
    };
    store().is_some_and(|store| !kept(store)) && !link::is_embedded()
}

/// What another page asks for, or the state of the last visit, or that of a first one. What cannot
/// be read is set aside under another key, and the person told.
pub fn restore() -> State {
    if let Some(state) = link::embedded() {
        return state;
    }
    let Some(store) = store() else {
        return State { notice: Some(Notice::NothingKept), ..State::new() };
    };
    let mut state = match read(&store, GAME).map(|text| (Saved::restore(&text), text)) {
        None => State::new(),
        Some((Ok(session), _)) => State::of(session),
        Some((Err(why), text)) => {
            set_aside(&store, GAME, &text);
            let notice = Notice::SetAside { what: Kept::Game, why };
            State { notice: Some(notice), ..State::new() }
        }
    };
    if let Some(text) = read(&store, KEPT) {
        let texts: Vec<String> = serde_json::from_str(&text).unwrap_or_default();
        let kept = texts.iter().map(|text| Saved::restore(text)).collect::<Result<Vec<_>, _>>();
        match kept {
            Ok(kept) if !kept.is_empty() => state.kept = kept,
            _ => set_aside(&store, KEPT, &text),
        }
    }
    if let Some(text) = read(&store, STUDIED) {
        match Studied::restore(&text) {
            Ok(studied) => state.studied = studied.into(),
            Err(why) => {
                set_aside(&store, STUDIED, &text);
                state.notice.get_or_insert(Notice::SetAside { what: Kept::Studied, why });
            }
        }
    }
    if let Some(text) = read(&store, SETTINGS) {
        match serde_json::from_str(&text) {
            Ok(settings) => state.settings = settings,
            Err(_) => set_aside(&store, SETTINGS, &text), // of another version, perhaps
        }
    }
    state
}

/// Keeps the game, the settings and what is learnt whenever they change. An embedded page keeps
/// nothing.
#[hook]
pub fn use_keeping(desk: &Desk) {
    let state = desk.state();
    let keeps = state.embedded.is_none();
    use_kept(&state.session, keeps, keep_session);
    use_kept(&state.kept, keeps, |kept| keep_games(kept));
    use_kept(&state.settings, keeps, keep_settings);
    use_kept(&state.studied, keeps, |studied| keep_studied(studied));
}

/// Keeps a value whenever it changes, if it is to be kept; not what the page began with. It is kept
/// when all is drawn, or the page is left before.
#[hook]
fn use_kept<T: Clone + PartialEq + 'static>(value: &T, keeps: bool, keep: fn(&T)) {
    let first = use_mut_ref(|| true);
    use_effect_with(value.clone(), move |value| {
        let changed = !first.replace(false) && keeps;
        let waits = changed.then(|| {
            let value = Cell::new(Some(value.clone()));
            let keep = Callback::from(move |()| {
                if let Some(value) = value.take() {
                    keep(&value);
                }
            });
            let window = gloo::utils::window();
            let leaves = keep.clone();
            let leaves = EventListener::new(&window, "pagehide", move |_| leaves.emit(()));
            (after_paint(ALL_DRAWN, keep), leaves)
        });
        move || drop(waits) // a newer value is kept in its place
    });
}

/// Keeps the game.
fn keep_session(session: &Session) {
    keep(GAME, &Saved::of(session).to_text());
}

/// Keeps the games that made room for others.
fn keep_games(kept: &[Session]) {
    let texts: Vec<String> = kept.iter().map(|session| Saved::of(session).to_text()).collect();
    match serde_json::to_string(&texts) {
        Ok(text) if !texts.is_empty() => keep(KEPT, &text),
        _ => forget(KEPT),
    }
}

/// Keeps the settings.
fn keep_settings(settings: &Settings) {
    if let Ok(text) = serde_json::to_string(settings) {
        keep(SETTINGS, &text);
    }
}

/// Keeps what somebody has learnt.
fn keep_studied(studied: &Studied) {
    keep(STUDIED, &studied.to_text());
}

/// The browser's store; none where it is switched off, as in a sandboxed frame.
fn store() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

fn read(store: &Storage, key: &str) -> Option<String> {
    store.get_item(key).ok().flatten()
}

fn keep(key: &str, text: &str) {
    if let Some(store) = store() {
        let _ = store.set_item(key, text); // a full store keeps what it has
    }
}

fn forget(key: &str) {
    if let Some(store) = store() {
        let _ = store.remove_item(key);
    }
}

fn set_aside(store: &Storage, from: &str, text: &str) {
    let free = (1..).map(|number| format!("{SET_ASIDE}{number}"));
    let free = free.take(1000).find(|key| read(store, key).is_none());
    // Only what is safely elsewhere is taken away.
    if free.is_some_and(|key| store.set_item(&key, text).is_ok()) {
        let _ = store.remove_item(from);
    }
}
