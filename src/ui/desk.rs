//! What every component needs: the state, a way to act on it, and the words.

use std::rc::Rc;

use yew::prelude::*;

use crate::session::{Action, State};
use crate::text::Words;

/// The state as yew's reducer keeps it.
#[derive(Clone, PartialEq)]
pub struct Store(pub State);

impl Reducible for Store {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Store(self.0.reduce(action)))
    }
}

/// The handle that components get from the context.
#[derive(Clone, PartialEq)]
pub struct Desk {
    store: UseReducerHandle<Store>,
    /// The words of the language chosen.
    pub words: Rc<Words>,
}

impl Desk {
    /// A desk on a store.
    pub fn new(store: UseReducerHandle<Store>, words: Rc<Words>) -> Desk {
        Desk { store, words }
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.store.0
    }

    /// A way to act that stays equal while the state changes.
    pub fn actor(&self) -> Actor {
        Actor(self.store.dispatcher())
    }

    /// Does an action.
    pub fn act(&self, action: Action) {
        self.store.dispatch(action);
    }

    /// A callback that does an action, whatever the event.
    pub fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        self.actor().on(action)
    }

    /// What is said under a key.
    pub fn say(&self, key: &str) -> AttrValue {
        self.words.say(key).into()
    }
}

/// Does actions, and knows nothing of the state: components that have only this are not drawn
/// anew at each step.
#[derive(Clone, PartialEq)]
pub struct Actor(UseReducerDispatcher<Store>);

impl Actor {
    /// Does an action.
    pub fn act(&self, action: Action) {
        self.0.dispatch(action);
    }

    /// A callback that does an action, whatever the event.
    pub fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        let actor = self.clone();
        Callback::from(move |_| actor.act(action.clone()))
    }
}

/// The desk, in a component below the app.
#[hook]
pub fn use_desk() -> Desk {
    use_context::<Desk>().expect("the app provides the desk")
}
