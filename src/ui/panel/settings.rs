//! What a person can set.

use yew::prelude::*;

use super::bar::speed_choice;
use super::dialog::DialogFrame;
use super::segments::{Segments, segments};
use crate::session::{Action, Beans, Seating, Settings, Tap, Theme, Timber};
use crate::text::Language;
use crate::ui::desk::Desk;
use crate::ui::effects::one_file;

/// Language, colours, speed, seats, board, seeds, sound, taps.
pub fn settings_dialog(desk: &Desk) -> Html {
    let languages: Vec<AttrValue> = Language::ALL.iter().map(|each| each.name().into()).collect();
    let language = Language::ALL.iter().position(|&each| each == desk.words.language());
    let unreviewed = Some(desk.words.language()).filter(|language| !language.is_reviewed());
    let unreviewed = unreviewed.map(|language| {
        let file = [("file", language.folder().into())];
        AttrValue::from(desk.words.say_with("language-unreviewed", &file))
    });
    let set_language = {
        let desk = desk.clone();
        Callback::from(move |index: usize| {
            let language = Some(Language::ALL[index].code().into());
            let settings = desk.state().settings.clone();
            desk.act(Action::Set(Settings { language, ..settings }));
        })
    };
    let themes = [
        (Theme::System, desk.say("settings-theme-system")),
        (Theme::Light, desk.say("settings-theme-light")),
        (Theme::Dark, desk.say("settings-theme-dark")),
        (Theme::Contrast, desk.say("settings-theme-contrast")),
    ];
    let seatings = [
        (Seating::South, desk.say("settings-turned-south")),
        (Seating::North, desk.say("settings-turned-north")),
        (Seating::Mover, desk.say("settings-turned-mover")),
    ];
    let timbers = [
        (Timber::Theme, desk.say("settings-timber-theme")),
        (Timber::Light, desk.say("settings-timber-light")),
        (Timber::Dark, desk.say("settings-timber-dark")),
        (Timber::Clay, desk.say("settings-timber-clay")),
    ];
    let beans = [
        (Beans::Beans, desk.say("settings-beans-beans")),
        (Beans::Pebbles, desk.say("settings-beans-pebbles")),
        (Beans::Beads, desk.say("settings-beans-beads")),
    ];
    let sounds = [(false, desk.say("settings-sound-off")), (true, desk.say("settings-sound-on"))];
    let taps = [
        (Tap::Previews, desk.say("settings-tap-preview")),
        (Tap::Plays, desk.say("settings-tap-play")),
    ];
    html! {
        <DialogFrame means={desk.means()} title={desk.say("header-settings")} class="settings">
            { segments(Segments { name: "settings-language", legend: desk.say("settings-language"), labels: languages, languages: Language::ALL, chosen: language, note: unreviewed, onchange: set_language, ..Segments::default() }) }
            { choice(desk, "settings-theme", &themes, |settings| &mut settings.theme) }
            { speed_choice(&(desk.means(), desk.state().settings.clone(), false)) }
            { choice(desk, "settings-turned", &seatings, |settings| &mut settings.seating) }
            { choice(desk, "settings-timber", &timbers, |settings| &mut settings.timber) }
            { choice(desk, "settings-beans", &beans, |settings| &mut settings.beans) }
            { choice(desk, "settings-sound", &sounds, |settings| &mut settings.sound) }
            { choice(desk, "settings-tap", &taps, |settings| &mut settings.tap) }
            if let Some(file) = one_file() {
                <p class="note"><a href={file} download="tisiya.html">{ desk.say("one-file-get") }</a>{ " " }{ desk.say("one-file-note") }</p>
            }
        </DialogFrame>
    }
}

/// The choice of the value of one field, each value with its label. Its name is the key of what is
/// said of it.
fn choice<T: Copy + PartialEq + 'static>(
    desk: &Desk,
    name: &'static str,
    choices: &[(T, AttrValue)],
    field: fn(&mut Settings) -> &mut T,
) -> Html {
    let now = *field(&mut desk.state().settings.clone());
    let values: Vec<T> = choices.iter().map(|(value, _)| *value).collect();
    let labels: Vec<AttrValue> = choices.iter().map(|(_, label)| label.clone()).collect();
    let chosen = values.iter().position(|value| *value == now);
    let legend = desk.say(name);
    let desk = desk.clone();
    let onchange = Callback::from(move |index: usize| {
        let mut settings = desk.state().settings.clone();
        *field(&mut settings) = values[index];
        desk.act(Action::Set(settings));
    });
    segments(Segments { name, legend, labels, chosen, onchange, ..Segments::default() })
}
