//! The board put together.

use std::rc::Rc;

use yew::prelude::*;

use super::defs::defs;
use super::marks::{Signs, Ways, marks_over, marks_under};
use super::pits::Pits;
use super::seeds::{SeedsProps, seeds_view};
use super::wood::wood_view;
use super::writing::{Worth, Written, writing};
use crate::playback::{Marks, Speed};
use crate::rules::{Event, IllegalMove, Move, Pit};
use crate::scene::Geometry;
use crate::scene::{hundredths, tenths};
use crate::search::Bound;
use crate::session::{Action, Asked, Beans, Playback, State, Theme, Timber};
use crate::ui::desk::Desk;
use crate::ui::part::{After, part, part_beside, part_in_turn};

/// The board with what is shown of the game.
pub fn board_view(desk: &Desk, geometry: Geometry) -> Html {
    let state = desk.state();
    let viewing = &state.viewing;
    let position = state.session.game().position();
    let choices = state.choices();
    let is_live = state.is_live();
    let board = viewing.seeds().board();
    let pits = (0..geometry.pits()).map(|pit| Pit(pit as u8));
    let uurs: Vec<_> = pits.filter_map(|pit| Some((pit, board.uur(pit.index())?))).collect();
    let preview = state.preview();
    let marks = Rc::new(match &preview {
        Some(preview) => Marks::of_preview(&preview.trace),
        None => viewing.marks(),
    });
    let after = preview.map(|preview| preview.after);
    let done = viewing.is_move_done();
    let barred = position.barred().filter(|_| is_live);
    let endless = state.refusal().and_then(|because| match because {
        IllegalMove::Endless(pit) => Some(pit),
        _ => None,
    });
    let (travel, stagger) = travel(desk);
    let to_move = (!choices.is_empty()).then(|| position.to_move());
    let ways = Ways { geometry, marks: marks.clone(), done };
    let signs = Signs { barred, endless };
    let written = Written {
        geometry,
        board: *board,
        hand: viewing.seeds().hand(),
        marks: marks.clone(),
        choices,
        to_move,
        after,
        worth: worth(desk),
    };
    let seeds = SeedsProps { geometry, seeds: viewing.seeds().clone(), travel, stagger };
    let style = format!(
        "width:{}px;height:{}px;--count-size:{}px;--letter-size:{}px;--store-size:{}px;--seed-radius:{}px",
        tenths(geometry.width),
        tenths(geometry.height),
        tenths(geometry.count_size),
        tenths(geometry.letter_size),
        tenths(geometry.store_size),
        hundredths(geometry.seed_radius())
    );
    // A click beside the pits finishes what is being shown, as one on a pit does.
    let onclick = match state.asked {
        _ if is_live => Callback::noop(),
        Asked::Nothing if !state.playing => desk.on(Action::View(Playback::Play)),
        _ => desk.on(Action::View(Playback::End)),
    };
    html! {
        <div class="board" {style} {onclick} data-theme={board_theme(state)} data-timber={timber(state)} data-beans={beans(state)} data-ply={viewing.ply().to_string()}
            data-cursor={viewing.cursor().to_string()} data-live={is_live.to_string()}>
            { part((), |()| defs()) }
            <div class="cast" />
            { part(geometry, wood_view) }
            { part_beside(desk, After::Marks, (ways.clone(), uurs), marks_under) }
            { part_in_turn(After::Marks, seeds, seeds_view) }
            { part_beside(desk, After::Marks, (ways, signs), marks_over) }
            { part_in_turn(After::Marks, written, writing) }
            { part_beside(desk, After::Buttons, (desk.clone(), geometry), buttons) }
        </div>
    }
}

/// The buttons over the pits.
fn buttons((desk, geometry): &(Desk, Geometry)) -> Html {
    html! { <Pits desk={desk.clone()} geometry={*geometry} choices={desk.state().choices()} /> }
}

/// What every move is worth, while an analysis is shown.
fn worth(desk: &Desk) -> Vec<Worth> {
    let state = desk.state();
    let Some(report) = state.findings.report.as_ref().filter(|_| state.is_live()) else {
        return Vec::new();
    };
    let worth = report.moves.iter().filter(|found| found.bound == Bound::Value);
    let worth = worth.filter_map(|found| match found.mv {
        Move::Sow(pit, way) => {
            let seeds = desk.words.signed(found.score.seeds().into());
            Some(Worth { pit, way, seeds, exact: report.exact })
        }
        Move::Pass => None,
    });
    worth.collect()
}

/// The theme whose wood the board is made of, where it is not that of the page. The strongest
/// contrast is kept whatever the wood.
fn board_theme(state: &State) -> Option<&'static str> {
    match state.settings.timber {
        _ if state.settings.theme == Theme::Contrast => None,
        Timber::Theme => None,
        Timber::Light | Timber::Clay => Some("light"),
        Timber::Dark => Some("dark"),
    }
}

fn timber(state: &State) -> Option<&'static str> {
    let plain = state.settings.theme == Theme::Contrast;
    (state.settings.timber == Timber::Clay && !plain).then_some("clay")
}

fn beans(state: &State) -> Option<&'static str> {
    match state.settings.beans {
        _ if state.settings.theme == Theme::Contrast => None,
        Beans::Beans => None,
        Beans::Pebbles => Some("pebbles"),
        Beans::Beads => Some("beads"),
    }
}

/// How long seeds travel in the step shown, and how much later each next one sets out, in ms.
fn travel(desk: &Desk) -> (f64, f64) {
    let state = desk.state();
    let Some(trace) = state.viewing.trace() else { return (0.0, 0.0) };
    if state.settings.speed == Speed::Off {
        return (0.0, 0.0);
    }
    let unit = state.settings.speed.unit(trace).min(400.0);
    let last = state.viewing.cursor().checked_sub(1).and_then(|last| trace.events.get(last));
    match last {
        Some(Event::Capture { .. } | Event::Sweep { .. } | Event::Uur { .. }) => {
            (1.1 * unit, 0.08 * unit)
        }
        Some(Event::Lift { .. }) => (0.6 * unit, 0.0),
        _ => (0.9 * unit, 0.0),
    }
}
