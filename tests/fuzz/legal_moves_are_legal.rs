#![no_main]
//! The legal moves are exactly those that play accepts, and turning the board changes nothing.

use libfuzzer_sys::fuzz_target;
use tisiya::rules::{Direction, Move, Pit};

mod decode;

fuzz_target!(|data: &[u8]| {
    let Some(position) = decode::position(data) else { return };
    let legal = position.legal_moves();
    let pits = (0..=25).map(Pit);
    let sowings = pits.flat_map(|pit| Direction::BOTH.map(|way| Move::Sow(pit, way)));
    for mv in sowings.chain([Move::Pass]) {
        assert_eq!(position.play(mv).is_ok(), legal.contains(&mv), "{position}, {mv}");
    }
    assert_eq!(position.outcome().is_some(), legal.is_empty(), "{position}");
    assert_eq!(position.turned().legal_moves().len(), legal.len(), "{position}");
});
