//! What a learner is to do, and what came of a try. The texts are those for study: see
//! [`Language::study_file`](super::Language::study_file).

use super::names::side_value;
use super::telling::{caption, move_sentence};
use super::{Value, Words, refusal, rich};
use crate::rules::{Direction, Edition, Event, Move, MoveText, Pit, Position, Trace};
use crate::teach::{Ask, Goal, Step};

/// What is to be done in a step, with the markup of [`rich`].
pub fn task(words: &Words, edition: Edition, step: &Step) -> String {
    let position = step.task.position(edition);
    let key = match step.goal {
        Goal::Play(_) => "task-play",
        Goal::EndIn(_) => "task-end-in",
        Goal::Capture(_) => "task-capture",
        Goal::Laps(_) => "task-laps",
        Goal::Uurs => "task-uurs",
        Goal::Bar => "task-bar",
        Goal::LeaveStuck => "task-leave-stuck",
        Goal::Win => "task-win",
        Goal::Move => "task-move",
        Goal::Choose(Ask::LastOf(_)) => "task-last",
        Goal::Choose(Ask::Stops(_)) => "task-stops",
        Goal::Choose(Ask::Refused) => "task-refused",
        Goal::Choose(Ask::Endless) => "task-endless",
    };
    words.say_with(key, &arguments(&position, &step.goal))
}

/// What a move did, and what of the goal it missed; without markup.
pub fn what_happened(words: &Words, before: &Position, trace: &Trace, goal: &Goal) -> String {
    let key = match goal {
        Goal::Play(_) => "miss-play",
        Goal::EndIn(_) => "miss-end-in",
        Goal::Capture(_) => "miss-capture",
        Goal::Laps(_) => "miss-laps",
        Goal::Uurs => "miss-uurs",
        Goal::Bar => "miss-bar",
        Goal::LeaveStuck => "miss-leave-stuck",
        Goal::Win => "miss-win",
        Goal::Move | Goal::Choose(_) => return move_sentence(words, before, trace),
    };
    let missed = rich::plain(&words.say_with(key, &arguments(before, goal)));
    format!("{} {missed}", move_sentence(words, before, trace))
}

/// Why a pit is not the answer to a question; without markup. Of a sowing no more is told than was
/// asked for: what it captures may not have been taught yet.
pub fn wrong_pit(words: &Words, position: &Position, ask: Ask, pit: Pit) -> String {
    if let Some(mv) = ask.about(position)
        && let Ok((_, trace)) = position.play_traced(mv)
    {
        let is_asked_for = |event: &Event| match ask {
            Ask::Stops(_) => matches!(event, Event::Rest { .. }),
            _ => matches!(event, Event::Drop { .. }),
        };
        let last = trace.events.iter().rposition(is_asked_for);
        let told = caption(words, position, &trace, last.map_or(0, |at| at + 1));
        let chosen = words.say_with("miss-chosen", &about(position, pit));
        return rich::plain(&format!("{chosen} {told}"));
    }
    let ways = position.ruleset().directions(pit).iter();
    let mut refusals = ways.map(|&way| position.check(Move::Sow(pit, way)).err());
    let told = match refusals.find(Option::is_none).unwrap_or_else(|| refused(position, pit)) {
        Some(illegal) => refusal::sentence(words, position.ruleset(), illegal),
        None => words.say_with("miss-can-be-sown", &about(position, pit)),
    };
    rich::plain(&told)
}

fn refused(position: &Position, pit: Pit) -> Option<crate::rules::IllegalMove> {
    let way = position.ruleset().directions(pit).first().copied()?;
    position.check(Move::Sow(pit, way)).err()
}

/// A pit as `$pit` and `$row`, and the sides.
fn about(position: &Position, pit: Pit) -> Vec<(&'static str, Value<'static>)> {
    let row = position.ruleset().row();
    let (mover, owner) = (position.to_move(), pit.side(row));
    vec![
        ("side", side_value(mover)),
        ("other", side_value(!mover)),
        ("pit", pit.letter(row).to_string().into()),
        ("row", if owner == mover { "own".into() } else { side_value(owner) }),
    ]
}

/// What the texts about a goal can name.
fn arguments(position: &Position, goal: &Goal) -> Vec<(&'static str, Value<'static>)> {
    let row = position.ruleset().row();
    let read = |text: &str| text.parse::<MoveText>().ok()?.read(position.ruleset()).ok();
    let mv = match *goal {
        Goal::Play(text) | Goal::Choose(Ask::LastOf(text) | Ask::Stops(text)) => read(text),
        _ => None,
    };
    let pit = match *goal {
        Goal::EndIn(letter) => Pit::from_letter(letter, row),
        _ => mv.and_then(Move::pit),
    };
    let way = match mv {
        Some(Move::Sow(pit, way)) if position.ruleset().directions(pit).len() > 1 => match way {
            Direction::Clockwise => "left",
            Direction::Counterclockwise => "right",
        },
        _ => "only",
    };
    let mut all = about(position, pit.unwrap_or(Pit(0)));
    all.push(("way", way.into()));
    match *goal {
        Goal::Capture(seeds) => all.push(("seeds", seeds.into())),
        Goal::Laps(laps) => all.push(("laps", laps.into())),
        _ => {}
    }
    all
}

/// Tenths of a second, as seconds.
pub fn seconds(words: &Words, tenths: u32) -> String {
    let seconds = words.decimal(f64::from(tenths) / 10.0);
    words.say_with("count-seconds", &[("seconds", seconds.into())])
}
