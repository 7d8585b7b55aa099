//! The page: the one room that knows yew and the web. It draws a [`State`](crate::session::State)
//! and turns clicks and keys into [`Action`](crate::session::Action)s; it knows no rule.

mod announce;
mod app;
mod audio;
mod board;
mod copy;
mod desk;
mod effects;
mod engine;
mod files;
mod framed;
mod icon;
mod keys;
mod link;
mod page;
mod panel;
mod part;
mod route;
mod storage;
mod words;

pub use app::App;

use crate::rules::Side;

/// The class of what belongs to a side.
fn side_class(side: Side) -> &'static str {
    match side {
        Side::South => "of-south",
        Side::North => "of-north",
    }
}
