//! The endgame tables against a slow solver that is written from the definition, and against the
//! rules page.

use std::collections::HashMap;

use tisiya::rules::{Position, Ruleset, Setup, Side};
use tisiya::search::endgame::{Step, TableBytesError, Tables, Untabled};

fn rules(text: &str) -> Ruleset {
    text.parse().unwrap()
}

fn position(rules: &str, pits: [u8; 10]) -> Position {
    let text = format!("{rules} {:?}/{:?} 0-0 S", &pits[..5], &pits[5..]);
    let setup: Setup = text.replace(['[', ']'], "").replace(", ", ",").parse().unwrap();
    Position::try_from(setup).unwrap()
}

/// All ways to lay `seeds` in ten pits.
fn boards(seeds: u8) -> Vec<[u8; 10]> {
    fn lay(pits: &mut [u8; 10], from: usize, left: u8, all: &mut Vec<[u8; 10]>) {
        if from == 9 {
            pits[9] = left;
            all.push(*pits);
            return;
        }
        for here in 0..=left {
            pits[from] = here;
            lay(pits, from + 1, left - here, all);
        }
    }
    let mut all = Vec::new();
    lay(&mut [0; 10], 0, seeds, &mut all);
    all
}

/// All positions with South to move and `seeds` on the board: with and without a barred pit or a
/// pass before.
fn positions(ruleset: &Ruleset, seeds: u8) -> Vec<Position> {
    let states = boards(seeds).into_iter().flat_map(|pits| {
        let plain = position(&ruleset.to_string(), pits);
        let setup = Setup::from(&plain);
        let barred =
            [0, 4].map(|pit| Setup { barred: Some(tisiya::rules::Pit(pit)), ..setup.clone() });
        let passed = Setup { passed: true, ..setup.clone() };
        barred.into_iter().chain([passed, setup])
    });
    states.filter_map(|setup| Position::try_from(setup).ok()).collect()
}

type Key = (Vec<u8>, Option<u8>, bool);

/// A position without its stores, as the mover sees it.
fn key(position: &Position) -> Key {
    let seen = match position.to_move() {
        Side::South => *position,
        Side::North => position.turned(),
    };
    (seen.pits().to_vec(), seen.barred().map(|pit| pit.0), seen.has_passed())
}

/// What follows a position, each with what the mover gains on the way; or what it is worth as an
/// end.
enum Next {
    Positions(Vec<(i32, Key)>),
    End(i32),
}

fn next(position: &Position) -> Next {
    let mover = position.to_move();
    if let Some(outcome) = position.outcome() {
        return Next::End(i32::from(outcome.score[mover]) - i32::from(outcome.score[!mover]));
    }
    let moves = position.legal_moves().into_iter().map(|mv| {
        let after = position.play(mv).unwrap();
        (i32::from(after.stores()[mover]), key(&after))
    });
    Next::Positions(moves.collect())
}

/// The values of all positions up to a number of seeds, from the definition: what a game is worth
/// that is broken off after `k` moves as a draw of the seeds that are left, for `k` so large that
/// nothing changes any more. A game that is never broken off and never ends is a draw of them.
fn slow_values(ruleset: &Ruleset, most: u8) -> HashMap<Key, i32> {
    let mut values: HashMap<Key, i32> = HashMap::new();
    for seeds in 0..=most {
        let graph: Vec<(Key, Next)> =
            positions(ruleset, seeds).iter().map(|at| (key(at), next(at))).collect();
        let number: HashMap<&Key, usize> =
            graph.iter().enumerate().map(|(number, (key, _))| (key, number)).collect();
        // By number where the game goes on with the same seeds, else by value.
        let moves: Vec<(i32, Vec<usize>)> = graph
            .iter()
            .map(|(_, next)| match next {
                Next::End(value) => (*value, Vec::new()),
                Next::Positions(next) => {
                    let fewer = next.iter().filter(|(gain, _)| *gain > 0);
                    let best = fewer.map(|(gain, key)| gain - values[key]).max();
                    let same =
                        next.iter().filter(|(gain, _)| *gain == 0).map(|(_, key)| number[key]);
                    (best.unwrap_or(i32::MIN), same.collect())
                }
            })
            .collect();
        let mut now = vec![0; graph.len()];
        loop {
            let best = |(best, next): &(i32, Vec<usize>)| {
                next.iter().map(|&next| -now[next]).chain([*best]).max().unwrap_or(*best)
            };
            let then: Vec<i32> = moves.iter().map(best).collect();
            if then == now {
                break;
            }
            now = then;
        }
        values.extend(graph.into_iter().map(|(key, _)| key).zip(now));
    }
    values
}

