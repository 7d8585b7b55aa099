//! The computer player as the page sees it: what the state asks goes to the engine, and what the
//! engine answers comes back as actions. What is said when is [`Line`]'s business; this wires it
//! to `assets/scripts/engine.js`, which starts the engine.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::wasm_bindgen;
use web_sys::wasm_bindgen::prelude::*;
use yew::prelude::*;

use super::desk::{Actor, Desk};
use crate::protocol::{Answer, Host, Line, Order};
use crate::rules::Move;
use crate::session::{Action, Errand, Notice, Purpose};

/// How long the computer waits before it moves, so that one can follow, in ms.
const PAUSE: u32 = 500;
/// What [`Line`] calls a tick, in ms.
const TICK: u32 = 1_000;

/// Does what the state asks of the computer.
#[hook]
pub fn use_engine(desk: &Desk) {
    let found = use_state(|| None::<(Errand, Move)>);
    let engine = use_memo((), |()| Engine::new(desk.actor(), found.setter()));
    use_effect_with(desk.state().errand(), move |errand| engine.set(errand.clone()));
    let actor = desk.actor();
    // As the clock does, it waits while a dialog is read.
    let busy = desk.state().playing || desk.state().dialog.is_some();
    use_effect_with(((*found).clone(), busy), move |(found, busy)| {
        let wait = found.clone().filter(|_| !busy).map(|(errand, mv)| {
            Timeout::new(PAUSE, move || actor.act(Action::Answer { errand, mv }))
        });
        move || drop(wait)
    });
}

#[wasm_bindgen]
extern "C" {
    /// The engine's end of the line, as `assets/scripts/engine.js` gives it.
    type Wire;

    #[wasm_bindgen(catch, js_namespace = tisiyaEngine)]
    fn start(host: &str, tell: &Ear, fail: &Ear) -> Result<Wire, JsValue>;

    #[wasm_bindgen(method)]
    fn send(this: &Wire, text: &str);

    #[wasm_bindgen(method)]
    fn end(this: &Wire);
}

/// Hears a text.
type Ear = Closure<dyn FnMut(String)>;

/// The line with what is on its ends.
#[derive(Clone)]
struct Engine(Rc<Ends>);

struct Ends {
    actor: Actor,
    found: UseStateSetter<Option<(Errand, Move)>>,
    line: RefCell<Line>,
    errand: RefCell<Option<Errand>>,
    /// The engine, and the ears that it speaks to.
    wire: RefCell<Option<(Wire, [Ear; 2])>>,
    /// Counts the engines, so that one that was ended is not heard.
    number: Cell<u32>,
    tick: RefCell<Option<Timeout>>,
}

impl PartialEq for Engine {
    fn eq(&self, other: &Engine) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Engine {
    fn new(actor: Actor, found: UseStateSetter<Option<(Errand, Move)>>) -> Engine {
        Engine(Rc::new(Ends {
            actor,
            found,
            line: RefCell::default(),
            errand: RefCell::default(),
            wire: RefCell::default(),
            number: Cell::default(),
            tick: RefCell::default(),
        }))
    }

    /// Asks for what an errand is after; an errand before it is given up.
    fn set(&self, errand: Option<Errand>) {
        let orders = match &errand {
            Some(errand) => {
                let seed = (js_sys::Math::random() * 9e15) as u64;
                self.0.line.borrow_mut().ask(errand.request(seed))
            }
            None => self.0.line.borrow_mut().drop_request(),
        };
        self.0.errand.replace(errand);
        self.obey(orders);
    }

    fn obey(&self, orders: Vec<Order>) {
        for order in orders {
            match order {
                Order::Start(host) => self.start(host),
                Order::Send(text) => {
                    if let Some((wire, _)) = &*self.0.wire.borrow() {
                        wire.send(&text);
                    }
                }
                Order::End => {
                    self.0.number.update(|number| number.wrapping_add(1));
                    if let Some((wire, _ears)) = self.0.wire.take() {
                        wire.end();
                    }
                }
                Order::Use(answer) => self.pass_on(*answer),
                Order::Tell(trouble) => {
                    self.0.actor.act(Action::Notice(Notice::Engine(trouble)));
                }
            }
        }
        self.watch();
    }

    fn start(&self, host: Host) {
        let number = self.0.number.get();
        let engine = self.clone();
        let tell = Closure::new(move |text: String| {
            if engine.0.number.get() == number {
                let orders = engine.0.line.borrow_mut().hear(&text);
                engine.obey(orders);
            }
        });
        let engine = self.clone();
        let fail = Closure::new(move |why: String| {
            if engine.0.number.get() == number {
                engine.fail(&why);
            }
        });
        let host = match host {
            Host::Worker => "worker",
            Host::Page => "page",
        };
        match start(host, &tell, &fail) {
            Ok(wire) => {
                self.0.wire.replace(Some((wire, [tell, fail])));
            }
            Err(why) => self.fail(&format!("{why:?}")),
        }
    }

    fn fail(&self, why: &str) {
        gloo::console::warn!("the engine has failed:", why);
        let orders = self.0.line.borrow_mut().fail();
        self.obey(orders);
    }

    /// Counts the seconds while something is to come.
    fn watch(&self) {
        let waits = self.0.line.borrow().waits();
        let mut tick = self.0.tick.borrow_mut();
        if !waits {
            tick.take();
        } else if tick.is_none() {
            let engine = self.clone();
            *tick = Some(Timeout::new(TICK, move || {
                engine.0.tick.take();
                let orders = engine.0.line.borrow_mut().tick();
                engine.obey(orders);
            }));
        }
    }

    /// Makes an action of an answer.
    fn pass_on(&self, answer: Answer) {
        let errand = self.0.errand.borrow().clone();
        let act = |action| self.0.actor.act(action);
        match (answer, errand) {
            (Answer::Tables(tables), _) => act(Action::Tables(tables)),
            (Answer::Error { message, .. }, _) => {
                gloo::console::error!("the engine did not understand:", message);
            }
            (Answer::Done { chosen, report, .. }, Some(errand)) => match errand.purpose {
                Purpose::Move(_) => {
                    self.0.found.set(chosen.map(|mv| (errand, mv)));
                }
                Purpose::Hint | Purpose::Review | Purpose::Analysis | Purpose::Measure(_) => {
                    act(Action::Report { errand, report: Box::new(report) });
                }
            },
            (Answer::Measured { figures, .. }, Some(errand)) => {
                act(Action::Measured { errand, figures });
            }
            (Answer::Progress { report, .. }, Some(errand)) => {
                act(Action::Report { errand, report: Box::new(report) });
            }
            _ => {}
        }
    }
}
