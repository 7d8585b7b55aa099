//! What people read, in every language.
//!
//! The texts lie in `assets/locales`, a folder for each [`Language`], in Fluent files by subject;
//! [`Words`] says them. The other files of this room turn what the rules tell (traces, refusals,
//! outcomes, errors) into sentences. Keys are string literals throughout, so that a test can
//! compare them with the files.

pub mod advice;
pub mod faults;
pub mod names;
pub mod outcome;
pub mod problems;
pub mod refusal;
pub mod rich;
pub mod rulebook;
pub mod study;
pub mod telling;

mod intl;
mod labels;
mod language;
mod phrases;
mod value;
mod words;

pub use language::{Language, NotALanguage, TextDirection};
pub use value::Value;
pub use words::Words;
