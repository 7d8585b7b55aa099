//! The moves of the game, each a click away.

use yew::prelude::*;

use crate::rules::Side;
use crate::session::{Action, Playback};
use crate::text::{names, telling};
use crate::ui::desk::use_desk;
use crate::ui::icon::Peg;
use crate::ui::side_class;

/// The list of moves, in turns of two.
#[component]
pub fn MoveList() -> Html {
    let desk = use_desk();
    let state = desk.state();
    let game = state.session.game();
    let shown = state.viewing.ply();
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(shown, move |_| keep_current_in_view(&list));
    }
    if game.ply() == 0 {
        return html! {
            <div class="moves empty">
                <h2>{ desk.say("moves-empty") }</h2>
            </div>
        };
    }
    let offset = game.start().to_move().index();
    let mut rows: Vec<(usize, Vec<Html>)> = Vec::new();
    for ply in 0..game.ply() {
        let turn = (ply + offset) / 2;
        if rows.last().is_none_or(|(last, _)| *last != turn) {
            let gap = (ply == 0 && offset == 1).then(|| html! { <span class="gap">{ "…" }</span> });
            rows.push((turn, gap.into_iter().collect()));
        }
        let (Some(before), Some(trace)) = (game.position_at(ply), game.trace(ply)) else {
            continue;
        };
        let short = telling::move_short(&desk.words, before, &trace);
        let side = before.to_move();
        let current = shown == ply + 1;
        let onclick = desk.on(Action::View(Playback::Move(ply + 1)));
        let cell = html! {
            <button type="button" {onclick} aria-current={current.then_some("step")}
                class={classes!("move", side_class(side), current.then_some("current"))}>
                { short.text }
                if short.taken > 0 { <span class="took">{ format!("+{}", short.taken) }</span> }
                if short.uur { <span class="took">{ desk.say("move-uur") }</span> }
            </button>
        };
        if let Some((_, cells)) = rows.last_mut() {
            cells.push(cell);
        }
    }
    let rows = rows.into_iter().map(|(turn, cells)| {
        html! { <li key={turn} class="turn-row"><span class="number">{ turn + 1 }</span>{ for cells }</li> }
    });
    let heads = Side::BOTH.map(|side| {
        html! { <span class={classes!("head", side_class(side))}><Peg {side} />{ names::side(&desk.words, side) }</span> }
    });
    html! {
        <section class="moves" aria-label={desk.say("moves-title")}>
            <div class="heads" aria-hidden="true"><span />{ for heads }</div>
            <ol ref={list}>{ for rows }</ol>
        </section>
    }
}

/// Scrolls the list, not the page, so that the current move can be seen.
fn keep_current_in_view(list: &NodeRef) {
    let Some(list) = list.cast::<web_sys::HtmlElement>() else { return };
    let Ok(Some(current)) = list.query_selector(".current") else { return };
    let (outer, inner) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    let by = |start: f64, end: f64, from: f64, to: f64| {
        if from < start { from - start } else { (to - end).max(0.0) }
    };
    let down = by(outer.top(), outer.bottom(), inner.top(), inner.bottom());
    let right = by(outer.left(), outer.right(), inner.left(), inner.right());
    list.set_scroll_top(list.scroll_top() + down.round() as i32);
    list.set_scroll_left(list.scroll_left() + right.round() as i32);
}
