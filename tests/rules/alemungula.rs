//! Alemungula.

use tisiya::rules::{End, Event, IllegalMove, Pit, StuckBecause};

use super::table::*;

#[test]
fn a1_every_move_but_the_middle_one_starts_outward() {
    let south = start("alemungula");
    expect_legal(&south, "0- 1- 2- 2+ 3+ 4+");
    expect_refused(&south, "0+", IllegalMove::WrongDirection(Pit(0)));
    expect_refused(&south, "3-", IllegalMove::WrongDirection(Pit(3)));
    let north = at("alemungula", "[5,5,5,5,5,5,5,5,5,5]", N);
    expect_legal(&north, "5- 6- 7- 7+ 8+ 9+");
}

#[test]
fn a1_first_moves() {
    for (side, text, board) in [
        (S, "0-", "[0,5,5,5,5,6,6,6,6,6]"),
        (S, "2+", "[5,5,0,6,6,6,6,6,5,5]"),
        (S, "2-", "[6,6,0,5,5,5,5,6,6,6]"),
        (S, "4+", "[5,5,5,5,0,6,6,6,6,6]"),
        (N, "5-", "[6,6,6,6,6,0,5,5,5,5]"),
        (N, "7+", "[6,6,6,5,5,5,5,0,6,6]"),
    ] {
        expect(at("alemungula", "[5,5,5,5,5,5,5,5,5,5]", side), text, board, 0);
    }
}

#[test]
fn a2_a_move_is_one_lap_and_singletons_may_move() {
    let position = at("alemungula", "1:1 0:3 7:1", S);
    let (_, trace) = expect(position, "1-", "0:4 7:1", 0);
    assert_eq!(trace.laps(), 1);
    assert_eq!(trace.last_drop(), Some(Pit(0)));
}

#[test]
fn a3_chain_captures_backward() {
    let position = at("alemungula", "[2,4,0,1,0,0,3,1,3,2]", S);
    let (_, trace) = expect(position, "1-", "[3,0,0,1,0,0,3,0,0,3]", 6);
    let captures = trace.events.into_iter().filter_map(|event| match event {
        Event::Capture { pit, seeds } => Some((pit.0, seeds)),
        _ => None,
    });
    // Sown clockwise from 1: 0, 9, 8, 7. So 7 is the last, and 8 comes before it.
    assert_eq!(captures.collect::<Vec<_>>(), [(7, 2), (8, 4)]);
}

#[test]
fn a3_chain_stops_at_the_own_row() {
    let position = at("alemungula", "[0,0,0,3,3,1,3,0,0,2]", S);
    expect(position, "3+", "[0,0,0,0,4,0,0,0,0,2]", 6);
}

#[test]
fn a3_chain_is_broken_by_another_number() {
    let position = at("alemungula", "[0,0,0,0,3,1,2,3,0,0]", S);
    expect(position, "4+", "[0,0,0,0,0,2,3,0,0,0]", 4);
}

#[test]
fn a4_own_pits_are_never_captured() {
    expect(at("alemungula", "[0,1,1,0,0,0,0,1,0,0]", S), "2-", "[0,2,0,0,0,0,0,1,0,0]", 0);
}

#[test]
fn a5_ko_bars_the_seed_for_one_turn() {
    let position = at("alemungula", "[0,0,1,0,1,0,0,0,1,0]", S);
    let (barred, trace) = expect(position, "4+", "[0,0,1,0,0,1,0,0,1,0]", 0);
    assert!(trace.events.contains(&Event::Bar { pit: Pit(5) }));
    assert_eq!(barred.barred(), Some(Pit(5)));
    expect_legal(&barred, "8+");
    expect_refused(&barred, "5-", IllegalMove::Barred(Pit(5)));
    let (free, _) = play(barred, "8+");
    assert_eq!(free.barred(), None);
    let (back, _) = play(free, "2-");
    expect_legal(&back, "5- 9+");
}

