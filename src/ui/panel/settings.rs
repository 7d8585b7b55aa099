//! What a person can set.

use yew::prelude::*;

use super::bar::SpeedChoice;
use super::dialog::DialogFrame;
use super::segments::Segments;
use crate::session::{Action, Seating, Settings, Theme};
use crate::text::Language;
use crate::ui::desk::use_desk;

/// Language, colours, speed, seats.
#[component]
pub fn SettingsDialog() -> Html {
    let desk = use_desk();
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
    html! {
        <DialogFrame title={desk.say("header-settings")} class="settings">
            <Segments legend={desk.say("settings-language")} labels={languages} chosen={language}
                onchange={set(|settings, index| settings.language = Some(Language::ALL[index].code().into()))} />
            <Segments legend={desk.say("settings-theme")} labels={themes.clone().map(|(_, label)| label).to_vec()}
                chosen={themes.iter().position(|(theme, _)| *theme == settings.theme)}
                onchange={set(|settings, index| {
                    settings.theme = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast][index];
                })} />
            <SpeedChoice compact={false} />
            <Segments legend={desk.say("settings-turned")} labels={seatings.clone().map(|(_, label)| label).to_vec()}
                chosen={seatings.iter().position(|(seating, _)| *seating == settings.seating)}
                onchange={set(|settings, index| {
                    settings.seating = [Seating::South, Seating::North, Seating::Mover][index];
                })} />
        </DialogFrame>
    }
}
