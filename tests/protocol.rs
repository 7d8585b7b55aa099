//! What page and worker say to each other, and the service that answers.

use tisiya::protocol::{Answer, Request, Tabled, Ticket, VERSION};
use tisiya::rules::{Edition, Game, Position, Setup};
use tisiya::search::endgame::Tables;
use tisiya::search::{Figures, Level, Searcher, Service, choose};

fn game(edition: Edition, moves: &str) -> Game {
    let mut game = Game::new(edition.start());
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

/// Takes a request and works until it is done.
fn ask(service: &mut Service, request: &Request) -> Vec<Answer> {
    let mut answers = Vec::new();
    service.take(&request.to_string(), |answer| answers.push(answer));
    while service.work(500, |answer| answers.push(answer)) {}
    answers
}

#[test]
fn messages_read_back() {
    let game = game(Edition::Lamlameta, "10+");
    let ticket = Ticket::of(3, &game);
    for request in [
        Request::choose(ticket, &game, Level::Elder, u64::MAX),
        Request::advise(ticket, &game, 5_000),
        Request::analyse(ticket, &game, 5_000),
        Request::measure(ticket, game.start().ruleset()),
        Request::stop(ticket),
    ] {
        assert_eq!(Request::read(&request.to_string()), Ok(request));
    }
    let mut service = Service::new(1 << 16);
    let mut answers = ask(&mut service, &Request::analyse(ticket, &game, 5_000));
    answers.push(Answer::Ready { version: VERSION });
    answers.push(Answer::Alive);
    answers.push(Answer::Tables(Tabled { rules: "alemungula".into(), seeds: 3, goal: 14 }));
    answers.push(Answer::Measured { ticket, figures: Figures::default() });
    answers.push(Answer::Error { ticket: None, message: "\u{0}\"".into() });
    for answer in answers {
        assert_eq!(Answer::read(&answer.to_string()), Some(answer));
    }
    assert_eq!(Answer::read("{}"), None);
}

#[test]
fn tickets_tell_positions_apart() {
    let played = game(Edition::Alemungula, "2-");
    let other = game(Edition::Alemungula, "2+");
    assert_eq!(Ticket::of(1, &played), Ticket::of(1, &played.clone()));
    assert_ne!(Ticket::of(1, &played), Ticket::of(1, &other));
    assert_ne!(Ticket::of(1, &played), Ticket::of(2, &played));
}

#[test]
fn the_chosen_move_is_that_of_the_level() {
    let mut service = Service::new(1 << 20);
    for edition in Edition::ALL {
        for level in [Level::Sprout, Level::Learner, Level::Elder] {
            let game = game(edition, "");
            let ticket = Ticket::of(1, &game);
            let answers = ask(&mut service, &Request::choose(ticket, &game, level, 5));
            let [Answer::Done { ticket: back, chosen: Some(chosen), .. }] = &answers[..] else {
                panic!("{answers:?}");
            };
            let expected = choose(&mut Searcher::new(1 << 20), level, &game, 5).unwrap();
            assert_eq!((*chosen, *back), (expected, ticket));
        }
    }
}

#[test]
fn an_analysis_tells_every_depth_and_values_every_move() {
    let game = game(Edition::AlemungulaRelay, "0+ 6+");
    let ticket = Ticket::of(1, &game);
    let mut service = Service::new(1 << 20);
    let answers = ask(&mut service, &Request::analyse(ticket, &game, 20_000));
    let depths = answers.iter().filter_map(|answer| match answer {
        Answer::Progress { report, .. } => Some(report.depth),
        _ => None,
    });
    assert!(depths.eq(1..answers.len() as u8));
    let Some(Answer::Done { report, .. }) = answers.last() else { panic!("{answers:?}") };
    assert_eq!(report.moves.len(), game.position().legal_moves().len());
}

#[test]
fn a_stop_is_answered_at_once_and_another_game_is_left_alone() {
    let game = game(Edition::Alemungula, "");
    let [ticket, other] = [Ticket::of(1, &game), Ticket::of(2, &game)];
    let mut service = Service::new(1 << 20);
    let mut answers = Vec::new();
    let analyse = Request::analyse(ticket, &game, u64::MAX);
    service.take(&analyse.to_string(), |answer| answers.push(answer));
    assert!(service.work(1_000, |_| {}));
    service.take(&Request::stop(other).to_string(), |answer| answers.push(answer));
    assert!(answers.is_empty() && service.is_busy());
    service.take(&Request::stop(ticket).to_string(), |answer| answers.push(answer));
    assert!(matches!(&answers[..], [Answer::Done { chosen: Some(_), .. }]), "{answers:?}");
    assert!(!service.is_busy() && !service.work(1_000, |_| panic!("it went on")));
}

#[test]
fn a_new_request_ends_the_one_before() {
    let game = game(Edition::Alemungula, "");
    let [first, second] = [Ticket::of(1, &game), Ticket::of(2, &game)];
    let mut service = Service::new(1 << 20);
    service.take(&Request::analyse(first, &game, u64::MAX).to_string(), |_| {});
    service.work(1_000, |_| {});
    let answers = ask(&mut service, &Request::choose(second, &game, Level::Learner, 1));
    assert!(matches!(answers[..], [Answer::Done { ticket, .. }] if ticket == second));
}

#[test]
fn what_cannot_be_read_is_answered_with_an_error() {
    let game = game(Edition::Alemungula, "");
    let ticket = Ticket::of(1, &game);
    let good = Request::choose(ticket, &game, Level::Learner, 1).to_string();
    let mut service = Service::new(0);
    for (bad, ticketed) in [
        (String::new(), false),
        ("choose 1.2.3 master 4 alemungula".into(), false),
        (good.replace("choose", "conquer"), true),
        (good.replace("learner", "wizard"), true),
        (good.replace("alemungula", "chess"), true),
    ] {
        let mut answers = Vec::new();
        service.take(&bad, |answer| answers.push(answer));
        let [Answer::Error { ticket: back, message }] = &answers[..] else {
            panic!("{bad}: {answers:?}");
        };
        assert_eq!(*back, ticketed.then_some(ticket), "{bad}");
        assert!(!message.is_empty() && !service.is_busy());
    }
}

/// A game that begins with South to move on a board of few seeds.
fn ending(text: &str) -> Game {
    let setup: Setup = text.parse().unwrap();
    Game::new(Position::try_from(setup).unwrap())
}

/// The seeds of the tables that were told of, and the other answers.
fn tables_apart(answers: Vec<Answer>) -> (Vec<u8>, Vec<Answer>) {
    let (tables, others): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| matches!(answer, Answer::Tables(_)));
    let seeds = tables.into_iter().map(|answer| match answer {
        Answer::Tables(tables) => tables.seeds,
        _ => unreachable!("they are partitioned"),
    });
    (seeds.collect(), others)
}

