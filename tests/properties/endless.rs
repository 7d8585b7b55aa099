//! Sowings that never end, by a slow and simple way: every state is kept.

use std::collections::HashSet;

use proptest::prelude::*;
use tisiya::rules::{
    Capture, Direction, IllegalMove, Move, Pit, Position, Relay, Ruleset, Setup, Side,
};

use super::strategies::*;

/// Whether a state comes again before the sowing ends.
fn goes_on_for_ever(position: &Position, from: Pit, way: Direction) -> bool {
    let rules = position.ruleset();
    let ring = rules.ring();
    let is_enemy = |pit: usize| (pit < ring / 2) != (position.to_move() == Side::South);
    let passes_pairs = rules.capture == Capture::Pairs && !position.is_opening();
    let mut board = position.pits().to_vec();
    let mut pit = from.index();
    let mut states = HashSet::new();
    while states.insert((pit, board.clone())) {
        let mut hand = std::mem::take(&mut board[pit]);
        while hand > 0 {
            pit = match way {
                Direction::Counterclockwise => (pit + 1) % ring,
                Direction::Clockwise => (pit + ring - 1) % ring,
            };
            if !(passes_pairs && is_enemy(pit) && board[pit] == 2) {
                board[pit] += 1;
                hand -= 1;
            }
        }
        let captures = rules.capture == Capture::TwoOrFour && [2, 4].contains(&board[pit]);
        let relays = match rules.relay {
            Relay::Off => false,
            Relay::Own => !is_enemy(pit),
            Relay::Both => true,
        };
        let in_uur = position.uur(Pit(pit as u8)).is_some();
        if !relays || board[pit] == 1 || in_uur || is_enemy(pit) && captures {
            return false;
        }
    }
    true
}

/// All boards of two rows of two, with up to five seeds in each pit.
fn small_boards(rules: &str) -> Vec<Position> {
    let ruleset = format!("{rules},pits=2").parse().unwrap();
    let boards = (0..6u32.pow(4)).map(|number| {
        let pits = (0..4).map(|pit| (number / 6u32.pow(pit) % 6) as u8).collect();
        let setup = Setup {
            ruleset,
            pits,
            stores: [0, 0],
            to_move: Side::South,
            uurs: [vec![], vec![]],
            barred: None,
            opening: false,
            passed: false,
        };
        Position::try_from(setup).unwrap()
    });
    boards.collect()
}

#[test]
fn l6_all_small_boards_are_judged_as_by_keeping_every_state() {
    for rules in [
        "lamlameta",
        "lamlameta,capture_side=own",
        "lamlameta-pairs,pairs_may_start=on",
        "lamlameta-pairs,pairs_may_start=on,relay=own",
        "alemungula-relay,relay=both",
    ] {
        let mut endless = 0;
        for position in small_boards(rules) {
            let legal = position.legal_moves();
            for pit in [Pit(0), Pit(1)] {
                let way = position.ruleset().directions(pit)[0];
                let ends = !goes_on_for_ever(&position, pit, way);
                endless += usize::from(!ends);
                let is_legal = legal.contains(&Move::Sow(pit, way));
                assert_eq!(is_legal, ends && position.seeds(pit) > 0, "{position}, {pit}");
            }
        }
        assert!(endless > 0, "{rules}: nothing was compared");
    }
}

/// R4: in the own row alone no sowing is endless, unless pairs are passed over.
#[test]
fn r4_relay_on_the_own_row_always_ends_on_small_boards() {
    for rules in ["alemungula-relay", "lamlameta,relay=own"] {
        for position in small_boards(rules) {
            for pit in [Pit(0), Pit(1)].into_iter().filter(|&pit| position.seeds(pit) > 0) {
                assert!(
                    !goes_on_for_ever(&position, pit, Direction::Counterclockwise),
                    "{position}"
                );
            }
        }
    }
}

proptest! {
    #[test]
    fn l6_refusals_agree_with_keeping_every_state(position in positions()) {
        for pit in (0..position.ruleset().ring() as u8).map(Pit) {
            for &way in position.ruleset().directions(pit) {
                match position.check(Move::Sow(pit, way)) {
                    Ok(()) => prop_assert!(!goes_on_for_ever(&position, pit, way), "{position}, {pit}"),
                    Err(IllegalMove::Endless(_)) => {
                        prop_assert!(goes_on_for_ever(&position, pit, way), "{position}, {pit}");
                    }
                    Err(_) => {}
                }
            }
        }
    }

    #[test]
    fn r4_relay_on_the_own_row_always_ends(
        position in positions_by(rulesets().prop_map(|rules| match rules.capture {
            Capture::Pairs => Ruleset { capture: Capture::Opposite, relay: Relay::Own, ..rules },
            _ => Ruleset { relay: Relay::Own, ..rules },
        }))
    ) {
        let row = position.ruleset().row();
        for pit in (0..row).map(|place| Pit::at(position.to_move(), place, row)) {
            for &way in position.ruleset().directions(pit) {
                if position.seeds(pit) > 0 {
                    prop_assert!(!goes_on_for_ever(&position, pit, way), "{position}, {pit}");
                }
            }
        }
    }
}
