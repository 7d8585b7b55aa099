#![no_main]
//! A move that can be read is written so that it reads back, under every edition.

use libfuzzer_sys::fuzz_target;
use tisiya::rules::{Edition, Move, MoveText};

fuzz_target!(|text: &str| {
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    let Ok(read) = text.parse::<MoveText>() else { return };
    assert_eq!(read.to_string().parse(), Ok(read));
    for rules in Edition::ALL.map(Edition::ruleset) {
        if let Ok(mv) = read.read(&rules) {
            let again = MoveText::of(mv, &rules).to_string().parse::<MoveText>().unwrap();
            if matches!(read, MoveText::Letter(..)) {
                assert_eq!(again.read(&rules), Ok(mv));
            }
        }
    }
});
