//! One pit as a button.

use web_sys::{HtmlElement, wasm_bindgen::JsCast};
use yew::prelude::*;

use crate::rules::{Arrow, Direction, Move, Pit, Side};
use crate::scene::tenths;
use crate::scene::{Geometry, Rect};
use crate::session::{Action, Tap};
use crate::text::Words;
use crate::text::names::{self, PitState};
use crate::ui::desk::Actor;

#[derive(Properties, PartialEq)]
pub struct CellProps {
    pub pit: Pit,
    pub geometry: Geometry,
    pub seeds: u8,
    /// The ways it can be sown now.
    pub ways: Vec<Direction>,
    pub uur: Option<Side>,
    pub barred: bool,
    /// Whether it can be chosen as the answer to a question.
    pub open: bool,
    /// Whether it is the answer that was chosen.
    pub answered: bool,
    /// Whether its direction is being chosen.
    pub expanded: bool,
    /// Whether the tab key comes here.
    pub current: bool,
    /// The move that is shown before it is played, where there is one only.
    pub only: Option<Move>,
    /// What playing it would do, for those who do not see it.
    pub description: Option<AttrValue>,
    pub tap: Tap,
    pub words: Words,
    pub actor: Actor,
    pub node: NodeRef,
    pub onfocus: Callback<()>,
}

/// The button over a pit's cell. One that cannot be played keeps the focus and says why when
/// tried. A component of its own, drawn anew only when its pit changes.
#[component]
pub fn Cell(props: &CellProps) -> Html {
    let CellProps { pit, geometry, ways, actor, .. } = props;
    let arrows: Vec<Arrow> = ways.iter().map(|&way| way.into()).collect();
    let state = PitState {
        pit: *pit,
        row: geometry.pits_per_row,
        seeds: props.seeds,
        yours: None,
        sows: (!arrows.is_empty()).then_some(&arrows[..]),
        uur: props.uur,
        barred: props.barred,
    };
    let label = names::pit_button(&props.words, state);
    let only = props.only;
    let onfocus = {
        let (actor, onfocus) = (actor.clone(), props.onfocus.clone());
        Callback::from(move |event: FocusEvent| {
            let target = event.target_dyn_into::<HtmlElement>();
            if target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false)) {
                actor.act(Action::Look(only));
            }
            onfocus.emit(());
        })
    };
    let Rect { x, y, width, height } = geometry.cell(pit.index());
    let [px, py, width, height] = [x, y, width, height].map(tenths);
    let style = format!("left:{px}px;top:{py}px;width:{width}px;height:{height}px");
    let oval = geometry.pit(pit.index());
    let (left, top) = (oval.centre.x - oval.rx - x, oval.centre.y - oval.ry - y);
    let (across, down) = (2.0 * oval.rx, 2.0 * oval.ry);
    let [left, top, across, down] = [left, top, across, down].map(tenths);
    let rim = format!("left:{left}px;top:{top}px;width:{across}px;height:{down}px");
    html! {
        <button type="button" {style} id={format!("pit-{pit}")} ref={props.node.clone()}
            class={classes!("cell", (!ways.is_empty()).then_some("playable"), props.open.then_some("open"), props.answered.then_some("answered"))}
            tabindex={if props.current { "0" } else { "-1" }}
            aria-label={label} aria-description={props.description.clone()}
            aria-disabled={(ways.is_empty() && !props.open).then_some("true")}
            aria-pressed={props.open.then(|| props.answered.to_string())}
            aria-expanded={(ways.len() > 1).then(|| props.expanded.to_string())}
            {onfocus} onblur={actor.on(Action::Look(None))}
            onpointerenter={look(actor, only)} onpointerleave={look(actor, None)}
            onclick={choose(actor, props.tap, *pit, None)}>
            <span class="rim" style={rim} />
        </button>
    }
}

/// A click plays; a tap, which cannot hover, may show the move first.
pub fn choose(
    actor: &Actor,
    tap: Tap,
    pit: Pit,
    direction: Option<Direction>,
) -> Callback<MouseEvent> {
    let actor = actor.clone();
    Callback::from(move |event: MouseEvent| {
        let pointer = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        let look = tap == Tap::Previews && pointer.as_deref() == Some("touch");
        event.stop_propagation();
        actor.act(Action::Choose { pit, direction, look });
    })
}

/// A mouse that comes over a pit looks at its move.
pub fn look(actor: &Actor, mv: Option<Move>) -> Callback<PointerEvent> {
    let actor = actor.clone();
    Callback::from(move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            actor.act(Action::Look(mv));
        }
    })
}
