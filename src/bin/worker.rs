//! The engine: the search as a wasm module of its own, so that the page neither carries it nor
//! waits for it. It knows no yew, and of the web only a clock; what it does is
//! [`Service`](tisiya::search::Service), and the messages are those of [`tisiya::protocol`].
//!
//! `assets/scripts/engine.js` runs it, in a worker or, where there can be none, in the page. Either way
//! messages are heard only between its turns, so it works in slices.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program is the engine of the web page; build it with `cargo xtask serve`");
    std::process::exit(2);
}

#[cfg(target_arch = "wasm32")]
mod engine {
    use tisiya::protocol::{Answer, VERSION};
    use tisiya::search::Service;
    use wasm_bindgen::prelude::*;

    /// Memory for what the search remembers.
    const TABLE_BYTES: usize = 16 << 20;
    /// Positions looked at between two looks at the clock: a millisecond or two.
    const STRIDE: u64 = 2_000;
    /// How often it says that it is alive, in ms.
    const SIGN_OF_LIFE: f64 = 1_000.0;

    #[wasm_bindgen]
    extern "C" {
        /// The clock, in ms.
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn now() -> f64;
    }

    /// The engine, for `assets/scripts/engine.js`.
    #[wasm_bindgen]
    pub struct Engine {
        service: Service,
        tell: js_sys::Function,
        /// When it last said something.
        told: f64,
    }

    #[wasm_bindgen]
    impl Engine {
        /// An engine that tells its answers to a function, and builds exact tables of the boards
        /// with at most so many seeds.
        #[wasm_bindgen(constructor)]
        pub fn new(tell: js_sys::Function, seeds: usize) -> Engine {
            let service = Service::new(TABLE_BYTES).with_tables(seeds).with_clock(now);
            say(&tell, &Answer::Ready { version: VERSION });
            Engine { service, tell, told: now() }
        }

        /// Takes a message.
        pub fn hear(&mut self, text: &str) {
            let Engine { service, tell, told } = self;
            service.take(text, |answer| say(tell, &answer));
            *told = now();
        }

        /// Works for so many ms. Gives whether there is more to do.
        pub fn work(&mut self, ms: f64) -> bool {
            let Engine { service, tell, told } = self;
            let end = now() + ms;
            let mut spoke = false;
            let mut goes_on = true;
            while goes_on && now() < end {
                goes_on = service.work(STRIDE, |answer| {
                    say(tell, &answer);
                    spoke = true;
                });
            }
            if !spoke && service.is_busy() && now() - *told > SIGN_OF_LIFE {
                say(tell, &Answer::Alive);
                spoke = true;
            }
            if spoke {
                *told = now();
            }
            goes_on
        }
    }

    fn say(tell: &js_sys::Function, answer: &Answer) {
        // What the page does with it is not the engine's business.
        let _ = tell.call1(&JsValue::UNDEFINED, &answer.to_string().into());
    }
}
