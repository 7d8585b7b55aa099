//! The scrubber: the whole move as a groove, with its laps and captures.

use std::fmt::Display;
use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::rules::{Event as Happening, Trace};
use crate::scene::fine;
use crate::session::{Action, Playback};
use crate::ui::desk::Desk;
use crate::ui::part::part;
use crate::ui::side_class;

/// A slider over the events of the move shown. Ticks are laps, teeth are captures.
pub fn scrubber(desk: &Desk) -> Html {
    let viewing = &desk.state().viewing;
    let (cursor, length) = (viewing.cursor(), viewing.length());
    let oninput = {
        let means = desk.means();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            means.act(Action::View(Playback::Seek(input.value_as_number() as usize)));
        })
    };
    let said = desk
        .words
        .say_with("playback-scrubber-value", &[("seed", cursor.into()), ("seeds", length.into())]);
    let class = viewing.trace().map(|trace| side_class(trace.mover));
    let trace = viewing.trace().cloned();
    html! {
        <div class={classes!("scrubber", class)}>
            <div class="groove"><div class="done" style={place(cursor, length)} /></div>
            <div class="dots">{ part(trace.clone(), draw_dots) }</div>
            <div class="dots passed" style={place(cursor, length)}>{ part(trace.clone(), draw_dots) }</div>
            { part(trace, draw_ticks) }
            <input type="range" min="0" max={length.to_string()} value={cursor.to_string()} {oninput}
                disabled={length == 0} aria-label={desk.say("playback-scrubber")} aria-valuetext={said} />
            <span class="carrier" style={place(cursor, length)}><span class="thumb" /></span>
        </div>
    }
}

/// The style that puts something at an event of so many.
fn place(at: usize, length: usize) -> String {
    format!("--at:{}", part_of(at, length))
}

/// Where an event of so many is, 0 to 1.
fn part_of(at: usize, length: usize) -> impl Display {
    fine(at as f64 / length.max(1) as f64)
}

/// Where laps begin, with their numbers, and where pits are taken.
fn draw_ticks(trace: &Option<Rc<Trace>>) -> Html {
    let events = trace.as_ref().map_or(&[][..], |trace| &trace.events);
    let laps = events.iter().enumerate().filter_map(|(at, event)| match event {
        Happening::Lift { lap, .. } => Some((at, *lap)),
        _ => None,
    });
    let count = laps.clone().count();
    let ticks = laps.map(|(at, lap)| {
        html! {
            <span class="tick" style={place(at, events.len())}>
                if (2..=12).contains(&count) || (count > 12 && lap % 5 == 0) { <span class="tick-number">{ lap }</span> }
            </span>
        }
    });
    let captures =
        events.iter().enumerate().filter(|(_, event)| matches!(event, Happening::Capture { .. }));
    let teeth = captures
        .map(|(at, _)| html! { <span class="tooth" style={place(at + 1, events.len())} /> });
    html! { <>{ for ticks }{ for teeth }</> }
}

/// Each seed of a short move, as one drawing as wide as the groove.
fn draw_dots(trace: &Option<Rc<Trace>>) -> Html {
    let Some(Trace { events, .. }) = trace.as_deref().filter(|trace| trace.events.len() <= 40)
    else {
        return Html::default();
    };
    let drops = events.iter().enumerate().filter(|(_, it)| matches!(it, Happening::Drop { .. }));
    let dots: String =
        drops.map(|(at, _)| format!("M{} .5h.0001", part_of(at + 1, events.len()))).collect();
    html! { <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><path d={dots} /></svg> }
}
