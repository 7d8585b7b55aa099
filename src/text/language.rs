use std::fmt;
use std::str::FromStr;

/// The way a script runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextDirection {
    /// As Latin and Ethiopic.
    LeftToRight,
    /// As Arabic.
    RightToLeft,
}

impl TextDirection {
    /// The value of the HTML attribute `dir`.
    pub const fn code(self) -> &'static str {
        match self {
            TextDirection::LeftToRight => "ltr",
            TextDirection::RightToLeft => "rtl",
        }
    }
}

/// The files of a language.
macro_rules! folder {
    ($code:literal: $($file:literal)+) => {
        &[$(include_str!(concat!("../../assets/locales/", $code, "/", $file, ".ftl"))),+]
    };
}

/// The file of the labels.
macro_rules! labels {
    ($code:literal) => {
        include_str!(concat!("../../assets/locales/", $code, "/labels.ftl"))
    };
}

/// The files for everybody: the second part of the page's program carries those of the first
/// language.
macro_rules! core {
    ($code:literal) => {
        folder!($code: "labels" "page" "names" "telling" "why" "advice" "rules" "faults" "engine" "share" "site")
    };
}

macro_rules! languages {
    ($($(#[$mark:meta])? $variant:ident $code:literal $name:literal $direction:ident;)+) => {
        /// A language that the page can speak.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum Language {
            $(#[doc = $name] $(#[$mark])? $variant,)+
        }

        impl Language {
            /// All languages, in the order in which people are offered them.
            pub const ALL: &[Language] = &[$(Language::$variant),+];

            /// The language tag, as in the HTML attribute `lang`: `en`.
            pub const fn code(self) -> &'static str {
                match self { $(Language::$variant => $code),+ }
            }

            /// The name in the language itself.
            pub const fn name(self) -> &'static str {
                match self { $(Language::$variant => $name),+ }
            }

            /// The way its script runs.
            pub const fn direction(self) -> TextDirection {
                match self { $(Language::$variant => TextDirection::$direction),+ }
            }

            /// The Fluent files for everybody. The page carries those of the first language only,
            /// and fetches the others as one file.
            #[cfg(not(target_arch = "wasm32"))]
            pub const fn sources(self) -> &'static [&'static str] {
                match self { $(Language::$variant => core!($code)),+ }
            }

            /// The Fluent file of the labels, which the page begins with. The page carries that of
            /// the first language only, and fetches the others.
            #[cfg(not(target_arch = "wasm32"))]
            pub const fn labels(self) -> &'static str {
                match self { $(Language::$variant => labels!($code)),+ }
            }

            /// The Fluent files that are wanted only by someone who studies: lessons, problems,
            /// the rule book and the page about the games. The page fetches them on demand, and
            /// does not carry them.
            #[cfg(not(target_arch = "wasm32"))]
            pub const fn study_sources(self) -> &'static [&'static str] {
                match self {
                    $(Language::$variant => folder!(
                        $code: "study" "lessons" "problems" "rulebook" "about" "pages" "bench"
                    )),+
                }
            }
        }
    };
}

// A new language is a folder in assets/locales and a line here. The first one is the one that
// missing texts are taken from.
languages! {
    #[default] English "en" "English" LeftToRight;
    Italian "it" "Italiano" LeftToRight;
    Amharic "am" "አማርኛ" LeftToRight;
    Arabic "ar" "العربية" RightToLeft;
}

impl Language {
    /// The Fluent files that the page carries: those of the first language.
    #[cfg(target_arch = "wasm32")]
    pub const fn sources(self) -> &'static [&'static str] {
        match self {
            Language::English => core!("en"),
            _ => &[],
        }
    }

    /// The labels that the page carries: those of the first language.
    #[cfg(target_arch = "wasm32")]
    pub const fn labels(self) -> &'static str {
        match self {
            Language::English => labels!("en"),
            _ => "",
        }
    }

    /// Whether someone who grew up with the language has read the texts.
    pub const fn is_reviewed(self) -> bool {
        matches!(self, Language::English | Language::Italian)
    }

    /// The folder of its Fluent files in the repository.
    pub fn folder(self) -> String {
        format!("assets/locales/{self}")
    }

    /// Where the page finds the labels, from its own address on.
    pub fn labels_file(self) -> String {
        format!("locales/{self}.labels.ftl")
    }

    /// Where the page finds the texts for everybody.
    pub fn file(self) -> String {
        format!("locales/{self}.ftl")
    }

    /// Where the page finds the texts for those who study.
    pub fn study_file(self) -> String {
        format!("locales/{self}.study.ftl")
    }

    /// The language that serves best someone who asks for a tag such as `it-CH`, if one does.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let tag = tag.trim().replace('_', "-");
        let first = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let all = || Language::ALL.iter().copied();
        let exact = all().find(|language| language.code().eq_ignore_ascii_case(&tag));
        exact.or_else(|| all().find(|language| first(language.code()) == first(&tag)))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = NotALanguage;

    fn from_str(text: &str) -> Result<Language, NotALanguage> {
        let found = Language::ALL.iter().find(|language| language.code() == text);
        found.copied().ok_or_else(|| NotALanguage(text.into()))
    }
}

/// The page does not speak this language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not the code of a language that is spoken here")]
pub struct NotALanguage(pub String);
