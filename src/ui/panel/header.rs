//! The top of the page.

use yew::prelude::*;

use super::dialog::DialogFrame;
use crate::rules::Edition;
use crate::scene::icon;
use crate::session::{Action, Dialog, Route};
use crate::ui::desk::{Desk, Means};
use crate::ui::icon::{icon_button, mark};

/// What stands in it: the mark of the page, the way to its other places, and what opens its
/// dialogs. The edition is that of the game on the board.
pub fn header((means, route, edition): &(Means, Route, Edition)) -> Html {
    let open = |dialog| means.on(Action::Dialog(Some(dialog)));
    let playing = *route == Route::Play;
    html! {
        <>
            <a class="name" href="#/" aria-label={means.say("app-name")}>{ mark() }<span>{ means.say("app-name") }</span></a>
            <nav class="places" aria-label={means.say("nav-label")}>{ places(means, route, *edition) }</nav>
            <div class="header-buttons">
                if playing {
                    { icon_button(icon::ADD, means.say("header-new"), open(Dialog::NewGame)).view() }
                    { icon_button(icon::WHY, means.say("header-keys"), open(Dialog::Keys)).class("keys-button").view() }
                    { icon_button(icon::SHOW, means.say("header-show"), means.on(Action::Show(true))).class("show-button").view() }
                }
                { icon_button(icon::SETTINGS, means.say("header-settings"), open(Dialog::Settings)).view() }
                { icon_button(icon::MENU, means.say("nav-label"), open(Dialog::Menu)).class("menu-button").view() }
            </div>
        </>
    }
}

/// The places of the site, where the header has no room for them.
pub fn menu(desk: &Desk, route: &Route) -> Html {
    let means = desk.means();
    let edition = desk.state().session.game().start().ruleset().edition();
    html! {
        <DialogFrame means={means.clone()} title={means.say("nav-label")} class="menu">
            <nav aria-label={means.say("nav-label")}>{ places(&means, route, edition) }</nav>
            if *route == Route::Play {
                <button type="button" class="button line" onclick={means.on(Action::Show(true))}>{ means.say("header-show") }</button>
            }
        </DialogFrame>
    }
}

fn places(means: &Means, route: &Route, edition: Edition) -> Html {
    let places = [
        (Route::Play, means.say("nav-play"), *route == Route::Play),
        (Route::Learn, means.say("nav-learn"), is_learning(route)),
        (Route::Problems(edition), means.say("nav-problems"), matches!(route, Route::Problems(_))),
        (Route::Rules(edition, None), means.say("nav-rules"), matches!(route, Route::Rules(..))),
        (Route::About, means.say("nav-about"), matches!(route, Route::About | Route::Teachers)),
    ];
    let link = |(place, label, here): (Route, AttrValue, bool)| {
        html! { <a href={place.to_string()} aria-current={here.then_some("page")}>{ label }</a> }
    };
    places.into_iter().map(link).collect()
}

fn is_learning(route: &Route) -> bool {
    matches!(route, Route::Learn | Route::Lesson(_) | Route::Count(_))
}
