//! Every reason for which a move is refused. Those that belong to one rule have a test with it.

use tisiya::rules::{IllegalMove, Pit};

use super::table::*;

#[test]
fn a_pit_that_is_not_on_the_board() {
    let position = start("alemungula");
    expect_refused(&position, "10+", IllegalMove::NoSuchPit(Pit(10)));
    expect_refused(&position, "255-", IllegalMove::NoSuchPit(Pit(255)));
    expect_refused(&start("lamlameta"), "24+", IllegalMove::NoSuchPit(Pit(24)));
}

#[test]
fn a_pit_of_the_other_player() {
    expect_refused(&start("alemungula"), "5-", IllegalMove::NotYours(Pit(5)));
    expect_refused(&at("alemungula", "0:1 5:1", N), "0-", IllegalMove::NotYours(Pit(0)));
}

#[test]
fn an_empty_pit() {
    expect_refused(&at("alemungula", "0:1 5:1", S), "3+", IllegalMove::Empty(Pit(3)));
}

#[test]
fn a_pass_by_one_who_can_move() {
    expect_refused(&start("um-el-bagara"), "pass", IllegalMove::MayNotPass);
}

#[test]
fn any_move_after_the_end() {
    let over = at("alemungula", "5:4", S);
    for text in ["0-", "5-", "30+", "pass"] {
        expect_refused(&over, text, IllegalMove::GameOver);
    }
}

#[test]
fn each_reason_is_told_with_its_pit() {
    let pit = Pit(7);
    for reason in [
        IllegalMove::NoSuchPit(pit),
        IllegalMove::NotYours(pit),
        IllegalMove::Empty(pit),
        IllegalMove::SingleSeed(pit),
        IllegalMove::Barred(pit),
        IllegalMove::Uur(pit),
        IllegalMove::NotFirst(pit),
        IllegalMove::Pair(pit),
        IllegalMove::WrongDirection(pit),
        IllegalMove::Endless(pit),
    ] {
        assert!(reason.to_string().contains("pit 7"), "{reason}");
    }
}