#[test]
fn a5_ko_holds_at_the_other_end_and_for_north_too() {
    let left = at("alemungula", "0:1 2:1 7:1", S);
    assert_eq!(play(left, "0-").0.barred(), Some(Pit(9)));
    let north = at("alemungula", "2:1 7:1 9:1", N);
    assert_eq!(play(north, "9+").0.barred(), Some(Pit(0)));
}

#[test]
fn a5_no_ko_without_a_single_seed_into_an_empty_facing_end_pit() {
    let two_seeds = at("alemungula", "[0,0,1,0,2,0,0,0,1,0]", S);
    assert_eq!(play(two_seeds, "4+").0.barred(), None);
    let capture = at("alemungula", "[0,0,0,0,1,1,0,0,0,0]", S);
    assert_eq!(expect(capture, "4+", "[0,0,0,0,0,0,0,0,0,0]", 2).0.barred(), None);
    let not_empty = at("alemungula", "2:1 4:1 5:2", S);
    assert_eq!(play(not_empty, "4+").0.barred(), None);
    let own_row = at("alemungula", "3:1 8:1", S);
    assert_eq!(play(own_row, "3+").0.barred(), None);
}

#[test]
fn a6_ko_that_leaves_no_other_move_ends_the_game() {
    let (after, trace) = play(at("alemungula", "[0,0,1,0,1,0,0,0,0,0]", S), "4+");
    let outcome = outcome(&after);
    assert_eq!(outcome.end, End::Stuck { side: N, because: StuckBecause::OnlyBarred });
    assert_eq!(outcome.score, [1, 1]);
    assert!(after.legal_moves().is_empty());
    assert!(trace.events.contains(&Event::End { end: outcome.end }));
    expect_refused(&after, "5-", IllegalMove::GameOver);
    expect_refused(&after, "pass", IllegalMove::GameOver);
}

#[test]
fn an_empty_row_ends_the_game_and_each_player_takes_the_own_row() {
    let outcome = outcome(&at("alemungula", "5:3 9:1", S));
    assert_eq!(outcome.end, End::Stuck { side: S, because: StuckBecause::NoSeeds });
    assert_eq!(outcome.taken, [0, 4]);
}

#[test]
fn option_stuck_pass_lets_a_stuck_player_pass() {
    let (stuck, _) = play(at("alemungula,stuck=pass", "[0,0,1,0,1,0,0,0,0,0]", S), "4+");
    assert_eq!(stuck.outcome(), None);
    expect_legal(&stuck, "pass");
    expect_refused(&stuck, "5-", IllegalMove::Barred(Pit(5)));
    let (passed, trace) = expect(stuck, "pass", "2:1 5:1", 0);
    assert_eq!(trace.events, [Event::Pass { side: N }]);
    expect_legal(&passed, "2- 2+");
    expect_legal(&play(passed, "2-").0, "5-");
}

#[test]
fn option_stuck_pass_ends_when_both_are_stuck() {
    let (stuck, _) = expect(at("alemungula,stuck=pass", "4:1 5:1", S), "4+", "", 2);
    let (passed, trace) = play(stuck, "pass");
    let outcome = outcome(&passed);
    assert_eq!((outcome.end, outcome.score), (End::BothStuck, [2, 0]));
    assert!(passed.legal_moves().is_empty());
    assert!(trace.events.contains(&Event::End { end: End::BothStuck }));
}

#[test]
fn option_ko_off_lets_the_seed_come_straight_back() {
    let (after, _) = play(at("alemungula,ko=off", "[0,0,1,0,1,0,0,0,1,0]", S), "4+");
    expect_legal(&after, "5- 8+");
}

#[test]
fn option_seeds_4_starts_with_forty() {
    let position = start("alemungula,seeds=4");
    assert_eq!(position.pits(), [4; 10]);
    expect(position, "4+", "[4,4,4,4,0,5,5,5,5,4]", 0);
}
