//! The worker: the search beside the page, so that the page never waits for it. It knows no
//! yew; what it does is [`Service`](tisiya::search::Service), and the messages are those of [`tisiya::protocol`].
//!
//! A worker hears messages only between its turns, so it searches in slices and lets the
//! messages in after each.

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program is the worker of the web page; build it with `cargo xtask serve`");
    std::process::exit(2);
}

#[cfg(target_arch = "wasm32")]
mod worker {
    use std::cell::{Cell, RefCell};
    use std::rc::Rc;

    use tisiya::protocol::{Answer, VERSION};
    use tisiya::search::Service;
    use wasm_bindgen::prelude::*;
    use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

    /// Memory for the table.
    const TABLE_BYTES: usize = 16 << 20;
    /// Positions looked at between two looks at the messages: some milliseconds.
    const SLICE: u64 = 20_000;

    struct Worker {
        scope: DedicatedWorkerGlobalScope,
        service: RefCell<Service>,
        /// A message to this port is the sign to go on. Unlike a timer it is not held back, and
        /// unlike a promise it lets other messages in before it.
        next: MessagePort,
        /// Whether such a sign is on its way.
        signed: Cell<bool>,
    }

    pub fn start() {
        console_error_panic_hook::set_once();
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let Ok(channel) = MessageChannel::new() else { return };
        let worker = Rc::new(Worker {
            scope: scope.clone(),
            service: RefCell::new(Service::new(TABLE_BYTES)),
            next: channel.port2(),
            signed: Cell::new(false),
        });
        let hears = worker.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            hears.hear(&event.data().as_string().unwrap_or_default());
        });
        scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget(); // it lives as long as the worker
        let works = worker.clone();
        let on_sign = Closure::<dyn FnMut(MessageEvent)>::new(move |_| works.work());
        channel.port1().set_onmessage(Some(on_sign.as_ref().unchecked_ref()));
        on_sign.forget();
        worker.tell(&Answer::Ready { version: VERSION });
    }

    impl Worker {
        fn tell(&self, answer: &Answer) {
            // It fails for values that cannot be copied only, and a text can.
            let _ = self.scope.post_message(&answer.to_text().into());
        }

        fn hear(&self, text: &str) {
            self.service.borrow_mut().take(text, |answer| self.tell(&answer));
            self.sign();
        }

        fn work(&self) {
            self.signed.set(false);
            self.service.borrow_mut().work(SLICE, |answer| self.tell(&answer));
            self.sign();
        }

        /// Sees to it that the work goes on, if there is any.
        fn sign(&self) {
            if self.service.borrow().is_busy() && !self.signed.replace(true) {
                let _ = self.next.post_message(&JsValue::NULL);
            }
        }
    }
}
