//! The state of the page under any actions: what is shown always fits the game, and nothing that
//! is kept is lost.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::{Index, select};

use tisiya::playback::{Speed, dwell};
use tisiya::protocol::{Tabled, Trouble};
use tisiya::rules::{Board, Direction, Edition, Game, Move, Pit, Side};
use tisiya::search::Level;
use tisiya::session::{
    Action, Errand, Kept, Notice, Playback, Player, Purpose, Saved, SavedError, Session, Settings,
    State,
};
use tisiya::text::Language;

/// What a person may do next; numbers and choices are settled when it is known what there is.
#[derive(Clone, Debug)]
enum Deed {
    PlayLegal(Index),
    Choose(u8, Option<Direction>, bool),
    Undo,
    Redo,
    View(Playback),
    Explore(Index, Vec<Index>),
    Speed(Speed),
    NewGame(Edition, Side),
    NextRound,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let view = prop_oneof![
        8 => Just(Playback::Tick),
        1 => Just(Playback::Play),
        1 => Just(Playback::Pause),
        1 => Just(Playback::StepBack),
        1 => Just(Playback::StepForward),
        1 => Just(Playback::LapBack),
        1 => Just(Playback::LapForward),
        1 => (0..60_usize).prop_map(Playback::Seek),
        1 => (0..40_usize).prop_map(Playback::Move),
        1 => Just(Playback::End),
    ];
    let direction = prop_oneof![Just(None), select(&Direction::BOTH[..]).prop_map(Some)];
    let deed = prop_oneof![
        12 => any::<Index>().prop_map(Deed::PlayLegal),
        3 => (0..26_u8, direction, any::<bool>()).prop_map(|(p, d, l)| Deed::Choose(p, d, l)),
        3 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        14 => view.prop_map(Deed::View),
        2 => (any::<Index>(), prop::collection::vec(any::<Index>(), 0..6)).prop_map(|(p, m)| Deed::Explore(p, m)),
        1 => select(&Speed::ALL[..]).prop_map(Deed::Speed),
        1 => (select(&Edition::ALL[..]), select(&Side::BOTH[..])).prop_map(|(e, s)| Deed::NewGame(e, s)),
        1 => Just(Deed::NextRound),
    ];
    prop::collection::vec(deed, 1..120)
}

/// The action of a deed in a state.
fn action(state: &State, deed: &Deed) -> Action {
    match deed {
        Deed::PlayLegal(index) => match state.choices()[..] {
            [] => Action::View(Playback::End),
            ref choices => match *index.get(choices) {
                Move::Sow(pit, way) => Action::Choose { pit, direction: Some(way), look: false },
                Move::Pass => unreachable!("a pass is never chosen"),
            },
        },
        Deed::Choose(pit, direction, look) => {
            Action::Choose { pit: Pit(*pit), direction: *direction, look: *look }
        }
        Deed::Undo => Action::Undo,
        Deed::Redo => Action::Redo,
        Deed::View(playback) => Action::View(*playback),
        Deed::Explore(ply, picks) => {
            let game = state.session.game();
            let ply = ply.index(game.ply() + 1);
            Action::Explore { ply, moves: line(game, ply, picks) }
        }
        Deed::Speed(speed) => Action::Set(Settings { speed: *speed, ..state.settings.clone() }),
        Deed::NewGame(edition, first) => {
            let players = [Player::Person; 2];
            Action::NewGame { ruleset: edition.ruleset(), first: *first, best_of: 3, players }
        }
        Deed::NextRound => Action::NextRound,
    }
}

/// Legal moves, one after the other, from a ply of a game on.
fn line(game: &Game, ply: usize, picks: &[Index]) -> Vec<Move> {
    let mut at = *game.position_at(ply).expect("a ply of the game");
    let mut moves = Vec::new();
    for pick in picks {
        let legal = at.legal_moves();
        if at.outcome().is_some() || legal.is_empty() {
            break;
        }
        let mv = legal[pick.index(legal.len())];
        at = at.play(mv).expect("a legal move");
        moves.push(mv);
    }
    moves
}

/// What should be shown: the position before the move shown, with the events of it that have
/// happened, reckoned anew.
fn expected_board(state: &State) -> Board {
    let (game, viewing) = (state.shown(), &state.viewing);
    let Some(ply) = viewing.ply().checked_sub(1) else { return game.start().board() };
    let mut board = game.position_at(ply).expect("the ply is in the game").board();
    let trace = game.trace(ply).expect("the move is in the game");
    for &event in &trace.events[..viewing.cursor()] {
        board.apply(event, trace.mover);
    }
    board
}

