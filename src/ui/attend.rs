//! What follows the state without being asked: what is kept, the engine, links, sounds.

use yew::prelude::*;

use super::audio::use_sound;
use super::desk::Desk;
use super::effects::{use_full_screen, use_version};
use super::engine::use_engine;
use super::link::use_links;
use super::panel::{analysis, ending, move_list, review};
use super::storage::use_keeping;

#[derive(Properties, PartialEq)]
pub struct DeskProps {
    pub desk: Desk,
}

/// On all pages. It shows nothing.
#[component]
pub fn Attendants(props: &DeskProps) -> Html {
    let desk = &props.desk;
    use_keeping(desk);
    use_engine(desk);
    use_links(desk.actor());
    use_version(desk);
    Html::default()
}

/// At the board to play at: its sounds, and what stands beside it of the game.
#[component]
pub fn BesidePlay(props: &DeskProps) -> Html {
    let desk = &props.desk;
    use_sound(desk);
    use_full_screen(desk);
    if desk.state().show {
        return Html::default();
    }
    html! {
        <>
            { ending(desk) }
            { review(desk) }
            { analysis(desk) }
            { move_list(desk) }
        </>
    }
}
