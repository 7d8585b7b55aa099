//! The pits as buttons, in two groups; arrows move between them.

use web_sys::{HtmlElement, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::writing::at;
use crate::rules::{Arrow, Direction, MAX_PITS, Move, Pit, Side};
use crate::scene::{Geometry, Point, Rect, icon};
use crate::session::Action;
use crate::text::names::{self, PitState};
use crate::ui::desk::{Desk, use_desk};
use crate::ui::icon::Icon;
use crate::ui::side_class;

#[derive(Properties, PartialEq)]
pub struct PitsProps {
    pub geometry: Geometry,
}

/// One button for each pit, over the whole of its cell. Only one is in the order of the tab key:
/// the one that had the focus last.
#[component]
pub fn Pits(props: &PitsProps) -> Html {
    let desk = use_desk();
    let geometry = props.geometry;
    let cells = use_memo((), |()| -> [NodeRef; MAX_PITS] { Default::default() });
    let current = use_state_eq(|| 0_usize);
    let turn = turn_of(&desk);
    {
        // When the turn passes on, the focus goes to the other row: where it was is no pit to play.
        let (cells, current, choices) = (cells.clone(), current.clone(), desk.state().choices());
        use_effect_with((turn, geometry.pits_per_row), move |(turn, row)| {
            let pits: Vec<usize> =
                choices.iter().filter_map(|mv| mv.pit()).map(Pit::index).collect();
            if turn.is_some() && !pits.contains(&*current) {
                let opposite = (2 * row - 1).saturating_sub(*current);
                let distance = |pit: &&usize| pit.abs_diff(opposite);
                let target = pits.iter().min_by_key(distance).copied().unwrap_or(0);
                let had_focus = is_focused(&cells[*current]);
                current.set(target);
                if had_focus {
                    focus(&cells[target]);
                }
            }
        });
    }
    let onkeydown = {
        let (cells, current) = (cells.clone(), current.clone());
        Callback::from(move |event: KeyboardEvent| {
            let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
            if let (false, Some(step)) = (modified, step(&event.key()))
                && let Some(next) = neighbour(&geometry, *current, step)
            {
                event.prevent_default();
                focus(&cells[next]);
            }
        })
    };
    let rows = [geometry.bottom, !geometry.bottom].map(|side| {
        let label = desk.words.say_with("board-row", &[("side", names::side_value(side))]);
        let pits =
            (0..geometry.pits_per_row).map(|place| Pit::at(side, place, geometry.pits_per_row));
        let buttons = pits.map(|pit| {
            let index = pit.index();
            let current = current.clone();
            let tabindex = if *current == index { "0" } else { "-1" };
            html! {
                <Cell key={index} {pit} {geometry} node={cells[index].clone()} {tabindex}
                    onfocus={Callback::from(move |_| current.set(index))} />
            }
        });
        html! { <div role="group" aria-label={label} class="row">{ for buttons }</div> }
    });
    html! {
        <div class="cells" {onkeydown}>
            { for rows }
            <Wings {geometry} />
        </div>
    }
}

/// Whose turn it is to choose.
fn turn_of(desk: &Desk) -> Option<Side> {
    let state = desk.state();
    (!state.choices().is_empty()).then(|| state.session.game().position().to_move())
}

#[derive(Properties, PartialEq)]
struct CellProps {
    pit: Pit,
    geometry: Geometry,
    node: NodeRef,
    tabindex: &'static str,
    onfocus: Callback<FocusEvent>,
}

#[component]
fn Cell(props: &CellProps) -> Html {
    let desk = use_desk();
    let CellProps { pit, geometry, .. } = props;
    let state = desk.state();
    let choices = state.choices();
    let ways: Vec<Direction> = choices
        .iter()
        .filter_map(|mv| match mv {
            Move::Sow(from, way) if from == pit => Some(*way),
            _ => None,
        })
        .collect();
    let arrows: Vec<Arrow> = ways.iter().map(|&way| way.into()).collect();
    let board = state.viewing.seeds().board();
    let is_live = state.is_live();
    let label = names::pit_button(
        &desk.words,
        PitState {
            pit: *pit,
            row: geometry.pits_per_row,
            seeds: board.pits[pit.index()],
            yours: None,
            sows: (!arrows.is_empty()).then_some(&arrows[..]),
            uur: board.uur(pit.index()),
            barred: is_live && state.session.game().position().barred() == Some(*pit),
        },
    );
    let Rect { x, y, width, height } = geometry.cell(pit.index());
    let style = format!("left:{x:.1}px;top:{y:.1}px;width:{width:.1}px;height:{height:.1}px");
    let oval = geometry.pit(pit.index());
    let rim = format!(
        "left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px",
        oval.centre.x - oval.rx - x,
        oval.centre.y - oval.ry - y,
        2.0 * oval.rx,
        2.0 * oval.ry
    );
    let (both_ways, expanded) = (ways.len() > 1, state.chosen == Some(*pit));
    html! {
        <button type="button" class={classes!("cell", (!ways.is_empty()).then_some("playable"))} {style}
            id={format!("pit-{pit}")} ref={props.node.clone()} tabindex={props.tabindex} aria-label={label}
            aria-disabled={ways.is_empty().then_some("true")}
            aria-expanded={both_ways.then(|| expanded.to_string())}
            onfocus={props.onfocus.clone()}
            onclick={desk.on(Action::Choose { pit: *pit, direction: None, look: false })}>
            <span class="rim" style={rim} />
        </button>
    }
}

#[derive(Properties, PartialEq)]
struct WingsProps {
    geometry: Geometry,
}

/// Two buttons on the lips of a pit that can be sown both ways, once it is chosen.
#[component]
fn Wings(props: &WingsProps) -> Html {
    let desk = use_desk();
    let first = use_node_ref();
    let chosen = desk.state().chosen;
    {
        let first = first.clone();
        use_effect_with(chosen, move |chosen| {
            if chosen.is_some() {
                focus(&first);
            }
        });
    }
    let Some(pit) = chosen else { return Html::default() };
    let geometry = props.geometry;
    let oval = geometry.pit(pit.index());
    let mover = desk.state().session.game().position().to_move();
    let wing = |direction: Direction, node: NodeRef| {
        let ahead = geometry.ahead(pit.index());
        let way = if direction == Direction::Counterclockwise { ahead } else { ahead * -1.0 };
        let out = if geometry.upright { oval.ry } else { oval.rx } + 4.0;
        let label = match Arrow::from(direction) {
            Arrow::Left => desk.say("direction-left"),
            Arrow::Right => desk.say("direction-right"),
        };
        let turn = format!("rotate:{:.0}deg", way.y.atan2(way.x).to_degrees());
        let action = Action::Choose { pit, direction: Some(direction), look: false };
        html! {
            <button type="button" class="wing" style={at(oval.centre + way * out)} ref={node}
                aria-label={label} onclick={desk.on(action)}>
                <span style={turn}><Icon path={icon::FORWARD} /></span>
            </button>
        }
    };
    // In the order in which they stand on the screen.
    let ways = if geometry.ahead(pit.index()).x + geometry.ahead(pit.index()).y > 0.0 {
        Direction::BOTH
    } else {
        [Direction::Counterclockwise, Direction::Clockwise]
    };
    let other = NodeRef::default();
    let onkeydown = {
        let (first, other, desk) = (first.clone(), other.clone(), desk.clone());
        Callback::from(move |event: KeyboardEvent| {
            match event.key().as_str() {
                "ArrowLeft" | "ArrowUp" => focus(&first),
                "ArrowRight" | "ArrowDown" => focus(&other),
                "Escape" => {
                    desk.act(Action::Drop);
                    focus_pit(pit);
                }
                _ => return,
            }
            event.prevent_default();
            event.stop_propagation();
        })
    };
    html! {
        <div role="group" aria-label={direction_title(&desk, pit)} class={side_class(mover)} {onkeydown}>
            { wing(ways[0], first) }
            { wing(ways[1], other) }
        </div>
    }
}

fn direction_title(desk: &Desk, pit: Pit) -> String {
    let row = desk.state().session.game().start().ruleset().row();
    desk.words.say_with("direction-title", &[("pit", pit.letter(row).to_string().into())])
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
    let ahead = |other: &usize| {
        let way = geometry.pit(*other).centre - here;
        let (along, aside) = (way.x * step.x + way.y * step.y, way.x * step.y - way.y * step.x);
        (along > 1.0 && along >= aside.abs()).then_some(along + aside.abs())
    };
    let others = (0..geometry.pits()).filter_map(|other| Some((other, ahead(&other)?)));
    others.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(other, _)| other)
}

/// Gives the focus to a pit, wherever it is.
pub fn focus_pit(pit: Pit) {
    let element = gloo::utils::document().get_element_by_id(&format!("pit-{pit}"));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}

fn is_focused(node: &NodeRef) -> bool {
    let active = gloo::utils::document().active_element();
    active.is_some_and(|active| node.get().is_some_and(|node| node.is_same_node(Some(&active))))
}
