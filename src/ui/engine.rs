//! The computer player in the page: carries out the errand of the state, in short slices, and
//! gives its answers back as actions.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::desk::{Actor, Desk};
use crate::rules::Move;
use crate::search::{Level, Searcher, pick};
use crate::session::{Action, Errand, Purpose};

/// How long a slice of thinking may keep the page from anything else, in ms.
const SLICE: f64 = 8.0;
/// How many positions are looked at between two looks at the clock.
const STRIDE: u64 = 2_000;
/// How long the computer waits before it moves, so that one can follow, in ms.
const PAUSE: u32 = 500;
/// The memory of the search, in bytes.
const TABLE: usize = 16 << 20;

thread_local! {
    static SEARCHER: RefCell<Searcher> = RefCell::new(Searcher::new(TABLE));
}

/// Does what the state asks of the computer.
#[hook]
pub fn use_engine(desk: &Desk) {
    let found = use_state(|| None::<(Errand, Move)>);
    let errand = desk.state().errand();
    {
        let (actor, found) = (desk.actor(), found.setter());
        use_effect_with(errand, move |errand| {
            // The thought is given up when the errand is another one: its timer goes with it.
            let thought = errand.clone().map(|errand| Thought::begin(errand, actor, found));
            move || drop(thought)
        });
    }
    {
        let actor = desk.actor();
        let playing = desk.state().playing;
        use_effect_with(((*found).clone(), playing), move |(found, playing)| {
            let wait = found.clone().filter(|_| !playing).map(|(errand, mv)| {
                Timeout::new(PAUSE, move || actor.act(Action::Answer { errand, mv }))
            });
            move || drop(wait)
        });
    }
}

/// An errand under way.
struct Thought {
    /// The next slice.
    slice: std::rc::Rc<RefCell<Option<Timeout>>>,
}

impl Thought {
    fn begin(
        errand: Errand,
        actor: Actor,
        found: UseStateSetter<Option<(Errand, Move)>>,
    ) -> Thought {
        SEARCHER.with_borrow_mut(|searcher| searcher.begin(&errand.game, &errand.purpose.limits()));
        let thought = Thought { slice: std::rc::Rc::default() };
        go_on(thought.slice.clone(), errand, actor, found);
        thought
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.slice.take();
    }
}

/// Thinks for a slice, after the page has had its turn, and so on until the search is over.
fn go_on(
    slice: std::rc::Rc<RefCell<Option<Timeout>>>,
    errand: Errand,
    actor: Actor,
    found: UseStateSetter<Option<(Errand, Move)>>,
) {
    let next = slice.clone();
    let timer = Timeout::new(0, move || {
        let (over, deeper) = think();
        let report = || Box::new(SEARCHER.with_borrow(|searcher| searcher.report().clone()));
        match errand.purpose {
            Purpose::Move(level) if over => {
                if let Some(mv) = chosen(level) {
                    found.set(Some((errand, mv)));
                }
                return;
            }
            Purpose::Hint | Purpose::Review if over => {
                actor.act(Action::Report { errand, report: report() });
                return;
            }
            Purpose::Analysis if deeper || over => {
                actor.act(Action::Report { errand: errand.clone(), report: report() });
            }
            _ => {}
        }
        if !over {
            go_on(next, errand, actor, found);
        }
    });
    *slice.borrow_mut() = Some(timer);
}

/// One slice. Gives whether the search is over, and whether it has looked deeper.
fn think() -> (bool, bool) {
    let clock = gloo::utils::window().performance();
    let now = || clock.as_ref().map_or(f64::INFINITY, web_sys::Performance::now);
    let end = now() + SLICE;
    let mut deeper = false;
    SEARCHER.with_borrow_mut(|searcher| {
        loop {
            let over = searcher.go_on(STRIDE, |_| deeper = true);
            if over || now() >= end {
                return (over, deeper);
            }
        }
    })
}

fn chosen(level: Level) -> Option<Move> {
    let seed = (js_sys::Math::random() * 9e15) as u64;
    SEARCHER.with_borrow(|searcher| pick(searcher.report(), level, seed))
}
