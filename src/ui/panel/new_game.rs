//! The choice of a game.

use yew::prelude::*;

use super::dialog::DialogFrame;
use super::segments::{Segments, segments};
use crate::rules::{Edition, Ruleset, Side};
use crate::search::Level;
use crate::session::{Action, Player};
use crate::text::names;
use crate::ui::desk::Desk;

/// Who is to move first.
#[derive(Clone, Copy, PartialEq)]
enum First {
    Side(Side),
    Lot,
}

/// The numbers of rounds a match can have.
const ROUNDS: [u8; 4] = [1, 3, 5, 7];

#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    pub desk: Desk,
}

/// Editions, options, who begins, rounds.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let desk = props.desk.clone();
    let session = &desk.state().session;
    let ruleset = use_state(|| *session.game().start().ruleset());
    let first = use_state(|| First::Side(Side::South));
    let rounds = use_state(|| session.series().best_of);
    let players = use_state(|| session.players());
    let in_progress = session.can_undo() && session.game().outcome().is_none();
    let editions = Edition::ALL.map(|edition| {
        let chosen = ruleset.edition() == edition;
        let onchange = {
            let ruleset = ruleset.clone();
            Callback::from(move |_: Event| ruleset.set(edition.ruleset()))
        };
        let rules = if chosen { *ruleset } else { edition.ruleset() };
        let size = rules.pits;
        html! {
            <label class="edition">
                <input type="radio" name="edition" value={edition.id()} checked={chosen} {onchange} />
                <span class="edition-name">{ names::edition(&desk.words, edition) }</span>
                <span class="edition-size">{ desk.words.say_with("new-board-size", &[("pits", size.into())]) }</span>
                <span class="edition-about">{ names::description(&desk.words, &rules) }</span>
            </label>
        }
    });
    let onstart = {
        let (desk, ruleset, first, rounds, players) =
            (desk.clone(), ruleset.clone(), first.clone(), rounds.clone(), players.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let first = match *first {
                First::Side(side) => side,
                First::Lot if js_sys::Math::random() < 0.5 => Side::South,
                First::Lot => Side::North,
            };
            desk.act(Action::NewGame {
                ruleset: *ruleset,
                first,
                best_of: *rounds,
                players: *players,
            });
        })
    };
    let firsts = [First::Side(Side::South), First::Side(Side::North), First::Lot];
    let first_labels = vec![
        names::side(&desk.words, Side::South).into(),
        names::side(&desk.words, Side::North).into(),
        desk.say("new-first-lot"),
    ];
    let round_labels = ROUNDS.map(|rounds| match rounds {
        1 => desk.say("new-rounds-one"),
        _ => AttrValue::from(rounds.to_string()),
    });
    let set_first = Callback::from({
        let first = first.clone();
        move |index: usize| first.set(firsts[index])
    });
    let set_rounds = Callback::from({
        let rounds = rounds.clone();
        move |index: usize| rounds.set(ROUNDS[index])
    });
    let set_ruleset = Callback::from({
        let ruleset = ruleset.clone();
        move |changed: Ruleset| ruleset.set(changed)
    });
    html! {
        <DialogFrame means={desk.means()} title={desk.say("header-new")} class="new-game">
            <form onsubmit={onstart}>
                <fieldset class="editions">
                    <legend class="hidden">{ desk.say("new-edition") }</legend>
                    { for editions }
                </fieldset>
                <details class="options">
                    <summary>{ desk.say("new-options") }</summary>
                    <p class="note">{ desk.say("new-sources-differ") }</p>
                    { options(&desk, &ruleset, set_ruleset) }
                </details>
                { opponents(&desk, &players) }
                { segments(Segments { name: "new-first", legend: desk.say("new-first"), labels: first_labels, onchange: set_first, chosen: firsts.iter().position(|choice| *choice == *first), ..Segments::default() }) }
                { segments(Segments { name: "new-rounds", legend: desk.say("new-rounds"), labels: round_labels.to_vec(), onchange: set_rounds, chosen: ROUNDS.iter().position(|choice| *choice == *rounds), ..Segments::default() }) }
                <div class="dialog-foot">
                    if in_progress { <p class="note">{ desk.say("new-leaves-game") }</p> }
                    <button type="submit" class="button solid wide">{ desk.say("new-start") }</button>
                </div>
            </form>
        </DialogFrame>
    }
}

/// Who plays: two people, or one against the computer at a level.
fn opponents(desk: &Desk, players: &UseStateHandle<[Player; 2]>) -> Html {
    let level = players.iter().find_map(|player| match player {
        Player::Computer(level) => Some(*level),
        Player::Person => None,
    });
    let person = if players[0] == Player::Person { Side::South } else { Side::North };
    let against = |person: Side, level: Option<Level>| {
        let mut players = [Player::Person; 2];
        if let Some(level) = level {
            players[!person] = Player::Computer(level);
        }
        players
    };
    let set = |choose: Box<dyn Fn(usize) -> [Player; 2]>| {
        let players = players.clone();
        Callback::from(move |index: usize| players.set(choose(index)))
    };
    let levels = Level::ALL.map(|level| AttrValue::from(names::level(&desk.words, level)));
    let sides = Side::BOTH.map(|side| AttrValue::from(names::side(&desk.words, side)));
    html! {
        <>
            { segments(Segments { name: "new-against", legend: desk.say("new-against"), chosen: Some(usize::from(level.is_some())), labels: vec![desk.say("new-against-each-other"), desk.say("new-against-computer")], onchange: set(Box::new(move |index| {
                    against(Side::South, (index == 1).then_some(level.unwrap_or(Level::Neighbour)))
                })), ..Segments::default() }) }
            if let Some(level) = level {
                { segments(Segments { name: "new-level", legend: desk.say("new-level"), labels: levels.to_vec(), chosen: Level::ALL.iter().position(|each| *each == level), onchange: set(Box::new(move |index| against(person, Some(Level::ALL[index])))), ..Segments::default() }) }
                { segments(Segments { name: "new-your-side", legend: desk.say("new-your-side"), labels: sides.to_vec(), chosen: Some(person.index()), onchange: set(Box::new(move |index| against(Side::BOTH[index], Some(level)))), ..Segments::default() }) }
            }
        </>
    }
}

/// The options of the edition, each with what the sources say.
fn options(desk: &Desk, ruleset: &Ruleset, onchange: Callback<Ruleset>) -> Html {
    let edition = ruleset.edition();
    edition.options().iter().map(|&(name, values)| {
        let words = &desk.words;
        let labels = values.iter().map(|value| names::option_value(words, name, value).into());
        let now = ruleset.option(name);
        let ruleset = *ruleset;
        let onchange = onchange.clone();
        let choose = Callback::from(move |index: usize| {
            if let Ok(changed) = ruleset.with_option(name, values[index]) {
                onchange.emit(changed);
            }
        });
        html! {
            { segments(Segments { name, legend: names::option(words, name).into(), labels: labels.collect::<Vec<AttrValue>>(), chosen: values.iter().position(|value| now.as_deref() == Some(*value)), onchange: choose, note: names::option_note(words, edition, name).map(AttrValue::from), ..Segments::default() }) }
        }
    }).collect()
}
