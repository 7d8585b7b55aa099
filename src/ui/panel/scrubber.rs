//! The scrubber: the whole move as a groove, with its laps and captures.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::rules::Event as Happening;
use crate::session::{Action, Playback};
use crate::ui::desk::Desk;
use crate::ui::side_class;

/// A slider over the events of the move shown. Ticks are laps, teeth are captures.
pub fn scrubber(desk: &Desk) -> Html {
    let viewing = &desk.state().viewing;
    let (cursor, length) = (viewing.cursor(), viewing.length());
    let events = viewing.trace().map_or(&[][..], |trace| &trace.events);
    let part = |at: usize| at as f64 / length.max(1) as f64;
    let place = |at: usize| format!("--at:{:.4}", part(at));
    let laps = events.iter().enumerate().filter_map(|(at, event)| match event {
        Happening::Lift { lap, .. } => Some((at, *lap)),
        _ => None,
    });
    let count = laps.clone().count();
    let ticks = laps.map(|(at, lap)| {
        html! {
            <span class="tick" style={place(at)}>
                if (2..=12).contains(&count) || (count > 12 && lap % 5 == 0) { <span class="tick-number">{ lap }</span> }
            </span>
        }
    });
    let captures =
        events.iter().enumerate().filter(|(_, event)| matches!(event, Happening::Capture { .. }));
    let teeth = captures.map(|(at, _)| html! { <span class="tooth" style={place(at + 1)} /> });
    let dots = (length <= 40).then(|| {
        let drops = events.iter().enumerate().filter(|(_, event)| matches!(event, Happening::Drop { .. }));
        drops.map(|(at, _)| {
            let passed = at < cursor;
            html! { <span class={classes!("dot", passed.then_some("passed"))} style={place(at + 1)} /> }
        }).collect::<Html>()
    });
    let oninput = {
        let desk = desk.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            desk.act(Action::View(Playback::Seek(input.value_as_number() as usize)));
        })
    };
    let said = desk
        .words
        .say_with("playback-scrubber-value", &[("seed", cursor.into()), ("seeds", length.into())]);
    let class = viewing.trace().map(|trace| side_class(trace.mover));
    html! {
        <div class={classes!("scrubber", class)} style={place(cursor)}>
            <div class="groove"><div class="done" /></div>
            { for ticks }
            { dots }
            { for teeth }
            <input type="range" min="0" max={length.to_string()} value={cursor.to_string()} {oninput}
                disabled={length == 0} aria-label={desk.say("playback-scrubber")} aria-valuetext={said} />
            <span class="thumb" />
        </div>
    }
}