fn agree(text: &str, most: u8) {
    let ruleset = rules(text);
    let tables = Tables::build(&ruleset, most.into(), |_| {}).unwrap();
    let values = slow_values(&ruleset, most);
    for seeds in 0..=most {
        for position in positions(&ruleset, seeds) {
            let expected = values[&key(&position)];
            let found = tables.value(&position).map(i32::from);
            assert_eq!(found, Some(expected), "{position}");
            assert_eq!(tables.value(&position.turned()).map(i32::from), Some(expected));
        }
    }
}

#[test]
fn alemungula_agrees_with_the_slow_solver() {
    agree("alemungula", 8);
}

#[test]
fn alemungula_with_passes_agrees_with_the_slow_solver() {
    agree("alemungula,stuck=pass", 7);
    agree("alemungula,stuck=pass,ko=off", 6);
    agree("alemungula,ko=off", 7);
}

#[test]
fn um_el_bagara_agrees_with_the_slow_solver() {
    agree("um-el-bagara", 8);
    agree("um-el-bagara,stuck=end", 7);
}

#[test]
fn relay_agrees_with_the_slow_solver() {
    agree("alemungula-relay", 8);
    agree("alemungula-relay,direction=clockwise", 6);
    agree("alemungula-relay,relay=off", 7);
}

#[test]
fn relay_on_both_rows_agrees_with_the_slow_solver() {
    agree("alemungula-relay,relay=both", 8);
    agree("alemungula-relay,relay=both,stuck=pass", 6);
}

#[test]
fn rules_of_no_edition_agree_with_the_slow_solver() {
    agree("alemungula,relay=own", 6);
    agree("alemungula,relay=both,stuck=pass", 6);
    agree("alemungula,leftovers=opponent", 6);
    agree("alemungula,leftovers=opponent,stuck=pass", 5);
}

/// Full rounds of ten seeds and more: too many boards for the slow solver, so each value is
/// compared with those of the positions that follow.
#[test]
fn values_of_full_rounds_follow_from_those_after_them() {
    for text in ["alemungula", "um-el-bagara", "alemungula-relay", "alemungula-relay,relay=both"] {
        let ruleset = rules(text);
        let tables = Tables::build(&ruleset, 12, |_| {}).unwrap();
        let long = boards(12).into_iter().filter(|pits| pits.iter().any(|&seeds| seeds >= 10));
        for pits in long {
            let position = position(text, pits);
            let expected = match position.outcome() {
                Some(outcome) => i32::from(outcome.score[0]) - i32::from(outcome.score[1]),
                None => {
                    let moves = position.legal_moves().into_iter();
                    let after = moves.map(|mv| position.play(mv).unwrap());
                    let worth = |after: Position| {
                        i32::from(after.stores()[0]) - i32::from(tables.value(&after).unwrap())
                    };
                    after.map(worth).max().unwrap()
                }
            };
            assert_eq!(tables.value(&position).map(i32::from), Some(expected), "{position}");
        }
    }
}

#[test]
fn mirrored_boards_have_equal_values() {
    for text in ["alemungula", "um-el-bagara", "alemungula,stuck=pass"] {
        let ruleset = rules(text);
        let tables = Tables::build(&ruleset, 9, |_| {}).unwrap();
        for pits in boards(9) {
            let mut mirrored = pits;
            mirrored[..5].reverse();
            mirrored[5..].reverse();
            let [a, b] = [pits, mirrored].map(|pits| tables.value(&position(text, pits)));
            assert_eq!(a, b, "{pits:?}");
        }
    }
}

