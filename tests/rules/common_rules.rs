//! Rules common to all games.

use tisiya::rules::{Edition, End, Event, Game, IllegalMove, Outcome, Pit, Position, Setup};

use super::table::*;

/// The cycle in spite of the ko: six moves that lead back to where they began.
const CYCLE_START: &str = "[0,0,0,0,1,0,0,0,0,2]";
const CYCLE: [(&str, &str); 6] = [
    ("4+", "[0,0,0,0,0,1,0,0,0,2]"),
    ("9+", "[1,1,0,0,0,1,0,0,0,0]"),
    ("1-", "[2,0,0,0,0,1,0,0,0,0]"),
    ("5-", "[2,0,0,0,1,0,0,0,0,0]"),
    ("0-", "[0,0,0,0,1,0,0,0,1,1]"),
    ("8+", "[0,0,0,0,1,0,0,0,0,2]"),
];

#[test]
fn g1_south_moves_first_unless_the_user_chooses() {
    for edition in Edition::ALL {
        assert_eq!(edition.start().to_move(), S);
        assert_eq!(Position::start(edition.ruleset(), N).unwrap().to_move(), N);
    }
}

#[test]
fn g1_moving_is_compulsory() {
    for edition in Edition::ALL {
        expect_refused(&edition.start(), "pass", IllegalMove::MayNotPass);
    }
}

#[test]
fn g1_stuck_is_tested_at_the_start_of_a_turn() {
    // South empties the own row, but North gives a seed back before South has to move.
    let (emptied, _) = expect(at("alemungula", "4:2 9:2", S), "4+", "5:1 6:1 9:2", 0);
    assert_eq!(emptied.outcome(), None);
    let (fed, _) = expect(emptied, "9+", "0:1 1:1 5:1 6:1", 0);
    assert_eq!(fed.outcome(), None);
}

#[test]
fn g2_there_is_no_duty_to_feed() {
    let position = at("alemungula", "1:1 2:1 4:3", S);
    expect_legal(&position, "1- 2- 2+ 4+");
    let (after, _) = expect(position, "2-", "1:2 4:3", 0);
    assert_eq!(outcome(&after).score, [5, 0]);
}

#[test]
fn g3_the_whole_enemy_row_may_be_captured() {
    let position = at("alemungula", "[0,0,0,0,5,1,3,1,3,1]", S);
    expect(position, "4+", "[0,0,0,0,0,0,0,0,0,0]", 14);
}

#[test]
fn g4_the_lifted_pit_is_not_skipped() {
    let ten = at("alemungula", "[10,0,0,0,0,1,1,1,1,1]", S);
    expect(ten, "0-", "[1,1,1,1,1,2,2,2,2,2]", 0);
    let twelve = at("alemungula", "[0,0,0,0,12,0,0,1,1,0]", S);
    expect(twelve, "4+", "[1,1,1,1,1,0,0,2,2,1]", 4);
}

fn play_cycle(game: &mut Game) {
    for (text, board) in CYCLE {
        assert_eq!(game.outcome(), None);
        game.play(mv(text)).unwrap();
        assert_eq!(game.position().pits(), pits(10, board));
    }
}

fn twice_round(rules: &str) -> (Game, Outcome) {
    let mut game = Game::new(at(rules, CYCLE_START, S));
    play_cycle(&mut game);
    assert_eq!(game.repetitions(), 2);
    play_cycle(&mut game);
    assert_eq!(game.repetitions(), 3);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.end, End::Repetition);
    (game, outcome)
}

#[test]
fn g5_the_third_repetition_ends_the_game_and_the_odd_seed_goes_to_nobody() {
    let (mut game, outcome) = twice_round("alemungula");
    assert_eq!((outcome.taken, outcome.score), ([1, 1], [1, 1]));
    assert_eq!(outcome.winner(), None);
    assert_eq!(game.final_board().stores, [1, 1]);
    assert_eq!(game.final_board().pits.iter().sum::<u8>(), 1);
    assert_eq!(game.play(mv("4+")), Err(IllegalMove::GameOver));
    let told = game.trace(11).unwrap().events;
    assert!(told.contains(&Event::End { end: End::Repetition }));
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn g5_option_repetition_own_row_gives_each_player_the_own_row() {
    let (game, outcome) = twice_round("alemungula,repetition=own-row");
    assert_eq!(outcome.score, [1, 2]);
    assert_eq!(outcome.winner(), Some(N));
    assert_eq!(game.final_board().stores, [1, 2]);
}

#[test]
fn g5_barred_pit_owners_of_uurs_and_mover_make_positions_different() {
    let free = setup("alemungula", "5:1 8:1 2:1", N);
    let barred = Setup { barred: Some(Pit(5)), ..free.clone() };
    let key = |setup: Setup| Position::try_from(setup).unwrap().repetition_key();
    assert_ne!(key(free.clone()), key(barred));
    assert_ne!(key(free.clone()), key(Setup { to_move: S, ..free.clone() }));
    assert_eq!(key(free.clone()), key(Setup { stores: [3, 3], ..free }));
    let uurs = |south: &[u8], north: &[u8]| {
        at_with_uurs("lamlameta", "2:2 21:2 5:1", S, south, north).repetition_key()
    };
    assert_ne!(uurs(&[2, 21], &[]), uurs(&[], &[2, 21]));
    assert_ne!(uurs(&[2, 21], &[]), uurs(&[], &[]));
}

#[test]
fn g6_the_game_goes_on_after_a_majority() {
    let decided = Setup { stores: [40, 0], ..setup("alemungula", "[1,1,1,1,1,1,1,1,1,1]", S) };
    let position = Position::try_from(decided).unwrap();
    assert_eq!(position.outcome(), None);
    expect_legal(&position, "0- 1- 2- 2+ 3+ 4+");
}

#[test]
fn g7_more_seeds_win_and_equal_is_a_draw() {
    let ended = |stores, board| {
        let setup = Setup { stores, ..setup("alemungula", board, S) };
        outcome(&Position::try_from(setup).unwrap())
    };
    assert_eq!(ended([26, 20], "5:4").winner(), Some(S));
    assert_eq!(ended([20, 26], "5:4").winner(), Some(N));
    assert_eq!(ended([25, 21], "5:4").score, [25, 25]);
    assert_eq!(ended([25, 21], "5:4").winner(), None);
}
