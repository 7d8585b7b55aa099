//! Makes a position of any bytes: an edition and its options, pits, and moves from there.

use tisiya::rules::{Edition, Pit, Position, Setup, Side};

/// The next byte, 0 when there are no more.
fn next(data: &mut &[u8]) -> usize {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    *data = rest;
    usize::from(*first)
}

/// The position that the bytes tell of, if it can be.
pub fn position(mut data: &[u8]) -> Option<Position> {
    let data = &mut data;
    let edition = Edition::ALL[next(data) % Edition::ALL.len()];
    let ruleset = edition.options().iter().fold(edition.ruleset(), |ruleset, (name, values)| {
        ruleset.with_option(name, values[next(data) % values.len()]).unwrap()
    });
    let mut position = Position::start(ruleset, Side::BOTH[next(data) % 2]).unwrap();
    if next(data) % 2 == 1 {
        let mut setup = Setup::from(&position);
        setup.pits.iter_mut().for_each(|seeds| *seeds = (next(data) % 8) as u8);
        for _ in 0..next(data) % 4 * usize::from(ruleset.uurs) {
            let (pit, owner) = (Pit((next(data) % ruleset.row()) as u8), next(data) % 2);
            setup.uurs[owner].extend([pit, pit.opposite(ruleset.row())]);
        }
        position = Position::try_from(setup).ok()?;
    }
    while !data.is_empty() && !position.is_over() {
        let legal = position.legal_moves();
        position = position.after(legal[next(data) % legal.len()]);
    }
    Some(position)
}
