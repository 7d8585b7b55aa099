//! Answers to the questions of a ruleset as texts.

use std::borrow::Cow;

/// An answer that can be written and read.
pub trait Answer: Sized {
    /// As it is written.
    fn text(self) -> Cow<'static, str>;
    /// Reads what was written; none if it is no answer.
    fn read(text: &str) -> Option<Self>;
}

impl Answer for bool {
    fn text(self) -> Cow<'static, str> {
        if self { "on".into() } else { "off".into() }
    }

    fn read(text: &str) -> Option<bool> {
        match text {
            "on" | "true" => Some(true),
            "off" | "false" => Some(false),
            _ => None,
        }
    }
}

impl Answer for u8 {
    fn text(self) -> Cow<'static, str> {
        self.to_string().into()
    }

    fn read(text: &str) -> Option<u8> {
        text.parse().ok()
    }
}

/// The texts of answers that are one of several.
macro_rules! answers {
    ($($kind:ident { $($answer:ident $text:literal),+ })+) => {$(
        impl Answer for $kind {
            fn text(self) -> Cow<'static, str> {
                match self { $($kind::$answer => $text.into()),+ }
            }

            fn read(text: &str) -> Option<$kind> {
                match text {
                    $($text => Some($kind::$answer),)+
                    _ => None,
                }
            }
        }
    )+};
}
pub(super) use answers;
