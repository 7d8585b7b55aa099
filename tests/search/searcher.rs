//! What may be relied on in every search.

use tisiya::rules::{Edition, Game, Move, Position, Setup, Side};
use tisiya::search::{Limits, MAX_DEPTH, Score, Searcher};

use super::sample::{all_rules, random_game, start};

fn mirrored(position: &Position) -> Position {
    let mut setup = Setup::from(position);
    let row = position.ruleset().row();
    setup.pits[..row].reverse();
    setup.pits[row..].reverse();
    let mirror = |pit: tisiya::rules::Pit| {
        tisiya::rules::Pit::at(pit.side(row), row - 1 - pit.place(row), row)
    };
    setup.barred = setup.barred.map(mirror);
    setup.try_into().unwrap()
}

#[test]
fn a_turned_board_is_worth_the_same() {
    let mut dice = fastrand::Rng::with_seed(2);
    for rules in all_rules() {
        for _ in 0..6 {
            let game = random_game(rules, Side::South, dice.usize(0..40), &mut dice);
            let [here, there] = [*game.position(), game.position().turned()].map(|position| {
                let mut searcher = Searcher::new(1 << 16);
                searcher.search(&Game::new(position), &Limits::depth(4), |_| {}).score
            });
            assert_eq!(here, there, "{}", game.position());
        }
    }
}

#[test]
fn a_mirrored_board_is_worth_the_same_where_all_is_sown_outward() {
    let mut dice = fastrand::Rng::with_seed(3);
    for rules in ["alemungula", "alemungula,ko=off", "alemungula,stuck=pass", "um-el-bagara"] {
        for _ in 0..20 {
            let moves = dice.usize(0..50);
            let game = random_game(rules.parse().unwrap(), Side::North, moves, &mut dice);
            if game.position().has_passed() {
                continue;
            }
            let [here, there] = [*game.position(), mirrored(game.position())].map(|position| {
                let mut searcher = Searcher::new(0);
                searcher.search(&Game::new(position), &Limits::depth(6), |_| {}).score
            });
            assert_eq!(here, there, "{}", game.position());
        }
    }
}

#[test]
fn a_search_in_slices_finds_the_same() {
    for edition in Edition::ALL {
        let game = start(edition);
        let limits = Limits::nodes(30_000);
        let whole = Searcher::new(1 << 18).search(&game, &limits, |_| {});
        let mut searcher = Searcher::new(1 << 18);
        searcher.begin(&game, &limits);
        let mut slices = 0;
        while !searcher.go_on(1 + slices % 700, |_| {}) {
            slices += 1;
        }
        assert_eq!(*searcher.report(), whole, "{edition}");
        assert!(slices > 50);
    }
}

#[test]
fn the_same_budget_gives_the_same_answer() {
    let mut dice = fastrand::Rng::with_seed(4);
    for rules in all_rules() {
        let game = random_game(rules, Side::South, 7, &mut dice);
        let search = || Searcher::new(1 << 18).search(&game, &Limits::nodes(5_000), |_| {});
        assert_eq!(search(), search(), "{rules}");
        let mut used = Searcher::new(1 << 18);
        used.search(&start(Edition::Lamlameta), &Limits::nodes(9_000), |_| {});
        used.search(&game, &Limits::nodes(700), |_| {});
        used.forget();
        assert_eq!(used.search(&game, &Limits::nodes(5_000), |_| {}), search(), "{rules}");
    }
}

#[test]
fn a_stopped_search_ends_at_once_with_a_legal_move() {
    for edition in Edition::ALL {
        let game = start(edition);
        let mut searcher = Searcher::new(1 << 16);
        searcher.begin(&game, &Limits::NONE);
        let first = searcher.report().best().unwrap();
        assert!(game.position().legal_moves().contains(&first));
        assert!(!searcher.go_on(5_000, |_| {}));
        let nodes = searcher.report().nodes;
        searcher.stop();
        assert!(searcher.is_over());
        assert!(searcher.report().nodes >= nodes && searcher.report().nodes < 5_100);
        let mut told = false;
        assert!(searcher.go_on(1_000, |_| told = true));
        assert!(!told, "it went on after it was stopped");
        let best = searcher.report().best().unwrap();
        assert!(game.position().legal_moves().contains(&best));
    }
}

