//! The pits as buttons, in two groups; arrows move between them.

use web_sys::{HtmlElement, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::cell::Cell;
use super::wings::Wings;
use crate::rules::{Direction, IllegalMove, MAX_PITS, Move, Pit, Side};
use crate::scene::{Geometry, Point};
use crate::session::Asked;
use crate::text::{names, refusal, rich, telling};
use crate::ui::desk::{Desk, Means};
use crate::ui::part::part;

#[derive(Properties, PartialEq)]
pub struct PitsProps {
    pub desk: Desk,
    pub geometry: Geometry,
    /// The moves that can be played now.
    pub choices: Vec<Move>,
}

/// One button for each pit, over the whole of its cell. Only one is in the order of the tab key:
/// the one that had the focus last.
#[component]
pub fn Pits(props: &PitsProps) -> Html {
    let PitsProps { desk, geometry, choices } = props;
    let geometry = *geometry;
    let row = geometry.pits_per_row;
    let nodes = use_memo((), |()| -> [NodeRef; MAX_PITS] { Default::default() });
    let current = use_state_eq(|| 0_usize);
    let state = desk.state();
    let position = state.session.game().position();
    let turn = (!choices.is_empty()).then(|| position.to_move());
    {
        // When the turn passes on, the focus goes to the other row: where it was is no pit to
        // play.
        let (nodes, current) = (nodes.clone(), current.clone());
        let playable: Vec<usize> =
            choices.iter().filter_map(|mv| mv.pit()).map(Pit::index).collect();
        use_effect_with((turn, row), move |(turn, row)| {
            let focused = nodes.iter().position(is_focused);
            let here = focused.unwrap_or(*current);
            if turn.is_some() && !playable.contains(&here) {
                let opposite = (2 * row - 1).saturating_sub(here);
                let distance = |pit: &&usize| pit.abs_diff(opposite);
                let target = playable.iter().min_by_key(distance).copied().unwrap_or(0);
                current.set(target);
                if focused.is_some() {
                    focus(&nodes[target]);
                }
            }
        });
    }
    // What can be looked at before it is played, and what is said of it.
    let shown = (choices.clone(), desk.words.clone(), state.asked);
    let descriptions = use_memo(shown, |(choices, words, asked)| {
        if *asked != Asked::Game {
            return Vec::new();
        }
        let said = |mv: &Move| Some((*mv, AttrValue::from(preview_words(desk, *mv)?)));
        let endless = state.endless().filter_map(|mv| {
            let because = IllegalMove::Endless(mv.pit()?);
            let sentence = refusal::sentence(words, position.ruleset(), because);
            Some((mv, AttrValue::from(rich::plain(&sentence))))
        });
        choices.iter().filter_map(said).chain(endless).collect::<Vec<_>>()
    });
    let onfocus = use_memo(current.setter(), |current| {
        let remember = |index| {
            let current = current.clone();
            Callback::from(move |()| current.set(index))
        };
        (0..MAX_PITS).map(remember).collect::<Vec<_>>()
    });
    let board = state.viewing.seeds().board();
    let barred = position.barred().filter(|_| state.is_live());
    let asks_for_pit = matches!(state.asked, Asked::Pit(_));
    let cell = |pit: Pit| {
        let index = pit.index();
        let ways: Vec<Direction> = choices
            .iter()
            .filter_map(|mv| match mv {
                Move::Sow(from, way) if *from == pit => Some(*way),
                _ => None,
            })
            .collect();
        // A pit that sows both ways shows each way at its wing.
        let mut described = descriptions.iter().filter(|(mv, _)| mv.pit() == Some(pit));
        let (only, description) = match (described.next(), described.next()) {
            (Some((mv, words)), None) => (Some(*mv), Some(words.clone())),
            _ => (None, None),
        };
        html! {
            <Cell key={index} {pit} {geometry} seeds={board.pits[index]} {ways}
                uur={board.uur(index)} barred={barred == Some(pit)}
                open={asks_for_pit} answered={state.answered == Some(pit)}
                expanded={state.chosen == Some(pit)} current={*current == index}
                {only} {description}
                tap={state.settings.tap} words={(*desk.words).clone()} actor={desk.actor()}
                node={nodes[index].clone()} onfocus={onfocus[index].clone()} />
        }
    };
    let rows = [geometry.bottom, !geometry.bottom].map(|side| {
        let label = desk.words.say_with("board-row", &[("side", names::side_value(side))]);
        let pits = (0..row).map(|place| cell(Pit::at(side, place, row)));
        html! {
            <div role="group" aria-label={label} class="row">
                { for pits }
                { part((desk.means(), side, board.stores[side]), store_words) }
            </div>
        }
    });
    let onkeydown = {
        let (nodes, current) = (nodes.clone(), current.clone());
        Callback::from(move |event: KeyboardEvent| {
            let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
            if let (false, Some(step)) = (modified, step(&event.key()))
                && let Some(next) = neighbour(&geometry, *current, step)
            {
                event.prevent_default();
                focus(&nodes[next]);
            }
        })
    };
    html! {
        <div class="cells" role="group" aria-label={desk.say("board-label")} {onkeydown}>
            { for rows }
            <Wings desk={desk.clone()} {geometry} />
        </div>
    }
}

/// The store of a side, for those who do not see it.
fn store_words((means, side, seeds): &(Means, Side, u8)) -> Html {
    let values = [("side", names::side_value(*side)), ("seeds", (*seeds).into())];
    html! { <p class="hidden">{ means.words.say_with("board-store", &values) }</p> }
}

/// What a move would do, in short, for those who do not see it; nothing where it is to be found out.
pub fn preview_words(desk: &Desk, mv: Move) -> Option<String> {
    if desk.state().asked != Asked::Game {
        return None;
    }
    let position = desk.state().session.game().position();
    let (_, trace) = position.play_traced(mv).ok()?;
    Some(rich::plain(&telling::preview(&desk.words, position, &trace)))
}

/// The step on the screen that an arrow key asks for.
fn step(key: &str) -> Option<Point> {
    Some(match key {
        "ArrowLeft" => Point::new(-1.0, 0.0),
        "ArrowRight" => Point::new(1.0, 0.0),
        "ArrowUp" => Point::new(0.0, -1.0),
        "ArrowDown" => Point::new(0.0, 1.0),
        _ => return None,
    })
}

/// The nearest pit in the direction of a step.
fn neighbour(geometry: &Geometry, pit: usize, step: Point) -> Option<usize> {
    let here = geometry.pit(pit).centre;
    let distance = |other: usize| {
        let way = geometry.pit(other).centre - here;
        let (along, aside) = (way.x * step.x + way.y * step.y, way.x * step.y - way.y * step.x);
        (along > 1.0 && along >= aside.abs()).then_some(along + aside.abs())
    };
    let others = (0..geometry.pits()).filter_map(|other| Some((other, distance(other)?)));
    others.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(other, _)| other)
}

/// Gives the focus to the pit that the tab key would come to; on a board that has just been set
/// out, to one that can be played.
pub fn focus_board() {
    let document = gloo::utils::document();
    let find = |selector| document.query_selector(selector).ok().flatten();
    let cell = find(".cell.playable[tabindex='0']").or_else(|| find(".cell.playable"));
    if let Some(cell) = cell
        .or_else(|| find(".cell[tabindex='0']"))
        .and_then(|cell| cell.dyn_into::<HtmlElement>().ok())
    {
        let _ = cell.focus();
    }
}

/// Gives the focus to a pit, wherever it is.
pub fn focus_pit(pit: Pit) {
    let element = gloo::utils::document().get_element_by_id(&format!("pit-{pit}"));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

pub fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Whether no element has the focus: it was on one that has been taken away.
pub fn is_focus_lost() -> bool {
    let document = gloo::utils::document();
    document.active_element().is_none_or(|active| active.tag_name() == "BODY")
}

fn is_focused(node: &NodeRef) -> bool {
    let active = gloo::utils::document().active_element();
    active.is_some_and(|active| node.get().is_some_and(|node| node.is_same_node(Some(&active))))
}
