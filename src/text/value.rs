use std::borrow::Cow;

/// What an argument of a text can be: made `from` a number or a string.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// A number, which the language writes, and plurals are chosen by.
    Number(f64),
    /// A text, or what texts choose by.
    Text(Cow<'a, str>),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Value<'a> {
        Value::Text(text)
    }
}

macro_rules! from_numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(number as f64)
            }
        })+
    };
}

from_numbers!(u8 u16 u32 u64 usize i32 f32 f64);
