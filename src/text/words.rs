use std::borrow::Cow;
use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_memoizer::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use super::intl::{self, Form, Joint};
use super::{Language, TextDirection};

/// What an argument of a text can be: made `from` a number or a string.
pub type Value<'a> = FluentValue<'a>;

type Bundle = FluentBundle<FluentResource>;

/// The texts of a language, by key. Cheap to clone; two are equal if they are of one language and
/// of as many files.
#[derive(Clone)]
pub struct Words {
    language: Language,
    sources: Rc<[Cow<'static, str>]>,
    texts: Rc<Bundle>,
    /// How the language writes numbers and lists.
    intl: Rc<IntlLangMemoizer>,
    /// Read only when a key is missing.
    fallback: Rc<OnceCell<Bundle>>,
}

impl Words {
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
        let texts = Rc::new(read(language, &sources));
        let intl = Rc::new(IntlLangMemoizer::new(tag(language)));
        Words { language, sources, texts, intl, fallback: Rc::default() }
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
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let fallback = || {
            let english = || Words::new(Language::default()).sources;
            self.fallback.get_or_init(|| read(Language::default(), &english()))
        };
        format(&self.texts, key, &args)
            .or_else(|| format(fallback(), key, &args))
            .unwrap_or_else(|| key.into())
    }

    /// Several things in one phrase: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.enumerate(Joint::And, items)
    }

    /// The parts of an enumeration: `a, b, c`.
    pub fn parts(&self, items: &[String]) -> String {
        self.enumerate(Joint::Comma, items)
    }

    fn enumerate(&self, joint: Joint, items: &[String]) -> String {
        match self.language.direction() {
            TextDirection::LeftToRight => intl::list(&self.intl, joint, items),
            // As the arguments of texts: a list of Latin letters still runs from right to left.
            TextDirection::RightToLeft => {
                let isolated = |item: &String| format!("\u{2068}{item}\u{2069}");
                let isolated: Vec<_> = items.iter().map(isolated).collect();
                intl::list(&self.intl, joint, &isolated)
            }
        }
    }

    /// A number with one decimal: `2.5`.
    pub fn decimal(&self, number: f64) -> String {
        intl::number(&self.intl, Form::Decimal, number)
    }

    /// A number with one decimal and its sign: `+2.5`.
    pub fn signed(&self, number: f64) -> String {
        intl::number(&self.intl, Form::Signed, number)
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

/// What of the files cannot be read is left out; a test sees to it that all can.
fn read(language: Language, sources: &[Cow<'static, str>]) -> Bundle {
    let mut bundle = FluentBundle::new(vec![tag(language)]);
    // The marks keep a Latin letter or a name in Arabic text from turning what stands around it.
    bundle.set_use_isolating(language.direction() == TextDirection::RightToLeft);
    bundle.set_formatter(Some(intl::value));
    for source in sources {
        let resource = FluentResource::try_new(source.to_string());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
    }
    bundle
}

fn tag(language: Language) -> LanguageIdentifier {
    language.code().parse().unwrap_or_default()
}

fn format(bundle: &Bundle, key: &str, args: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}
