//! Why a move is good, or worse than another, in words: from what the moves do and what the best
//! answer to them takes.

use super::names::side_value;
use super::{Value, Words};
use crate::rules::{Move, MoveText, Position};
use crate::search::{Bound, Report};

/// Moves that are worth nearly the same, in seeds.
const NEAR: f32 = 0.75;

/// Why the best move of a report is recommended.
pub fn hint(words: &Words, position: &Position, report: &Report) -> String {
    let Some(best) = report.best() else { return String::new() };
    let legal = position.legal_moves();
    if legal.len() == 1 {
        return words.say("advice-only");
    }
    let mut said = vec![compared(words, position, report)];
    let taken = most_taken(position, best);
    // What the others would leave to be taken.
    let others = legal.iter().filter(|&&mv| mv != best).map(|&mv| most_taken(position, mv));
    if let Some(least) = others.min().filter(|&least| least > taken) {
        let other = side_value(!position.to_move());
        let values = [("other", other), ("seeds", taken.into()), ("least", least.into())];
        said.push(words.say_with("advice-guards", &values));
    }
    said.join(" ")
}

/// What the best move is worth beside the next one.
fn compared(words: &Words, position: &Position, report: &Report) -> String {
    if report.exact {
        let seeds = report.score.seeds();
        let side = side_value(position.to_move());
        let values = [("side", side), ("seeds", f64::from(seeds.abs()).into())];
        return match seeds {
            seeds if seeds > 0.0 => words.say_with("advice-wins", &values),
            seeds if seeds < 0.0 => words.say_with("advice-loses-least", &values),
            _ => words.say("advice-holds"),
        };
    }
    let valued = report.moves.iter().filter(|found| found.bound == Bound::Value);
    let second = valued.filter(|found| Some(found.mv) != report.best()).map(|found| found.score);
    match second.max() {
        Some(second) if report.score.seeds() - second.seeds() < NEAR => words.say("advice-near"),
        _ => words.say("advice-best"),
    }
}

/// Why a move was worse than another: what each takes, and what the best answer to each takes.
pub fn worse(words: &Words, position: &Position, played: Move, better: Move) -> String {
    let values = |mv: Move| -> [(&'static str, Value<'static>); 4] {
        let written = MoveText::of(mv, position.ruleset()).to_string();
        let taken = position.play_traced(mv).map_or(0, |(_, trace)| trace.captured());
        let other = side_value(!position.to_move());
        [
            ("move", written.into()),
            ("seeds", taken.into()),
            ("other", other),
            ("answer", most_taken(position, mv).into()),
        ]
    };
    let said = |mv| words.say_with("advice-does", &values(mv));
    format!("{} {}", said(played), said(better))
}

/// The most that an answer to a move takes at once.
fn most_taken(position: &Position, mv: Move) -> u8 {
    let Ok(after) = position.play(mv) else { return 0 };
    if after.outcome().is_some() {
        return 0;
    }
    let answers = after.legal_moves().into_iter();
    let taken = answers.filter_map(|mv| Some(after.play_traced(mv).ok()?.1.captured()));
    taken.max().unwrap_or(0)
}
