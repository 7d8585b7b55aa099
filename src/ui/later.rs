//! What of the page comes in a second file, once the first has been drawn: all that a first move
//! on a first visit does without. `src/main.rs` says where the program is parted; what is named
//! here and nowhere else is in the second part.

use std::future::Future;
use std::pin::Pin;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::announce::announcer;
use super::attend::{Attendants, BesidePlay};
use super::desk::Desk;
use super::framed::FramedPage;
use super::page::StudyPage;
use super::panel::{
    NewGame, Share, caption_view, keys_help, menu, notice_view, settings_dialog, why_dialog,
};
use super::part::After;
use super::storage;
use super::turns::{self, use_turn};
use crate::rules::Ruleset;
use crate::session::{Controls, Dialog, Route, State};
use crate::text::{Language, Words, names};

/// Brings the second part; none if it cannot be had.
pub type Fetch = fn() -> Pin<Box<dyn Future<Output = Option<Later>>>>;

/// What the second part does.
#[derive(Clone, Copy)]
pub struct Later {
    /// The state to begin with, where it is not that of a first visit.
    pub restore: fn() -> State,
    /// The words of a language, from its file where the program does not carry them.
    pub words: fn(Language, Option<String>) -> Words,
    /// What the move that is shown does, in words.
    pub caption: fn(&Desk) -> Html,
    /// What those hear who do not see the board.
    pub announce: fn(&Desk) -> Html,
    /// What follows from the state outside of the page.
    pub attend: fn(&Desk) -> Html,
    /// What sort of game these rules make.
    pub description: fn(&Words, &Ruleset) -> String,
    /// What stands beside the board to play at.
    pub beside: fn(&Desk) -> Html,
    /// What the person should know.
    pub notice: fn(&Desk) -> Html,
    /// A dialog.
    pub dialog: fn(&Desk, &Route, Dialog) -> Html,
    /// A page that is not the board to play at.
    pub study: fn(&Desk, &Route) -> Html,
    /// The board in a frame of another page.
    pub framed: fn(&Desk, Controls) -> Html,
}

impl Default for Later {
    fn default() -> Later {
        Later {
            restore: storage::restore,
            words: |language, source| match source {
                Some(source) => Words::fetched(language, source),
                None => Words::new(language),
            },
            caption: caption_view,
            announce: announcer,
            attend: |desk| html! { <Attendants desk={desk.clone()} /> },
            description: names::description,
            beside: |desk| html! { <BesidePlay desk={desk.clone()} /> },
            notice: notice_view,
            dialog,
            study: |desk, route| html! { <StudyPage desk={desk.clone()} route={route.clone()} /> },
            framed: |desk, controls| html! { <FramedPage desk={desk.clone()} {controls} /> },
        }
    }
}

impl PartialEq for Later {
    /// There is only one.
    fn eq(&self, _: &Later) -> bool {
        true
    }
}

fn dialog(desk: &Desk, route: &Route, dialog: Dialog) -> Html {
    match dialog {
        Dialog::NewGame => html! { <NewGame desk={desk.clone()} /> },
        Dialog::Settings => settings_dialog(desk),
        Dialog::Keys => keys_help(desk, *route == Route::Play),
        Dialog::Share => html! { <Share desk={desk.clone()} /> },
        Dialog::Why => why_dialog(desk),
        Dialog::Menu => menu(desk, route),
    }
}

/// The second part, once it is there: at once if it is given, else it is fetched when the first has
/// been drawn, and again when the callback is called.
#[hook]
pub fn use_later(fetch: Fetch, given: Option<Later>) -> (Arrival, Callback<MouseEvent>) {
    let arrival = use_state(|| given.map_or(Arrival::Awaited, Arrival::There));
    let tries = use_state(|| 0_u32);
    let begins = use_turn(After::Said) && given.is_none();
    {
        let arrival = arrival.clone();
        use_effect_with((begins, *tries), move |&(begins, _)| {
            if begins {
                spawn_local(async move {
                    let later = fetch().await;
                    turns::begin(); // the words that it brings are those of all parts
                    arrival.set(later.map_or(Arrival::Failed, Arrival::There));
                });
            }
        });
    }
    let again = {
        let arrival = arrival.clone();
        Callback::from(move |_| {
            arrival.set(Arrival::Awaited);
            tries.set(*tries + 1);
        })
    };
    (*arrival, again)
}

/// Whether the second part is there.
#[derive(Clone, Copy, PartialEq)]
pub enum Arrival {
    /// It is on its way.
    Awaited,
    /// It is there.
    There(Later),
    /// It could not be had.
    Failed,
}

impl Arrival {
    /// The part, if it is there.
    pub fn later(self) -> Option<Later> {
        match self {
            Arrival::There(later) => Some(later),
            _ => None,
        }
    }
}
