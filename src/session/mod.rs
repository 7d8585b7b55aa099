//! A game in progress: undo and redo, a match, what the page shows of it, and how it is kept.
//! Pure, so that all of it can be tested without a browser.

mod action;
mod play;
mod saved;
mod settings;
mod state;

pub use action::{Action, Playback};
pub use play::Session;
pub use saved::{Saved, SavedError};
pub use settings::{Seating, Settings, Tap, Theme};
pub use state::{Dialog, Notice, Said, State, Tried, What};
