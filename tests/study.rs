//! Boards set out for somebody who learns, and what is kept of it.
#![cfg(not(target_arch = "wasm32"))]

use proptest::prelude::*;

use tisiya::playback::Speed;
use tisiya::rules::{Edition, Game, Move, Pit, Position, Series, Setup, Side};
use tisiya::session::{
    Action, Asked, Marked, Playback, SavedError, Session, Settings, State, Studied,
};
use tisiya::teach::{Grade, Lesson, Problem, ProblemSet};

fn set_out(game: Game, asked: Asked) -> State {
    let series = Series { best_of: 1, first: Side::South, rounds: Vec::new() };
    let session = Box::new(Session::from_line(game, usize::MAX, series));
    State::new().reduce(Action::SetOut { session, asked })
}

fn start() -> Game {
    Game::new(Edition::Alemungula.start())
}

fn choose(pit: u8) -> Action {
    Action::Choose { pit: Pit(pit), direction: None, look: false }
}

#[test]
fn a_demonstration_begins_at_its_start_and_cannot_be_played_on() {
    for edition in Edition::ALL {
        for step in Lesson::of(edition).steps {
            let mut state = set_out(step.shown(edition), Asked::Nothing);
            let length = state.session.game().ply();
            assert_eq!((state.viewing.ply(), state.viewing.cursor()), (1, 0), "{}", step.id);
            state = state.reduce(Action::View(Playback::Play));
            for _ in 0..2000 {
                state = state.reduce(Action::View(Playback::Tick));
            }
            assert!(state.is_live() && !state.playing, "{}", step.id);
            for pit in 0..24 {
                state = state.reduce(choose(pit));
            }
            assert_eq!(state.session.game().ply(), length, "{}", step.id);
        }
    }
}

/// Whoever clicks a pit while there is only something to watch, wants to see it.
#[test]
fn a_click_sets_a_demonstration_going() {
    let mut game = start();
    game.play("1-".parse().unwrap()).unwrap();
    let state = set_out(game, Asked::Nothing).reduce(choose(3));
    assert!(state.playing);
}

#[test]
fn one_move_can_be_tried_and_is_not_shown_beforehand() {
    let state = set_out(start(), Asked::Move);
    let mv: Move = "3+".parse().unwrap();
    assert_eq!(state.reduce(Action::Look(Some(mv))).preview(), None);
    // A tap, too, plays at once.
    let tap = Action::Choose { pit: Pit(3), direction: None, look: true };
    let state = state.reduce(tap);
    assert_eq!(state.session.game().moves(), [mv]);
    let mut state = state.reduce(Action::View(Playback::End));
    assert!(state.is_live());
    for pit in 0..10 {
        state = state.reduce(choose(pit));
    }
    assert_eq!(state.session.game().ply(), 1);
    let state = state.reduce(Action::Ask(Asked::Move)).reduce(choose(5));
    assert_eq!(state.session.game().ply(), 2);
}

#[test]
fn a_pit_that_is_asked_for_is_chosen_and_nothing_played() {
    let mv: Move = "3+".parse().unwrap();
    for (marked, choices) in [
        (Marked::Nothing, vec![]),
        (Marked::Move(mv), vec![mv]),
        (Marked::Choices, Edition::Alemungula.start().legal_moves().to_vec()),
    ] {
        let state = set_out(start(), Asked::Pit(marked));
        assert_eq!(state.choices(), choices);
        let state = state.reduce(choose(8));
        assert_eq!((state.answered, state.session.game().ply()), (Some(Pit(8)), 0));
        let state = state.reduce(choose(2)); // thought better of it
        assert_eq!((state.answered, state.session.game().ply()), (Some(Pit(2)), 0));
        let settings = Settings { speed: Speed::Off, ..Settings::default() };
        let state = state.reduce(Action::Set(settings)).reduce(Action::Follow(mv));
        assert_eq!(state.session.game().moves(), [mv]);
        let state = state.reduce(choose(7));
        assert_eq!(state.answered, Some(Pit(2)), "it is answered");
    }
}