#[test]
fn g5_cycles_are_equal_shares() {
    let value = |text, pits| {
        let tables = Tables::build(&rules(text), 3, |_| {}).unwrap();
        tables.value(&position(text, pits))
    };
    // Three seeds go round: one for each, and one for nobody.
    assert_eq!(value("alemungula", [0, 0, 0, 0, 1, 0, 0, 0, 0, 2]), Some(0));
    // These two would go round with a period of ten, but North need not: he lifts pit 5, keeps
    // both seeds in his row, and South is stuck.
    assert_eq!(value("alemungula-relay", [0, 0, 0, 0, 1, 0, 0, 0, 0, 1]), Some(-2));
}

#[test]
fn a5_a_barred_pit_changes_the_value() {
    let tables = Tables::build(&rules("alemungula"), 2, |_| {}).unwrap();
    let at = |mark| {
        let setup: Setup = format!("alemungula 0,0,1,0,0/1,0,0,0,0 0-0 N{mark}").parse().unwrap();
        tables.value(&Position::try_from(setup).unwrap())
    };
    // The only seed is barred: the game ends one all. Else it goes on.
    assert_eq!(at(" barred=a"), Some(0));
    assert!(at("").is_some());
}

#[test]
fn games_without_tables() {
    let refusal = |text| Tables::new(&rules(text)).err();
    assert_eq!(refusal("alemungula"), None);
    assert_eq!(refusal("lamlameta"), Some(Untabled::Board));
    assert_eq!(refusal("lamlameta-pairs,pits=5"), Some(Untabled::Board));
    assert_eq!(refusal("alemungula,pits=6,seeds=4"), Some(Untabled::Board));
    assert_eq!(refusal("alemungula,repetition=own-row"), Some(Untabled::OwnRowRepetition));
    let tables = Tables::build(&rules("alemungula"), 2, |_| {}).unwrap();
    assert_eq!(tables.value(&position("um-el-bagara", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0])), None);
    assert_eq!(tables.value(&position("alemungula", [1, 1, 1, 0, 0, 0, 0, 0, 0, 0])), None);
    assert!(
        tables.value(&position("alemungula,seeds=4", [1, 1, 0, 0, 0, 0, 0, 0, 0, 0])).is_some()
    );
}

#[test]
fn slices_and_threads_build_the_same_tables() {
    for text in ["alemungula", "alemungula-relay,relay=both"] {
        let ruleset = rules(text);
        let whole = Tables::build(&ruleset, 9, |_| {}).unwrap().to_bytes();
        let mut sliced = Tables::new(&ruleset).unwrap();
        while sliced.step(1000) != Step::Done(9) {}
        assert!(sliced.to_bytes() == whole);
        let mut threaded = Tables::new(&ruleset).unwrap();
        (0..=9).for_each(|_| threaded.build_next(3, &|_| {}));
        assert!(threaded.to_bytes() == whole);
    }
}

#[test]
fn tables_are_read_back() {
    let ruleset = rules("alemungula,stuck=pass");
    let tables = Tables::build(&ruleset, 6, |_| {}).unwrap();
    let bytes = tables.to_bytes();
    let read = Tables::from_bytes(&ruleset, &bytes).unwrap();
    assert_eq!(read.max_seeds(), Some(6));
    assert!(read.to_bytes() == bytes);
    // Writing was broken off: the last level is left out.
    let cut = Tables::from_bytes(&ruleset, &bytes[..bytes.len() - 1]).unwrap();
    assert_eq!(cut.max_seeds(), Some(5));
    let refusal = |rules, bytes: &[u8]| Tables::from_bytes(rules, bytes).err();
    assert_eq!(refusal(&ruleset, b"something else"), Some(TableBytesError::Form));
    let other = rules("alemungula");
    let found = TableBytesError::Rules("alemungula,stuck=pass".into());
    assert_eq!(refusal(&other, &bytes), Some(found));
    let mut wrong = bytes;
    *wrong.last_mut().unwrap() = 7;
    assert_eq!(refusal(&ruleset, &wrong), Some(TableBytesError::Value));
}

#[test]
fn histograms_count_every_board_without_a_barred_pit() {
    let tables = Tables::build(&rules("alemungula"), 7, |_| {}).unwrap();
    let histogram = tables.histogram(7);
    assert_eq!(histogram.iter().map(|(_, boards)| boards).sum::<u64>(), 11440);
    assert!(histogram.is_sorted_by_key(|(value, _)| *value));
    assert_eq!(tables.histogram(0), [(0, 1)]);
    assert_eq!(tables.histogram(8), []);
}
