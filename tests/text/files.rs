use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tisiya::text::{Language, Words};

/// Words in the source that look like keys and are values of options, or arguments.
const NOT_KEYS: &[&str] = &[
    "two-or-four",
    "own-row",
    // Arguments of the rule book.
    "capture-side",
    "first-move-captures",
    "first-move",
    "pairs-may-start",
];

type Entries = BTreeMap<String, String>;

/// All files of a language: those of the first visit, and those for study.
fn sources(language: Language) -> impl Iterator<Item = &'static str> {
    language.sources().iter().chain(language.study_sources()).copied()
}

/// The messages of a language and their texts, read line by line and without the Fluent parser.
fn entries(language: Language) -> Entries {
    let mut entries = Entries::new();
    for source in sources(language) {
        let mut current = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let body = match line.split_once(" =") {
                Some((key, body)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                    current = key.into();
                    let before = entries.insert(current.clone(), String::new());
                    assert_eq!(before, None, "{language}: {key} stands twice");
                    body
                }
                _ if line.is_empty() || line.starts_with([' ', '}']) => line,
                _ => panic!("{language}: this line belongs to no message: {line}"),
            };
            if let Some(text) = entries.get_mut(&current) {
                text.push_str(body);
                text.push('\n');
            }
        }
    }
    entries
}

/// The words of a text that `wanted` says may stand behind `mark`.
fn words_after<'a>(text: &'a str, mark: &str) -> impl Iterator<Item = &'a str> {
    let part_of = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    text.split(mark)
        .skip(1)
        .map(move |rest| rest.split(move |c| !part_of(c)).next().expect("a split has a first part"))
}

/// The messages that a text is made of.
fn references(text: &str) -> impl Iterator<Item = &str> {
    words_after(text, "{ ").filter(|word| !word.is_empty())
}

/// The arguments of a message and of those it is made of.
fn variables(entries: &Entries, key: &str) -> BTreeSet<String> {
    let text = entries.get(key).unwrap_or_else(|| panic!("there is no message {key}"));
    let own = words_after(text, "$").map(String::from);
    own.chain(references(text).flat_map(|key| variables(entries, key))).collect()
}

/// All Rust source, or that of a room.
fn source(folder: &str) -> String {
    fn read(path: &Path, text: &mut String) {
        for entry in fs::read_dir(path).expect("a folder of the source").flatten() {
            let path = entry.path();
            if path.is_dir() {
                read(&path, text);
            } else if path.extension().is_some_and(|end| end == "rs") {
                text.push_str(&fs::read_to_string(path).expect("a file of the source"));
            }
        }
    }
    let mut text = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut text);
    text
}

#[test]
fn all_languages_have_the_keys_of_english() {
    let keys = |language| entries(language).into_keys().collect::<BTreeSet<_>>();
    let english = keys(Language::English);
    for &language in Language::ALL {
        let own = keys(language);
        let missing: Vec<_> = english.difference(&own).collect();
        let surplus: Vec<_> = own.difference(&english).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        assert!(surplus.is_empty(), "{language} has {surplus:?}, which English has not");
    }
}

#[test]
fn all_languages_have_the_arguments_of_english() {
    let english = entries(Language::English);
    for &language in Language::ALL {
        let entries = entries(language);
        for key in english.keys() {
            assert_eq!(variables(&entries, key), variables(&english, key), "{language}: {key}");
        }
    }
}

#[test]
fn all_files_of_a_language_are_read() {
    for &language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(language.folder());
        let files = fs::read_dir(folder).expect("a folder of the language");
        assert_eq!(files.count(), sources(language).count(), "{language}");
    }
}

#[test]
fn all_keys_are_said() {
    let source = source("src");
    let entries = entries(Language::English);
    let referred: BTreeSet<_> = entries.values().flat_map(|text| references(text)).collect();
    let unused: Vec<_> = entries
        .keys()
        .map(String::as_str)
        .filter(|key| !source.contains(&format!("\"{key}\"")))
        .filter(|key| !referred.contains(key))
        .collect();
    assert!(unused.is_empty(), "no one says {unused:#?}");
}

#[test]
fn all_keys_that_are_said_exist() {
    let entries = entries(Language::English);
    let source_of_all = source("src");
    let said = ["say(", "say_with("].into_iter().flat_map(|call| source_of_all.split(call).skip(1));
    let said = said.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    let source_of_texts = source("src/text");
    let is_key = |word: &&str| {
        word.contains('-')
            && word.starts_with(|c: char| c.is_ascii_lowercase())
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let kebab = source_of_texts.split('"').filter(is_key).filter(|word| !NOT_KEYS.contains(word));
    let unknown: BTreeSet<_> =
        said.chain(kebab).filter(|key| !entries.contains_key(*key)).collect();
    assert!(unknown.is_empty(), "there are no texts for {unknown:#?}");
}

#[test]
fn all_messages_format_with_their_arguments() {
    let samples: [FluentValue; 9] = [
        0.into(),
        1.into(),
        2.into(),
        33.into(),
        "south".into(),
        "own".into(),
        "left".into(),
        "takes".into(),
        "uurs".into(),
    ];
    for &language in Language::ALL {
        let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a language tag")]);
        bundle.set_use_isolating(false);
        for source in sources(language) {
            let resource = FluentResource::try_new(source.into());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
            bundle.add_resource(resource).expect("no key stands twice");
        }
        let entries = entries(language);
        for key in entries.keys() {
            let message = bundle.get_message(key).unwrap_or_else(|| panic!("{language}: {key}"));
            for sample in &samples {
                let names = variables(&entries, key);
                let args: FluentArgs =
                    names.into_iter().map(|name| (name, sample.clone())).collect();
                let mut errors = Vec::new();
                let pattern = message.value().expect("a message has a text");
                let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
                assert!(errors.is_empty(), "{language}: {key}: {errors:?}");
                let plain = tisiya::text::rich::plain(&text);
                assert!(!plain.contains(['*', '{']) && !plain.contains("=="), "{key}: {text}");
                assert_eq!(text, text.trim_end(), "{language}: {key}");
                let slip = ["  ", " ,", " ،"].into_iter().find(|slip| text.contains(slip));
                assert_eq!(slip, None, "{language}: {key}: {text}");
            }
        }
    }
}

/// The page says them before it has Fluent.
#[test]
fn labels_are_plain_lines() {
    for &language in Language::ALL {
        let (labels, words) = (Words::labels(language, language.labels()), Words::new(language));
        let lines = language.labels().lines();
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (key, text) =
                line.split_once(" = ").unwrap_or_else(|| panic!("{language}: {line}"));
            assert!(!text.contains(['{', '}']), "{language}: {line}");
            assert_eq!((labels.say(key), words.say(key)), (text.into(), text.into()), "{language}");
        }
    }
}
