//! The list of keys.

use yew::prelude::*;

use super::dialog::DialogFrame;
use crate::ui::desk::Desk;

/// What each key does.
pub fn keys_help(desk: &Desk) -> Html {
    let keys = [
        ("← → ↑ ↓", desk.say("keys-arrows")),
        ("A … L", desk.say("keys-letters")),
        ("↵", desk.say("keys-enter")),
        ("PgUp PgDn", desk.say("keys-lap")),
        ("T", desk.say("keys-turn")),
        ("< >", desk.say("keys-direction")),
        ("␣ ⌫", desk.say("keys-step")),
        ("P", desk.say("keys-pause")),
        ("S", desk.say("keys-show")),
        ("Esc", desk.say("keys-escape")),
        ("U", desk.say("keys-undo")),
        ("R", desk.say("keys-redo")),
        ("N", desk.say("keys-new")),
        ("?", desk.say("keys-help")),
    ];
    let rows =
        keys.map(|(key, what)| html! { <div><dt><kbd>{ key }</kbd></dt><dd>{ what }</dd></div> });
    html! {
        <DialogFrame title={desk.say("header-keys")} class="keys"><dl>{ for rows }</dl></DialogFrame>
    }
}
