//! The board in a frame of another page.

use yew::prelude::*;

use super::board::board_view;
use super::desk::Desk;
use super::effects::{use_clock, use_window_size};
use super::keys::use_keys;
use super::panel::{bar, caption_view, seat, tools};
use crate::scene::frame::Frame;
use crate::session::{Controls, Notice};
use crate::text::{faults, names};

#[derive(Properties, PartialEq)]
pub struct FramedPageProps {
    pub desk: Desk,
    pub controls: Controls,
}

/// The board as large as the frame allows, and what there is room for of the rest. What cannot be
/// read is told in its place.
#[component]
pub fn FramedPage(props: &FramedPageProps) -> Html {
    let FramedPageProps { desk, controls } = props;
    use_clock(desk);
    use_keys(desk);
    let state = desk.state();
    let (width, height) = use_window_size();
    if let Some(Notice::BadLink(error)) = &state.notice {
        let said = [desk.words.say("notice-bad-link"), faults::link(&desk.words, error)];
        return html! { <main class="framed"><p class="fault" role="alert">{ said.join(" ") }</p></main> };
    }
    let ruleset = state.session.game().start().ruleset();
    let bottom = state.settings.seating.bottom(state.session.game().position().to_move());
    let (has_bar, more) = (*controls != Controls::None, *controls == Controls::Full);
    let frame = Frame::fit(ruleset.row(), width, height, bottom, has_bar, more);
    let Frame { geometry, scale, words, tools: has_tools } = frame;
    let table =
        format!("width:{:.1}px;height:{:.1}px", geometry.width * scale, geometry.height * scale);
    let small = (scale < 0.85).then_some("small");
    html! {
        <main class={classes!("framed", small)}>
            <h1 class="hidden">{ names::edition(&desk.words, ruleset.edition()) }</h1>
            if has_tools { <div class="seats">{ seat(desk, bottom) }{ seat(desk, !bottom) }</div> }
            <div class="table" style={table}>
                <div class="scaled" style={format!("transform:scale({scale:.4})")}>{ board_view(desk, geometry) }</div>
            </div>
            if words { <div class="words">{ caption_view(desk) }</div> }
            if has_bar { { bar(desk) } }
            if has_tools { { tools(desk) } }
        </main>
    }
}
