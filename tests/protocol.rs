//! What page and worker say to each other, and the service that answers.

use tisiya::protocol::{Answer, Request, Ticket, VERSION};
use tisiya::rules::{Edition, Game, Move};
use tisiya::search::{Level, Searcher, Service, choose};

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
    service.take(&request.to_text(), |answer| answers.push(answer));
    while service.work(500, |answer| answers.push(answer)) {}
    answers
}

#[test]
fn messages_read_back() {
    let game = game(Edition::Lamlameta, "10+");
    let ticket = Ticket::of(3, &game);
    for request in [
        Request::choose(ticket, &game, Level::Elder, u64::MAX),
        Request::analyse(ticket, &game, 5_000),
        Request::stop(ticket),
    ] {
        assert_eq!(Request::read(&request.to_text()), Ok(request));
    }
    let mut service = Service::new(1 << 16);
    let mut answers = ask(&mut service, &Request::analyse(ticket, &game, 5_000));
    answers.push(Answer::Ready { version: VERSION });
    answers.push(Answer::Error { ticket: None, message: "\u{0}\"".into() });
    for answer in answers {
        assert_eq!(Answer::read(&answer.to_text()), Some(answer));
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
            assert_eq!((chosen.parse::<Move>().unwrap(), *back), (expected, ticket));
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
        Answer::Progress { found, .. } => Some(found.depth),
        _ => None,
    });
    assert!(depths.eq(1..answers.len() as u8));
    let Some(Answer::Done { found, .. }) = answers.last() else { panic!("{answers:?}") };
    assert_eq!(found.moves.len(), game.position().legal_moves().len());
}

#[test]
fn a_stop_is_answered_at_once_and_another_game_is_left_alone() {
    let game = game(Edition::Alemungula, "");
    let [ticket, other] = [Ticket::of(1, &game), Ticket::of(2, &game)];
    let mut service = Service::new(1 << 20);
    let mut answers = Vec::new();
    let analyse = Request::analyse(ticket, &game, u64::MAX);
    service.take(&analyse.to_text(), |answer| answers.push(answer));
    assert!(service.work(1_000, |_| {}));
    service.take(&Request::stop(other).to_text(), |answer| answers.push(answer));
    assert!(answers.is_empty() && service.is_busy());
    service.take(&Request::stop(ticket).to_text(), |answer| answers.push(answer));
    assert!(matches!(&answers[..], [Answer::Done { chosen: Some(_), .. }]), "{answers:?}");
    assert!(!service.is_busy() && !service.work(1_000, |_| panic!("it went on")));
}

#[test]
fn a_new_request_ends_the_one_before() {
    let game = game(Edition::Alemungula, "");
    let [first, second] = [Ticket::of(1, &game), Ticket::of(2, &game)];
    let mut service = Service::new(1 << 20);
    service.take(&Request::analyse(first, &game, u64::MAX).to_text(), |_| {});
    service.work(1_000, |_| {});
    let answers = ask(&mut service, &Request::choose(second, &game, Level::Learner, 1));
    assert!(matches!(answers[..], [Answer::Done { ticket, .. }] if ticket == second));
}

#[test]
fn what_cannot_be_read_is_answered_with_an_error() {
    let game = game(Edition::Alemungula, "");
    let ticket = Ticket::of(1, &game);
    let good = Request::choose(ticket, &game, Level::Learner, 1).to_text();
    let mut service = Service::new(0);
    for (bad, ticketed) in [
        (String::new(), false),
        ("{\"ticket\":1}".into(), false),
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
