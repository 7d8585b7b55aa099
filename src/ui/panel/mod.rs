//! What stands around the board.

mod bar;
mod caption;
mod dialog;
mod ending;
mod header;
mod keys_help;
mod moves;
mod new_game;
mod notice;
mod scrubber;
mod seat;
mod segments;
mod settings;
mod tools;

pub use bar::Bar;
pub use caption::Caption;
pub use ending::Ending;
pub use header::Header;
pub use keys_help::KeysHelp;
pub use moves::MoveList;
pub use new_game::NewGame;
pub use notice::NoticeView;
pub use seat::Seat;
pub use settings::SettingsDialog;
pub use tools::Tools;
