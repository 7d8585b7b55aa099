//! What the computer thinks of the position, when it is asked.

use yew::prelude::*;

use crate::rules::{MoveText, Side};
use crate::search::{Report, Score};
use crate::session::{Action, Player};
use crate::text::names;
use crate::ui::desk::Desk;
use crate::ui::side_class;

/// While it is switched on: the balance, the best line, and how far it looked.
pub fn analysis(desk: &Desk) -> Html {
    let state = desk.state();
    if !state.findings.analysis {
        return Html::default();
    }
    let findings = match &state.findings.report {
        Some(report) => findings(desk, report),
        None => html! { <p class="note">{ waiting(desk) }</p> },
    };
    html! {
        <section class="analysis" aria-label={desk.say("analysis-title")}>
            { findings }
            { tables(desk) }
        </section>
    }
}

/// How far exact tables have come.
fn tables(desk: &Desk) -> Html {
    let Some(tables) = desk.state().tables() else { return Html::default() };
    let values = [("seeds", tables.seeds.into()), ("goal", tables.goal.into())];
    let said = match tables.seeds < tables.goal {
        true => desk.words.say_with("tables-growing", &values),
        false => desk.words.say_with("tables-ready", &values),
    };
    html! { <p class="note effort">{ said }</p> }
}

fn waiting(desk: &Desk) -> AttrValue {
    match desk.state().session.player_to_move() {
        Some(Player::Person) => desk.say("analysis-thinking"),
        Some(Player::Computer(_)) => desk.say("analysis-computer"),
        None => desk.say("outcome-title"),
    }
}

fn findings(desk: &Desk, report: &Report) -> Html {
    let position = desk.state().session.game().position();
    let mover = position.to_move();
    let ahead = if report.score >= Score(0) { mover } else { !mover };
    let seeds = desk.words.decimal(report.score.seeds().abs().into());
    let values = [("side", names::side_value(ahead)), ("seeds", seeds.into())];
    let said = match report.exact {
        true => desk.words.say_with("analysis-exact", &values),
        false => desk.words.say_with("analysis-guess", &values),
    };
    let line = (0..report.pv.len()).map(|last| {
        let written = MoveText::of(report.pv[last], position.ruleset()).to_string();
        let ply = desk.state().session.game().ply();
        let moves = report.pv[..=last].to_vec();
        let onclick = desk.on(Action::Explore { ply, moves });
        html! { <li><button type="button" class="turn" {onclick}><bdi>{ written }</bdi></button></li> }
    });
    let effort = desk.words.say_with(
        "analysis-effort",
        &[("depth", report.depth.into()), ("nodes", (report.nodes / 1000).into())],
    );
    // South's part of the bar: half when nobody is ahead.
    let score = f64::from(report.score.seeds()) * if mover == Side::South { 1.0 } else { -1.0 };
    let part = 0.5 + 0.5 * (score / f64::from(position.total())).clamp(-1.0, 1.0);
    html! {
        <>
            <div class="balance" style={format!("--part:{part:.3}")} aria-hidden="true">
                <span class={side_class(Side::South)} />
            </div>
            <p>{ said }</p>
            <ol class="line" aria-label={desk.say("analysis-line")}>{ for line }</ol>
            <p class="note effort">{ effort }</p>
        </>
    }
}
