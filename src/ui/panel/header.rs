//! The top of the page.

use yew::prelude::*;

use crate::scene::icon;
use crate::session::{Action, Dialog};
use crate::ui::desk::Desk;
use crate::ui::icon::{IconButton, mark};

/// The mark of the page, and what opens its dialogs.
pub fn header(desk: &Desk) -> Html {
    let open = |dialog| desk.on(Action::Dialog(Some(dialog)));
    html! {
        <header class="header">
            <h1 class="name">{ mark() }<span>{ desk.say("app-name") }</span></h1>
            <div class="header-buttons">
                <IconButton path={icon::ADD} label={desk.say("header-new")} onclick={open(Dialog::NewGame)} />
                <IconButton path={icon::WHY} label={desk.say("header-keys")} onclick={open(Dialog::Keys)} class="keys-button" />
                <IconButton path={icon::SHOW} label={desk.say("header-show")} onclick={desk.on(Action::Show(true))} />
                <IconButton path={icon::SETTINGS} label={desk.say("header-settings")} onclick={open(Dialog::Settings)} />
            </div>
        </header>
    }
}
