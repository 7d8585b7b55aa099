//! Keys that work wherever the focus is.

use gloo::events::{EventListener, EventListenerOptions};
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::{hook, use_effect_with};

use super::desk::Desk;
use super::panel::can_ask_why;
use crate::rules::{Arrow, Pit};
use crate::session::{Action, Asked, Dialog, Playback};

/// Listens to the keys of the whole page.
#[hook]
pub fn use_keys(desk: &Desk) {
    use_effect_with(desk.clone(), |desk| {
        let desk = desk.clone();
        let options = EventListenerOptions::enable_prevent_default();
        let document = gloo::utils::document();
        let listener =
            EventListener::new_with_options(&document, "keydown", options, move |event| {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>()
                    && let Some(action) = action(&desk, event)
                {
                    event.prevent_default();
                    desk.act(action);
                }
            });
        move || drop(listener)
    });
}

/// What a key asks for.
fn action(desk: &Desk, event: &KeyboardEvent) -> Option<Action> {
    let state = desk.state();
    if state.dialog.is_some() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    if target(event).is_some_and(|target| target.matches("[type=number]").unwrap_or(false)) {
        return None; // what is typed there is a number
    }
    let is_live = state.is_live();
    match key(event).as_str() {
        "Escape" if !is_live => Some(Action::View(Playback::End)),
        "Escape" if state.chosen.is_some() => Some(Action::Drop),
        "Escape" if state.show => Some(Action::Show(false)),
        "s" | "S" | "u" | "U" | "r" | "R" | "n" | "N" if state.asked != Asked::Game => None,
        "s" | "S" => Some(Action::Show(!state.show)),
        "p" | "P" if state.playing => Some(Action::View(Playback::Pause)),
        "p" | "P" => Some(Action::View(Playback::Play)),
        "PageUp" => Some(Action::View(Playback::LapBack)),
        "PageDown" => Some(Action::View(Playback::LapForward)),
        "t" | "T" => Some(Action::Set(state.settings.turned())),
        "Home" => Some(Action::View(Playback::Seek(0))),
        "End" => Some(Action::View(Playback::End)),
        " " if is_pit_or_page(event) && !is_live => Some(Action::View(Playback::StepForward)),
        "Backspace" => Some(Action::View(Playback::StepBack)),
        "w" | "W" if state.asked == Asked::Game && can_ask_why(state) => {
            Some(Action::Dialog(Some(Dialog::Why)))
        }
        "?" | "؟" => Some(Action::Dialog(Some(Dialog::Keys))),
        "<" => choose_way(desk, Arrow::Left),
        ">" => choose_way(desk, Arrow::Right),
        "u" | "U" => Some(Action::Undo),
        "r" | "R" => Some(Action::Redo),
        "n" | "N" => Some(Action::Dialog(Some(Dialog::NewGame))),
        letter => choose_pit(desk, letter),
    }
}

/// The key by its name. A letter of another script is the Latin one on the same key.
fn key(event: &KeyboardEvent) -> String {
    let (key, code) = (event.key(), event.code());
    match code.strip_prefix("Key") {
        Some(letter) if !key.is_ascii() && event.shift_key() => letter.into(),
        Some(letter) if !key.is_ascii() => letter.to_ascii_lowercase(),
        _ => key,
    }
}

/// A letter means the pit of the player to move, written large or small; where a pit of either row
/// is asked for, large ones are South's.
fn choose_pit(desk: &Desk, key: &str) -> Option<Action> {
    let state = desk.state();
    let position = state.session.game().position();
    let row = position.ruleset().row();
    let mut letters = key.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    let named = Pit::from_letter(letter, row)?;
    let pit = match state.asked {
        Asked::Pit(_) => named,
        _ => Pit::at(position.to_move(), named.place(row), row),
    };
    Some(Action::Choose { pit, direction: None, look: false })
}

/// The way to sow the pit that is chosen.
fn choose_way(desk: &Desk, arrow: Arrow) -> Option<Action> {
    let pit = desk.state().chosen?;
    Some(Action::Choose { pit, direction: Some(arrow.into()), look: false })
}

/// Whether the space bar has nothing else to do: on other buttons it presses them.
fn is_pit_or_page(event: &KeyboardEvent) -> bool {
    target(event)
        .is_none_or(|target| target.tag_name() == "BODY" || target.class_list().contains("cell"))
}

fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}