#[test]
fn the_moves_expected_can_be_played() {
    let mut dice = fastrand::Rng::with_seed(5);
    let mut searcher = Searcher::new(1 << 20);
    for rules in all_rules() {
        for _ in 0..4 {
            let mut game = random_game(rules, Side::North, dice.usize(0..60), &mut dice);
            let report = searcher.search(&game, &Limits::nodes(3_000), |report| {
                assert!(!report.pv.is_empty());
            });
            for &mv in &report.pv {
                let legal = game.position().legal_moves();
                assert!(legal.contains(&mv), "{mv} in {}", game.position());
                if game.play(mv).is_err() {
                    break; // it has come for the third time
                }
            }
        }
    }
}

#[test]
fn every_move_gets_a_value_where_it_is_asked_for() {
    let mut dice = fastrand::Rng::with_seed(6);
    for rules in all_rules() {
        let game = random_game(rules, Side::South, 5, &mut dice);
        let mut searcher = Searcher::new(0);
        let all = Limits { width: Score::INFINITE, ..Limits::depth(3) };
        let report = searcher.search(&game, &all, |_| {});
        assert_eq!(report.moves.len(), game.position().legal_moves().len());
        for found in &report.moves {
            let mut after = game.clone();
            after.play(found.mv).unwrap();
            let reply = searcher.search(&after, &Limits::depth(2), |_| {});
            assert_eq!(found.score.0, -reply.score.0, "{} in {}", found.mv, game.position());
        }
        assert!(report.moves.is_sorted_by_key(|found| -found.score.0));
    }
}

/// With a table too the value of a board with few seeds is that of plain search, or better
/// founded: wherever both are proven they agree.
#[test]
fn a_table_changes_no_proven_value() {
    let mut dice = fastrand::Rng::with_seed(7);
    let mut proven = 0;
    let mut searcher = Searcher::new(1 << 20);
    for rules in all_rules() {
        for _ in 0..10 {
            let game = random_game(rules, Side::South, 80, &mut dice);
            let with = searcher.search(&game, &Limits::nodes(20_000), |_| {});
            let without = Searcher::new(0).search(&game, &Limits::nodes(20_000), |_| {});
            if with.exact && without.exact {
                assert_eq!(with.score, without.score, "{}", game.position());
                proven += 1;
            }
        }
    }
    assert!(proven > 50, "only {proven} were proven");
}

#[test]
fn a_finished_game_has_no_move_and_its_own_score() {
    let setup: Setup = "alemungula 0,0,0,0,0/1,2,0,0,0 20-27 S".parse().unwrap();
    let game = Game::new(setup.try_into().unwrap());
    let report = Searcher::new(0).search(&game, &Limits::depth(9), |_| {});
    assert_eq!((report.best(), report.score, report.exact), (None, Score::of_seeds(-10), true));
}

#[test]
fn a_pass_is_found_and_looked_through() {
    let setup: Setup = "um-el-bagara 1,0,1,0,0/0,1,2,0,1 0-0 S".parse().unwrap();
    let game = Game::new(setup.try_into().unwrap());
    let report = Searcher::new(0).search(&game, &Limits::depth(8), |_| {});
    assert_eq!(report.best(), Some(Move::Pass));
    assert!(report.pv.len() > 1);
}

#[test]
fn the_greatest_depth_is_reached_without_harm() {
    let setup: Setup = "alemungula 0,0,0,0,1/0,0,0,0,2 0-0 S".parse().unwrap();
    let game = Game::new(setup.try_into().unwrap());
    let report = Searcher::new(1 << 20).search(&game, &Limits::NONE, |_| {});
    assert!(report.exact || report.depth == MAX_DEPTH);
}