#[test]
fn tables_are_built_after_the_answer_and_told_of() {
    let game = ending("alemungula,ko=off 0,1,2,0,1/1,0,2,0,1 21-21 S");
    let ticket = Ticket::of(1, &game);
    let mut service = Service::new(1 << 20).with_tables(8);
    let request = Request::choose(ticket, &game, Level::Master, 1);
    let mut answers = Vec::new();
    service.take(&request.to_string(), |answer| answers.push(answer));
    while service.is_busy() {
        service.work(500, |answer| answers.push(answer));
    }
    let (seeds, others) = tables_apart(std::mem::take(&mut answers));
    assert!(seeds.is_empty() && matches!(others[..], [Answer::Done { .. }]), "{others:?}");
    while service.work(500, |answer| answers.push(answer)) {}
    assert!(answers.iter().all(|answer| match answer {
        Answer::Tables(tables) => tables.rules == "alemungula,ko=off" && tables.goal == 8,
        _ => false,
    }));
    assert_eq!(tables_apart(answers).0, (0..=8).collect::<Vec<_>>());
    // Who asks later is told how far they are.
    let (seeds, _) = tables_apart(ask(&mut service, &request));
    assert_eq!(seeds, [8]);
}

#[test]
fn master_plays_by_the_tables_and_weaker_levels_do_not() {
    // Nine seeds, and as many moves as there are rows of them: whatever is on the board, the
    // moves chosen keep its value.
    let tables = Tables::build(&Edition::Alemungula.ruleset(), 9, |_| {}).unwrap();
    let mut service = Service::new(1 << 20).with_tables(9);
    let mut master_told = 0;
    for board in ["2,0,3,0,1/1,0,2,0,0", "0,1,0,1,2/0,3,0,1,1", "1,1,1,1,1/1,1,1,1,0"] {
        let mut game = ending(&format!("alemungula {board} 20-21 S"));
        ask(&mut service, &Request::choose(Ticket::of(1, &game), &game, Level::Master, 1));
        while game.outcome().is_none() && game.ply() < 40 {
            let position = *game.position();
            let mover = position.to_move();
            let ticket = Ticket::of(1, &game);
            let (_, answers) =
                tables_apart(ask(&mut service, &Request::choose(ticket, &game, Level::Master, 1)));
            let [Answer::Done { chosen: Some(chosen), report, .. }] = &answers[..] else {
                panic!("{answers:?}");
            };
            assert!(report.exact, "{position}");
            master_told += 1;
            game.play(*chosen).unwrap();
            let gained =
                |at: &Position| i32::from(at.stores()[mover]) - i32::from(at.stores()[!mover]);
            let rest = match game.outcome() {
                Some(outcome) => {
                    let after = i32::from(outcome.score[mover]) - i32::from(outcome.score[!mover]);
                    after - gained(&position)
                }
                None => {
                    let value = i32::from(tables.value(game.position()).unwrap());
                    gained(game.position()) - gained(&position) - value
                }
            };
            assert_eq!(rest, i32::from(tables.value(&position).unwrap()), "{position} {chosen}");
        }
    }
    assert!(master_told > 10);
    // The same levels answer the same with tables and without.
    let game = ending("alemungula 2,0,3,0,1/1,0,2,0,0 20-21 S");
    for level in [Level::Sprout, Level::Learner, Level::Neighbour, Level::Elder] {
        for seed in 0..8 {
            let request = Request::choose(Ticket::of(1, &game), &game, level, seed);
            let (_, with) = tables_apart(ask(&mut service, &request));
            assert_eq!(with, ask(&mut Service::new(1 << 20), &request), "{level} {seed}");
        }
    }
}

