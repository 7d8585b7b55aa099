//! The fast forms of the rules are the rules: silent play looks laps up in a table, a recorded
//! one sows seed by seed, and the swift form plays on words.

use proptest::prelude::*;
use tisiya::bench::{playouts, swift_playouts};
use tisiya::rules::{
    Capture, Direction, Edition, FirstMove, Leftovers, Move, Pit, Position, Relay, Repetition, Row,
    Rows, Ruleset, Setup, Side, Sowing, Stuck, Swift,
};

/// All answers to the questions of the rules that go together.
fn rulesets() -> impl Strategy<Value = Ruleset> {
    let sowing =
        prop_oneof![Just(Sowing::Outward), Just(Sowing::Counterclockwise), Just(Sowing::Clockwise)];
    let relay = prop_oneof![Just(Relay::Off), Just(Relay::Own), Just(Relay::Both)];
    let capture =
        prop_oneof![Just(Capture::TwoOrFour), Just(Capture::Opposite), Just(Capture::Pairs)];
    let flags = any::<[bool; 8]>();
    (1u8..=12, 1u8..=10, sowing, relay, capture, flags).prop_filter_map(
        "the answers contradict each other",
        |(pits, seeds, sowing, relay, capture, flags)| {
            let [singles, ko, uurs, own, captures, right, pairs, passes] = flags;
            let ruleset = Ruleset {
                pits,
                seeds,
                sowing,
                relay,
                capture,
                singles,
                ko: ko && singles && sowing == Sowing::Outward,
                uurs: uurs && capture == Capture::Opposite,
                capture_side: if own && capture == Capture::Opposite {
                    Row::Own
                } else {
                    Row::Enemy
                },
                first_move_captures: captures,
                first_move: if right { FirstMove::Right } else { FirstMove::Any },
                pairs_may_start: pairs,
                stuck: if passes { Stuck::Pass } else { Stuck::End },
                leftovers: Leftovers::OwnRow,
                repetition: Repetition::Equal,
            };
            ruleset.check().is_ok().then_some(ruleset)
        },
    )
}

/// A board to start from: mostly few seeds a pit, now and then a heap. Where laps may follow each
/// other without end there are no heaps, for on a full board such a cycle may be millions of laps
/// long.
fn positions() -> impl Strategy<Value = Position> {
    let pits = prop::collection::vec(prop_oneof![8 => 0u8..6, 1 => 6u8..100], 24);
    (rulesets(), pits, any::<bool>(), any::<bool>()).prop_filter_map(
        "too many seeds",
        |(ruleset, mut pits, south, opening)| {
            pits.truncate(ruleset.ring());
            if ruleset.has_endless() {
                pits.iter_mut().for_each(|seeds| *seeds %= 4);
            }
            let to_move = if south { Side::South } else { Side::North };
            let setup = Setup {
                ruleset,
                pits,
                stores: [0; 2],
                to_move,
                uurs: [Vec::new(), Vec::new()],
                barred: None,
                opening,
                passed: false,
            };
            let closed = Setup { opening: false, ..setup.clone() };
            Position::try_from(setup).or_else(|_| Position::try_from(closed)).ok()
        },
    )
}

/// Every pit both ways, and the pass: all that could be thought of.
fn thinkable(position: &Position) -> Vec<Move> {
    let pits = (0..position.ruleset().ring() as u8).map(Pit);
    let sowings = pits.flat_map(|pit| Direction::BOTH.map(|way| Move::Sow(pit, way)));
    sowings.chain([Move::Pass]).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn silent_and_recorded_play_are_equal(mut position in positions(), dice in any::<[u8; 8]>()) {
        for die in dice {
            let legal = position.legal_moves();
            let checked = thinkable(&position).into_iter().filter(|mv| position.check(*mv).is_ok());
            prop_assert_eq!(legal.to_vec(), checked.collect::<Vec<_>>(), "{}", position);
            prop_assert_eq!(position.is_stuck(), !matches!(legal.first(), Some(Move::Sow(..))));
            for &mv in &legal {
                let (recorded, trace) = position.play_traced(mv).unwrap();
                prop_assert_eq!(position.after(mv), recorded, "{} {}", position, mv);
                let mut tried = position;
                let laps = tried.try_play(mv);
                prop_assert_eq!(laps, Ok(trace.laps()), "{} {}", position, mv);
                prop_assert_eq!(tried, recorded);
            }
            for mv in position.liftable_moves().filter(|mv| !legal.contains(mv)) {
                let mut tried = position;
                prop_assert!(tried.try_play(mv).is_err());
                prop_assert_eq!(tried, position);
            }
            if legal.is_empty() {
                break;
            }
            position = position.after(legal[usize::from(die) % legal.len()]);
        }
    }

    #[test]
    fn the_swift_form_is_equal(mut position in positions(), dice in any::<[u8; 8]>()) {
        let Some(swift) = Swift::new(position.ruleset()) else { return Ok(()) };
        for die in dice {
            let rows = Rows::of(&position).unwrap();
            let side = position.to_move();
            let ways: Vec<_> = swift.ways(&rows).iter().collect();
            let moves = ways.iter().map(|way| swift.move_of(*way, side)).collect::<Vec<_>>();
            prop_assert_eq!(moves, position.liftable_moves().collect::<Vec<_>>());
            prop_assert_eq!(swift.can_move(&rows), !position.is_stuck());
            for way in ways {
                let (mut tried, mut next) = (position, rows);
                let played = tried.try_play(swift.move_of(way, side));
                let captured = swift.play(&mut next, way);
                prop_assert_eq!(played.is_ok(), captured.is_ok());
                prop_assert_eq!(Some(next), if played.is_ok() { Rows::of(&tried) } else { Some(rows) });
                if let Ok(captured) = captured {
                    prop_assert_eq!(captured, tried.stores()[side] - position.stores()[side]);
                }
            }
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position = position.after(legal[usize::from(die) % legal.len()]);
        }
    }
}

#[test]
fn both_forms_play_the_same_games() {
    let options =
        ["alemungula", "alemungula,stuck=pass,ko=off", "um-el-bagara", "alemungula-relay"];
    for text in options.into_iter().chain(["alemungula-relay,relay=both", "alemungula,pits=7"]) {
        let ruleset: Ruleset = text.parse().unwrap();
        for count in [0, 3, 300] {
            let [slow, fast] = [
                playouts(ruleset, 17, count).unwrap(),
                swift_playouts(ruleset, 17, count).unwrap(),
            ];
            assert_eq!(slow.playouts, count);
            assert_eq!((slow.moves, slow.checksum), (fast.moves, fast.checksum), "{text}");
        }
    }
    assert!(swift_playouts(Edition::Lamlameta.ruleset(), 0, 1).is_none());
}
