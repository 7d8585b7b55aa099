//! Lamlameta with uurs.

use tisiya::rules::{End, Event, IllegalMove, Pit, Rest, Setup, StuckBecause};

use super::table::*;

/// The board after the first move from a pit: from there 1, 4, 1, then 3, 3, 0 again and again.
fn after_first_move(pit: usize) -> Vec<u8> {
    let mut board = vec![0; 24];
    for (step, seeds) in
        [1, 4, 1].into_iter().chain([3, 3, 0].into_iter().cycle()).take(24).enumerate()
    {
        board[(pit + step) % 24] = seeds;
    }
    board
}

#[test]
fn l1_any_own_pit_with_seeds_may_be_lifted_counterclockwise() {
    let position = start("lamlameta");
    assert_eq!(position.pits(), [2; 24]);
    expect_legal(&position, "0+ 1+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 9+ 10+ 11+");
    expect_refused(&position, "3-", IllegalMove::WrongDirection(Pit(3)));
}

#[test]
fn l2_first_moves_take_nine_laps() {
    for pit in (0..12).filter(|&pit| pit != 10) {
        let (after, trace) = play(start("lamlameta"), &format!("{pit}+"));
        assert_eq!(after.pits(), after_first_move(pit), "from {pit}");
        assert_eq!((trace.laps(), trace.captured()), (9, 0), "from {pit}");
        assert_eq!(trace.last_drop(), Some(Pit(pit as u8 + 2)));
        assert!(uurs(&after, S).is_empty() && uurs(&after, N).is_empty());
    }
}

#[test]
fn l4_the_first_move_from_pit_10_captures() {
    let board = "[0,3,3,0,3,3,0,3,3,0,1,0,0,3,3,0,3,3,0,3,3,0,3,3]";
    let (_, trace) = expect(start("lamlameta"), "10+", board, 5);
    assert_eq!(trace.last_drop(), Some(Pit(12)));
}

#[test]
fn l3_a_last_seed_in_an_uur_ends_the_turn_whoever_owns_it() {
    let board = "0:2 2:2 5:1 21:2";
    for (south, north) in [(&[][..], &[2, 21][..]), (&[2, 21], &[])] {
        let position = at_with_uurs("lamlameta", board, S, south, north);
        let (after, trace) = expect(position, "0+", "1:1 2:3 5:1 21:2", 0);
        assert!(trace.events.contains(&Event::Rest { pit: Pit(2), why: Rest::Uur }));
        assert_eq!(uurs(&after, S), south);
        assert_eq!(uurs(&after, N), north);
    }
}

#[test]
fn l4_both_pits_are_captured() {
    let position = at("lamlameta", "9:4 10:4 15:2", S);
    let (after, trace) = expect(position, "9+", "11:1 12:1 15:2", 6);
    assert_eq!(trace.last_drop(), Some(Pit(13)));
    assert!(uurs(&after, S).is_empty());
}

#[test]
fn l4_three_against_one_become_uurs() {
    let position = at("lamlameta", "9:4 10:2 15:2", S);
    let (after, trace) = expect(position, "9+", "10:2 11:1 12:1 13:2 15:2", 0);
    assert_eq!((uurs(&after, S), uurs(&after, N)), (vec![10, 13], vec![]));
    assert!(trace.events.contains(&Event::Uur { pit: Pit(13), from: Pit(10) }));
}

#[test]
fn l4_nothing_is_captured_from_the_own_row_or_without_seeds_opposite() {
    let own_row = at("lamlameta", "0:1 22:5 14:1", S);
    expect(own_row, "0+", "1:1 22:5 14:1", 0);
    let nothing_opposite = at("lamlameta", "11:1 3:1 20:1", S);
    let (_, trace) = expect(nothing_opposite, "11+", "12:1 3:1 20:1", 0);
    let rest = Event::Rest { pit: Pit(12), why: Rest::OppositeEmpty };
    assert_eq!(trace.events.last(), Some(&rest));
}

