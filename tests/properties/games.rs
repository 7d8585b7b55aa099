//! What holds of whole games.

use proptest::prelude::*;
use tisiya::rules::{End, Game, Leftovers, Position, Repetition};

use super::strategies::*;

proptest! {
    #[test]
    fn undo_gives_back_what_was_before(game in games()) {
        let mut states = vec![Game::new(*game.start())];
        for &mv in game.moves() {
            let mut next = states.last().unwrap().clone();
            next.play(mv).unwrap();
            states.push(next);
        }
        let mut game = game;
        prop_assert_eq!(Some(&game), states.last());
        while let Some(before) = states.pop() {
            prop_assert_eq!(&game, &before);
            prop_assert_eq!(game.outcome(), before.outcome());
            prop_assert_eq!(game.ply(), states.len());
            prop_assert_eq!(game.undo().is_some(), !states.is_empty());
        }
    }

    #[test]
    fn traces_lead_from_each_position_to_the_next(game in games()) {
        prop_assert_eq!(game.trace(game.ply()), None);
        for ply in 0..game.ply() {
            let mut board = game.position_at(ply).unwrap().board();
            let trace = game.trace(ply).unwrap();
            trace.events.iter().for_each(|&event| board.apply(event, trace.mover));
            let after = game.position_at(ply + 1).unwrap();
            if ply + 1 < game.ply() {
                prop_assert_eq!(board, after.board());
            } else {
                prop_assert_eq!(board, game.final_board());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Played to its end every game has a score, and nobody loses a seed but the odd one of G5.
    #[test]
    fn every_game_ends_and_counts_all_seeds(rules in played_rulesets(), first in sides(), seed in any::<u64>()) {
        let mut dice = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(Position::start(rules, first).unwrap());
        while game.outcome().is_none() {
            prop_assert!(game.ply() < 50_000, "no end");
            let legal = game.position().legal_moves();
            game.play(legal[dice.usize(..legal.len())]).unwrap();
        }
        let outcome = game.outcome().unwrap();
        let [south, north] = outcome.score;
        let on_board: u8 = game.position().pits().iter().sum();
        let odd = outcome.end == End::Repetition && rules.repetition == Repetition::Equal && on_board % 2 == 1;
        prop_assert_eq!(south + north + u8::from(odd), rules.total());
        prop_assert_eq!(game.final_board().stores, outcome.score);
        prop_assert_eq!(game.final_board().total(), u32::from(rules.total()));
        if let (End::Stuck { side, .. }, Leftovers::Opponent) = (outcome.end, rules.leftovers) {
            prop_assert_eq!(outcome.taken[side], 0);
        }
        if outcome.end == End::Repetition {
            prop_assert_eq!(game.repetitions(), 3);
        }
    }
}
