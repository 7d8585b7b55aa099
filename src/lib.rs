//! Tisiya: the sowing games Alemungula, Um el Bagara and Lamlameta.

#![deny(missing_docs)]

pub mod playback;
pub mod rules;
pub mod scene;
pub mod session;
pub mod text;
#[cfg(target_arch = "wasm32")]
pub mod ui;
