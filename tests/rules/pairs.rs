//! Lamlameta with pairs, as Pankhurst described it.

use tisiya::rules::{End, Event, IllegalMove, Pit, Position, Rest, Setup, StuckBecause};

use super::table::*;

const RULES: &str = "lamlameta-pairs";

#[test]
fn p1_p2_the_first_move_relays_in_either_row_and_skips_nothing() {
    let board = "[0,3,3,0,3,3,0,3,3,0,1,4,1,3,3,0,3,3,0,3,3,0,3,3]";
    let (_, trace) = expect(start(RULES), "10+", board, 0);
    assert!(!trace.events.iter().any(|event| matches!(event, Event::Skip { .. })));
}

#[test]
fn p2_enemy_pairs_are_passed_over() {
    let position = at(RULES, "3:1 11:3 12:2 14:2", S);
    let (_, trace) = expect(position, "11+", "3:1 12:2 13:1 14:2 15:1 16:1", 0);
    let skips = trace.events.iter().filter_map(|event| match event {
        Event::Skip { pit } => Some(pit.0),
        _ => None,
    });
    assert_eq!(skips.collect::<Vec<_>>(), [12, 14]);
}

#[test]
fn p2_p5_pairs_are_passed_over_in_every_lap_and_captured_together() {
    let position = at(RULES, "[1,1,1,2,5,1,0,0,1,0,4,7,0,5,1,0,5,0,1,0,0,3,5,5]", N);
    let board = "[0,0,0,0,0,0,1,1,0,1,0,8,1,6,2,1,0,1,2,1,1,0,6,6]";
    let (_, trace) = expect(position, "16+", board, 10);
    assert_eq!(trace.last_drop(), Some(Pit(15)));
    let captures = trace.events.iter().filter(|event| matches!(event, Event::Capture { .. }));
    assert_eq!(captures.count(), 5);
}

#[test]
fn p3_the_first_move_starts_from_one_of_the_two_rightmost_pits() {
    expect_legal(&start(RULES), "10+ 11+");
    expect_refused(&start(RULES), "9+", IllegalMove::NotFirst(Pit(9)));
    expect_legal(&Position::start(RULES.parse().unwrap(), N).unwrap(), "22+ 23+");
}

#[test]
fn p3_only_the_first_move_is_restricted() {
    let board = "[0,3,3,0,3,3,0,3,3,0,1,4,1,3,3,0,3,3,0,3,3,0,3,3]";
    let (second, _) = expect(start(RULES), "10+", board, 0);
    expect_legal(&second, "12+ 13+ 14+ 16+ 17+ 19+ 20+ 22+ 23+");
}

#[test]
fn p3_the_first_move_captures_nothing() {
    let first = Setup { opening: true, ..setup(RULES, "10:1 11:0 12:2 13:2 20:2 3:1", S) };
    let (_, trace) = expect(first.try_into().unwrap(), "10+", "11:1 12:2 13:2 20:2 3:1", 0);
    assert_eq!(trace.events.last(), Some(&Event::Rest { pit: Pit(11), why: Rest::FirstMove }));
    // The same later captures the three pairs.
    expect(at(RULES, "10:1 12:2 13:2 20:2 3:1", S), "10+", "11:1 3:1", 6);
}

#[test]
fn p3_option_first_move_any() {
    expect_legal(&start("lamlameta-pairs,first_move=any"), "0+ 1+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 9+ 10+ 11+");
}

#[test]
fn p4_a_pair_may_not_start_a_move() {
    let position = at(RULES, "0:2 3:1 7:3 14:1", S);
    expect_legal(&position, "3+ 7+");
    expect_refused(&position, "0+", IllegalMove::Pair(Pit(0)));
}

#[test]
fn p4_a_pair_may_start_where_all_own_pits_are_pairs() {
    expect_legal(&at(RULES, "0:2 7:2 14:1", S), "0+ 7+");
}

#[test]
fn p4_option_pairs_may_start() {
    let rules = "lamlameta-pairs,pairs_may_start=on";
    expect_legal(&at(rules, "0:2 3:1 7:3 14:1", S), "0+ 3+ 7+");
}

#[test]
fn p5_all_enemy_pairs_are_captured_and_the_last_seed_stays() {
    let position = at(RULES, "0:1 5:2 15:2 17:3 22:2", S);
    expect(position, "0+", "1:1 5:2 17:3", 4);
}

#[test]
fn p5_nothing_is_captured_unless_a_pair_faces_the_last_seed_in_the_own_row() {
    let (_, trace) = expect(at(RULES, "0:1 15:2 22:3", S), "0+", "1:1 15:2 22:3", 0);
    let rest = Event::Rest { pit: Pit(1), why: Rest::OppositeNotPair(3) };
    assert_eq!(trace.events.last(), Some(&rest));
    expect(at(RULES, "11:1 10:1 15:2", S), "11+", "12:1 10:1 15:2", 0);
}

#[test]
fn p6_endless_sowing_is_not_legal() {
    for (side, pit, board) in [
        (N, 15, "[0,9,2,5,2,6,1,2,2,1,0,0,1,2,4,1,3,0,1,0,2,1,0,3]"),
        (S, 0, "[2,0,2,4,5,2,2,2,1,5,1,0,2,7,2,2,1,1,0,0,2,0,3,2]"),
        (S, 6, "[1,2,1,1,2,1,2,0,10,1,0,1,0,2,0,2,3,2,3,2,0,0,1,11]"),
    ] {
        // The rule of pairs comes first and would hide the endless sowing of a pair.
        let position = at("lamlameta-pairs,pairs_may_start=on", board, side);
        expect_refused(&position, &format!("{pit}+"), IllegalMove::Endless(Pit(pit)));
    }
}

#[test]
fn p6_each_player_takes_the_own_row() {
    let outcome = outcome(&at(RULES, "13:5 20:2", S));
    assert_eq!(outcome.end, End::Stuck { side: S, because: StuckBecause::NoSeeds });
    assert_eq!(outcome.taken, [0, 7]);
}

#[test]
fn p6_option_leftovers_go_to_the_opponent_of_the_stuck_player() {
    let rules = "lamlameta-pairs,leftovers=opponent";
    assert_eq!(outcome(&at(rules, "13:5 20:2", S)).taken, [0, 7]);
    // South's only pit is endless: 3 from 0 → [2,2], for North's pair is passed over, and from
    // then on both seeds fall back into the pit they come from.
    let small = at("lamlameta-pairs,leftovers=opponent,pits=1", "[3,1]", S);
    let outcome = outcome(&small);
    assert_eq!(outcome.end, End::Stuck { side: S, because: StuckBecause::OnlyEndless });
    assert_eq!(outcome.taken, [0, 4]);
}
