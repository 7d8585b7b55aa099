//! The list of keys.

use yew::prelude::*;

use super::dialog::DialogFrame;
use crate::ui::desk::Means;

/// What each key does.
pub fn keys_help(means: &Means) -> Html {
    let keys = [
        ("← → ↑ ↓", means.say("keys-arrows")),
        ("A … L", means.say("keys-letters")),
        ("↵", means.say("keys-enter")),
        ("PgUp PgDn", means.say("keys-lap")),
        ("T", means.say("keys-turn")),
        ("< >", means.say("keys-direction")),
        ("␣ ⌫", means.say("keys-step")),
        ("P", means.say("keys-pause")),
        ("S", means.say("keys-show")),
        ("Esc", means.say("keys-escape")),
        ("U", means.say("keys-undo")),
        ("R", means.say("keys-redo")),
        ("N", means.say("keys-new")),
        ("?", means.say("keys-help")),
    ];
    let rows =
        keys.map(|(key, what)| html! { <div><dt><kbd>{ key }</kbd></dt><dd>{ what }</dd></div> });
    html! {
        <DialogFrame means={means.clone()} title={means.say("header-keys")} class="keys"><dl>{ for rows }</dl></DialogFrame>
    }
}
