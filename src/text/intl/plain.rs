use super::Form;
use crate::text::Language;

/// Writes numbers.
#[derive(Debug)]
pub struct Numbers(Form);

impl Numbers {
    /// Numbers of a form, as in English.
    pub fn new(_: Language, form: Form) -> Numbers {
        Numbers(form)
    }

    /// A number.
    pub fn write(&self, number: f64) -> String {
        match self.0 {
            Form::Plain => number.to_string(),
            Form::Decimal => format!("{number:.1}"),
            Form::Signed if number == 0.0 => "0.0".into(),
            Form::Signed => format!("{number:+.1}"),
        }
    }
}

/// Writes enumerations.
#[derive(Debug)]
pub struct Lists(&'static str);

impl Lists {
    /// Enumerations, as in English; in other languages without a word.
    pub fn new(language: Language) -> Lists {
        Lists(if language == Language::English { " and " } else { ", " })
    }

    /// The items in one phrase.
    pub fn write(&self, items: &[String]) -> String {
        match items.split_last() {
            Some((last, before)) if !before.is_empty() => {
                format!("{}{}{last}", before.join(", "), self.0)
            }
            _ => items.concat(),
        }
    }
}
