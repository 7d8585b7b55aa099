//! The playback bar: the same for the move just made and for any earlier one.

use yew::prelude::*;

use super::scrubber::scrubber;
use super::segments::Segments;
use crate::playback::Speed;
use crate::scene::icon;
use crate::session::{Action, Playback, Settings};
use crate::ui::desk::Desk;
use crate::ui::icon::IconButton;

/// Play, pause, step by seeds and laps, scrub, speed.
pub fn bar(desk: &Desk) -> Html {
    let state = desk.state();
    let view = |playback| desk.on(Action::View(playback));
    let (at_start, at_end) = (state.viewing.ply() == 0, state.is_live());
    let (play, label, action) = if state.playing {
        (icon::PAUSE, desk.say("playback-pause"), Playback::Pause)
    } else {
        (icon::PLAY, desk.say("playback-play"), Playback::Play)
    };
    let first = at_start || (state.viewing.cursor() == 0 && state.viewing.ply() <= 1);
    html! {
        <div class="bar" role="group" aria-label={desk.say("playback-label")}>
            <div class="bar-buttons">
                <IconButton path={icon::LAP_BACK} label={desk.say("playback-lap-back")} disabled={first} onclick={view(Playback::LapBack)} />
                <IconButton path={icon::SEED_BACK} label={desk.say("playback-seed-back")} disabled={first} onclick={view(Playback::StepBack)} />
                <IconButton path={play} {label} class="solid" disabled={at_start} onclick={view(action)} />
                <IconButton path={icon::SEED_FORWARD} label={desk.say("playback-seed-forward")} disabled={at_end} onclick={view(Playback::StepForward)} />
                <IconButton path={icon::LAP_FORWARD} label={desk.say("playback-lap-forward")} disabled={at_end} onclick={view(Playback::LapForward)} />
            </div>
            { scrubber(desk) }
            { speed_choice(desk, true) }
            if state.show {
                <IconButton path={icon::CLOSE} label={desk.say("header-show-leave")} onclick={desk.on(Action::Show(false))} />
            }
        </div>
    }
}

/// The choice of the speed; `compact` without a visible legend, for the bar.
pub fn speed_choice(desk: &Desk, compact: bool) -> Html {
    let labels = Speed::ALL.map(|speed| match speed {
        Speed::Teach => desk.say("settings-speed-teach"),
        Speed::Slow => desk.say("settings-speed-slow"),
        Speed::Quick => desk.say("settings-speed-quick"),
        Speed::Off => desk.say("settings-speed-off"),
    });
    let chosen = Speed::ALL.iter().position(|&speed| speed == desk.state().settings.speed);
    let onchange = {
        let desk = desk.clone();
        Callback::from(move |index: usize| {
            let settings = desk.state().settings.clone();
            desk.act(Action::Set(Settings { speed: Speed::ALL[index], ..settings }));
        })
    };
    html! {
        <Segments legend={desk.say("settings-speed")} labels={labels.to_vec()} {chosen} {onchange} {compact} />
    }
}
