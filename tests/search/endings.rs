//! Exact values, repetition and tables.

use std::sync::Arc;

use tisiya::rules::{Game, Position, Setup, Side};
use tisiya::search::endgame::Tables;
use tisiya::search::{Limits, Probe, Score, Searcher};

use super::sample::random_game;

fn game(setup: &str) -> Game {
    let setup: Setup = setup.parse().unwrap();
    Game::new(setup.try_into().unwrap())
}

fn play(game: &mut Game, moves: &str) {
    moves.split(' ').for_each(|mv| game.play(mv.parse().unwrap()).unwrap());
}

/// The cycle of the rules page, six moves round.
const CYCLE: &str = "4+ 9+ 1- 5- 0- 8+";

#[test]
fn a_position_that_was_there_twice_is_worth_the_equal_share() {
    // Nothing but the cycle: South has two ahead in the store, and the seeds are shared.
    let mut repeated = game("alemungula 0,0,0,0,1/0,0,0,0,2 5-3 S");
    play(&mut repeated, CYCLE);
    play(&mut repeated, "4+ 9+ 1- 5- 0-");
    let report = Searcher::new(0).search(&repeated, &Limits::depth(1), |_| {});
    let back = report.moves.iter().find(|found| found.mv.to_string() == "8+").unwrap();
    assert_eq!(back.score, Score::of_seeds(-2), "North is two behind, and the rest is shared");
}

#[test]
fn a_position_that_comes_again_in_the_line_is_worth_what_the_option_says() {
    for (option, margin) in [("equal", 0), ("own-row", -1)] {
        let rules = format!("alemungula,repetition={option} 0,0,0,0,1/0,0,0,0,2 0-0 S");
        let mut at = game(&rules);
        play(&mut at, CYCLE);
        play(&mut at, "4+ 9+ 1- 5- 0-");
        let report = Searcher::new(0).search(&at, &Limits::depth(1), |_| {});
        let back = report.moves.iter().find(|found| found.mv.to_string() == "8+").unwrap();
        assert_eq!(back.score, Score::of_seeds(-margin), "{option}");
    }
}

#[test]
fn proven_values_are_those_of_the_tables() {
    for rules in ["alemungula", "alemungula,stuck=pass", "um-el-bagara", "alemungula-relay"] {
        let rules = rules.parse().unwrap();
        let tables = Tables::build(&rules, 7, |_| {}).unwrap();
        let mut dice = fastrand::Rng::with_seed(8);
        let mut searcher = Searcher::new(1 << 20);
        let mut proven = 0;
        while proven < 60 {
            let game = random_game(rules, Side::South, dice.usize(20..120), &mut dice);
            let game = Game::new(*game.position());
            let Some(value) = tables.value(game.position()) else { continue };
            let stored = stored(game.position());
            let report = searcher.search(&game, &Limits::nodes(30_000), |_| {});
            if report.exact {
                let expected = Score::of_seeds(i16::from(value) + stored);
                assert_eq!(report.score, expected, "{}", game.position());
                proven += 1;
            }
        }
    }
}

fn stored(position: &Position) -> i16 {
    let (mover, stores) = (position.to_move(), position.stores());
    i16::from(stores[mover]) - i16::from(stores[!mover])
}

#[test]
fn search_with_tables_equals_the_tables_on_ten_thousand_boards() {
    let editions = ["alemungula", "alemungula,ko=off", "um-el-bagara", "alemungula-relay"];
    for edition in editions {
        let rules = edition.parse().unwrap();
        let tables: Arc<dyn Probe> = Arc::new(Tables::build(&rules, 9, |_| {}).unwrap());
        let mut dice = fastrand::Rng::with_seed(10);
        let mut searcher = Searcher::new(1 << 16);
        searcher.set_tables(Some(tables.clone()));
        let mut boards = 0;
        while boards < 2_500 {
            let mut pits = [0_u8; 10];
            (0..dice.u8(1..=9)).for_each(|_| pits[dice.usize(..10)] += 1);
            let side = if dice.bool() { 'S' } else { 'N' };
            let (south, north) = pits.split_at(5);
            let row = |pits: &[u8]| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
            let setup = format!("{edition} {}/{} 0-0 {side}", row(south), row(north));
            let game = game(&setup);
            let Some(value) = tables.value(game.position()) else { continue };
            if game.outcome().is_some() {
                continue;
            }
            boards += 1;
            let report = searcher.search(&game, &Limits::depth(2), |_| {});
            assert!(report.exact, "{setup}");
            assert_eq!(report.score, Score::of_seeds(value.into()), "{setup}");
        }
    }
}

#[test]
fn with_tables_every_value_in_their_reach_is_exact_and_played_home() {
    let rules = "alemungula".parse().unwrap();
    let tables: Arc<dyn Probe> = Arc::new(Tables::build(&rules, 9, |_| {}).unwrap());
    let mut dice = fastrand::Rng::with_seed(9);
    let mut searcher = Searcher::new(1 << 20);
    searcher.set_tables(Some(tables.clone()));
    let mut games = 0;
    while games < 40 {
        let random = random_game(rules, Side::South, dice.usize(20..120), &mut dice);
        let mut game = Game::new(*random.position());
        let Some(value) = tables.value(game.position()) else { continue };
        games += 1;
        let me = game.position().to_move();
        let promised = i16::from(value) + stored(game.position());
        while game.outcome().is_none() {
            let position = game.position();
            let report = searcher.search(&game, &Limits::nodes(20_000), |_| {});
            if game.ply() == 0 {
                assert!(report.exact);
                assert_eq!(report.score, Score::of_seeds(promised), "{position}");
            }
            let mv = if position.to_move() == me {
                report.best().unwrap()
            } else {
                let legal = position.legal_moves();
                legal[dice.usize(..legal.len())]
            };
            game.play(mv).unwrap();
        }
        let score = game.outcome().unwrap().score;
        let margin = i16::from(score[me]) - i16::from(score[!me]);
        assert!(margin >= promised, "{margin} instead of {promised} from {}", game.start());
    }
}

/// Tables that know one value for everything.
struct Fake(i8);

impl Probe for Fake {
    fn value(&self, position: &Position) -> Option<i8> {
        (position.on_board() < 50).then_some(self.0)
    }
}

#[test]
fn the_tables_are_believed() {
    let game = game("alemungula 5,5,5,5,0/5,5,5,5,5 2-3 S");
    let mut searcher = Searcher::new(1 << 16);
    let before = searcher.search(&game, &Limits::depth(3), |_| {});
    searcher.set_tables(Some(Arc::new(Fake(3))));
    let after = searcher.search(&game, &Limits::depth(3), |_| {});
    assert!(!before.exact && after.exact);
    searcher.set_tables(None);
    assert_eq!(searcher.search(&game, &Limits::depth(3), |_| {}), before);
}
