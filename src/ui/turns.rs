//! How the page is drawn where nobody waits for it, as when it begins: one part after another, each
//! in a task and a frame of its own. A slow telephone answers in between, and shows what there is.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use yew::prelude::*;

use super::paint::{AfterPaint, after_paint};
use super::part::After;

thread_local! {
    static TURNS: Turns = Turns::default();
}

#[derive(Default)]
struct Turns {
    /// Whether what is to be drawn takes turns.
    are_taken: Cell<bool>,
    /// What waits. Of equals the last is the next: yew makes the last of siblings first, and what is
    /// within a part after it, so that their order is that of the document.
    waiting: RefCell<Vec<(After, Weak<Callback<()>>)>>,
    /// The frame that is waited for.
    frame: RefCell<Option<AfterPaint>>,
}

/// Something that waits for its turn. It is not done once this is dropped.
pub struct Turn(#[allow(dead_code, reason = "it is held")] Rc<Callback<()>>);

/// From now on turns are taken, until nothing waits any more. The document says that it is busy.
pub fn begin() {
    TURNS.with(|turns| turns.are_taken.set(true));
    if let Some(body) = gloo::utils::document().body() {
        let _ = body.set_attribute("aria-busy", "true");
    }
    go_on();
}

/// Whether turns are taken.
pub fn are_taken() -> bool {
    TURNS.with(|turns| turns.are_taken.get())
}

/// Does something when its turn comes.
pub fn take_turn(order: After, act: Callback<()>) -> Turn {
    let turn = Rc::new(act);
    TURNS.with(|turns| turns.waiting.borrow_mut().push((order, Rc::downgrade(&turn))));
    Turn(turn)
}

/// Whether the turn has come of what is done here for the first time.
#[hook]
pub fn use_turn(order: After) -> bool {
    let has_come = use_state(|| !are_taken());
    let setter = has_come.setter();
    use_effect_with((), move |()| {
        let come = Callback::from(move |()| setter.set(true));
        let turn = if are_taken() {
            Some(take_turn(order, come))
        } else {
            come.emit(());
            None
        };
        move || drop(turn)
    });
    *has_come
}

fn go_on() {
    TURNS.with(|turns| {
        turns.frame.replace(Some(after_paint(1, Callback::from(|()| next()))));
    });
}

fn next() {
    let next = || {
        TURNS.with(|turns| {
            let mut waiting = turns.waiting.borrow_mut();
            let next = (0..waiting.len()).rev().min_by_key(|&at| waiting[at].0)?;
            Some(waiting.remove(next).1)
        })
    };
    let mut waiting = std::iter::from_fn(next).filter_map(|turn| turn.upgrade());
    if let Some(act) = waiting.next() {
        act.emit(());
        // A hidden page paints nothing, and the browser slows its timers.
        if gloo::utils::document().hidden() {
            waiting.for_each(|act| act.emit(()));
        }
        return go_on();
    }
    TURNS.with(|turns| turns.are_taken.set(false));
    if let Some(body) = gloo::utils::document().body() {
        let _ = body.remove_attribute("aria-busy");
    }
}
