use std::borrow::Cow;
use std::cell::OnceCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_memoizer::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use super::intl::{self, Form};
use super::words::Speech;
use super::{Language, TextDirection, Value};

type Bundle = FluentBundle<FluentResource>;

/// The texts of Fluent files of a language.
pub struct Phrases {
    language: Language,
    texts: Bundle,
    /// How the language writes numbers and lists.
    intl: IntlLangMemoizer,
    /// Read only when a key is missing.
    fallback: OnceCell<Bundle>,
}

impl Phrases {
    /// Reads the files.
    pub fn read(language: Language, sources: &[Cow<'static, str>]) -> Phrases {
        Phrases {
            language,
            texts: bundle(language, sources),
            intl: IntlLangMemoizer::new(tag(language)),
            fallback: OnceCell::new(),
        }
    }
}

impl Speech for Phrases {
    fn say(&self, key: &str, args: &[(&str, Value)]) -> Option<String> {
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, argument(value))).collect();
        let english = || {
            let sources = Language::default().sources().iter().copied().map(Cow::Borrowed);
            bundle(Language::default(), &sources.collect::<Vec<_>>())
        };
        format(&self.texts, key, &args)
            .or_else(|| format(self.fallback.get_or_init(english), key, &args))
    }

    fn list(&self, items: &[String]) -> String {
        match self.language.direction() {
            TextDirection::LeftToRight => intl::list(&self.intl, items),
            // As the arguments of texts: a list of Latin letters still runs from right to left.
            TextDirection::RightToLeft => {
                let isolated = |item: &String| format!("\u{2068}{item}\u{2069}");
                let isolated: Vec<_> = items.iter().map(isolated).collect();
                intl::list(&self.intl, &isolated)
            }
        }
    }

    fn number(&self, form: Form, number: f64) -> String {
        intl::number(&self.intl, form, number)
    }
}

fn argument<'a>(value: &'a Value) -> FluentValue<'a> {
    match value {
        Value::Number(number) => (*number).into(),
        Value::Text(text) => FluentValue::String(Cow::Borrowed(text)),
    }
}

/// What of the files cannot be read is left out; a test sees to it that all can.
fn bundle(language: Language, sources: &[Cow<'static, str>]) -> Bundle {
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
