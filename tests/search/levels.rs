//! The levels.

use tisiya::rules::{Edition, Game, Setup};
use tisiya::search::{Level, Searcher, choose};

use super::sample::start;

#[test]
fn the_names_read_back() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert!("grandmaster".parse::<Level>().is_err());
}

#[test]
fn a_level_plays_legal_moves_and_the_same_for_the_same_seed() {
    for edition in Edition::ALL {
        for level in [Level::Sprout, Level::Learner, Level::Neighbour, Level::Elder] {
            let play = || {
                let mut searcher = Searcher::new(1 << 16);
                let mut game = start(edition);
                for seed in 0..30 {
                    if game.outcome().is_some() {
                        break;
                    }
                    let mv = choose(&mut searcher, level, &game, seed).unwrap();
                    game.play(mv).unwrap();
                }
                game
            };
            assert_eq!(play(), play(), "{edition}, {level}");
        }
    }
}

#[test]
fn the_weakest_level_does_not_always_play_the_same() {
    let game = start(Edition::Alemungula);
    let mut searcher = Searcher::new(0);
    let mut moves: Vec<_> =
        (0..40).map(|seed| choose(&mut searcher, Level::Sprout, &game, seed).unwrap()).collect();
    moves.sort();
    moves.dedup();
    assert!(moves.len() >= 4, "{moves:?}");
}

#[test]
fn the_strongest_takes_a_win_that_the_first_look_sees() {
    // The clean sweep of the rules page.
    let setup: Setup = "alemungula 0,0,0,0,5/1,3,1,3,1 20-16 S".parse().unwrap();
    let game = Game::new(setup.try_into().unwrap());
    let mv = choose(&mut Searcher::new(1 << 16), Level::Master, &game, 1).unwrap();
    assert_eq!(mv.to_string(), "4+");
    let setup: Setup = "alemungula 1,2,0,0,5/1,3,1,3,1 18-15 S".parse().unwrap();
    let game = Game::new(setup.try_into().unwrap());
    let mv = choose(&mut Searcher::new(1 << 16), Level::Master, &game, 1).unwrap();
    assert_eq!(mv.to_string(), "4+");
}

#[test]
fn a_finished_game_gets_no_move() {
    let setup: Setup = "alemungula 0,0,0,0,0/1,2,0,0,0 20-27 S".parse().unwrap();
    let game = Game::new(setup.try_into().unwrap());
    for level in Level::ALL {
        assert_eq!(choose(&mut Searcher::new(0), level, &game, 1), None);
    }
}
