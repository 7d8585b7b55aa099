//! What stands around the board.

mod analysis;
mod bar;
mod caption;
mod dialog;
mod ending;
mod header;
mod keys_help;
mod moves;
mod new_game;
mod notice;
mod offer;
mod review;
mod scrubber;
mod seat;
mod segments;
mod settings;
mod share;
mod tools;
mod why;

pub use analysis::analysis;
pub use bar::bar;
pub use caption::{caption, caption_view, rich_view};
pub use ending::ending;
pub use header::{header, menu};
pub use keys_help::keys_help;
pub use moves::{move_list, no_moves};
pub use new_game::NewGame;
pub use notice::notice_view;
pub use offer::offer;
pub use review::review;
pub use seat::seat;
pub use segments::{Segments, segments};
pub use settings::settings_dialog;
pub use share::Share;
pub use tools::tools;
pub use why::{can_ask_why, why_dialog};
