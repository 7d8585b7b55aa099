//! The words of the language chosen, fetched when the page does not carry them.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::files;
use super::later::Later;
use crate::text::{Language, Words};

/// The words of a language; until they are there, those of the one before. None while the page
/// begins and has none yet. With them the language that could not be had, if one could not.
///
/// Without the second part of the program they are labels alone.
#[hook]
pub fn use_words(
    language: Language,
    later: Option<Later>,
) -> (Option<Rc<Words>>, Option<Language>) {
    let words = use_state(|| (language == Language::default()).then(|| carried(later)));
    let missing = use_state_eq(|| None::<Language>);
    {
        let (words, missing) = (words.clone(), missing.clone());
        use_effect_with((language, later), move |&(language, later)| {
            let wanted = Rc::new(Cell::new(true));
            if language == Language::default() {
                words.set(Some(carried(later)));
                missing.set(None);
            } else {
                let wanted = wanted.clone();
                spawn_local(async move {
                    let fetched = fetched(language, later).await;
                    if !wanted.get() {
                        return; // another one has been chosen meanwhile, or the rest is there
                    }
                    missing.set(fetched.is_err().then_some(language));
                    match fetched {
                        Ok(fetched) => words.set(Some(Rc::new(fetched))),
                        Err(_) if words.is_none() => words.set(Some(carried(later))),
                        Err(_) => {}
                    }
                });
            }
            move || wanted.set(false)
        });
    }
    ((*words).clone(), *missing)
}

/// The words of the first language, which the page carries.
fn carried(later: Option<Later>) -> Rc<Words> {
    let language = Language::default();
    Rc::new(match later {
        Some(later) => (later.words)(language, None),
        None => Words::labels(language, language.labels()),
    })
}

async fn fetched(language: Language, later: Option<Later>) -> Result<Words, String> {
    match later {
        Some(later) => {
            let source = files::text(&language.file()).await?;
            Ok((later.words)(language, Some(source)))
        }
        None => Ok(Words::labels(language, &files::text(&language.labels_file()).await?)),
    }
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
