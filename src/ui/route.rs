//! The place of the site that the address names.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::session::{NoSuchRoute, Route};

/// Where the address leads; an address that leads nowhere shows the board, and is given back.
#[hook]
pub fn use_route() -> Result<Route, NoSuchRoute> {
    let route = use_state_eq(here);
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let window = gloo::utils::window();
            let listener = EventListener::new(&window, "hashchange", move |_| route.set(here()));
            move || drop(listener)
        });
    }
    (*route).clone()
}

fn here() -> Result<Route, NoSuchRoute> {
    gloo::utils::window().location().hash().unwrap_or_default().parse()
}
