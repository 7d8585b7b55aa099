//! Positions to test with.

use tisiya::rules::{Edition, Game, Position, Ruleset, Side};

/// Every edition, and every value of each of its options alone.
pub fn all_rules() -> Vec<Ruleset> {
    let mut all = Vec::new();
    for edition in Edition::ALL {
        all.push(edition.ruleset());
        for (name, values) in edition.options() {
            for value in &values[1..] {
                let rules = edition.ruleset().with_option(name, value).unwrap();
                all.push(rules);
            }
        }
    }
    all
}

/// A game of so many random moves at most; it may be over sooner, and then lacks its last move.
pub fn random_game(rules: Ruleset, first: Side, moves: usize, dice: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(Position::start(rules, first).unwrap());
    for _ in 0..moves {
        let legal = game.position().legal_moves();
        game.play(legal[dice.usize(..legal.len())]).unwrap();
        if game.outcome().is_some() {
            game.undo();
            break;
        }
    }
    game
}

/// A game before its first move.
pub fn start(edition: Edition) -> Game {
    Game::new(edition.start())
}
