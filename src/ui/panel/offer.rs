//! The offer of a lesson to somebody new.

use std::rc::Rc;

use yew::prelude::*;

use crate::rules::Edition;
use crate::scene::icon;
use crate::session::{Action, Route, Studied};
use crate::ui::desk::Desk;
use crate::ui::icon::icon_button;

/// One line, until a lesson or a game has begun or the offer is put away.
pub fn offer(desk: &Desk, edition: Edition) -> Html {
    let state = desk.state();
    let studied = &state.studied;
    let is_new = Edition::ALL.iter().all(|&each| studied.lessons.count(each) == 0)
        && state.session.line().ply() == 0;
    if studied.settled || !is_new {
        return Html::default();
    }
    let mut settled = Studied::clone(studied);
    settled.settled = true;
    html! {
        <p class="offer">
            <a href={Route::Lesson(edition).to_string()}>{ desk.say("offer-lesson") }</a>
            { icon_button(icon::CLOSE, desk.say("offer-decline"), desk.on(Action::Learn(Rc::new(settled)))).view() }
        </p>
    }
}
