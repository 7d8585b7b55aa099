//! For teachers: showing a game to a class, sheets to print, and boards in pages of their own.

use std::rc::Rc;

use yew::prelude::*;

use super::figure::sheet;
use super::prose::print;
use crate::rules::Edition;
use crate::session::{Action, Controls, Embed, Link, Route};
use crate::text::{Words, names};
use crate::ui::copy::{Copied, copied_words, copy_button};
use crate::ui::desk::Desk;
use crate::ui::link::address_embedded;
use crate::ui::panel::{Segments, segments};
use crate::ui::part::part;

/// Sizes of frames, in px.
const SIZES: [(u16, u16); 3] = [(360, 300), (640, 480), (960, 640)];

/// The name of the field with the snippet.
const SNIPPET: &str = "snippet";

#[derive(Properties, PartialEq)]
pub struct TeachersPageProps {
    pub desk: Desk,
    pub words: Rc<Words>,
}

/// What is chosen for the snippet.
#[derive(Clone, PartialEq)]
struct Choice {
    what: What,
    controls: Controls,
    size: (u16, u16),
    language: bool,
    copied: Copied,
}

/// What the frame shows.
#[derive(Clone, Copy, PartialEq)]
enum What {
    Game,
    Position,
    Lesson,
}

/// The page.
#[component]
pub fn TeachersPage(props: &TeachersPageProps) -> Html {
    let TeachersPageProps { desk, words } = props;
    let choice = use_state_eq(|| Choice {
        what: What::Game,
        controls: Controls::Bar,
        size: SIZES[1],
        language: false,
        copied: None,
    });
    let sheet_to_print = use_state_eq(|| None::<usize>);
    // The sheet is chosen first and printed when the page shows it.
    use_effect_with(*sheet_to_print, |sheet| {
        if sheet.is_some() {
            print();
        }
    });
    let print_sheet = |row: usize| {
        let sheet = sheet_to_print.clone();
        Callback::from(move |_: MouseEvent| {
            if *sheet == Some(row) {
                print();
            }
            sheet.set(Some(row));
        })
    };
    let show = {
        let desk = desk.clone();
        Callback::from(move |_: MouseEvent| {
            let _ = gloo::utils::window().location().set_hash(&Route::Play.to_string());
            desk.act(Action::Show(true));
        })
    };
    let rules = Edition::ALL.map(|edition| {
        let place = Route::Rules(edition, None).to_string();
        html! { <li><a href={place}>{ names::edition(words, edition) }</a></li> }
    });
    let sheets = [5, 12].map(|row| {
        let label = [("pits", row.into())];
        let left_out = sheet_to_print.is_some_and(|chosen| chosen != row);
        html! {
            <figure class={classes!("sheet", left_out.then_some("left-out"))}>
                { part((words.clone(), row), |(words, row)| sheet(words, *row)) }
                <figcaption><button type="button" class="button line" onclick={print_sheet(row)}>
                    { words.say_with("teachers-print-board", &label) }
                </button></figcaption>
            </figure>
        }
    });
    html! {
        <main class="page teachers">
            <header>
                <h1 tabindex="-1">{ words.say("nav-teachers") }</h1>
                <p class="lead">{ words.say("teachers-lead") }</p>
            </header>
            <section>
                <h2>{ words.say("teachers-show-title") }</h2>
                { lines(words, "teachers-show") }
                <p><button type="button" class="button line" onclick={show}>{ words.say("header-show") }</button></p>
            </section>
            <section>
                <h2>{ words.say("teachers-print-title") }</h2>
                { lines(words, "teachers-print") }
                <div class="sheets">{ for sheets }</div>
                <p>{ words.say("teachers-print-rules") }</p>
                <ul class="rules-links">{ for rules }</ul>
            </section>
            <section>
                <h2>{ words.say("teachers-embed-title") }</h2>
                { lines(words, "teachers-embed") }
                { embed_part(desk, words, &choice) }
            </section>
        </main>
    }
}

/// The lines of a text as paragraphs.
fn lines(words: &Words, key: &str) -> Html {
    let text = words.say(key);
    text.lines().map(|line| html! { <p>{ line.to_owned() }</p> }).collect()
}

/// The choices, the snippet that follows from them, and what it looks like.
fn embed_part(desk: &Desk, words: &Words, choice: &UseStateHandle<Choice>) -> Html {
    let set = |change: fn(&mut Choice, usize)| {
        let choice = choice.clone();
        Callback::from(move |index: usize| {
            let mut changed = Choice { copied: None, ..(*choice).clone() };
            change(&mut changed, index);
            choice.set(changed);
        })
    };
    let whats = [What::Game, What::Position, What::Lesson];
    let controls = [
        words.say("teachers-controls-none"),
        words.say("teachers-controls-bar"),
        words.say("teachers-controls-full"),
    ];
    let sizes = SIZES.map(|(width, height)| AttrValue::from(format!("{width} × {height}")));
    let state = desk.state();
    let edition = state.session.game().start().ruleset().edition();
    let mut link = match choice.what {
        What::Game => state.game_link(),
        What::Position => state.position_link(),
        What::Lesson => Link::to_position(&edition.start()),
    };
    link.language = choice.language.then_some(words.language());
    let lesson = choice.what == What::Lesson;
    let address = address_embedded(&Embed { link, controls: choice.controls, lesson });
    let (width, height) = choice.size;
    let snippet = format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"{width}\" height=\"{height}\" \
         style=\"border:0;max-width:100%\" loading=\"lazy\"></iframe>",
        address.replace('&', "&amp;"),
        names::edition(words, edition),
    );
    let done = {
        let choice = choice.clone();
        Callback::from(move |copied: Copied| choice.set(Choice { copied, ..(*choice).clone() }))
    };
    html! {
        <div class="embed-maker">
            { segments(Segments { name: "teachers-what", legend: words.say("teachers-what").into(), chosen: whats.iter().position(|it| *it == choice.what), labels: vec![words.say("share-game").into(), words.say("share-position").into(), words.say("teachers-lesson").into()], onchange: set(|choice, index| choice.what = [What::Game, What::Position, What::Lesson][index]), ..Segments::default() }) }
            if !lesson {
                { segments(Segments { name: "teachers-controls", legend: words.say("teachers-controls").into(), labels: controls.map(AttrValue::from).to_vec(), chosen: Controls::ALL.iter().position(|it| *it == choice.controls), onchange: set(|choice, index| choice.controls = Controls::ALL[index]), ..Segments::default() }) }
            }
            { segments(Segments { name: "teachers-size", legend: words.say("teachers-size").into(), labels: sizes.to_vec(), chosen: SIZES.iter().position(|it| *it == choice.size), onchange: set(|choice, index| choice.size = SIZES[index]), ..Segments::default() }) }
            { segments(Segments { name: "share-language", legend: words.say("share-language").into(), chosen: Some(usize::from(choice.language)), labels: vec![words.say("share-language-own").into(), words.language().name().into()], onchange: set(|choice, index| choice.language = index == 1), ..Segments::default() }) }
            <textarea id={SNIPPET} readonly=true rows="4" dir="ltr" value={snippet} aria-label={words.say("teachers-snippet")} />
            <div class="share-line">{ copy_button(words, SNIPPET, done) }{ copied_words(words, SNIPPET, choice.copied) }</div>
            <iframe class="sample" src={address} title={words.say("teachers-sample")} loading="lazy"
                width={width.to_string()} height={height.to_string()} />
        </div>
    }
}
