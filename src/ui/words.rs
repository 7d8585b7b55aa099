//! The words of the language chosen, fetched when the page does not carry them.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::files;
use crate::text::{Language, Words};

/// The words of a language; until they are there, those of the one before. None while the page
/// begins and has none yet. With them the language that could not be had, if one could not.
#[hook]
pub fn use_words(language: Language) -> (Option<Rc<Words>>, Option<Language>) {
    let words = use_state(|| (language == Language::default()).then(|| carried(language)));
    let missing = use_state_eq(|| None::<Language>);
    {
        let (words, missing) = (words.clone(), missing.clone());
        let spoken = words.as_ref().map(|words| words.language());
        use_effect_with(language, move |&language| {
            let wanted = Rc::new(RefCell::new(spoken != Some(language)));
            if language == Language::default() {
                words.set(Some(carried(language)));
                missing.set(None);
            } else if *wanted.borrow() {
                let wanted = wanted.clone();
                spawn_local(async move {
                    let fetched = files::text(&language.file()).await;
                    if !*wanted.borrow() {
                        return; // another one has been chosen meanwhile
                    }
                    missing.set(fetched.is_err().then_some(language));
                    match fetched {
                        Ok(source) => words.set(Some(Rc::new(Words::fetched(language, source)))),
                        Err(_) if words.is_none() => words.set(Some(carried(Language::default()))),
                        Err(_) => {}
                    }
                });
            }
            move || *wanted.borrow_mut() = false
        });
    }
    ((*words).clone(), *missing)
}

/// The words for those who study: those given and the texts of lessons, rules and problems. None
/// until they are fetched, or what the browser says if they cannot be.
#[hook]
pub fn use_study_words(words: &Rc<Words>) -> Option<Result<Rc<Words>, String>> {
    let found = use_state(|| None);
    {
        let found = found.clone();
        use_effect_with(words.clone(), move |words| {
            let words = words.clone();
            spawn_local(async move {
                let file = files::text(&words.language().study_file()).await;
                found.set(Some(file.map(|source| Rc::new(words.and(source)))));
            });
        });
    }
    let is_of = |study: &Rc<Words>| study.language() == words.language();
    (*found).clone().filter(|found| found.as_ref().map_or(true, is_of))
}

fn carried(language: Language) -> Rc<Words> {
    Rc::new(Words::new(language))
}
