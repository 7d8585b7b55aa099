//! What waits until the page has been painted, so that it does not cost the frame.

use std::any::Any;
use std::cell::Cell;
use std::rc::Rc;

use gloo::render::request_animation_frame;
use gloo::timers::callback::Timeout;
use yew::Callback;

/// What is waited for now.
type Waits = Rc<Cell<Option<Box<dyn Any>>>>;

/// Something that is done after the page has been painted. It is not done once this is dropped.
pub struct AfterPaint(Waits);

impl Drop for AfterPaint {
    fn drop(&mut self) {
        self.0.take(); // it knows of itself, and would stay otherwise
    }
}

/// Does something after so many frames have been painted. A hidden page is not painted.
pub fn after_paint(frames: u32, act: Callback<()>) -> AfterPaint {
    let waits = Waits::default();
    wait(&waits, frames, act);
    AfterPaint(waits)
}

fn wait(waits: &Waits, frames: u32, act: Callback<()>) {
    let then = waits.clone();
    let frame = request_animation_frame(move |_| {
        if frames > 1 {
            wait(&then, frames - 1, act);
        } else {
            // A frame is painted after its callbacks, so a timer set in one comes after the
            // painting.
            then.set(Some(Box::new(Timeout::new(0, move || act.emit(())))));
        }
    });
    waits.set(Some(Box::new(frame)));
}
