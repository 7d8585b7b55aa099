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

pub use defs::Defs;
pub use view::BoardView;
