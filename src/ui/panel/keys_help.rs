//! The list of keys.

use yew::prelude::*;

use super::dialog::DialogFrame;
use crate::ui::desk::Means;

/// The keys that do something to a game, or ask about it.
const OF_A_GAME: [&str; 5] = ["S", "U", "R", "N", "W"];

/// What each key does; with those that only a game has.
pub fn keys_help(means: &Means, playing: bool) -> Html {
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
        ("W", means.say("keys-why")),
        ("?", means.say("keys-help")),
    ];
    let keys = keys.into_iter().filter(|(key, _)| playing || !OF_A_GAME.contains(key));
    let rows =
        keys.map(|(key, what)| html! { <div><dt><kbd>{ key }</kbd></dt><dd>{ what }</dd></div> });
    html! {
        <DialogFrame means={means.clone()} title={means.say("header-keys")} class="keys"><dl>{ for rows }</dl></DialogFrame>
    }
}
