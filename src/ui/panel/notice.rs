//! What a person should know that is not of the game.

use yew::prelude::*;

use crate::protocol::Trouble;
use crate::scene::icon;
use crate::session::{Action, Kept, NoSuchRoute, Notice, SavedError};
use crate::text::{Words, faults};
use crate::ui::desk::Desk;
use crate::ui::effects::accept_version;
use crate::ui::icon::{icon_button, line_icon};

/// The notice, until it is closed.
pub fn notice_view(desk: &Desk) -> Html {
    let Some(notice) = &desk.state().notice else { return Html::default() };
    let (title, detail) = match notice {
        Notice::SetAside { what, why } => {
            let title = match what {
                Kept::Game => desk.say("stored-broken"),
                Kept::Studied => desk.say("stored-studied-broken"),
            };
            (title, detail(&desk.words, why))
        }
        Notice::NotSpoken(language) => {
            let language = [("language", language.name().into())];
            (AttrValue::default(), desk.words.say_with("notice-not-spoken", &language))
        }
        Notice::NoSuchRoute(NoSuchRoute(address)) => {
            let address = [("address", address.clone().into())];
            (AttrValue::default(), desk.words.say_with("notice-no-such-page", &address))
        }
        Notice::BadLink(error) => {
            let detail = [faults::link(&desk.words, error), desk.words.say("notice-bad-link-kept")];
            (desk.say("notice-bad-link"), detail.join(" "))
        }
        Notice::GameKept => (AttrValue::default(), desk.words.say("notice-game-kept")),
        Notice::NothingKept => (AttrValue::default(), desk.words.say("stored-unavailable")),
        Notice::Engine(Trouble::Restarted) => {
            (desk.say("engine-restarted"), desk.words.say("engine-restarted-detail"))
        }
        Notice::Engine(Trouble::Lost) => {
            (desk.say("engine-lost"), desk.words.say("engine-lost-detail"))
        }
        Notice::NewVersion => (AttrValue::default(), desk.words.say("version-ready")),
    };
    let is_new_version = *notice == Notice::NewVersion;
    let is_news = is_new_version || *notice == Notice::GameKept;
    let (role, sign) = if is_news { ("status", icon::CHECK) } else { ("alert", icon::WARN) };
    let back = desk.state().kept.len().checked_sub(1).filter(|_| *notice == Notice::GameKept);
    html! {
        <div class="notice" {role}>
            { line_icon(sign) }
            <p><b>{ title }</b>{ " " }{ detail }</p>
            if let Some(last) = back {
                <button type="button" class="button line" onclick={desk.on(Action::TakeUp(last))}>{ desk.say("notice-game-back") }</button>
            }
            if is_new_version {
                <button type="button" class="button line" onclick={|_| accept_version()}>
                    { desk.say("version-use") }
                </button>
            }
            { icon_button(icon::CLOSE, desk.say("notice-dismiss"), desk.on(Action::DismissNotice)).view() }
        </div>
    }
}

/// What is wrong with what was kept, and that it is not lost.
fn detail(words: &Words, why: &SavedError) -> String {
    let why = match why {
        SavedError::Form { line, column, .. } => {
            let place = [("line", (*line).into()), ("column", (*column).into())];
            words.say_with("stored-form", &place)
        }
        SavedError::Version(_) => words.say("stored-newer"),
        SavedError::Record { text, error } => faults::record(words, text, error),
    };
    format!("{} {why}", words.say("stored-kept"))
}
