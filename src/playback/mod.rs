//! A move as something to watch: seeds with identities, a cursor over the trace, what is marked
//! at each step, and how long a step lasts. Pure; the page only draws it.

mod arrangement;
mod marks;
mod pace;
mod viewing;

pub use arrangement::{Arrangement, Place, Seed};
pub use marks::{Lap, Marks, Taken};
pub use pace::{Speed, dwell};
pub use viewing::Viewing;
