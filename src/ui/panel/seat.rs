//! A player's seat: the name of the side, and whether it is its turn.

use yew::prelude::*;

use crate::rules::Side;
use crate::session::{Player, State};
use crate::text::names;
use crate::ui::desk::{Desk, Means};
use crate::ui::icon::peg;
use crate::ui::part::{After, part_beside};

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
    let doing = match outcome {
        None if thinks => Doing::Thinking,
        Some(outcome) if outcome.winner() == Some(side) => Doing::Won,
        Some(outcome) if outcome.winner().is_none() => Doing::Drew,
        Some(_) => Doing::Lost,
        None if !is_turn => Doing::Waiting,
        None if state.is_live() => Doing::Choosing,
        None => sowing(state),
    };
    let is_match = state.session.series().best_of > 1;
    let wins = is_match.then(|| state.session.standing().wins()[side]);
    let seat = Seat { means: desk.means(), side, player, is_turn, doing, wins };
    part_beside(desk, After::Seats, seat, draw_seat)
}

/// What a seat shows.
#[derive(PartialEq)]
struct Seat {
    means: Means,
    side: Side,
    player: Player,
    is_turn: bool,
    doing: Doing,
    /// The rounds won, in a match of several.
    wins: Option<usize>,
}

/// What a player is doing.
#[derive(Clone, Copy, PartialEq)]
enum Doing {
    Waiting,
    Choosing,
    Thinking,
    Passing,
    Sowing,
    Capturing,
    /// Sowing the lap of this number.
    Lap(usize),
    Won,
    Drew,
    Lost,
}

fn draw_seat(seat: &Seat) -> Html {
    let Seat { means, side, player, is_turn, doing, wins } = seat;
    let side = *side;
    let word = match *doing {
        Doing::Waiting => AttrValue::default(),
        Doing::Choosing => means.say("seat-to-move"),
        Doing::Thinking => means.say("seat-thinking"),
        Doing::Passing => means.say("seat-passing"),
        Doing::Sowing => means.say("seat-sowing"),
        Doing::Capturing => means.say("seat-capturing"),
        Doing::Lap(lap) => means.words.say_with("playback-lap", &[("lap", lap.into())]).into(),
        Doing::Won => means.say("seat-won"),
        Doing::Drew => means.say("seat-drew"),
        Doing::Lost => means.say("seat-lost"),
    };
    let class = match side {
        Side::South => "south",
        Side::North => "north",
    };
    html! {
        <div class={classes!("seat", class, is_turn.then_some("turn"))} data-side={side.to_string()}>
            { peg(side) }
            <span class="seat-name">{ names::side(&means.words, side) }</span>
            if let Player::Computer(level) = *player {
                <span class="seat-player">
                    { means.words.say_with("seat-computer", &[("level", names::level(&means.words, level).into())]) }
                </span>
            }
            if let Some(wins) = wins {
                <span class="seat-wins" title={means.say("seat-rounds-won")}>{ *wins }</span>
            }
            <span class="seat-word">{ word }</span>
        </div>
    }
}

/// What the mover is doing in the step shown.
fn sowing(state: &State) -> Doing {
    let marks = state.viewing.marks();
    let passes = marks.laps.is_empty() && state.viewing.cursor() > 0;
    match marks.laps.len() {
        0 if passes => Doing::Passing,
        0 | 1 if !marks.taken.is_empty() => Doing::Capturing,
        0 | 1 => Doing::Sowing,
        lap => Doing::Lap(lap),
    }
}
