//! What every component needs: the state, a way to act on it, and the words.

use std::ops::Deref;
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

/// The state, with what is needed to say it and to act on it.
#[derive(Clone, PartialEq)]
pub struct Desk {
    store: UseReducerHandle<Store>,
    means: Means,
}

impl Desk {
    /// A desk on a store.
    pub fn new(store: UseReducerHandle<Store>, words: Rc<Words>) -> Desk {
        let actor = Actor { own: store.dispatcher(), page: None };
        Desk { store, means: Means { words, actor } }
    }

    /// A desk with a board of its own, on the page of another one: settings, dialogs, notices and
    /// what is learnt are those of the page.
    pub fn within(page: &Desk, store: UseReducerHandle<Store>, words: Rc<Words>) -> Desk {
        let page = Some(page.means.actor.own.clone());
        let actor = Actor { own: store.dispatcher(), page };
        Desk { store, means: Means { words, actor } }
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.store.0
    }

    /// What a part has that is told by itself what to show.
    pub fn means(&self) -> Means {
        self.means.clone()
    }
}

impl Deref for Desk {
    type Target = Means;

    fn deref(&self) -> &Means {
        &self.means
    }
}

/// The words, and a way to act. It stays equal while the state changes, so that what has only
/// this is not drawn anew at each step.
#[derive(Clone, PartialEq)]
pub struct Means {
    /// The words of the language chosen.
    pub words: Rc<Words>,
    actor: Actor,
}

impl Means {
    /// What is said under a key.
    pub fn say(&self, key: &str) -> AttrValue {
        self.words.say(key).into()
    }

    /// A way to act.
    pub fn actor(&self) -> Actor {
        self.actor.clone()
    }

    /// Does an action.
    pub fn act(&self, action: Action) {
        self.actor.act(action);
    }

    /// A callback that does an action, whatever the event.
    pub fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        self.actor.on(action)
    }
}

/// Does actions, and knows nothing of the state.
#[derive(Clone, PartialEq)]
pub struct Actor {
    own: UseReducerDispatcher<Store>,
    /// Of the page, where the board is not the one to play at.
    page: Option<UseReducerDispatcher<Store>>,
}

impl Actor {
    /// Does an action.
    pub fn act(&self, action: Action) {
        match (&self.page, &action) {
            (
                Some(page),
                Action::Set(_) | Action::Dialog(_) | Action::Notice(_) | Action::Learn(_),
            ) => page.dispatch(action),
            _ => self.own.dispatch(action),
        }
    }

    /// A callback that does an action, whatever the event.
    pub fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        let actor = self.clone();
        Callback::from(move |_| actor.act(action.clone()))
    }
}
