//! The playback bar: the same for the move just made and for any earlier one.

use yew::prelude::*;

use super::scrubber::scrubber;
use super::segments::{Segments, segments};
use crate::playback::Speed;
use crate::scene::icon;
use crate::session::{Action, Playback, Settings};
use crate::ui::desk::{Desk, Means};
use crate::ui::icon::icon_button;
use crate::ui::part::part;

/// Play, pause, step by seeds and laps, scrub, speed.
pub fn bar(desk: &Desk) -> Html {
    let state = desk.state();
    let (ply, cursor) = (state.viewing.ply(), state.viewing.cursor());
    let buttons = Buttons {
        means: desk.means(),
        playing: state.playing,
        empty: state.shown().ply() == 0,
        first: ply == 0 || (cursor == 0 && ply <= 1),
        last: state.is_live(),
    };
    html! {
        <div class="bar" role="group" aria-label={desk.say("playback-label")}>
            { part(buttons, draw_buttons) }
            { scrubber(desk) }
            { part((desk.means(), state.settings.clone(), true), speed_choice) }
            if state.show {
                { icon_button(icon::CLOSE, desk.say("header-show-leave"), desk.on(Action::Show(false))).view() }
            }
        </div>
    }
}

#[derive(PartialEq)]
struct Buttons {
    means: Means,
    playing: bool,
    /// Whether there is no move to show.
    empty: bool,
    /// Whether nothing comes before what is shown.
    first: bool,
    /// Whether nothing comes after it.
    last: bool,
}

fn draw_buttons(buttons: &Buttons) -> Html {
    let Buttons { means, playing, empty, first, last } = buttons;
    let view = |playback| means.on(Action::View(playback));
    let (play, label, action) = if *playing {
        (icon::PAUSE, means.say("playback-pause"), Playback::Pause)
    } else {
        (icon::PLAY, means.say("playback-play"), Playback::Play)
    };
    html! {
        <div class="bar-buttons">
            { icon_button(icon::LAP_BACK, means.say("playback-lap-back"), view(Playback::LapBack)).disabled(*first).view() }
            { icon_button(icon::SEED_BACK, means.say("playback-seed-back"), view(Playback::StepBack)).disabled(*first).view() }
            { icon_button(play, label, view(action)).class("solid").disabled(*empty).view() }
            { icon_button(icon::SEED_FORWARD, means.say("playback-seed-forward"), view(Playback::StepForward)).disabled(*last).view() }
            { icon_button(icon::LAP_FORWARD, means.say("playback-lap-forward"), view(Playback::LapForward)).disabled(*last).view() }
        </div>
    }
}

/// The choice of the speed; compact without a visible legend, for the bar.
pub fn speed_choice((means, settings, compact): &(Means, Settings, bool)) -> Html {
    let labels = Speed::ALL.map(|speed| match speed {
        Speed::Teach => means.say("settings-speed-teach"),
        Speed::Slow => means.say("settings-speed-slow"),
        Speed::Quick => means.say("settings-speed-quick"),
        Speed::Off => means.say("settings-speed-off"),
    });
    let chosen = Speed::ALL.iter().position(|&speed| speed == settings.speed);
    let onchange = {
        let (means, settings) = (means.clone(), settings.clone());
        Callback::from(move |index: usize| {
            means.act(Action::Set(Settings { speed: Speed::ALL[index], ..settings.clone() }));
        })
    };
    html! {
        { segments(Segments { name: if *compact { "bar-speed" } else { "settings-speed" }, legend: means.say("settings-speed"), labels: labels.to_vec(), chosen, onchange, compact: *compact, ..Segments::default() }) }
    }
}
