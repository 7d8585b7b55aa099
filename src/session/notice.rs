use crate::protocol::Trouble;
use crate::text::Language;

use super::{NoSuchRoute, SavedError};

/// Something that happened outside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// What was kept could not be read and was set aside.
    SetAside {
        /// What.
        what: Kept,
        /// Why, with the place.
        why: SavedError,
    },
    /// The texts of a language could not be fetched.
    NotSpoken(Language),
    /// The address leads nowhere.
    NoSuchRoute(NoSuchRoute),
    /// The browser lets nothing be kept.
    NothingKept,
    /// A link cannot be opened.
    BadLink(super::LinkError),
    /// A game was opened, and the one that was on the board is kept.
    GameKept,
    /// A newer version of the page is ready to be used.
    NewVersion,
    /// The engine has died.
    Engine(Trouble),
}

impl Notice {
    /// What the person is to be told after a notice that may not have been read yet: that something
    /// was set aside is read first, for nothing else says it.
    pub fn after(self, unread: Option<Notice>) -> Notice {
        unread.filter(|unread| matches!(unread, Notice::SetAside { .. })).unwrap_or(self)
    }
}

/// What is kept from visit to visit, and can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// The game.
    Game,
    /// What somebody has learnt.
    Studied,
}
