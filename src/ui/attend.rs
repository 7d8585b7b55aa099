//! What follows the state without being asked: what is kept, the engine, links, sounds.

use yew::prelude::*;

use super::audio::use_sound;
use super::board::focus_board;
use super::desk::Desk;
use super::effects::{use_full_screen, use_version, use_whole};
use super::engine::use_engine;
use super::link::use_links;
use super::paint::after_paint;
use super::panel::{analysis, ending, move_list, review};
use super::route::use_route;
use super::storage::use_keeping;
use crate::session::Route;

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
    use_whole();
    use_coming_to_board();
    Html::default()
}

/// Who comes from another place of the site sees the board from its top. What was pressed to come
/// may be gone, and the focus with it: it goes to the board then.
#[hook]
fn use_coming_to_board() {
    let is_at_board = use_route().unwrap_or_default() == Route::Play;
    let was_at_board = use_mut_ref(|| true);
    use_effect_with(is_at_board, move |&is_at_board| {
        let was_at_board = was_at_board.replace(is_at_board);
        let arrive = || {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            let active = gloo::utils::document().active_element();
            if active.is_none_or(|active| active.tag_name() == "BODY") {
                focus_board();
            }
        };
        let comes = is_at_board && !was_at_board;
        let waits = comes.then(|| after_paint(1, Callback::from(move |()| arrive())));
        move || drop(waits)
    });
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
