//! What is to be found in a problem, and what came of a try. The texts are those for study: see
//! [`Language::study_file`](super::Language::study_file).

use super::names::side_value;
use super::telling::move_short;
use super::{Value, Words, rich};
use crate::rules::{Move, Position};
use crate::teach::{Attempt, Judgement, Kind, Problem};

/// The name of a kind.
pub fn kind(words: &Words, kind: Kind) -> String {
    words.say(match kind {
        Kind::Most => "problem-most",
        Kind::Uurs => "problem-uurs",
        Kind::Win(_) => "problem-win",
        Kind::Hold => "problem-hold",
        Kind::Ko => "problem-ko",
    })
}

/// What is to be found, with the markup of [`rich`]; for a win also what winning means.
pub fn task(words: &Words, problem: &Problem) -> String {
    let position = &problem.position;
    let args = sides(position);
    match problem.kind {
        Kind::Most => words.say_with("problem-most-task", &args),
        Kind::Uurs => words.say_with("problem-uurs-task", &args),
        Kind::Win(moves) => {
            let args = [&args[..], &[("moves", moves.into())]].concat();
            let task = words.say_with("problem-win-task", &args);
            format!("{task} {}", words.say("problem-win-means"))
        }
        Kind::Hold => words.say_with("problem-hold-task", &args),
        Kind::Ko => {
            let row = position.ruleset().row();
            let pit = position.barred().map(|pit| pit.letter(row).to_string()).unwrap_or_default();
            words.say_with("problem-ko-task", &[&args[..], &[("pit", pit.into())]].concat())
        }
    }
}

/// What a move came to, judged in an attempt; without markup.
pub fn judged(words: &Words, attempt: &Attempt, mv: Move, judgement: &Judgement) -> String {
    let position = attempt.position();
    let sides = sides(position);
    let say = |key: &str, more: &[(&str, Value)]| {
        rich::plain(&words.say_with(key, &[&sides[..], more].concat()))
    };
    let answer = |answer: Move| ("answer", Value::from(name(words, &position.after(mv), answer)));
    match judgement {
        Judgement::Solved(line) => match line.first() {
            None => say("problem-solved", &[]),
            Some(&reply) => say("problem-solved-answer", &[answer(reply)]),
        },
        Judgement::GoOn(reply, next) => {
            say("problem-go-on", &[answer(*reply), ("moves", next.left().into())])
        }
        Judgement::Refuted(line) => match (attempt.problem().kind, line.first()) {
            (Kind::Most, _) => {
                let captured = position.play_traced(mv).map_or(0, |(_, trace)| trace.captured());
                say("problem-refuted-most", &[("seeds", captured.into())])
            }
            (Kind::Uurs, _) => say("problem-refuted-uurs", &[]),
            (Kind::Win(_), Some(_)) if attempt.left() == 1 => say("problem-refuted-win-now", &[]),
            (Kind::Win(_), Some(&reply)) => say("problem-refuted-win", &[answer(reply)]),
            (Kind::Win(_), None) => say("problem-refuted-win-over", &[]),
            (Kind::Hold | Kind::Ko, Some(&reply)) => say("problem-refuted-hold", &[answer(reply)]),
            (Kind::Hold | Kind::Ko, None) => say("problem-refuted-hold-over", &[]),
        },
    }
}

/// The player to move and the opponent.
fn sides(position: &Position) -> [(&'static str, Value<'static>); 2] {
    let mover = position.to_move();
    [("side", side_value(mover)), ("other", side_value(!mover))]
}

/// A move as the list of moves names it; a pass, which is told in other words, as `pass`.
fn name(words: &Words, position: &Position, mv: Move) -> String {
    match position.play_traced(mv) {
        Ok((_, trace)) if mv != Move::Pass => move_short(words, position, &trace).text,
        _ => mv.to_string(),
    }
}
