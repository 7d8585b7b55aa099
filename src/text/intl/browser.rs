use js_sys::wasm_bindgen::JsValue;
use js_sys::{Array, Function, JsString};

use super::Form;
use crate::text::Language;

/// Writes numbers.
#[derive(Debug)]
pub struct Numbers(Function);

impl Numbers {
    /// Numbers of a form in a language.
    pub fn new(language: Language, form: Form) -> Numbers {
        let options = js_sys::Intl::NumberFormatOptions::new();
        if form != Form::Plain {
            options.set_minimum_fraction_digits(1);
            options.set_maximum_fraction_digits(1);
        }
        if form == Form::Signed {
            options.set_sign_display(js_sys::Intl::SignDisplay::ExceptZero);
        }
        Numbers(js_sys::Intl::NumberFormat::new(&locales(language), &options).format())
    }

    /// A number.
    pub fn write(&self, number: f64) -> String {
        let written = self.0.call1(&JsValue::UNDEFINED, &number.into());
        written.ok().and_then(|text| text.as_string()).unwrap_or_else(|| number.to_string())
    }
}

/// Writes enumerations.
#[derive(Debug)]
pub struct Lists(js_sys::Intl::ListFormat);

impl Lists {
    /// Enumerations in a language.
    pub fn new(language: Language) -> Lists {
        let options = js_sys::Intl::ListFormatOptions::new();
        Lists(js_sys::Intl::ListFormat::new(&locales(language), &options))
    }

    /// The items in one phrase.
    pub fn write(&self, items: &[String]) -> String {
        let items: Array = items.iter().map(|item| JsValue::from_str(item)).collect();
        String::from(self.0.format(&items))
    }
}

/// The language as `Intl` knows it.
fn locales(language: Language) -> Array {
    let code = match language {
        Language::English => "en-GB", // no comma before "and"
        other => other.code(),
    };
    Array::of1(&JsString::from(format!("{code}-u-nu-latn")))
}
