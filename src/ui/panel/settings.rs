//! What a person can set.

use yew::prelude::*;

use super::bar::speed_choice;
use super::dialog::DialogFrame;
use super::segments::Segments;
use crate::session::{Action, Beans, Seating, Settings, Tap, Theme, Timber};
use crate::text::Language;
use crate::ui::desk::Desk;

/// Language, colours, speed, seats.
pub fn settings_dialog(desk: &Desk) -> Html {
    let settings = desk.state().settings.clone();
    let set = |change: fn(&mut Settings, usize)| {
        let (desk, settings) = (desk.clone(), settings.clone());
        Callback::from(move |index: usize| {
            let mut settings = settings.clone();
            change(&mut settings, index);
            desk.act(Action::Set(settings));
        })
    };
    let languages =
        Language::ALL.iter().map(|language| AttrValue::from(language.name())).collect::<Vec<_>>();
    let language = Language::ALL.iter().position(|&language| language == desk.words.language());
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
    let taps = [
        (Tap::Previews, desk.say("settings-tap-preview")),
        (Tap::Plays, desk.say("settings-tap-play")),
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
    html! {
        <DialogFrame title={desk.say("header-settings")} class="settings">
            <Segments legend={desk.say("settings-language")} labels={languages} chosen={language}
                onchange={set(|settings, index| settings.language = Some(Language::ALL[index].code().into()))} />
            <Segments legend={desk.say("settings-theme")} labels={themes.clone().map(|(_, label)| label).to_vec()}
                chosen={themes.iter().position(|(theme, _)| *theme == settings.theme)}
                onchange={set(|settings, index| {
                    settings.theme = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast][index];
                })} />
            { speed_choice(desk, false) }
            <Segments legend={desk.say("settings-turned")} labels={seatings.clone().map(|(_, label)| label).to_vec()}
                chosen={seatings.iter().position(|(seating, _)| *seating == settings.seating)}
                onchange={set(|settings, index| {
                    settings.seating = [Seating::South, Seating::North, Seating::Mover][index];
                })} />
            <Segments legend={desk.say("settings-timber")} labels={timbers.clone().map(|(_, label)| label).to_vec()}
                chosen={timbers.iter().position(|(timber, _)| *timber == settings.timber)}
                onchange={set(|settings, index| {
                    settings.timber = [Timber::Theme, Timber::Light, Timber::Dark, Timber::Clay][index];
                })} />
            <Segments legend={desk.say("settings-beans")} labels={beans.clone().map(|(_, label)| label).to_vec()}
                chosen={beans.iter().position(|(beans, _)| *beans == settings.beans)}
                onchange={set(|settings, index| {
                    settings.beans = [Beans::Beans, Beans::Pebbles, Beans::Beads][index];
                })} />
            <Segments legend={desk.say("settings-sound")}
                labels={vec![desk.say("settings-sound-off"), desk.say("settings-sound-on")]}
                chosen={usize::from(settings.sound)} onchange={set(|settings, index| settings.sound = index == 1)} />
            <Segments legend={desk.say("settings-tap")} labels={taps.clone().map(|(_, label)| label).to_vec()}
                chosen={taps.iter().position(|(tap, _)| *tap == settings.tap)}
                onchange={set(|settings, index| settings.tap = [Tap::Previews, Tap::Plays][index])} />
        </DialogFrame>
    }
}
