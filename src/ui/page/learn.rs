//! What there is to learn, and how far one has come.

use yew::prelude::*;

use crate::rules::Edition;
use crate::session::Route;
use crate::teach::Lesson;
use crate::text::{Words, names};
use crate::ui::desk::Desk;

/// For each edition its lesson, its counting trainer, its problems and its rules.
pub fn learn(page: &Desk, words: &Words) -> Html {
    let studied = &page.state().studied;
    let editions = Edition::ALL.map(|edition| {
        let (done, steps) = (studied.lessons.count(edition), Lesson::of(edition).steps.len());
        let streak = studied.counted(edition).score.best;
        let solved = studied.solved(edition);
        let lesson = [("done", done.into()), ("steps", steps.into())];
        let way = |route: Route, label: String, how: String| {
            html! { <li><a href={route.to_string()}><b>{ label }</b><span>{ how }</span></a></li> }
        };
        let part = format!("--part:{:.3}", done as f64 / steps as f64);
        html! {
            <section class="edition-card">
                <h2>{ names::edition(words, edition) }</h2>
                <p class="note">{ names::description(words, &edition.ruleset()) }</p>
                <div class="progress" style={part} aria-hidden="true"><span /></div>
                <ul class="ways">
                    { way(Route::Lesson(edition), words.say("learn-lesson"), words.say_with("learn-steps", &lesson)) }
                    { way(Route::Count(edition), words.say("nav-count"), words.say_with("learn-streak", &[("streak", streak.into())])) }
                    { way(Route::Problems(edition), words.say("nav-problems"), words.say_with("learn-solved", &[("solved", solved.into())])) }
                    { way(Route::Rules(edition, None), words.say("nav-rules"), words.say("learn-rules")) }
                </ul>
            </section>
        }
    });
    html! {
        <main class="page learn">
            <header>
                <h1>{ words.say("nav-learn") }</h1>
                <p class="lead">{ words.say("learn-lead") }</p>
            </header>
            <div class="cards">{ for editions }</div>
        </main>
    }
}
