//! What waits until the page has been painted, so that it does not cost the frame.

use std::any::Any;
use std::cell::Cell;
use std::rc::Rc;

use gloo::render::request_animation_frame;
use gloo::timers::callback::Timeout;
use yew::Callback;

/// How long painting is waited for, in ms: a page that is hidden meanwhile is not painted, and goes
/// on.
const LONGEST: u32 = 1_000;

/// What is waited for now.
type Waits = Rc<Cell<Option<Box<dyn Any>>>>;

/// Something that is done after the page has been painted. It is not done once this is dropped.
pub struct AfterPaint {
    waits: Waits,
    _unpainted: Timeout,
}

impl Drop for AfterPaint {
    fn drop(&mut self) {
        self.waits.take(); // it knows of itself, and would stay otherwise
    }
}

/// Does something once, after so many frames have been painted. In a hidden page it is done soon.
pub fn after_paint(frames: u32, act: Callback<()>) -> AfterPaint {
    let act = Rc::new(Cell::new(Some(act)));
    let waits = Waits::default();
    wait(&waits, frames, act.clone());
    let longest = if gloo::utils::document().hidden() { 0 } else { LONGEST };
    AfterPaint { waits, _unpainted: Timeout::new(longest, move || once(&act)) }
}

fn wait(waits: &Waits, frames: u32, act: Rc<Cell<Option<Callback<()>>>>) {
    let then = waits.clone();
    let frame = request_animation_frame(move |_| {
        if frames > 1 {
            wait(&then, frames - 1, act);
        } else {
            // A frame is painted after its callbacks, so a timer set in one comes after the
            // painting.
            then.set(Some(Box::new(Timeout::new(0, move || once(&act)))));
        }
    });
    waits.set(Some(Box::new(frame)));
}

fn once(act: &Cell<Option<Callback<()>>>) {
    if let Some(act) = act.take() {
        act.emit(());
    }
}
