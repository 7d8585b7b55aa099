//! What happened in a move, in words: a caption for each event, a sentence for the whole.
//!
//! Everything is read from the [`Trace`] and the position before it. What lies in a pit is said in
//! digits, as it stands on the board; what is in hand in words.

mod caption;
mod ending;
mod rest;
mod summary;
mod why;

use super::names::side_value;
use super::{Value, Words};
use crate::rules::{Board, Event, Pit, Position, Ruleset, Side, Trace};

pub use caption::caption;
pub(super) use ending::{end, result};
pub use summary::{MoveShort, move_explained, move_sentence, move_short, preview};
pub use why::why;

/// A moment of a turn and the words to tell it in.
struct Teller<'a> {
    words: &'a Words,
    before: &'a Position,
    mover: Side,
    /// What has happened.
    past: &'a [Event],
    /// What happens next.
    next: Option<Event>,
    /// What lies where now.
    board: Board,
}

impl<'a> Teller<'a> {
    /// The moment after so many events.
    fn new(words: &'a Words, before: &'a Position, trace: &'a Trace, cursor: usize) -> Self {
        let (past, future) = trace.events.split_at(cursor.min(trace.events.len()));
        let mut board = before.board();
        past.iter().for_each(|&event| board.apply(event, trace.mover));
        let next = future.first().copied();
        Teller { words, before, mover: trace.mover, past, next, board }
    }

    fn rules(&self) -> &Ruleset {
        self.before.ruleset()
    }

    fn letter(&self, pit: Pit) -> String {
        pit.letter(self.rules().row()).into()
    }

    fn opposite(&self, pit: Pit) -> Pit {
        pit.opposite(self.rules().row())
    }

    fn seeds(&self, pit: Pit) -> u8 {
        self.board.pits[pit.index()]
    }

    /// Where the last seed that has fallen fell.
    fn last_drop(&self) -> Option<Pit> {
        self.past.iter().rev().find_map(|event| match event {
            Event::Drop { pit } => Some(*pit),
            _ => None,
        })
    }

    /// What the mover has captured so far.
    fn captures(&self) -> Vec<(Pit, u8)> {
        let captures = self.past.iter().filter_map(|event| match *event {
            Event::Capture { pit, seeds } => Some((pit, seeds)),
            _ => None,
        });
        captures.collect()
    }

    /// A text with the sides, as `$side` and `$other`, and more arguments.
    fn say(&self, key: &str, more: &[(&str, Value)]) -> String {
        say_of(self.words, key, self.mover, more)
    }

    /// A text about a pit: `$pit` is its letter, `$row` whose it is: `own`, `south` or `north`.
    fn say_pit(&self, key: &str, pit: Pit, more: &[(&str, Value)]) -> String {
        let owner = pit.side(self.rules().row());
        let row = if owner == self.mover { "own".into() } else { side_value(owner) };
        self.say(key, &[&[("pit", self.letter(pit).into()), ("row", row)], more].concat())
    }
}

/// A text about a side as `$side` and its opponent as `$other`.
fn say_of(words: &Words, key: &str, side: Side, more: &[(&str, Value)]) -> String {
    let sides = [("side", side_value(side)), ("other", side_value(!side))];
    words.say_with(key, &[&sides, more].concat())
}

/// Sentences one after the other.
fn join(sentences: impl IntoIterator<Item = String>) -> String {
    let sentences = sentences.into_iter().filter(|sentence| !sentence.is_empty());
    sentences.collect::<Vec<_>>().join(" ")
}