#[test]
fn an_analysis_is_taken_up_again_when_the_tables_reach_it() {
    let game = ending("alemungula 2,0,3,0,1/1,0,2,0,0 20-21 S");
    let ticket = Ticket::of(1, &game);
    let mut service = Service::new(1 << 20).with_tables(9);
    let (_, answers) = tables_apart(ask(&mut service, &Request::analyse(ticket, &game, 40)));
    let reports = answers.iter().filter_map(|answer| match answer {
        Answer::Done { report, ticket: back, .. } => Some((report.exact, *back)),
        _ => None,
    });
    assert_eq!(reports.collect::<Vec<_>>(), [(false, ticket), (true, ticket)]);
}

#[test]
fn tables_follow_the_rules_asked_about() {
    let mut service = Service::new(1 << 20).with_tables(5);
    let rules = |answers: Vec<Answer>| {
        let rules = answers.into_iter().filter_map(|answer| match answer {
            Answer::Tables(tables) => Some(tables.rules),
            _ => None,
        });
        let mut rules: Vec<_> = rules.collect();
        rules.dedup();
        rules
    };
    for (text, tabled) in [
        ("alemungula 5,5,5,5,5/5,5,5,5,5 0-0 S", &["alemungula"][..]),
        ("um-el-bagara 5,5,5,5,5/5,5,5,5,5 0-0 S", &["um-el-bagara"]),
        ("alemungula,repetition=own-row 5,5,5,5,5/5,5,5,5,5 0-0 S", &[]),
        ("lamlameta-pairs,pits=5 4,4,4,4,4/4,4,4,4,4 0-0 S", &[]),
        ("alemungula,stuck=pass 5,5,5,5,5/5,5,5,5,5 0-0 S", &["alemungula,stuck=pass"]),
    ] {
        let game = ending(text);
        let request = Request::advise(Ticket::of(1, &game), &game, 100);
        assert_eq!(rules(ask(&mut service, &request)), tabled, "{text}");
    }
    // A weak level looks into none, so none are built for it.
    let game = ending("alemungula 5,5,5,5,5/5,5,5,5,5 0-0 S");
    let request = Request::choose(Ticket::of(1, &game), &game, Level::Sprout, 1);
    assert_eq!(rules(ask(&mut service, &request)), [""; 0]);
}

#[test]
fn a_new_request_does_not_wait_for_the_tables() {
    let game = game(Edition::Alemungula, "");
    let mut service = Service::new(1 << 20).with_tables(14);
    let request = |serial| Request::advise(Ticket::of(serial, &game), &game, 100);
    service.take(&request(1).to_string(), |_| {});
    while service.is_busy() {
        service.work(500, |_| {});
    }
    assert!((0..20).all(|_| service.work(500, |_| {})), "no table is being built");
    let mut answers = Vec::new();
    service.take(&request(2).to_string(), |answer| answers.push(answer));
    service.work(500, |answer| answers.push(answer));
    assert!(matches!(tables_apart(answers).1[..], [Answer::Done { .. }]));
}

/// A clock that goes on by a ms with each look.
fn clock() -> f64 {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
    static LOOKS: AtomicU32 = AtomicU32::new(0);
    f64::from(LOOKS.fetch_add(1, Relaxed))
}

#[test]
fn the_engine_measures_itself() {
    for (edition, small) in [(Edition::UmElBagara, true), (Edition::Lamlameta, false)] {
        let game = game(edition, "");
        let ticket = Ticket::of(1, &game);
        let request = Request::measure(ticket, game.start().ruleset());
        let mut service = Service::new(1 << 20).with_clock(clock);
        let answers = ask(&mut service, &request);
        let [Answer::Measured { ticket: back, figures }] = &answers[..] else {
            panic!("{answers:?}");
        };
        assert_eq!(*back, ticket);
        assert_eq!((figures.swift.is_some(), figures.tables.is_some()), (small, small));
        let rates = [Some(figures.rules), figures.swift, Some(figures.search), figures.tables];
        for rate in rates.into_iter().flatten() {
            assert!(rate.count > 0 && rate.micros > 0 && rate.per_second() > 0.0, "{figures:?}");
        }
        // And then it answers as before.
        let choose = Request::choose(ticket, &game, Level::Learner, 5);
        assert_eq!(ask(&mut service, &choose), ask(&mut Service::new(1 << 20), &choose));
    }
    let refused = ask(
        &mut Service::new(0),
        &Request::measure(Ticket::default(), &Edition::Alemungula.ruleset()),
    );
    assert!(matches!(refused[..], [Answer::Error { ticket: Some(_), .. }]));
}
