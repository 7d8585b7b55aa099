//! A player's seat: the name of the side, and whether it is its turn.

use yew::prelude::*;

use crate::rules::Side;
use crate::text::names;
use crate::ui::desk::use_desk;
use crate::ui::icon::Peg;

#[derive(Properties, PartialEq)]
pub struct SeatProps {
    pub side: Side,
}

/// The seat of a side.
#[component]
pub fn Seat(props: &SeatProps) -> Html {
    let desk = use_desk();
    let (state, side) = (desk.state(), props.side);
    let game = state.session.game();
    let outcome = game.outcome().filter(|_| state.is_live());
    let mover = match state.viewing.trace() {
        Some(trace) if !state.is_live() => trace.mover,
        _ => game.position().to_move(),
    };
    let is_turn = outcome.is_none() && mover == side;
    let word = match outcome {
        Some(outcome) if outcome.winner() == Some(side) => desk.say("seat-won"),
        Some(_) => AttrValue::default(),
        None if !is_turn => AttrValue::default(),
        None if state.is_live() => desk.say("seat-to-move"),
        None => desk.say("seat-sowing"),
    };
    let wins = state.session.standing().wins()[side];
    let class = match side {
        Side::South => "south",
        Side::North => "north",
    };
    html! {
        <div class={classes!("seat", class, is_turn.then_some("turn"))} data-side={side.to_string()}>
            <Peg {side} />
            <span class="seat-name">{ names::side(&desk.words, side) }</span>
            if state.session.series().best_of > 1 {
                <span class="seat-wins" title={desk.say("seat-rounds-won")}>{ wins }</span>
            }
            <span class="seat-word">{ word }</span>
        </div>
    }
}
