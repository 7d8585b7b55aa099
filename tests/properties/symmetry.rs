//! The board turned, and the board in the mirror.

use proptest::prelude::*;
use tisiya::rules::{Direction, FirstMove, Move, Pit, Position, Ruleset, Setup, Sowing};

use super::moves::all_moves;
use super::strategies::*;

/// The same move on the turned board.
fn turned(mv: Move, rules: &Ruleset) -> Move {
    match mv {
        Move::Sow(pit, way) => {
            Move::Sow(Pit(((pit.index() + rules.row()) % rules.ring()) as u8), way)
        }
        Move::Pass => Move::Pass,
    }
}

/// The same pit in the mirror: left and right change places in each row.
fn mirrored_pit(pit: Pit, row: usize) -> Pit {
    Pit::at(pit.side(row), row - 1 - pit.place(row), row)
}

fn mirrored_move(mv: Move, row: usize) -> Move {
    match mv {
        Move::Sow(pit, way) => Move::Sow(mirrored_pit(pit, row), way.reversed()),
        Move::Pass => Move::Pass,
    }
}

fn mirrored(position: &Position) -> Position {
    let mut setup = Setup::from(position);
    let row = setup.ruleset.row();
    setup.ruleset.sowing = match setup.ruleset.sowing {
        Sowing::Outward => Sowing::Outward,
        Sowing::Counterclockwise => Sowing::Clockwise,
        Sowing::Clockwise => Sowing::Counterclockwise,
    };
    let seeds = |pit: usize| position.seeds(mirrored_pit(Pit(pit as u8), row));
    setup.pits = (0..2 * row).map(seeds).collect();
    setup.barred = setup.barred.map(|pit| mirrored_pit(pit, row));
    for pit in setup.uurs.iter_mut().flatten() {
        *pit = mirrored_pit(*pit, row);
    }
    Position::try_from(setup).unwrap()
}

proptest! {
    #[test]
    fn turning_commutes_with_play(position in positions()) {
        let other = position.turned();
        prop_assert_eq!(other.turned(), position);
        let rules = *position.ruleset();
        for mv in all_moves().filter(|mv| mv.pit().is_none_or(|pit| pit.index() < rules.ring())) {
            let (here, there) = (position.play(mv), other.play(turned(mv, &rules)));
            prop_assert_eq!(here.map(|after| after.turned()).ok(), there.ok(), "{}, {}", position, mv);
        }
        let swapped = |[south, north]: [u8; 2]| [north, south];
        prop_assert_eq!(
            position.outcome().map(|outcome| swapped(outcome.score)),
            other.outcome().map(|outcome| outcome.score)
        );
    }

    /// With the directions swapped; not where the first move must start at the right.
    #[test]
    fn the_mirror_commutes_with_play(
        position in positions_by(
            rulesets().prop_map(|rules| Ruleset { first_move: FirstMove::Any, ..rules })
        )
    ) {
        let row = position.ruleset().row();
        let other = mirrored(&position);
        for pit in (0..2 * row as u8).map(Pit) {
            for way in Direction::BOTH {
                let mv = Move::Sow(pit, way);
                let (here, there) = (position.play(mv), other.play(mirrored_move(mv, row)));
                let here = here.map(|after| mirrored(&after));
                prop_assert_eq!(here.ok(), there.ok(), "{}, {}", position, mv);
            }
        }
    }
}
