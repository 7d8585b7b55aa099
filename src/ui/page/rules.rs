//! The rule book: the rules of an edition in plain words, with examples on small boards, what
//! sources disagree about, and what else can be chosen.
//!
//! What is chosen there changes the text and the examples at once; a game by these rules is one
//! click away.

use std::rc::Rc;

use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

use super::figure::{figure_of_move, figure_wood, measures, seat_names};
use super::prose::{at_top, paragraph, print};
use crate::rules::{Edition, Game, Ruleset, Side};
use crate::scene::Geometry;
use crate::session::{Link, Route};
use crate::teach::chapter::{Chapter, Dispute, Passage, Shown};
use crate::text::{Words, names, rich, rulebook};
use crate::ui::panel::{Segments, segments};
use crate::ui::part::part;

#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    pub words: Rc<Words>,
    pub edition: Edition,
    /// The rule or the section to begin with.
    #[prop_or_default]
    pub rule: Option<String>,
}

/// The page.
#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let RulesPageProps { words, edition, rule } = props;
    let edition = *edition;
    let chapter = Chapter::of(edition);
    let rules = use_state_eq(|| edition.ruleset());
    let seat = use_state_eq(|| Side::South);
    let found = rule.as_ref().map(|rule| place_of(chapter, rule));
    use_effect_with((edition, found), |(_, found)| match found {
        None => at_top(),
        Some(place) => {
            if let Some(place) = place.as_ref().and_then(|place| heading(place)) {
                place.scroll_into_view();
                let _ = place.focus();
            }
        }
    });
    let unknown = rule.as_ref().filter(|rule| place_of(chapter, rule).is_none());
    let switch = {
        let rules = rules.clone();
        Callback::from(move |changed: Ruleset| rules.set(changed))
    };
    let set_seat = {
        let seat = seat.clone();
        Callback::from(move |index: usize| seat.set(Side::BOTH[index]))
    };
    let geometry = measures(rules.row(), *seat);
    let editions = Edition::ALL.map(|each| {
        let here = (each == edition).then_some("page");
        html! {
            <li><a href={Route::Rules(each, None).to_string()} aria-current={here}>{ names::edition(words, each) }</a></li>
        }
    });
    let contents = chapter.passages.iter().map(|passage| {
        let place = Route::Rules(edition, Some(passage.section.id().into()));
        html! { <li><a href={place.to_string()}>{ words.say(passage.title()) }</a></li> }
    });
    let passages = chapter.passages.iter().enumerate().map(|(number, passage)| {
        let disputes = chapter.disputes.iter().filter(|it| it.section() == passage.section);
        let shown =
            Read { words: words.clone(), edition, rules: *rules, geometry, passage: number };
        html! {
            <section aria-labelledby={passage.section.id()}>
                { part(shown, read) }
                { for disputes.map(|it| dispute(words, &rules, it, &switch)) }
            </section>
        }
    });
    html! {
        <main class="page book">
            { part(geometry, figure_wood) }
            <nav class="tabs" aria-label={words.say("new-edition")}><ul>{ for editions }</ul></nav>
            <header>
                <h1 tabindex="-1">{ names::edition(words, edition) }</h1>
                <p class="lead">{ names::description(words, &rules) }</p>
                if let Some(rule) = unknown {
                    <p class="fault" role="alert">{ words.say_with("book-no-rule", &[("rule", rule.as_str().into())]) }</p>
                }
            </header>
            <div class="book-columns">
                <nav class="contents" aria-label={words.say("book-contents")}>
                    <ol>{ for contents }</ol>
                    <div class="seat-choice">
                        { segments(Segments { name: "book-seat", legend: words.say("book-seat").into(), labels: seat_names(words), chosen: Some(seat.index()), onchange: set_seat, ..Segments::default() }) }
                    </div>
                    <button type="button" class="button line print-button" onclick={|_| print()}>{ words.say("book-print") }</button>
                </nav>
                <div class="passages">{ for passages }</div>
            </div>
            { chosen(words, &rules, &switch) }
        </main>
    }
}

/// The section that a rule, or a section of that name, stands in.
fn place_of(chapter: &Chapter, rule: &str) -> Option<&'static str> {
    let is_there = |passage: &&Passage| {
        passage.section.id() == rule || passage.rules.iter().any(|it| it.number() == rule)
    };
    chapter.passages.iter().find(is_there).map(|passage| passage.section.id())
}

