//! Numbers and enumerations as a language writes them: by the browser's `Intl` in the page, and
//! plainly where there is no browser.
//!
//! Digits are those of the board and of the notation everywhere, 0 to 9, also in Arabic: a number
//! in a text is the one that stands on the pit.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod plain;

use std::convert::Infallible;

use fluent_bundle::FluentValue;
use intl_memoizer::{IntlLangMemoizer, Memoizable};
use unic_langid::LanguageIdentifier;

#[cfg(target_arch = "wasm32")]
use browser::{Lists, Numbers};
#[cfg(not(target_arch = "wasm32"))]
use plain::{Lists, Numbers};

use super::Language;

/// How a number is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// `12`, `2.5`, `12,345`.
    Plain,
    /// With one decimal: `2.0`.
    Decimal,
    /// With one decimal and its sign: `+2.0`.
    Signed,
}

impl Memoizable for Numbers {
    type Args = Form;
    type Error = Infallible;

    fn construct(tag: LanguageIdentifier, form: Form) -> Result<Numbers, Infallible> {
        Ok(Numbers::new(language(&tag), form))
    }
}

impl Memoizable for Lists {
    type Args = ();
    type Error = Infallible;

    fn construct(tag: LanguageIdentifier, (): ()) -> Result<Lists, Infallible> {
        Ok(Lists::new(language(&tag)))
    }
}

/// Writes a number.
pub fn number(intl: &IntlLangMemoizer, form: Form, number: f64) -> String {
    // The numbers of a board are written alike everywhere, and a browser takes its time to get
    // ready for the others.
    if form == Form::Plain && (0.0..1000.0).contains(&number) && number.fract() == 0.0 {
        return (number as u16).to_string();
    }
    let Ok(written) = intl.with_try_get::<Numbers, _, _>(form, |all| all.write(number));
    written
}

/// Writes several things in one phrase.
pub fn list(intl: &IntlLangMemoizer, items: &[String]) -> String {
    if let [only] = items {
        return only.clone(); // what writes lists takes long to be made
    }
    let Ok(written) = intl.with_try_get::<Lists, _, _>((), |all| all.write(items));
    written
}

/// Writes the numbers in texts.
pub fn value(value: &FluentValue, intl: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(found) => Some(number(intl, Form::Plain, found.value)),
        _ => None,
    }
}

fn language(tag: &LanguageIdentifier) -> Language {
    tag.to_string().parse().unwrap_or_default()
}
