//! The board on the screen: still wood, seeds that move, marks, numbers, and the pits as buttons.

mod cell;
mod defs;
mod marks;
mod paths;
mod pits;
mod seeds;
mod view;
mod wings;
mod wood;
mod writing;

pub use defs::defs;
pub use paths::{draw_all, still};
pub use pits::focus_board;
pub use view::board_view;
