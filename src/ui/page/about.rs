//! About the games: who plays them and where, their words, where they come from.

use yew::prelude::*;

use super::map::map;
use super::prose::{at_top, marked};
use crate::session::Route;
use crate::teach::article::ARTICLES;
use crate::text::Words;

/// The page.
pub fn about(words: &Words) -> Html {
    let articles = ARTICLES.iter().map(|article| {
        let parts = article.parts.map(|(title, text)| {
            html! {
                <>
                    <dt>{ words.say(title) }</dt>
                    <dd>{ marked(&words.say(text)) }</dd>
                </>
            }
        });
        html! {
            <section aria-labelledby={article.id}>
                <h2 id={article.id}>{ words.say(article.title) }</h2>
                <dl class="facts">{ for parts }</dl>
            </section>
        }
    });
    html! {
        <main class="page about">
            <header>
                <h1 tabindex="-1">{ words.say("nav-about") }</h1>
                <p class="lead">{ words.say("about-lead") }</p>
            </header>
            <div class="about-columns">
                <figure class="map">
                    { map(words) }
                    <figcaption>{ words.say("map-note") }</figcaption>
                </figure>
                <div class="articles">{ for articles }</div>
            </div>
            <p><a class="button line" href={Route::Teachers.to_string()}>{ words.say("nav-teachers") }</a></p>
        </main>
    }
}

/// Shows a page to read from its top when it is opened.
#[hook]
pub fn use_top(route: &Route) {
    use_effect_with(route.clone(), |route| {
        if matches!(route, Route::About | Route::Teachers) {
            at_top();
        }
    });
}
