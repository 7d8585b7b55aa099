//! How positions are written in these tests, as on the page of the rules: the whole ring
//! `[1,2,…]`, or `pit:seeds` for the pits that are not empty.

use std::collections::BTreeSet;

use tisiya::rules::{IllegalMove, Move, Outcome, Pit, Position, Ruleset, Setup, Side, Trace};

pub const S: Side = Side::South;
pub const N: Side = Side::North;

/// Seeds by ring index.
pub fn pits(ring: usize, board: &str) -> Vec<u8> {
    if let Some(list) = board.strip_prefix('[') {
        let pits: Vec<u8> =
            list.trim_end_matches(']').split(',').map(|seeds| seeds.parse().unwrap()).collect();
        assert_eq!(pits.len(), ring, "the board is not written out: {board}");
        return pits;
    }
    let mut pits = vec![0; ring];
    for pit in board.split_whitespace() {
        let (pit, seeds) = pit.split_once(':').unwrap();
        pits[pit.parse::<usize>().unwrap()] = seeds.parse().unwrap();
    }
    pits
}

/// A position in the middle of a game, with empty stores.
pub fn setup(rules: &str, board: &str, to_move: Side) -> Setup {
    let ruleset: Ruleset = rules.parse().unwrap();
    Setup {
        ruleset,
        pits: pits(ruleset.ring(), board),
        stores: [0, 0],
        to_move,
        uurs: [vec![], vec![]],
        barred: None,
        opening: false,
        passed: false,
    }
}

pub fn at(rules: &str, board: &str, to_move: Side) -> Position {
    Position::try_from(setup(rules, board, to_move)).unwrap()
}

/// The same with uurs of South and of North.
pub fn at_with_uurs(
    rules: &str,
    board: &str,
    to_move: Side,
    south: &[u8],
    north: &[u8],
) -> Position {
    let uurs = [south, north].map(|pits| pits.iter().copied().map(Pit).collect());
    Position::try_from(Setup { uurs, ..setup(rules, board, to_move) }).unwrap()
}

pub fn start(rules: &str) -> Position {
    Position::start(rules.parse().unwrap(), S).unwrap()
}

pub fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

pub fn play(position: Position, text: &str) -> (Position, Trace) {
    position.play_traced(mv(text)).unwrap_or_else(|why| panic!("{text} in {position}: {why}"))
}

/// Plays moves one after the other.
pub fn play_all(position: Position, moves: &str) -> Position {
    moves.split_whitespace().fold(position, |position, text| play(position, text).0)
}

/// Plays a move and compares the board and what the mover captured.
#[track_caller]
pub fn expect(position: Position, text: &str, board: &str, captured: u8) -> (Position, Trace) {
    let (after, trace) = play(position, text);
    assert_eq!(after.pits(), pits(after.pits().len(), board), "{text} in {position}");
    let mut stores = position.stores();
    stores[position.to_move()] += captured;
    assert_eq!((after.stores(), trace.captured()), (stores, captured), "{text} in {position}");
    assert_eq!(after.to_move(), !position.to_move());
    (after, trace)
}

#[track_caller]
pub fn expect_legal(position: &Position, moves: &str) {
    let found: BTreeSet<_> = position.legal_moves().into_iter().collect();
    assert_eq!(found, moves.split_whitespace().map(mv).collect(), "{position}");
}

#[track_caller]
pub fn expect_refused(position: &Position, text: &str, why: IllegalMove) {
    assert_eq!(position.play(mv(text)), Err(why), "{text} in {position}");
    assert!(!position.legal_moves().contains(&mv(text)), "{text} in {position}");
}

#[track_caller]
pub fn outcome(position: &Position) -> Outcome {
    position.outcome().unwrap_or_else(|| panic!("the game goes on in {position}"))
}

/// The pits that are uurs of a side.
pub fn uurs(position: &Position, side: Side) -> Vec<u8> {
    let ring = position.pits().len() as u8;
    (0..ring).filter(|&pit| position.uur(Pit(pit)) == Some(side)).collect()
}
