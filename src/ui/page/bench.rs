//! How fast the engine is in this browser.

use yew::prelude::*;

use crate::rules::Edition;
use crate::search::{Figures, Rate};
use crate::session::Action;
use crate::text::{Words, names};
use crate::ui::desk::Desk;

/// A table of what was measured, and a button for each edition that measures it.
pub fn bench(desk: &Desk, words: &Words) -> Html {
    let findings = &desk.state().findings;
    let rows = Edition::ALL.map(|edition| {
        let measured = findings.measured.iter().find(|(other, _)| *other == edition);
        let running = findings.measuring == Some(edition);
        let label = words.say(if running { "bench-running" } else { "bench-measure" });
        let onclick = desk.on(Action::Measure((!running).then_some(edition)));
        html! {
            <tr>
                <th scope="row">{ names::edition(words, edition) }</th>
                { cells(words, measured.map(|(_, figures)| *figures)) }
                <td><button type="button" class="button line" {onclick}
                    aria-busy={running.to_string()}>{ label }</button></td>
            </tr>
        }
    });
    let heads = ["bench-rules", "bench-swift", "bench-search", "bench-tables"];
    let heads = heads.map(|key| html! { <th scope="col">{ words.say(key) }</th> });
    html! {
        <main class="page bench">
            <header>
                <h1>{ words.say("nav-bench") }</h1>
                <p class="lead">{ words.say("bench-about") }</p>
            </header>
            <div class="wide-table" role="region" tabindex="0" aria-label={words.say("nav-bench")}>
                <table>
                    <thead><tr><td />{ for heads }<td /></tr></thead>
                    <tbody aria-live="polite">{ for rows }</tbody>
                </table>
            </div>
        </main>
    }
}

/// The four rates, in millions a second.
fn cells(words: &Words, figures: Option<Figures>) -> Html {
    let rates = match figures {
        Some(figures) => [Some(figures.rules), figures.swift, Some(figures.search), figures.tables],
        None => [None; 4],
    };
    let cell = |rate: Option<Rate>| {
        let millions = rate.map(|rate| words.decimal(rate.per_second() / 1e6));
        html! { <td class="figure">{ millions.unwrap_or_else(|| "–".into()) }</td> }
    };
    rates.into_iter().map(cell).collect()
}