fn assert_sound(state: &State) {
    let viewing = &state.viewing;
    let board = viewing.seeds().board();
    assert_eq!(*board, expected_board(state));
    let places: Vec<_> = viewing.seeds().places().collect();
    let seeds: BTreeSet<_> = places.iter().map(|(seed, _)| *seed).collect();
    assert_eq!(seeds.len(), places.len(), "a seed is in two places");
    assert_eq!(places.len() as u32, state.session.game().start().total());
    if state.is_live() {
        assert_eq!(*board, state.session.game().final_board());
        assert!(!state.playing, "there is nothing left to play");
    }
    let outcome = state.session.game().outcome();
    assert_eq!(state.choices().is_empty(), !state.is_live() || outcome.is_some());
}

proptest! {
    #[test]
    fn any_deeds_leave_the_state_sound(deeds in deeds()) {
        let mut state = State::new();
        for deed in &deeds {
            state = state.reduce(action(&state, deed));
            assert_sound(&state);
        }
        let kept = Saved::of(&state.session).to_text();
        prop_assert_eq!(Saved::restore(&kept), Ok(state.session));
    }

    #[test]
    fn looking_never_changes_the_game(deeds in deeds()) {
        let mut state = State::new();
        for deed in &deeds {
            let next = state.reduce(action(&state, deed));
            if matches!(deed, Deed::View(_) | Deed::Speed(_) | Deed::Explore(..)) {
                prop_assert_eq!(&next.session, &state.session);
            }
            state = next;
        }
    }

    #[test]
    fn a_step_back_undoes_a_step_forward(deeds in deeds()) {
        let mut state = State::new();
        for deed in &deeds {
            state = state.reduce(action(&state, deed));
            let mut ahead = state.clone();
            ahead.viewing.seek(state.viewing.cursor() + 1);
            let moved = ahead.viewing.cursor() > state.viewing.cursor();
            ahead.viewing.seek(state.viewing.cursor());
            prop_assert_eq!(ahead.viewing.seeds(), state.viewing.seeds(), "moved: {}", moved);
        }
    }

    #[test]
    fn ticks_alone_bring_any_move_to_its_end(deeds in deeds()) {
        let mut state = State::new();
        for deed in &deeds {
            state = state.reduce(action(&state, deed));
        }
        state = state.reduce(Action::View(Playback::Play));
        let steps = 200_000;
        for _ in 0..steps {
            if !state.playing {
                break;
            }
            state = state.reduce(Action::View(Playback::Tick));
        }
        prop_assert!(!state.playing);
    }

    #[test]
    fn any_text_is_a_kept_session_or_an_error(text in any::<String>()) {
        let _ = Saved::restore(&text);
    }

    #[test]
    fn a_change_anywhere_in_a_kept_session_never_panics(
        deeds in deeds(), at in any::<Index>(), letter in any::<char>()
    ) {
        let mut state = State::new();
        for deed in &deeds {
            state = state.reduce(action(&state, deed));
        }
        let mut letters: Vec<char> = Saved::of(&state.session).to_text().chars().collect();
        let at = at.index(letters.len());
        letters[at] = letter;
        let _ = Saved::restore(&letters.into_iter().collect::<String>());
    }
}

#[test]
fn a_kept_session_of_a_later_version_is_refused_as_such() {
    let kept = r#"{"version":2,"anything":"else"}"#;
    assert_eq!(Saved::restore(kept), Err(SavedError::Version(2)));
}

