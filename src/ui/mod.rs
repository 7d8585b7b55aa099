//! The page: the one room that knows yew and the web. It draws a [`State`]
//! and turns clicks and keys into [`Action`](crate::session::Action)s; it knows no rule.

mod announce;
mod app;
mod attend;
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
mod later;
mod link;
mod page;
mod paint;
mod panel;
mod part;
mod route;
mod storage;
mod turns;
mod words;

pub use app::start;
pub use later::{Fetch, Later};

use crate::rules::Side;
use crate::scene::layout::Arrangement;
use crate::session::State;

/// The class of what belongs to a side.
fn side_class(side: Side) -> &'static str {
    match side {
        Side::South => "of-south",
        Side::North => "of-north",
    }
}

/// The class of a page whose parts stand so.
fn arrangement_class(arrangement: Arrangement) -> &'static str {
    match arrangement {
        Arrangement::Beside => "beside",
        Arrangement::Long => "long",
        Arrangement::Stacked => "stacked",
        Arrangement::Low => "low",
        Arrangement::Show => "show",
    }
}

/// Whose turn is shown.
fn turn(state: &State) -> Side {
    match state.viewing.trace() {
        Some(trace) if !state.is_live() => trace.mover,
        _ => state.session.game().position().to_move(),
    }
}
