use std::borrow::Cow;
use std::fmt;
use std::rc::Rc;

use super::intl::Form;
use super::labels::Labels;
use super::phrases::Phrases;
use super::{Language, Value};

/// The texts of a language, by key. Cheap to clone; two are equal if they are of one language and
/// of as many files.
///
/// The page begins with labels alone; until the rest is there, it says nothing.
#[derive(Clone)]
pub struct Words {
    language: Language,
    labels: Rc<Labels>,
    sources: Rc<[Cow<'static, str>]>,
    speech: Option<Rc<dyn Speech>>,
}

/// What says more than labels. The page has it in the second part of its program.
pub(super) trait Speech {
    /// The text of a key with arguments by name, if there is one.
    fn say(&self, key: &str, args: &[(&str, Value)]) -> Option<String>;

    /// Several things in one phrase.
    fn list(&self, items: &[String]) -> String;

    /// A number as the language writes it.
    fn number(&self, form: Form, number: f64) -> String;
}

impl Words {
    /// The labels of a language, from the Fluent file of those.
    pub fn labels(language: Language, source: &str) -> Words {
        let labels = Rc::new(Labels::of(source));
        Words { language, labels, sources: Rc::new([]), speech: None }
    }

    /// The texts of a language that the program carries.
    pub fn new(language: Language) -> Words {
        let sources = language.sources().iter().copied().map(Cow::Borrowed);
        Words::from_sources(language, sources.collect())
    }

    /// The texts of a language from Fluent files that were fetched.
    pub fn fetched(language: Language, source: String) -> Words {
        Words::from_sources(language, Rc::new([Cow::Owned(source)]))
    }

    /// The texts of a language with those for study.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn with_study(language: Language) -> Words {
        let sources = language.sources().iter().chain(language.study_sources());
        Words::from_sources(language, sources.copied().map(Cow::Borrowed).collect())
    }

    /// These texts and those of one more file.
    pub fn and(&self, source: String) -> Words {
        let sources = self.sources.iter().cloned().chain([Cow::Owned(source)]);
        Words::from_sources(self.language, sources.collect())
    }

    fn from_sources(language: Language, sources: Rc<[Cow<'static, str>]>) -> Words {
        let speech = Some(Rc::new(Phrases::read(language, &sources)) as Rc<dyn Speech>);
        Words { language, labels: Rc::default(), sources, speech }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a key. One that the language lacks is said in English, one that English lacks
    /// as the key itself.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The text of a key with arguments by name. Arguments that it has no place for are ignored,
    /// the place of one that is missing shows its name.
    pub fn say_with(&self, key: &str, args: &[(&str, Value)]) -> String {
        match &self.speech {
            Some(speech) => speech.say(key, args).unwrap_or_else(|| key.into()),
            None => self.labels.get(key).unwrap_or_default().into(),
        }
    }

    /// Several things in one phrase: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        let speech = self.speech.as_ref();
        speech.map(|speech| speech.list(items)).unwrap_or_default()
    }

    /// A number with one decimal: `2.5`.
    pub fn decimal(&self, number: f64) -> String {
        self.number(Form::Decimal, number)
    }

    /// A number with one decimal and its sign: `+2.5`.
    pub fn signed(&self, number: f64) -> String {
        self.number(Form::Signed, number)
    }

    fn number(&self, form: Form, number: f64) -> String {
        self.speech.as_ref().map(|speech| speech.number(form, number)).unwrap_or_default()
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.language == other.language && self.sources.len() == other.sources.len()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}
