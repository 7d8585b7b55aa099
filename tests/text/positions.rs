//! Positions and moves as they are written.

use tisiya::rules::{Move, MoveText, Position, Setup, Trace};

pub fn position(text: &str) -> Position {
    Position::try_from(text.parse::<Setup>().expect(text)).expect(text)
}

/// The move that is written so.
pub fn read(position: &Position, text: &str) -> Move {
    text.parse::<MoveText>().and_then(|text| text.read(position.ruleset())).expect(text)
}

pub fn play(position: &Position, text: &str) -> (Position, Trace) {
    position.play_traced(read(position, text)).expect(text)
}
