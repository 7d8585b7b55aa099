//! A player's seat: the name of the side, and whether it is its turn.

use yew::prelude::*;

use crate::rules::Side;
use crate::session::Player;
use crate::text::names;
use crate::ui::desk::Desk;
use crate::ui::icon::peg;

/// The seat of a side.
pub fn seat(desk: &Desk, side: Side) -> Html {
    let state = desk.state();
    let game = state.session.game();
    let outcome = game.outcome().filter(|_| state.is_live());
    let mover = match state.viewing.trace() {
        Some(trace) if !state.is_live() => trace.mover,
        _ => game.position().to_move(),
    };
    let is_turn = outcome.is_none() && mover == side;
    let player = state.session.players()[side];
    let thinks = matches!(player, Player::Computer(_)) && is_turn && state.is_live();
    let word = match outcome {
        None if thinks => desk.say("seat-thinking"),
        Some(outcome) if outcome.winner() == Some(side) => desk.say("seat-won"),
        Some(outcome) if outcome.winner().is_none() => desk.say("seat-drew"),
        Some(_) => desk.say("seat-lost"),
        None if !is_turn => AttrValue::default(),
        None if state.is_live() => desk.say("seat-to-move"),
        None => sowing(desk),
    };
    let wins = state.session.standing().wins()[side];
    let class = match side {
        Side::South => "south",
        Side::North => "north",
    };
    html! {
        <div class={classes!("seat", class, is_turn.then_some("turn"))} data-side={side.to_string()}>
            { peg(side) }
            <span class="seat-name">{ names::side(&desk.words, side) }</span>
            if let Player::Computer(level) = player {
                <span class="seat-player">
                    { desk.words.say_with("seat-computer", &[("level", names::level(&desk.words, level).into())]) }
                </span>
            }
            if state.session.series().best_of > 1 {
                <span class="seat-wins" title={desk.say("seat-rounds-won")}>{ wins }</span>
            }
            <span class="seat-word">{ word }</span>
        </div>
    }
}

/// What the mover is doing in the step shown, with the lap of a move of several.
fn sowing(desk: &Desk) -> AttrValue {
    let marks = desk.state().viewing.marks();
    let passes = marks.laps.is_empty() && desk.state().viewing.cursor() > 0;
    match marks.laps.len() {
        0 if passes => desk.say("seat-passing"),
        0 | 1 if !marks.taken.is_empty() => desk.say("seat-capturing"),
        0 | 1 => desk.say("seat-sowing"),
        lap => desk.words.say_with("playback-lap", &[("lap", lap.into())]).into(),
    }
}