fn heading(id: &str) -> Option<web_sys::HtmlElement> {
    gloo::utils::document().get_element_by_id(id)?.dyn_into().ok()
}

/// A passage to be read.
#[derive(PartialEq)]
struct Read {
    words: Rc<Words>,
    edition: Edition,
    rules: Ruleset,
    geometry: Geometry,
    /// The number of the passage in the chapter.
    passage: usize,
}

fn read(it: &Read) -> Html {
    let Read { words, edition, rules, geometry, passage } = it;
    let passage = &Chapter::of(*edition).passages[*passage];
    let numbers = passage.rules.iter().map(|rule| {
        let place = Route::Rules(*edition, Some(rule.number().into()));
        html! { <a href={place.to_string()}>{ rule.number() }</a> }
    });
    let paragraphs = rulebook::paragraphs(words, rules, passage);
    let shown = passage.examples.iter().filter_map(|it| it.shown(rules, geometry.bottom));
    html! {
        <>
            <h2 id={passage.section.id()} tabindex="-1">{ words.say(passage.title()) }</h2>
            if !passage.rules.is_empty() { <p class="numbers">{ for numbers }</p> }
            { for paragraphs.iter().map(|text| paragraph(text)) }
            { for shown.map(|shown| example(words, geometry, &shown)) }
        </>
    }
}

/// An example: the move in two pictures, and what happens in it in words. All of it is computed.
fn example(words: &Words, geometry: &Geometry, shown: &Shown) -> Html {
    let mut game = Game::new(shown.before);
    let link = game.play(shown.mv).is_ok().then(|| format!("#/play?{}", Link::to_game(game, 0)));
    html! {
        <figure class="example">
            { figure_of_move(words, geometry, shown) }
            <figcaption>
                { rich::plain(&rulebook::example(words, shown)) }{ " " }
                <a class="on-board" href={link}>{ words.say("book-on-board") }</a>
            </figcaption>
        </figure>
    }
}

/// A question with several answers, who gives them, and a way to take another one.
fn dispute(words: &Words, rules: &Ruleset, dispute: &Dispute, switch: &Callback<Ruleset>) -> Html {
    let now = rules.option(dispute.option);
    let readings = dispute.readings.iter().map(|reading| {
        let onchange = {
            let (switch, rules) = (switch.clone(), *rules);
            let (option, value) = (dispute.option, reading.value);
            Callback::from(move |_: Event| {
                if let Ok(changed) = rules.with_option(option, value) {
                    switch.emit(changed);
                }
            })
        };
        let holds = now.as_deref() == Some(reading.value);
        html! {
            <label class="reading">
                <input type="radio" name={dispute.option} value={reading.value} checked={holds} {onchange} />
                <span><b>{ names::option_value(words, dispute.option, reading.value) }</b>{ " " }{ words.say(reading.says) }
                    if !reading.has_source { { " " }{ words.say("source-unknown") } }
                </span>
            </label>
        }
    });
    let title = if dispute.is_of_sources() { "book-differ" } else { "book-choice" };
    let option = [("option", names::option(words, dispute.option).into())];
    html! {
        <fieldset class="dispute">
            <legend>{ words.say_with(title, &option) }</legend>
            { for readings }
        </fieldset>
    }
}

/// What is chosen other than usual, and a game by it.
fn chosen(words: &Words, rules: &Ruleset, switch: &Callback<Ruleset>) -> Html {
    let usual = rules.edition().ruleset();
    let named = rules.options().into_iter().map(|(name, value)| {
        let (option, value) =
            (names::option(words, &name), names::option_value(words, &name, &value));
        words.say_with("book-option", &[("option", option.into()), ("value", value.into())])
    });
    let named: Vec<String> = named.collect();
    let back = {
        let switch = switch.clone();
        Callback::from(move |_: MouseEvent| switch.emit(usual))
    };
    let list = named.join(" · ");
    html! {
        <div class="chosen" role="status">
            if !named.is_empty() {
                <p><b>{ words.say("book-chosen") }</b>{ " " }{ list }</p>
                <a class="button solid" href={format!("#/play?edition={rules}")}>{ words.say("book-start") }</a>
                <button type="button" class="button line" onclick={back}>{ words.say("book-usual") }</button>
            }
        </div>
    }
}
