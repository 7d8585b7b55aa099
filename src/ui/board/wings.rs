//! The choice of a direction: two buttons on the lips of the pit.

use std::rc::Rc;

use yew::prelude::*;

use super::cell::{choose, look};
use super::pits::{focus, focus_pit, is_focus_lost, preview_words};
use super::writing::at;
use crate::rules::{Arrow, Direction, Move, Pit};
use crate::scene::maths::atan2;
use crate::scene::tenths;
use crate::scene::{Geometry, icon};
use crate::session::Action;
use crate::ui::desk::Desk;
use crate::ui::icon::line_icon;
use crate::ui::side_class;

#[derive(Properties, PartialEq)]
pub struct WingsProps {
    pub desk: Desk,
    pub geometry: Geometry,
}

/// Shown once a pit is chosen that can be sown both ways; they take the focus.
#[component]
pub fn Wings(props: &WingsProps) -> Html {
    let desk = &props.desk;
    let nodes: Rc<[NodeRef; 2]> = use_memo((), |()| Default::default());
    let chosen = desk.state().chosen;
    {
        let nodes = nodes.clone();
        use_effect_with(chosen, move |&chosen| {
            if chosen.is_some() {
                focus(&nodes[0]);
            }
            move || {
                // The focus was on a wing, which is gone.
                if let Some(pit) = chosen
                    && is_focus_lost()
                {
                    focus_pit(pit);
                }
            }
        });
    }
    let Some(pit) = chosen else { return Html::default() };
    let mover = desk.state().session.game().position().to_move();
    let ahead = props.geometry.ahead(pit.index());
    // In the order in which they stand on the screen.
    let ways = if ahead.x + ahead.y > 0.0 {
        Direction::BOTH
    } else {
        [Direction::Counterclockwise, Direction::Clockwise]
    };
    let onkeydown = {
        let (nodes, means) = (nodes.clone(), desk.means());
        Callback::from(move |event: KeyboardEvent| {
            match event.key().as_str() {
                "ArrowLeft" | "ArrowUp" => focus(&nodes[0]),
                "ArrowRight" | "ArrowDown" => focus(&nodes[1]),
                "Escape" => {
                    means.act(Action::Drop);
                    focus_pit(pit);
                }
                _ => return,
            }
            event.prevent_default();
            event.stop_propagation();
        })
    };
    let row = props.geometry.pits_per_row;
    let title =
        desk.words.say_with("direction-title", &[("pit", pit.letter(row).to_string().into())]);
    html! {
        <div role="group" aria-label={title} class={side_class(mover)} {onkeydown}>
            { wing(desk, &props.geometry, pit, ways[0], &nodes[0]) }
            { wing(desk, &props.geometry, pit, ways[1], &nodes[1]) }
        </div>
    }
}

fn wing(desk: &Desk, geometry: &Geometry, pit: Pit, direction: Direction, node: &NodeRef) -> Html {
    let (oval, ahead) = (geometry.pit(pit.index()), geometry.ahead(pit.index()));
    let way = if direction == Direction::Counterclockwise { ahead } else { ahead * -1.0 };
    let out = if geometry.upright { oval.ry } else { oval.rx } + 4.0;
    let label = match Arrow::from(direction) {
        Arrow::Left => desk.say("direction-left"),
        Arrow::Right => desk.say("direction-right"),
    };
    let (actor, mv) = (desk.actor(), Move::Sow(pit, direction));
    let chosen = desk.state().looked_at == Some(mv);
    let turn = format!("rotate:{}deg", tenths(atan2(way.y, way.x).to_degrees()));
    html! {
        <button type="button" class={classes!("wing", chosen.then_some("chosen"))}
            style={at(oval.centre + way * out)} ref={node.clone()}
            aria-label={label} aria-description={preview_words(desk, mv)}
            onfocus={desk.on(Action::Look(Some(mv)))}
            onpointerenter={look(&actor, Some(mv))}
            onclick={choose(&actor, desk.state().settings.tap, pit, Some(direction))}>
            <span style={turn}>{ line_icon(icon::FORWARD) }</span>
        </button>
    }
}
