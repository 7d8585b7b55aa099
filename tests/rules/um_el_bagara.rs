//! Um el Bagara.

use tisiya::rules::{End, IllegalMove, Pit, StuckBecause};

use super::table::*;

const STUCK: &str = "[1,0,1,0,0,0,1,2,0,1]";

#[test]
fn starts_as_alemungula_does() {
    let position = start("um-el-bagara");
    assert_eq!(position.pits(), [5; 10]);
    expect_legal(&position, "0- 1- 2- 2+ 3+ 4+");
    expect(position, "2-", "[6,6,0,5,5,5,5,6,6,6]", 0);
}

#[test]
fn a_single_seed_cannot_be_lifted() {
    let position = at("um-el-bagara", "0:1 1:2 7:3", S);
    expect_legal(&position, "1-");
    expect_refused(&position, "0-", IllegalMove::SingleSeed(Pit(0)));
}

#[test]
fn a_stuck_player_passes_and_the_game_goes_on() {
    let stuck = at("um-el-bagara", STUCK, S);
    expect_legal(&stuck, "pass");
    let (north, _) = expect(stuck, "pass", STUCK, 0);
    expect_legal(&north, "7- 7+");
    let (again, _) = expect(north, "7-", "[1,0,1,0,0,1,2,0,0,1]", 0);
    expect_legal(&again, "pass");
    let (north, _) = play(again, "pass");
    expect_legal(&north, "6-");
}

#[test]
fn the_game_ends_when_both_are_stuck() {
    let (after, _) = play(at("um-el-bagara", "0:1 3:1 7:1", S), "pass");
    let outcome = outcome(&after);
    assert_eq!((outcome.end, outcome.score), (End::BothStuck, [2, 1]));
}

#[test]
fn captures_in_a_chain_as_alemungula_does() {
    let position = at("um-el-bagara", "[2,4,0,1,0,0,3,1,3,2]", S);
    expect(position, "1-", "[3,0,0,1,0,0,3,0,0,3]", 6);
}

#[test]
fn option_stuck_end_ends_the_game() {
    let outcome = outcome(&at("um-el-bagara,stuck=end", STUCK, S));
    assert_eq!(outcome.end, End::Stuck { side: S, because: StuckBecause::OnlySingles });
    assert_eq!(outcome.score, [2, 4]);
}
