//! Taking the game elsewhere, as a link or as text, and opening others.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::dialog::DialogFrame;
use super::segments::{Segments, segments};
use crate::rules::Record;
use crate::session::{Action, Link};
use crate::text::{faults, names};
use crate::ui::copy::{Copied, copied_words, copy_button};
use crate::ui::desk::Desk;
use crate::ui::link::address_of;

#[derive(Properties, PartialEq)]
pub struct ShareProps {
    pub desk: Desk,
}

/// What the dialog remembers while it is open.
#[derive(Clone, PartialEq, Default)]
struct Memory {
    /// Whether the link leads to the position alone.
    position: bool,
    /// Whether the link carries the language.
    language: bool,
    /// What was copied.
    copied: Copied,
    /// What is wrong with what was to be opened.
    fault: Option<AttrValue>,
}

/// The names of the fields that are copied from.
const LINK: &str = "share-link";
const RECORD: &str = "share-record";

/// The dialog.
#[component]
pub fn Share(props: &ShareProps) -> Html {
    let desk = &props.desk;
    let memory = use_state_eq(Memory::default);
    let text = use_node_ref();
    html! {
        <DialogFrame means={desk.means()} title={desk.say("share-title")} class="share">
            { link_part(desk, &memory) }
            { record_part(desk, &memory) }
            { open_part(desk, &memory, &text) }
            { kept_part(desk) }
        </DialogFrame>
    }
}

fn link_part(desk: &Desk, memory: &UseStateHandle<Memory>) -> Html {
    let choose = |change: fn(&mut Memory, bool)| {
        let memory = memory.clone();
        Callback::from(move |index: usize| {
            let mut changed = Memory { copied: None, ..(*memory).clone() };
            change(&mut changed, index == 1);
            memory.set(changed);
        })
    };
    let state = desk.state();
    let mut link = if memory.position { state.position_link() } else { state.game_link() };
    let language = desk.words.language();
    link.language = memory.language.then_some(language);
    html! {
        <section>
            <h3>{ desk.say("share-link") }</h3>
            { segments(Segments { name: "share-what", legend: desk.say("share-what"), chosen: Some(usize::from(memory.position)), labels: vec![desk.say("share-game"), desk.say("share-position")], onchange: choose(|memory, position| memory.position = position), ..Segments::default() }) }
            { segments(Segments { name: "share-language", legend: desk.say("share-language"), chosen: Some(usize::from(memory.language)), labels: vec![desk.say("share-language-own"), language.name().into()], onchange: choose(|memory, language| memory.language = language), ..Segments::default() }) }
            <div class="share-line">
                <input id={LINK} type="text" readonly=true dir="ltr" value={address_of(&link)}
                    aria-label={desk.say("share-link")} onfocus={select_all} />
                { copy_button(&desk.words, LINK, done(memory)) }
            </div>
            { copied_words(&desk.words, LINK, memory.copied) }
        </section>
    }
}

fn record_part(desk: &Desk, memory: &UseStateHandle<Memory>) -> Html {
    let game = desk.state().session.game();
    let record = Record::new(game.clone()).to_string();
    let name = format!("tisiya-{}.txt", game.start().ruleset().edition());
    let data = format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(&record));
    html! {
        <section>
            <h3>{ desk.say("share-record") }</h3>
            <textarea id={RECORD} readonly=true rows="4" dir="ltr" value={record}
                aria-label={desk.say("share-record")} />
            <div class="share-line">
                { copy_button(&desk.words, RECORD, done(memory)) }
                <a class="button line" href={data} download={name}>{ desk.say("share-download") }</a>
            </div>
            { copied_words(&desk.words, RECORD, memory.copied) }
        </section>
    }
}

fn open_part(desk: &Desk, memory: &UseStateHandle<Memory>, text: &NodeRef) -> Html {
    let open = {
        let (desk, memory) = (desk.clone(), memory.clone());
        Callback::from(move |text: String| match Link::from_any(&text) {
            Ok(link) => desk.act(Action::Open(Box::new(link))),
            Err(error) => {
                let fault = Some(faults::opening(&desk.words, &text, &error).into());
                memory.set(Memory { fault, ..(*memory).clone() });
            }
        })
    };
    let onsubmit = {
        let (open, text) = (open.clone(), text.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = text.cast::<HtmlTextAreaElement>().map(|text| text.value());
            open.emit(text.unwrap_or_default());
        })
    };
    let onchange = {
        let (desk, memory) = (desk.clone(), memory.clone());
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let Some(file) = input.files().and_then(|files| files.item(0)) else { return };
            input.set_value(""); // the same file can be chosen again
            let unread = Some(desk.say("share-file-unread"));
            let (open, memory) = (open.clone(), memory.clone());
            spawn_local(async move {
                match JsFuture::from(file.text()).await.map(|text| text.as_string()) {
                    Ok(Some(text)) => open.emit(text),
                    _ => memory.set(Memory { fault: unread, ..(*memory).clone() }),
                }
            });
        })
    };
    html! {
        <section>
            <h3>{ desk.say("share-open") }</h3>
            <form {onsubmit}>
                <textarea ref={text} rows="3" dir="ltr" spellcheck="false" aria-label={desk.say("share-open-text")}
                    aria-describedby="share-open-note" />
                <p class="note" id="share-open-note">{ desk.say("share-open-note") }</p>
                <div class="share-line">
                    <button type="submit" class="button solid">{ desk.say("share-open-button") }</button>
                    <label class="button line file-button">
                        <input type="file" class="file-input" accept=".txt,text/plain" {onchange} />
                        { desk.say("share-open-file") }
                    </label>
                </div>
                <p class="fault" role="alert">{ memory.fault.clone().unwrap_or_default() }</p>
            </form>
        </section>
    }
}

fn kept_part(desk: &Desk) -> Html {
    let kept = &desk.state().kept;
    if kept.is_empty() {
        return Html::default();
    }
    let games = kept.iter().enumerate().rev().map(|(number, session)| {
        let line = session.line();
        let edition = names::edition(&desk.words, line.start().ruleset().edition());
        let args = [("edition", edition.into()), ("moves", line.ply().into())];
        html! {
            <li>
                <span>{ desk.words.say_with("share-kept-game", &args) }</span>
                <button type="button" class="button line" onclick={desk.on(Action::TakeUp(number))}>{ desk.say("share-take-up") }</button>
            </li>
        }
    });
    html! {
        <section>
            <h3>{ desk.say("share-kept") }</h3>
            <ul class="kept">{ for games }</ul>
        </section>
    }
}

fn select_all(event: FocusEvent) {
    event.target_unchecked_into::<HtmlInputElement>().select();
}

/// Remembers what was copied.
fn done(memory: &UseStateHandle<Memory>) -> Callback<Copied> {
    let memory = memory.clone();
    Callback::from(move |copied: Copied| memory.set(Memory { copied, ..(*memory).clone() }))
}
