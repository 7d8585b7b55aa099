//! Random rules, positions and games.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tisiya::rules::{
    Capture, Edition, FirstMove, Game, Leftovers, Pit, Position, Relay, Repetition, Row, Ruleset,
    Setup, Side, Sowing, Stuck,
};

/// An edition with any of its options.
pub fn played_rulesets() -> impl Strategy<Value = Ruleset> {
    (select(&Edition::ALL[..]), vec(any::<Index>(), 4)).prop_map(|(edition, choices)| {
        let options = edition.options().iter().zip(choices);
        let ruleset = options.fold(edition.ruleset(), |ruleset, ((name, values), choice)| {
            ruleset.with_option(name, values[choice.index(values.len())]).unwrap()
        });
        ruleset.check().unwrap();
        ruleset
    })
}

/// Any rules that do not contradict themselves, whether or not somebody plays by them.
pub fn wild_rulesets() -> impl Strategy<Value = Ruleset> {
    let board = (1..=12u8, 1..=5u8);
    let sowing = select(&[Sowing::Outward, Sowing::Counterclockwise, Sowing::Clockwise][..]);
    let relay = select(&[Relay::Off, Relay::Own, Relay::Both][..]);
    let capture = select(&[Capture::TwoOrFour, Capture::Opposite, Capture::Pairs][..]);
    let answers = any::<[bool; 10]>();
    (board, sowing, relay, capture, answers).prop_map(
        |((pits, seeds), sowing, relay, capture, answers)| {
            let [
                singles,
                ko,
                uurs,
                own_side,
                first_captures,
                right,
                pairs_may_start,
                pass,
                opponent,
                equal,
            ] = answers;
            let opposite = capture == Capture::Opposite;
            Ruleset {
                pits,
                seeds: seeds.min(50 / (2 * pits)),
                sowing,
                relay,
                capture,
                singles,
                ko: ko && singles && sowing == Sowing::Outward,
                uurs: uurs && opposite,
                capture_side: if own_side && opposite { Row::Own } else { Row::Enemy },
                first_move_captures: first_captures,
                first_move: if right { FirstMove::Right } else { FirstMove::Any },
                pairs_may_start,
                stuck: if pass { Stuck::Pass } else { Stuck::End },
                leftovers: if opponent { Leftovers::Opponent } else { Leftovers::OwnRow },
                repetition: if equal { Repetition::Equal } else { Repetition::OwnRow },
            }
        },
    )
}

pub fn rulesets() -> impl Strategy<Value = Ruleset> {
    prop_oneof![3 => played_rulesets(), 1 => wild_rulesets()]
}

pub fn sides() -> impl Strategy<Value = Side> {
    select(&Side::BOTH[..])
}

/// A game of random moves from a start.
fn wander(start: Position, choices: Vec<Index>) -> Game {
    let mut game = Game::new(start);
    for choice in choices {
        if game.outcome().is_some() {
            break;
        }
        let legal = game.position().legal_moves();
        game.play(legal[choice.index(legal.len())]).unwrap();
    }
    game
}

/// Positions that somebody wrote down: few seeds and uurs, so that rare things happen often.
pub fn written_positions(
    rulesets: impl Strategy<Value = Ruleset>,
) -> impl Strategy<Value = Position> {
    let seeds = prop_oneof![4 => 0..5u8, 1 => 0..10u8];
    let pairs_of_uurs = vec(prop::option::weighted(0.2, any::<bool>()), 12);
    (rulesets, sides(), vec(seeds, 24), any::<[u8; 2]>(), pairs_of_uurs, any::<bool>()).prop_map(
        |(ruleset, to_move, mut pits, stores, owners, opening)| {
            pits.truncate(ruleset.ring());
            while pits.iter().sum::<u8>() > 24 {
                pits.iter_mut().for_each(|seeds| *seeds /= 2);
            }
            let mut uurs = [vec![], vec![]];
            let owned = owners.into_iter().take(ruleset.row()).enumerate();
            let owned = owned.filter_map(|(pit, owner)| Some((pit, usize::from(owner?))));
            for (pit, owner) in owned.filter(|_| ruleset.uurs).take(5) {
                for pit in [pit, ruleset.ring() - 1 - pit] {
                    pits[pit] += 2;
                    uurs[owner].push(Pit(pit as u8));
                }
            }
            let mut setup = Setup {
                ruleset,
                pits,
                stores: stores.map(|seeds| seeds % 4),
                to_move,
                uurs,
                barred: None,
                opening: false,
                passed: false,
            };
            let opened = Setup { opening, stores: [0; 2], ..setup.clone() };
            if opening && Position::try_from(opened.clone()).is_ok() {
                setup = opened;
            }
            Position::try_from(setup).unwrap()
        },
    )
}

/// Games under way or over, from the usual start and from written positions.
pub fn games_by(rulesets: impl Strategy<Value = Ruleset> + 'static) -> impl Strategy<Value = Game> {
    let rulesets = rulesets.boxed();
    let written = (written_positions(rulesets.clone()), vec(any::<Index>(), 0..30));
    let started = (rulesets, sides(), vec(any::<Index>(), 0..90));
    prop_oneof![
        started.prop_map(|(rules, first, choices)| {
            wander(Position::start(rules, first).unwrap(), choices)
        }),
        written.prop_map(|(start, choices)| wander(start, choices)),
    ]
}

pub fn games() -> impl Strategy<Value = Game> {
    games_by(rulesets())
}

/// Positions that were reached by play, and written ones.
pub fn positions_by(
    rulesets: impl Strategy<Value = Ruleset> + 'static,
) -> impl Strategy<Value = Position> {
    games_by(rulesets).prop_map(|game| *game.position())
}

pub fn positions() -> impl Strategy<Value = Position> {
    positions_by(rulesets())
}