#[test]
fn l5_uurs_are_never_lifted() {
    let position = at_with_uurs("lamlameta", "0:2 2:4 5:1 21:2", S, &[2, 21], &[]);
    expect_legal(&position, "0+ 5+");
    expect_refused(&position, "2+", IllegalMove::Uur(Pit(2)));
    let enemys = at_with_uurs("lamlameta", "0:2 2:4 5:1 21:2", S, &[], &[2, 21]);
    expect_refused(&enemys, "2+", IllegalMove::Uur(Pit(2)));
}

#[test]
fn l6_endless_sowing_is_not_legal() {
    let board = "[1,2,1,0,3,0,1,0,3,0,1,0,4,1,0,3,0,1,3,1,0,1,0,4]";
    expect_refused(&at("lamlameta", board, N), "18+", IllegalMove::Endless(Pit(18)));
}

#[test]
fn l6_a_player_with_endless_moves_only_is_stuck() {
    // Two pits: 3 from 0 → [1,3], 3 from 1 → [3,1], 3 from 0 → [1,3] again.
    let position = at("lamlameta,pits=1", "[3,1]", S);
    let outcome = outcome(&position);
    assert_eq!(outcome.end, End::Stuck { side: S, because: StuckBecause::OnlyEndless });
    assert_eq!(outcome.score, [3, 1]);
}

#[test]
fn l7_seeds_in_uurs_alone_do_not_move_and_go_to_their_owners() {
    let board = "2:5 21:4 3:2 20:3 12:6";
    let position = at_with_uurs("lamlameta", board, S, &[2, 21], &[3, 20]);
    let outcome = outcome(&position);
    assert_eq!(outcome.end, End::Stuck { side: S, because: StuckBecause::OnlyUurs });
    assert_eq!(outcome.taken, [5 + 4, 2 + 3 + 6]);
}

#[test]
fn l7_the_other_player_takes_the_own_row_and_uurs() {
    let board = "0:7 2:5 21:4";
    let outcome = outcome(&at_with_uurs("lamlameta", board, N, &[], &[2, 21]));
    assert_eq!(outcome.end, End::Stuck { side: N, because: StuckBecause::OnlyUurs });
    assert_eq!(outcome.taken, [7, 9]);
}

#[test]
fn option_capture_side_own_forms_uurs_in_the_own_row() {
    let rules = "lamlameta,capture_side=own";
    let board = "[1,4,2,3,3,0,3,3,0,3,3,0,3,3,0,3,3,0,3,3,0,2,3,0]";
    let (after, _) = expect(start(rules), "0+", board, 0);
    assert_eq!(uurs(&after, S), [2, 21]);
    let three = at(rules, "0:2 5:1 21:3", S);
    let (after, _) = expect(three, "0+", "1:1 2:2 5:1 21:2", 0);
    assert_eq!(uurs(&after, S), [2, 21]);
}

#[test]
fn option_capture_side_own_captures_both_pits() {
    let rules = "lamlameta,capture_side=own";
    expect(at(rules, "0:2 5:1 21:4", S), "0+", "1:1 5:1", 5);
    // The enemy side captures nothing then.
    expect(at(rules, "9:4 10:4 15:2", S), "9+", "10:5 11:1 12:1 13:1 15:2", 0);
}

#[test]
fn option_first_move_captures_off_spares_the_first_move_only() {
    let rules = "lamlameta,first_move_captures=off";
    let (after, trace) = play(start(rules), "10+");
    assert_eq!(after.pits(), after_first_move(10));
    assert_eq!(trace.captured(), 0);
    let rest = Event::Rest { pit: Pit(12), why: Rest::FirstMove };
    assert_eq!(trace.events.last(), Some(&rest));
    expect(at(rules, "9:4 10:4 15:2", S), "9+", "11:1 12:1 15:2", 6);
    let opening = Setup { opening: true, ..setup(rules, "9:4 10:2 15:2", S) };
    let (after, _) = expect(opening.try_into().unwrap(), "9+", "10:3 11:1 12:1 13:1 15:2", 0);
    assert!(uurs(&after, S).is_empty());
}

#[test]
fn option_uurs_off_captures_three_too() {
    expect(at("lamlameta,uurs=off", "9:4 10:2 15:2", S), "9+", "11:1 12:1 15:2", 4);
}
