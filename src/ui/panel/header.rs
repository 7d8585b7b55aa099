//! The top of the page.

use yew::prelude::*;

use crate::scene::icon;
use crate::session::{Action, Dialog};
use crate::ui::desk::Means;
use crate::ui::icon::{IconButton, mark};

/// The mark of the page, and what opens its dialogs.
pub fn header(means: &Means) -> Html {
    let open = |dialog| means.on(Action::Dialog(Some(dialog)));
    html! {
        <header class="header">
            <h1 class="name">{ mark() }<span>{ means.say("app-name") }</span></h1>
            <div class="header-buttons">
                <IconButton path={icon::ADD} label={means.say("header-new")} onclick={open(Dialog::NewGame)} />
                <IconButton path={icon::WHY} label={means.say("header-keys")} onclick={open(Dialog::Keys)} class="keys-button" />
                <IconButton path={icon::SHOW} label={means.say("header-show")} onclick={means.on(Action::Show(true))} />
                <IconButton path={icon::SETTINGS} label={means.say("header-settings")} onclick={open(Dialog::Settings)} />
            </div>
        </header>
    }
}