#[test]
fn a_kept_move_that_the_rules_refuse_is_told_with_its_place() {
    let session = Session::new(Edition::Alemungula.ruleset(), Side::South, 1).expect("rules");
    let kept = Saved::of(&session).to_text().replace(r"\n\n*", r"\n\n1. E c> 2. E *");
    match Saved::restore(&kept) {
        // Pit E was just emptied, and nothing fell in it: line 4, after "1. E c> 2. ".
        Err(SavedError::Record { error, .. }) => assert_eq!((error.line, error.column), (4, 12)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_redo_stays_while_the_same_move_is_played_and_goes_with_another() {
    let mut session = Session::new(Edition::Alemungula.ruleset(), Side::South, 1).expect("rules");
    for mv in ["0-", "5-", "4+"] {
        session.play(mv.parse().expect("a move")).expect("legal");
    }
    assert!(session.undo() && session.undo() && session.undo());
    session.play("0-".parse().expect("a move")).expect("legal");
    assert!(session.can_redo(), "5- and 4+ are still ahead");
    session.play("6-".parse().expect("a move")).expect("legal");
    assert!(!session.can_redo(), "another move was played");
}

#[test]
fn undo_goes_back_over_a_pass_to_what_a_player_chose() {
    // RULES.md: South is stuck and passes after 7 clockwise.
    let record = "[Edition \"um-el-bagara\"]\n\
                  [Position \"um-el-bagara 1,0,1,0,0/0,1,2,0,1 0-0 N passed\"]\n\n1... c< pass *";
    let game = record.parse::<tisiya::rules::Record>().expect("a record").into_game();
    let series = tisiya::rules::Series { best_of: 1, first: Side::North, rounds: Vec::new() };
    let mut session = Session::from_line(game, 99, series);
    assert_eq!(session.game().ply(), 2);
    assert!(session.undo());
    assert_eq!(session.game().ply(), 0);
    assert!(session.redo());
    assert_eq!(session.game().ply(), 2, "the pass follows by itself");
}

#[test]
fn no_move_takes_over_twelve_seconds_at_quick() {
    // The first move of Lamlameta takes nine laps (RULES.md).
    let (_, trace) =
        Edition::Lamlameta.start().play_traced("0+".parse().expect("a move")).expect("legal");
    let total: f64 =
        (0..trace.events.len()).map(|cursor| dwell(&trace, cursor, Speed::Quick)).sum();
    assert!(total < 12_500.0, "{total} ms");
}

/// A state in which North is the computer, moves shown at once, and South has opened with 4+.
fn against_the_computer() -> (State, Errand) {
    let players = [Player::Person, Player::Computer(Level::Neighbour)];
    let ruleset = Edition::Alemungula.ruleset();
    let state = State::new()
        .reduce(Action::Set(Settings { speed: Speed::Off, ..Settings::default() }))
        .reduce(Action::NewGame { ruleset, first: Side::South, best_of: 1, players })
        .reduce(Action::Choose { pit: Pit(4), direction: None, look: false });
    let errand = state.errand().expect("the computer is to move");
    (state, errand)
}

#[test]
fn the_computer_is_asked_to_move_on_its_turn_alone() {
    let (state, errand) = against_the_computer();
    assert_eq!(errand.purpose, Purpose::Move(Level::Neighbour));
    assert_eq!(&errand.game, state.session.game());
    let answered = state.reduce(Action::Answer { errand, mv: "5-".parse().expect("a move") });
    assert_eq!(answered.session.game().ply(), 2);
    assert_eq!(answered.errand(), None);
}

#[test]
fn nobody_plays_for_the_computer_while_it_thinks() {
    let (mut state, errand) = against_the_computer();
    for pit in 0..10 {
        state = state.reduce(Action::Choose { pit: Pit(pit), direction: None, look: false });
    }
    assert_eq!(state.session.game().ply(), 1);
    assert_eq!(state.errand(), Some(errand));
    assert!(state.choices().is_empty());
}

#[test]
fn an_answer_to_an_older_game_is_dropped() {
    let (state, errand) = against_the_computer();
    let mv = "5-".parse().expect("a move");
    let players = state.session.players();
    let ruleset = Edition::Alemungula.ruleset();
    let newer = state
        .reduce(Action::NewGame { ruleset, first: Side::South, best_of: 1, players })
        .reduce(Action::Choose { pit: Pit(4), direction: None, look: false });
    // The same position, but another game.
    assert_eq!(newer.session.game(), &errand.game);
    assert_eq!(newer.reduce(Action::Answer { errand, mv }).session.game().ply(), 1);
}

#[test]
fn history_can_be_looked_at_while_the_computer_thinks() {
    let (state, errand) = against_the_computer();
    let looking = state.reduce(Action::View(Playback::StepBack));
    let answered = looking.reduce(Action::Answer { errand, mv: "5-".parse().expect("a move") });
    assert_eq!(answered.session.game().ply(), 2, "the move is played");
    assert_eq!(answered.viewing.ply(), 1, "and what is looked at stays");
    assert_sound(&answered);
}

#[test]
fn undo_goes_back_to_what_the_person_chose() {
    let (state, errand) = against_the_computer();
    let answered = state.reduce(Action::Answer { errand, mv: "5-".parse().expect("a move") });
    let undone = answered.reduce(Action::Undo);
    assert_eq!(undone.session.game().ply(), 0);
    assert_eq!(undone.errand(), None, "the person is to move");
    let redone = undone.reduce(Action::Redo);
    assert_eq!(redone.session.game().ply(), 2, "the computer's move comes back with it");
}

#[test]
fn players_are_kept_with_the_game() {
    let (state, _) = against_the_computer();
    let kept = Saved::of(&state.session).to_text();
    assert_eq!(Saved::restore(&kept), Ok(state.session));
}

#[test]
fn that_a_game_was_set_aside_is_read_before_anything_else() {
    let why = Saved::restore("oops").unwrap_err();
    let set_aside = Some(Notice::SetAside { what: Kept::Game, why });
    let state = State { notice: set_aside.clone(), ..State::new() };
    let state = state.reduce(Action::Notice(Notice::Engine(Trouble::Restarted)));
    assert_eq!(state.notice, set_aside);
    let state = state.reduce(Action::DismissNotice);
    let state = state.reduce(Action::Notice(Notice::NothingKept));
    let state = state.reduce(Action::Notice(Notice::Engine(Trouble::Lost)));
    assert_eq!(state.notice, Some(Notice::Engine(Trouble::Lost)));
}

#[test]
fn news_of_the_engine_leaves_what_a_person_is_doing() {
    let mut state = State::new();
    state.looked_at = Some("4+".parse().unwrap());
    let tables = Tabled { rules: "alemungula".into(), seeds: 4, goal: 9 };
    let told = state.reduce(Action::Tables(tables.clone()));
    let told = told.reduce(Action::Notice(Notice::Engine(Trouble::Restarted)));
    assert_eq!((told.looked_at, told.tables()), (state.looked_at, Some(&tables)));
    // They are for the rules of this game only.
    let players = [Player::Person; 2];
    let ruleset = Edition::UmElBagara.ruleset();
    let action = Action::NewGame { ruleset, first: Side::South, best_of: 1, players };
    assert_eq!(told.reduce(action).tables(), None);
}

fn link(text: &str) -> Action {
    Action::Open(Box::new(text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))))
}

#[test]
fn a_link_shows_as_many_moves_as_it_says_and_has_them_all() {
    let state = State::new().reduce(link("edition=alemungula&moves=A,a,B&ply=2"));
    assert_eq!((state.session.game().ply(), state.viewing.ply()), (3, 2));
    assert!(!state.is_live() && state.viewing.is_move_done());
    let whole = State::new().reduce(link("edition=alemungula&moves=A,a,B"));
    assert!(whole.is_live());
    // RULES.md: S 0 of the start.
    let first = State::new().reduce(link("edition=alemungula&moves=A"));
    let pits = first.session.game().position().board().pits;
    assert_eq!(pits[..10], [0, 5, 5, 5, 5, 6, 6, 6, 6, 6]);
}

#[test]
fn a_game_is_watched_from_its_start_when_the_link_shows_no_move() {
    let mut state = State::new().reduce(link("edition=lamlameta&moves=A&ply=0"));
    assert_eq!(state.viewing.ply(), 0);
    state = state.reduce(Action::View(Playback::Play));
    assert!(state.playing);
    while state.playing {
        state = state.reduce(Action::View(Playback::Tick));
    }
    assert!(state.is_live());
}

#[test]
fn a_game_that_was_begun_is_kept_and_can_be_gone_on_with() {
    let play = |state: State, pit: u8| {
        let choose = Action::Choose { pit: Pit(pit), direction: None, look: false };
        state.reduce(choose).reduce(Action::View(Playback::End))
    };
    let own = play(play(play(State::new(), 0), 5), 1);
    assert_eq!(own.session.game().ply(), 3);
    let guest = own.reduce(link("edition=lamlameta&moves=A"));
    assert_eq!(guest.kept, std::slice::from_ref(&own.session));
    assert_eq!(guest.notice, Some(Notice::GameKept));

    // What came with a link can be had from there again; what was played on is kept too.
    let back = guest.reduce(Action::TakeUp(0));
    assert_eq!((&back.session, back.kept.len()), (&own.session, 0));
    let played_on = play(guest.clone(), 12);
    assert_eq!(played_on.session.game().ply(), 2);
    let back = played_on.reduce(Action::TakeUp(0));
    assert_eq!(back.session, own.session);
    assert_eq!(back.kept, std::slice::from_ref(&played_on.session));
    // The same game opened once more is not kept for itself.
    let again = back.reduce(link("edition=alemungula&moves=A,a,B&ply=1"));
    assert_eq!((&again.session, again.viewing.ply()), (&own.session, 1));
    assert_eq!(again.kept, back.kept);
    assert_eq!(again.reduce(Action::TakeUp(7)), again, "there is none of that number");
}

#[test]
fn a_language_that_a_link_asks_for_goes_when_another_is_chosen() {
    let state = State::new().reduce(link("lang=it"));
    assert_eq!(state.lent_language, Some(Language::Italian));
    assert_eq!(state.settings, Settings::default(), "the person has chosen nothing");
    let louder = Settings { sound: true, ..state.settings.clone() };
    assert_eq!(state.reduce(Action::Set(louder)).lent_language, Some(Language::Italian));
    let english = Settings { language: Some("en".into()), ..state.settings.clone() };
    assert_eq!(state.reduce(Action::Set(english)).lent_language, None);
}
