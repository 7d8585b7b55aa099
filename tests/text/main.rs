//! What people read: the Fluent files against each other and against the source, and what is told
//! of the positions of the rules page.

#![cfg(not(target_arch = "wasm32"))]

mod faults;
mod files;
mod games;
mod parts;
mod positions;
mod sentences;
mod telling;

use tisiya::text::{Language, Words};

fn english() -> Words {
    Words::new(Language::English)
}
