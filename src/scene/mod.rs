//! What a board looks like, as numbers and path strings. No web in it: the page turns what these
//! functions return into SVG elements, and the native tests look at the same numbers.
//!
//! Lengths are CSS pixels, x to the right and y downward, from the board's upper left corner.
//! Pits are numbered as they are sown, counterclockwise: South owns `0..n` from her left to her
//! right, North `n..2n`; pit `n` lies across from pit `n - 1`, and opposite of `i` is `2n - 1 - i`.
//!
//! | module | what it draws |
//! |---|---|
//! | [`geometry`] | where everything lies on a board of a given size |
//! | [`packing`] | where the seeds lie in a pit or a store |
//! | [`seed`] | what one seed looks like, for life |
//! | [`wood`], [`bowl`] | plank, grain, pits and troughs |
//! | [`marks`] | thread, rings, teeth, pegs, stick, badge |
//! | [`maths`] | what wasm has no instructions for |
//! | [`gradient`], [`icon`] | definitions shared by every board |
//! | [`path`] | points and paths, the words all of these speak |

pub mod bowl;
mod decimal;
pub mod frame;
pub mod geometry;
pub mod gradient;
mod hash;
pub mod icon;
pub mod layout;
pub mod marks;
pub mod maths;
pub mod packing;
pub mod path;
pub mod seed;
pub mod wood;

pub use bowl::carve;
pub use decimal::{Decimal, fine, hundredths, tenths};
pub use geometry::Geometry;
pub use packing::Spot;
pub use path::{Oval, Path, Point, Rect};
pub use wood::{Plank, grain};

use crate::rules::Side;
