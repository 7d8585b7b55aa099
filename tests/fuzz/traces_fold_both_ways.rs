#![no_main]
//! The events of a move lead from the board before to the board after and back, and no seed is
//! lost on the way.

use libfuzzer_sys::fuzz_target;

mod decode;

fuzz_target!(|data: &[u8]| {
    let Some(position) = decode::position(data) else { return };
    for mv in position.legal_moves() {
        let (after, trace) = position.play_traced(mv).unwrap();
        let mut board = position.board();
        for &event in &trace.events {
            board.apply(event, trace.mover);
            assert_eq!(board.total(), position.total(), "{position}, {mv}: {event:?}");
        }
        match after.outcome() {
            Some(outcome) => assert_eq!(board.stores, outcome.score, "{position}, {mv}"),
            None => assert_eq!(board, after.board(), "{position}, {mv}"),
        }
        trace.events.iter().rev().for_each(|&event| board.unapply(event, trace.mover));
        assert_eq!(board, position.board(), "{position}, {mv}");
    }
});
