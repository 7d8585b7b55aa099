//! The search, tested against plain methods that are too slow to play with.

mod minimax;
mod sample;
