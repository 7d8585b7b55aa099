use std::cell::OnceCell;
use std::fmt;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Language, TextDirection};

/// What an argument of a text can be: made `from` a number or a string.
pub type Value<'a> = FluentValue<'a>;

type Bundle = FluentBundle<FluentResource>;

/// The texts of a language, by key. Cheap to clone; two are equal if their language is, and if
/// both have more texts than those of the first visit or neither has.
#[derive(Clone)]
pub struct Words {
    language: Language,
    has_more: bool,
    texts: Rc<Bundle>,
    /// Read only when a key is missing.
    fallback: Rc<OnceCell<Bundle>>,
}

impl Words {
    /// Reads the texts of a language.
    pub fn new(language: Language) -> Words {
        Words::with_more(language, [])
    }

    /// Reads the texts of a language, and more Fluent files of it, such as those for study.
    pub fn with_more(language: Language, more: impl IntoIterator<Item = String>) -> Words {
        let mut texts = read(language);
        let mut has_more = false;
        for source in more {
            has_more = true;
            add(&mut texts, source);
        }
        Words { language, has_more, texts: Rc::new(texts), fallback: Rc::default() }
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
        let fallback = || self.fallback.get_or_init(|| read(Language::default()));
        format(&self.texts, key, &args)
            .or_else(|| format(fallback(), key, &args))
            .unwrap_or_else(|| key.into())
    }

    /// Several things in one phrase: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        let Some((last, before)) = items.split_last() else { return String::new() };
        match before.iter().cloned().reduce(|first, last| self.comma(first, last)) {
            None => last.clone(),
            Some(first) => {
                let args = [("first", first.into()), ("last", last.into())];
                self.say_with("list-and", &args)
            }
        }
    }

    /// Two parts of an enumeration: `a, b`.
    pub(super) fn comma(&self, first: String, last: String) -> String {
        self.say_with("list-comma", &[("first", first.into()), ("last", last.into())])
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        (self.language, self.has_more) == (other.language, other.has_more)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}

/// What of the files cannot be read is left out; a test sees to it that all can.
fn read(language: Language) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![locale]);
    // The marks keep a Latin letter or a name in Arabic text from turning what stands around it.
    bundle.set_use_isolating(language.direction() == TextDirection::RightToLeft);
    for source in language.sources() {
        add(&mut bundle, (*source).into());
    }
    bundle
}

fn add(bundle: &mut Bundle, source: String) {
    let resource = FluentResource::try_new(source);
    bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
}

fn format(bundle: &Bundle, key: &str, args: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}
