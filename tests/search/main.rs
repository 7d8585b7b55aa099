//! The search, tested against plain methods that are too slow to play with.

mod endings;
mod engine;
mod levels;
mod minimax;
mod sample;
mod searcher;
