//! The pages beside the board to play at. They share its header, and fetch their texts when one
//! of them is first opened.

mod about;
mod bench;
mod count;
mod figure;
mod learn;
mod lesson;
mod map;
mod problems;
mod prose;
mod rules;
mod study;
mod teachers;

use std::rc::Rc;

use yew::prelude::*;

pub use self::figure::figure_of_reasons;

use self::about::{about, use_top};
use self::count::CountPage;
use self::learn::learn;
use self::lesson::LessonPage;
use self::problems::ProblemsPage;
use self::rules::RulesPage;
use self::teachers::TeachersPage;
use super::desk::Desk;
use super::words::use_study_words;
use crate::session::Route;
use crate::text::Words;

#[derive(Properties, PartialEq)]
pub struct StudyPageProps {
    pub desk: Desk,
    pub route: Route,
}

/// The page of a route that is not the board to play at.
#[component]
pub fn StudyPage(props: &StudyPageProps) -> Html {
    let StudyPageProps { desk, route } = props;
    use_top(route);
    match use_study_words(&desk.words) {
        None => html! { <main class="page" aria-busy="true" /> },
        Some(Err(error)) => {
            let said = desk.words.say_with("page-not-fetched", &[("error", error.into())]);
            html! { <main class="page"><p>{ said }</p></main> }
        }
        Some(Ok(words)) => content(desk, &words, route),
    }
}

fn content(desk: &Desk, words: &Rc<Words>, route: &Route) -> Html {
    match *route {
        Route::Play => Html::default(),
        Route::Learn => learn(desk, words),
        Route::Lesson(edition) => {
            html! { <LessonPage key={edition.id()} page={desk.clone()} words={words.clone()} {edition} /> }
        }
        Route::Count(edition) => {
            html! { <CountPage key={edition.id()} page={desk.clone()} words={words.clone()} {edition} /> }
        }
        Route::Problems(edition) => {
            html! { <ProblemsPage key={edition.id()} page={desk.clone()} words={words.clone()} {edition} /> }
        }
        Route::Rules(edition, ref rule) => {
            html! { <RulesPage key={edition.id()} words={words.clone()} {edition} rule={rule.clone()} /> }
        }
        Route::About => about(words),
        Route::Teachers => html! { <TeachersPage desk={desk.clone()} words={words.clone()} /> },
        Route::Bench => bench::bench(desk, words),
    }
}