/// Where the sowing leaves it behind: in a round, or in laps that follow, a seed may fall there.
#[test]
fn the_pit_that_is_about_to_be_sown_is_no_answer() {
    for (setup, mv, is_answer) in [
        ("alemungula 5,5,5,5,5/5,5,5,5,5 0-0 S", "3+", false),
        ("alemungula 0,0,0,0,12/0,1,0,1,0 0-0 S", "4+", true),
        ("alemungula-relay 3,0,1,2,0/1,0,3,0,0 0-0 S", "0+", true),
    ] {
        let position = Position::try_from(setup.parse::<Setup>().unwrap()).unwrap();
        let mv: Move = mv.parse().unwrap();
        let state = set_out(Game::new(position), Asked::Pit(Marked::Move(mv)));
        let sown = mv.pit().unwrap();
        let answered = state.reduce(choose(sown.0)).answered;
        assert_eq!(answered, is_answer.then_some(sown), "{setup}");
    }
}

#[test]
fn the_first_move_of_a_game_settles_somebody_new() {
    let state = State::new();
    assert!(!state.studied.settled);
    assert!(!state.reduce(choose(7)).studied.settled, "a refused move is none");
    assert!(state.reduce(choose(3)).studied.settled);
    assert!(!set_out(start(), Asked::Move).reduce(choose(3)).studied.settled);
}

#[test]
fn what_is_learnt_reads_back() {
    let edition = Edition::UmElBagara;
    let mut studied = Studied::default();
    studied.lessons.note(edition, Lesson::of(edition).steps[2]);
    for (right, time) in [(true, 52), (true, 31), (true, 40), (false, 9), (true, 77)] {
        studied.count(edition, right, time);
    }
    let problem = problem("most|2,4,0,1,0/0,3,1,3,2 0-0 S|B|");
    studied.solve(&problem);
    studied.solve(&problem);
    let read = Studied::restore(&studied.to_text()).unwrap();
    assert_eq!(read, studied);
    let counted = read.counted(edition);
    assert_eq!((counted.score.streak, counted.score.best), (1, 3));
    assert_eq!(counted.score.grade.number(), 2);
    assert_eq!(counted.best, [Some(31), Some(77), None, None, None]);
    assert_eq!(read.solved(Edition::Alemungula), 1);
    assert_eq!(read.solved(Edition::AlemungulaRelay), 0);
    assert_eq!(read.counted(Edition::Lamlameta).score.asked, 0);
}

#[test]
fn a_grade_that_is_chosen_keeps_the_best() {
    let edition = Edition::Lamlameta;
    let mut studied = Studied::default();
    studied.count(edition, true, 20);
    studied.choose_grade(edition, Grade::ALL[4]);
    let counted = studied.counted(edition);
    assert_eq!((counted.score.grade.number(), counted.score.streak), (5, 0));
    assert_eq!((counted.score.best, counted.best[0]), (1, Some(20)));
}

fn problem(line: &str) -> Problem {
    let set: ProblemSet = format!("alemungula\n{line}\n").parse().unwrap();
    set.problems[0].clone()
}

/// It is the same problem whatever is told of its answers, and no other.
#[test]
fn a_solved_problem_is_known_by_its_task() {
    let mut studied = Studied::default();
    studied.solve(&problem("hold|0,0,0,0,2/1,0,0,0,1 22-24 S|E|"));
    assert!(studied.has_solved(&problem("hold|0,0,0,0,2/1,0,0,0,1 22-24 S|E|E:a")));
    assert!(!studied.has_solved(&problem("most|0,0,0,0,2/1,0,0,0,1 22-24 S|E|")));
    assert!(!studied.has_solved(&problem("hold|0,0,0,0,2/1,0,0,0,1 23-23 S|E|")));
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    let broken = Studied::restore("{\"version\": 1,\n \"lessons\": oops}");
    assert!(matches!(broken, Err(SavedError::Form { line: 2, column: 13, .. })), "{broken:?}");
    assert_eq!(Studied::restore("{\"version\": 2}"), Err(SavedError::Version(2)));
    assert_eq!(Studied::restore("{\"version\": 1}"), Ok(Studied::default()));
}

proptest! {
    #[test]
    fn any_text_is_what_is_learnt_or_an_error(text in any::<String>()) {
        let _ = Studied::restore(&text);
    }
}
