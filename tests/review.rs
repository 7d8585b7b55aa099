//! The review of a finished game, against the exact tables; lines of play beside the game.
#![cfg(not(target_arch = "wasm32"))]

use std::sync::Arc;

use tisiya::rules::{Game, Move, Outcome, Position, Series, Setup, Side};
use tisiya::search::endgame::Tables;
use tisiya::search::{Limits, Searcher};
use tisiya::session::{Action, Playback, Purpose, Session, State};
use tisiya::text::{Language, Words, advice};

/// A game of random moves to its end.
fn finished(setup: &str, dice: &mut fastrand::Rng) -> Game {
    let setup: Setup = setup.parse().expect("a setup");
    let mut game = Game::new(Position::try_from(setup).expect("a position"));
    while game.outcome().is_none() {
        let legal = game.position().legal_moves();
        game.play(legal[dice.usize(..legal.len())]).expect("a legal move");
    }
    game
}

fn state_of(game: &Game) -> State {
    let series = Series { best_of: 1, first: game.start().to_move(), rounds: Vec::new() };
    State::of(Session::from_line(game.clone(), game.ply(), series))
}

/// Lets the page's errands be done until there are none.
fn work(mut state: State, searcher: &mut Searcher) -> State {
    while let Some(errand) = state.errand() {
        assert_eq!(errand.purpose, Purpose::Review);
        let report = Box::new(searcher.search(&errand.game, &Limits::nodes(2_000), |_| {}));
        state = state.reduce(Action::Report { errand, report });
    }
    state
}

fn stored(position: &Position) -> f32 {
    let [south, north] = position.stores();
    f32::from(south) - f32::from(north)
}

fn margin(outcome: &Outcome) -> f32 {
    f32::from(outcome.score[Side::South]) - f32::from(outcome.score[Side::North])
}

#[test]
fn its_values_are_those_of_the_tables_and_its_turns_what_moves_cost() {
    let rules = "alemungula".parse().expect("rules");
    let tables = Arc::new(Tables::build(&rules, 9, |_| {}).expect("tables"));
    let mut searcher = Searcher::new(1 << 20);
    searcher.set_tables(Some(tables.clone()));
    let mut dice = fastrand::Rng::with_seed(3);
    let mut turns = 0;
    for _ in 0..30 {
        let game = finished("alemungula 1,2,0,1,1/0,2,1,1,0 20-21 S", &mut dice);
        let asked = state_of(&game).reduce(Action::Review(true));
        let state = work(asked, &mut searcher);
        let review = state.findings.review.expect("it was asked for");
        assert_eq!(review.values().len(), game.ply() + 1);
        let mut exact = Vec::new();
        for (ply, value) in review.values().iter().enumerate() {
            let position = game.position_at(ply).expect("a ply of the game");
            let expected = match game.outcome().filter(|_| ply == game.ply()) {
                Some(outcome) => margin(&outcome),
                None => {
                    let value = f32::from(tables.value(position).expect("within the tables"));
                    let sign = if position.to_move() == Side::South { 1.0 } else { -1.0 };
                    stored(position) + sign * value
                }
            };
            assert_eq!((value.south, value.exact), (expected, true), "{position}");
            exact.push(expected);
        }
        for turn in review.turns(&game) {
            let sign = if turn.mover == Side::South { 1.0 } else { -1.0 };
            assert_eq!(turn.lost, sign * (exact[turn.ply] - exact[turn.ply + 1]));
            assert!(turn.lost >= 2.0);
            let position = game.position_at(turn.ply).expect("a ply of the game");
            let better = position.play(turn.better[0]).expect("a legal move");
            assert_ne!(turn.better[0], game.moves()[turn.ply]);
            assert_eq!(better.to_move(), !turn.mover);
            turns += 1;
        }
    }
    assert!(turns > 5, "random play makes mistakes");
}

#[test]
fn a_new_game_forgets_the_review() {
    let mut dice = fastrand::Rng::with_seed(4);
    let game = finished("alemungula 1,0,1,0,1/0,1,0,1,0 22-23 S", &mut dice);
    let asked = state_of(&game).reduce(Action::Review(true));
    let errand = asked.errand().expect("something to find out");
    let next = asked.reduce(Action::NextRound);
    assert_eq!((next.findings.review.clone(), next.errand()), (None, None));
    let report = Box::new(Searcher::new(0).search(&errand.game, &Limits::depth(1), |_| {}));
    assert_eq!(next.reduce(Action::Report { errand, report }), next, "a late answer is dropped");
}

#[test]
fn a_line_beside_the_game_is_stepped_like_a_game_and_left_for_it() {
    let state = State::new();
    let moves: Vec<Move> = ["2+", "5-", "3+"].map(|mv| mv.parse().expect("a move")).to_vec();
    let aside = state.reduce(Action::Explore { ply: 0, moves: moves.clone() });
    assert_eq!(aside.session, state.session);
    assert_eq!((aside.shown().ply(), aside.viewing.ply(), aside.is_live()), (3, 3, false));
    assert!(aside.choices().is_empty());

    let mut back = aside.clone();
    while back.viewing.ply() > 1 || back.viewing.cursor() > 0 {
        back = back.reduce(Action::View(Playback::StepBack));
    }
    assert_eq!(*back.viewing.seeds().board(), state.session.game().start().board());

    let mut played = aside.clone();
    while played.playing {
        played = played.reduce(Action::View(Playback::Tick));
    }
    let end = played.shown().position().board();
    assert_eq!(*played.viewing.seeds().board(), end);

    let left = played.reduce(Action::View(Playback::End));
    assert_eq!((left.is_live(), left.aside), (true, None));
}

#[test]
fn advice_counts_what_moves_take() {
    // The chain of the rules page: South's E takes 2 and 4.
    let setup: Setup = "alemungula 0,0,0,0,3/1,2,3,0,0 0-0 S".parse().expect("a setup");
    let position = Position::try_from(setup).expect("a position");
    let words = Words::new(Language::English);
    let said = advice::worse(&words, &position, "4+".parse().unwrap(), "4+".parse().unwrap());
    assert!(said.starts_with("E: takes 4, "), "{said}");
    let report = Searcher::new(0).search(&Game::new(position), &Limits::depth(2), |_| {});
    assert_eq!(advice::hint(&words, &position, &report), words.say("advice-only"));
}
