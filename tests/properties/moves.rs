//! What holds of every move.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tisiya::rules::{Capture, Direction, Event, IllegalMove, Move, Pit, Position, Row, Ruleset};

use super::strategies::*;

/// All that could be asked for: every pit, on the board or not, either way, and the pass.
pub fn all_moves() -> impl Iterator<Item = Move> {
    let pits = (0..30).chain([u8::MAX]).map(Pit);
    let sowings = pits.flat_map(|pit| Direction::BOTH.map(|way| Move::Sow(pit, way)));
    sowings.chain([Move::Pass])
}

proptest! {
    #[test]
    fn legal_moves_are_those_that_play_accepts(position in positions()) {
        let legal = position.legal_moves();
        let accepted = all_moves().filter(|&mv| position.play(mv).is_ok());
        prop_assert_eq!(legal.iter().copied().collect::<BTreeSet<_>>(), accepted.collect());
        prop_assert_eq!(position.is_over(), legal.is_empty());
        prop_assert_eq!(position.outcome().is_some(), legal.is_empty());
        prop_assert_eq!(legal.contains(&Move::Pass), position.is_stuck() && !legal.is_empty());
        prop_assert!(!legal.contains(&Move::Pass) || legal.len() == 1);
    }

    /// Each reason for a refusal is true by itself.
    #[test]
    fn refusals_name_their_reason(position in positions()) {
        let (rules, mover) = (*position.ruleset(), position.to_move());
        for mv in all_moves() {
            let Err(why) = position.check(mv) else { continue };
            prop_assert!(match why {
                IllegalMove::GameOver => position.legal_moves().is_empty(),
                IllegalMove::NoSuchPit(pit) => pit.index() >= rules.ring(),
                IllegalMove::NotYours(pit) => pit.side(rules.row()) != mover,
                IllegalMove::Empty(pit) => position.seeds(pit) == 0,
                IllegalMove::SingleSeed(pit) => !rules.singles && position.seeds(pit) == 1,
                IllegalMove::Barred(pit) => position.barred() == Some(pit),
                IllegalMove::Uur(pit) => position.uur(pit).is_some(),
                IllegalMove::NotFirst(pit) => position.is_opening() && pit.place(rules.row()) + 2 < rules.row(),
                IllegalMove::Pair(pit) => !rules.pairs_may_start && position.seeds(pit) == 2,
                IllegalMove::WrongDirection(pit) => mv.pit() == Some(pit),
                IllegalMove::Endless(_) => rules.has_endless(),
                IllegalMove::MayNotPass => mv == Move::Pass && !position.is_stuck(),
            }, "{position}, {mv}: {why}");
        }
    }

    #[test]
    fn seeds_are_conserved_and_the_trace_is_the_move_forward_and_backward(position in positions()) {
        for mv in position.legal_moves() {
            let (after, trace) = position.play_traced(mv).unwrap();
            prop_assert_eq!(after, position.after(mv));
            prop_assert_eq!(trace.mover, position.to_move());
            let mut boards = vec![position.board()];
            let mut board = position.board();
            let mut at_end = None;
            for &event in &trace.events {
                if matches!(event, Event::End { .. }) {
                    at_end = Some(board);
                }
                board.apply(event, trace.mover);
                prop_assert_eq!(board.total(), position.total(), "{} after {:?}", position, event);
                boards.push(board);
            }
            prop_assert_eq!(at_end.unwrap_or(board), after.board());
            prop_assert_eq!(at_end.is_some(), after.is_over());
            if let Some(outcome) = after.outcome() {
                prop_assert_eq!(board.stores, outcome.score);
            }
            let last = boards.pop();
            prop_assert_eq!(last, Some(board));
            for &event in trace.events.iter().rev() {
                board.unapply(event, trace.mover);
                prop_assert_eq!(Some(board), boards.pop(), "{} before {:?}", position, event);
            }
        }
    }

    /// Nothing is in hand between laps, and a lap drops what was lifted.
    #[test]
    fn a_lap_drops_all_that_was_lifted(position in positions()) {
        for mv in position.legal_moves() {
            let (_, trace) = position.play_traced(mv).unwrap();
            let mut board = position.board();
            for (lap, event) in trace.events.iter().enumerate() {
                let in_hand = board.hand;
                match event {
                    Event::Lift { pit, seeds, .. } => {
                        prop_assert_eq!((in_hand, board.pits[pit.index()]), (0, *seeds), "{}", lap);
                    }
                    Event::Drop { .. } | Event::Skip { .. } => prop_assert!(in_hand > 0),
                    _ => prop_assert_eq!(in_hand, 0),
                }
                board.apply(*event, trace.mover);
            }
        }
    }

    /// A3 says so of the documents' clause that every captured pit was also increased.
    #[test]
    fn a3_every_pit_of_a_chain_was_sown_in_its_lap(
        position in positions_by(rulesets().prop_map(|rules| Ruleset {
            capture: Capture::TwoOrFour,
            uurs: false,
            capture_side: Row::Enemy,
            ..rules
        }))
    ) {
        let enemy = !position.to_move();
        for mv in position.legal_moves() {
            let mut sown = BTreeSet::new();
            for event in position.play_traced(mv).unwrap().1.events {
                match event {
                    Event::Lift { .. } => sown.clear(),
                    Event::Drop { pit } => _ = sown.insert(pit),
                    Event::Capture { pit, seeds } => {
                        prop_assert!(sown.contains(&pit), "{position}, {mv}: {pit}");
                        prop_assert!(seeds == 2 || seeds == 4);
                        prop_assert_eq!(pit.side(position.ruleset().row()), enemy); // A4
                    }
                    _ => {}
                }
            }
        }
    }

    /// L5: uurs come in opposite pairs and never lose a seed.
    #[test]
    fn l5_uurs_stay(
        position in positions_by(rulesets().prop_map(|rules| Ruleset {
            capture: Capture::Opposite,
            uurs: true,
            ..rules
        }))
    ) {
        for mv in position.legal_moves() {
            let after: Position = position.after(mv);
            for pit in (0..position.ruleset().ring() as u8).map(Pit) {
                prop_assert_eq!(after.uur(pit), after.uur(pit.opposite(position.ruleset().row())));
                if let Some(owner) = position.uur(pit) {
                    prop_assert_eq!(after.uur(pit), Some(owner));
                    prop_assert!(after.seeds(pit) >= position.seeds(pit));
                }
            }
        }
    }
}
