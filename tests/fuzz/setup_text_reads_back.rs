#![no_main]
//! Rules and positions that can be read are written so that they read back.

use libfuzzer_sys::fuzz_target;
use tisiya::rules::{Position, Ruleset, Setup};

fuzz_target!(|text: &str| {
    if let Ok(ruleset) = text.parse::<Ruleset>() {
        assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
    }
    let Ok(setup) = text.parse::<Setup>() else { return };
    assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
    let Ok(position) = Position::try_from(setup) else { return };
    for position in std::iter::once(position)
        .chain(position.legal_moves().into_iter().map(|mv| position.after(mv)))
    {
        let setup: Setup = position.to_string().parse().unwrap();
        assert_eq!(Position::try_from(setup), Ok(position));
    }
});
