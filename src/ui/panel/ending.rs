//! The end of a game: why, the count, who won, and how to go on.

use yew::prelude::*;

use super::why::why_button;
use crate::rules::Series;
use crate::session::Action;
use crate::text::{Words, outcome};
use crate::ui::desk::Desk;

/// Shown once all of a finished game is on the board.
pub fn ending(desk: &Desk) -> Html {
    let state = desk.state();
    let game = state.session.game();
    let Some(result) = game.outcome().filter(|_| state.is_live()) else { return Html::default() };
    let ruleset = game.start().ruleset();
    let words = &desk.words;
    let counts = outcome::counts(words, &result);
    let standing = state.session.standing();
    let again = if standing.best_of > 1 && !standing.is_over() {
        desk.say("game-next-round")
    } else {
        desk.say("game-again")
    };
    html! {
        <section class="ending" aria-label={desk.say("outcome-title")}>
            <h2>{ outcome::headline(words, &result) }</h2>
            <p class="reason">{ outcome::reason(words, ruleset, &result) }{ " " }{ why_button(desk) }</p>
            <ul>{ for counts.into_iter().map(|count| html! { <li>{ count }</li> }) }</ul>
            if standing.best_of > 1 {
                <p class="match">{ match_standing(&desk.words, &standing) }</p>
            }
            <button type="button" class="button solid wide" onclick={desk.on(Action::NextRound)}>{ again }</button>
        </section>
    }
}

/// How the match stands.
fn match_standing(words: &Words, series: &Series) -> String {
    let [south, north] = series.wins();
    words.say_with("match-standing", &[("south", south.into()), ("north", north.into())])
}
