//! A game in progress: undo and redo, a match, what the page shows of it, and how it is kept.
//! Pure, so that all of it can be tested without a browser.

mod action;
mod asked;
mod dialog;
mod embed;
mod errand;
mod findings;
mod link;
mod notice;
mod opening;
mod play;
mod player;
mod query;
mod review;
mod route;
mod said;
mod saved;
mod settings;
mod state;
mod studied;

pub use action::{Action, Playback};
pub use asked::{Asked, Marked};
pub use dialog::Dialog;
pub use embed::{Controls, Embed};
pub use errand::{Errand, Purpose};
pub use findings::Findings;
pub use link::{Link, LinkError};
pub use notice::{Kept, Notice};
pub use opening::OpenError;
pub use play::Session;
pub use player::Player;
pub use review::{Review, Turn, Value};
pub use route::{NoSuchRoute, Route};
pub use said::{Said, What};
pub use saved::{Saved, SavedError};
pub use settings::{Beans, Seating, Settings, Tap, Theme, Timber};
pub use state::{Preview, State, Tried};
pub use studied::{Counted, Studied};
