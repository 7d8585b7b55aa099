//! What a finished game was worth, ply by ply, and the moves that turned it.

use yew::prelude::*;

use crate::rules::{Game, MoveText};
use crate::session::{Action, Playback, Review, Turn};
use crate::text::{advice, names};
use crate::ui::desk::{Desk, Means};
use crate::ui::part::part;
use crate::ui::side_class;

/// The width and height of the graph's own box.
const WIDTH: f32 = 300.0;
const HEIGHT: f32 = 90.0;

/// A button that asks for it, then the graph and the turning points as they become known.
pub fn review(desk: &Desk) -> Html {
    let state = desk.state();
    let game = state.session.game();
    if game.outcome().is_none() || game.ply() == 0 {
        return Html::default();
    }
    let Some(review) = &state.findings.review else {
        let onclick = desk.on(Action::Review(true));
        return html! {
            <button type="button" class="button line" {onclick}>{ desk.say("review-ask") }</button>
        };
    };
    let shown = if state.aside.is_some() { None } else { Some(state.viewing.ply()) };
    let reviewed =
        Reviewed { means: desk.means(), game: game.clone(), review: review.clone(), shown };
    part(reviewed, draw)
}

#[derive(PartialEq)]
struct Reviewed {
    means: Means,
    game: Game,
    review: Review,
    /// The ply that is shown; none while a line beside the game is.
    shown: Option<usize>,
}

fn draw(reviewed: &Reviewed) -> Html {
    let Reviewed { means, game, review, .. } = reviewed;
    let all = game.ply() + 1;
    let done = review.values().len();
    let turns = review.turns(game);
    let state = if done < all {
        means.words.say_with("review-progress", &[("done", done.into()), ("all", all.into())])
    } else {
        means.words.say_with("review-about", &[("turns", turns.len().into())])
    };
    html! {
        <section class="review" aria-label={means.say("review-title")}>
            { graph(reviewed, &turns) }
            <p class="note" role="status">{ state }</p>
            <ol class="turns">{ for turns.iter().filter(|_| done == all).map(|turn| turning_point(means, game, turn)) }</ol>
        </section>
    }
}

/// The value for South over the plies; above the middle South is ahead.
fn graph(reviewed: &Reviewed, turns: &[Turn]) -> Html {
    let Reviewed { means, game, review, shown } = reviewed;
    let total = f32::from(game.start().total() as u8);
    let x = |ply: usize| ply as f32 / game.ply().max(1) as f32 * WIDTH;
    let y = |south: f32| (0.5 - 0.5 * (south / total).clamp(-1.0, 1.0)) * HEIGHT;
    let points = review.values().iter().enumerate();
    let points: Vec<String> =
        points.map(|(ply, value)| format!("{:.1},{:.1}", x(ply), y(value.south))).collect();
    let line = points.join(" ");
    let last = x(review.values().len().saturating_sub(1));
    let middle = HEIGHT / 2.0;
    let area = format!("0,{middle} {line} {last:.1},{middle}");
    let dots = turns.iter().map(|turn| {
        let value = &review.values()[turn.ply + 1];
        let (cx, cy) = (format!("{:.1}", x(turn.ply + 1)), format!("{:.1}", y(value.south)));
        html! { <circle class={side_class(turn.mover)} {cx} {cy} r="4.5" /> }
    });
    let here = shown.map(|ply| {
        let x = format!("{:.1}", x(ply));
        html! { <line class="here" x1={x.clone()} x2={x} y1="0" y2={HEIGHT.to_string()} /> }
    });
    html! {
        <svg class="graph" viewBox={format!("-5 -5 {} {}", WIDTH + 10.0, HEIGHT + 10.0)} role="img" aria-label={means.say("review-graph")}>
            <polygon points={area} />
            <line class="zero" x1="0" x2={WIDTH.to_string()} y1={middle.to_string()} y2={middle.to_string()} />
            { here }
            <polyline points={line} />
            { for dots }
        </svg>
    }
}

/// A turning point: a click shows it, and a second button what would have been better.
fn turning_point(means: &Means, game: &Game, turn: &Turn) -> Html {
    let (Some(position), Some(&played)) = (game.position_at(turn.ply), game.moves().get(turn.ply))
    else {
        return Html::default();
    };
    let Some(&better) = turn.better.first() else { return Html::default() };
    let write = |mv| MoveText::of(mv, position.ruleset()).to_string();
    let said = means.words.say_with(
        "review-turn",
        &[
            ("number", (turn.ply + 1).into()),
            ("move", write(played).into()),
            ("side", names::side_value(turn.mover)),
            ("seeds", f64::from(turn.lost.round()).into()),
        ],
    );
    let show = means.on(Action::View(Playback::Move(turn.ply + 1)));
    let try_better = means.on(Action::Explore { ply: turn.ply, moves: turn.better.clone() });
    let label = means.words.say_with("review-better", &[("move", write(better).into())]);
    html! {
        <li class={side_class(turn.mover)}>
            <button type="button" class="turn" onclick={show}>{ said }</button>
            <p class="note">{ advice::worse(&means.words, position, played, better) }</p>
            <button type="button" class="button line" onclick={try_better}>{ label }</button>
        </li>
    }
}
