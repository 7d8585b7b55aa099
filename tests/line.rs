//! The page's end of the line: what it does when the engine is slow, silent, of another version,
//! or dead. Without a web: the engine here is what the test says.

use tisiya::protocol::{
    Answer, Host, Line, Order, Request, RequestKind, Tabled, Ticket, Trouble, VERSION,
};
use tisiya::rules::{Edition, Game};
use tisiya::search::{Level, Report, Service};

fn game() -> Game {
    Game::new(Edition::Alemungula.start())
}

fn request() -> Request {
    Request::analyse(Ticket::of(1, &game()), &game(), 1_000)
}

fn ready() -> String {
    Answer::Ready { version: VERSION }.to_string()
}

/// The one text that is to be sent.
fn sent(orders: &[Order]) -> Request {
    let [Order::Send(text)] = orders else { panic!("{orders:?}") };
    Request::read(text).unwrap()
}

fn used(answer: Answer) -> Order {
    Order::Use(Box::new(answer))
}

fn done(ticket: Ticket) -> Answer {
    Answer::Done { ticket, chosen: None, report: Report::default() }
}

/// A line to an engine in a worker that listens and has been asked something.
fn line_at_work() -> (Line, Ticket) {
    let mut line = Line::new();
    assert_eq!(line.ask(request()), [Order::Start(Host::Worker)]);
    let ticket = sent(&line.hear(&ready())).ticket;
    (line, ticket)
}

/// What a line orders when the engine is silent from now on, and after how many ticks.
fn silence(line: &mut Line) -> (u32, Vec<Order>) {
    (1..1_000)
        .map(|ticks| (ticks, line.tick()))
        .find(|(_, orders)| !orders.is_empty())
        .expect("it waits for ever")
}

#[test]
fn nothing_is_started_before_something_is_asked() {
    let mut line = Line::new();
    assert!(line.tick().is_empty() && line.drop_request().is_empty() && !line.waits());
}

#[test]
fn of_what_is_asked_before_the_engine_is_ready_the_last_is_sent() {
    let mut line = Line::new();
    assert_eq!(line.ask(request()), [Order::Start(Host::Worker)]);
    let last = Request::choose(Ticket::of(2, &game()), &game(), Level::Elder, 3);
    assert_eq!(line.ask(last.clone()), []);
    let sent = sent(&line.hear(&ready()));
    assert_eq!((sent.kind, sent.ticket.game), (last.kind, 2));
}

#[test]
fn what_is_no_longer_wanted_when_the_engine_is_ready_is_not_sent() {
    let mut line = Line::new();
    line.ask(request());
    assert_eq!(line.drop_request(), []);
    assert_eq!(line.hear(&ready()), []);
    assert!(!line.waits());
}

#[test]
fn answers_to_what_was_asked_before_are_dropped() {
    let (mut line, old) = line_at_work();
    // The same question again: only the number of the request tells them apart.
    let new = sent(&line.ask(request())).ticket;
    assert_ne!(old, new);
    let progress = Answer::Progress { ticket: old, report: Report::default() };
    assert_eq!(line.hear(&progress.to_string()), []);
    assert_eq!(line.hear(&done(old).to_string()), []);
    assert!(line.waits());
    assert_eq!(line.hear(&done(new).to_string()), [used(done(new))]);
    assert!(!line.waits());
}

#[test]
fn what_is_dropped_is_stopped_and_its_answer_is_not_used() {
    let (mut line, ticket) = line_at_work();
    let stop = sent(&line.drop_request());
    assert_eq!((stop.ticket, stop.kind), (ticket, RequestKind::Stop));
    assert_eq!(line.hear(&done(ticket).to_string()), []);
    assert_eq!(line.drop_request(), []);
}

#[test]
fn more_of_an_analysis_that_was_over_is_used() {
    let (mut line, ticket) = line_at_work();
    line.hear(&done(ticket).to_string());
    assert_eq!(line.hear(&done(ticket).to_string()), [used(done(ticket))]);
}

#[test]
fn news_of_tables_is_used_though_nobody_asked() {
    let (mut line, _) = line_at_work();
    line.drop_request();
    let tables = Answer::Tables(Tabled { rules: "alemungula".into(), seeds: 3, goal: 9 });
    assert_eq!(line.hear(&tables.to_string()), [used(tables)]);
}

#[test]
fn an_engine_of_another_version_is_replaced_by_one_in_the_page() {
    for told in [Answer::Ready { version: VERSION + 1 }.to_string(), "news 1.2.3".into()] {
        let mut line = Line::new();
        line.ask(request());
        assert_eq!(line.hear(&told), [Order::End, Order::Start(Host::Page)]);
        assert_eq!(sent(&line.hear(&ready())).kind, request().kind);
    }
}

#[test]
fn where_no_worker_can_be_made_the_page_does_the_work() {
    let mut line = Line::new();
    line.ask(request());
    assert_eq!(line.fail(), [Order::End, Order::Start(Host::Page)]);
    assert_eq!(sent(&line.hear(&ready())).kind, request().kind);
}

#[test]
fn where_there_is_no_engine_at_all_the_person_is_told_and_may_ask_again() {
    let mut line = Line::new();
    line.ask(request());
    line.fail();
    assert_eq!(line.fail(), [Order::End, Order::Tell(Trouble::Lost)]);
    assert!(!line.waits() && line.fail().is_empty());
    assert_eq!(line.ask(request()), [Order::Start(Host::Worker)]);
}

#[test]
fn a_slow_start_is_waited_for_but_not_for_ever() {
    let mut line = Line::new();
    line.ask(request());
    let (ticks, orders) = silence(&mut line);
    assert_eq!(orders, [Order::End, Order::Start(Host::Page)]);
    assert!(ticks > 10, "a slow network takes longer than {ticks} s");
}

#[test]
fn a_worker_that_dies_at_work_is_replaced_and_asked_the_same() {
    let (mut line, ticket) = line_at_work();
    assert_eq!(
        line.fail(),
        [Order::End, Order::Start(Host::Worker), Order::Tell(Trouble::Restarted)]
    );
    let again = sent(&line.hear(&ready()));
    assert_eq!((again.ticket, again.kind), (ticket, request().kind));
    assert_eq!(line.hear(&done(ticket).to_string()), [used(done(ticket))]);
}

#[test]
fn a_worker_that_falls_silent_at_work_is_replaced() {
    let (mut line, _) = line_at_work();
    let (ticks, orders) = silence(&mut line);
    assert_eq!(orders, [Order::End, Order::Start(Host::Worker), Order::Tell(Trouble::Restarted)]);
    assert!(ticks > 4, "a busy machine may be silent for {ticks} s");
}

#[test]
fn a_worker_that_says_that_it_is_alive_may_think_for_long() {
    let (mut line, _) = line_at_work();
    for _ in 0..1_000 {
        assert_eq!((line.tick(), line.hear(&Answer::Alive.to_string())), (vec![], vec![]));
    }
}

#[test]
fn an_engine_without_work_may_be_silent() {
    let (mut line, ticket) = line_at_work();
    line.hear(&done(ticket).to_string());
    assert!((0..1_000).all(|_| line.tick().is_empty()));
    // And it may die: the next question starts another.
    assert_eq!(line.fail(), [Order::End]);
    assert_eq!(line.ask(request()), [Order::Start(Host::Worker)]);
}

#[test]
fn a_question_that_kills_every_engine_is_given_up() {
    let (mut line, _) = line_at_work();
    let mut hosts = Vec::new();
    loop {
        match &line.fail()[..] {
            [Order::End, Order::Start(host), Order::Tell(Trouble::Restarted)] => hosts.push(*host),
            [Order::End, Order::Tell(Trouble::Lost)] => break,
            other => panic!("{other:?}"),
        }
        assert!(hosts.len() < 10, "it is started again and again");
        sent(&line.hear(&ready()));
    }
    assert_eq!(hosts.last(), Some(&Host::Page));
    assert!(hosts.contains(&Host::Worker));
}

#[test]
fn a_line_to_a_real_engine_brings_a_move() {
    let mut service = Service::new(1 << 20);
    let mut line = Line::new();
    line.ask(Request::choose(Ticket::of(1, &game()), &game(), Level::Neighbour, 1));
    let mut said = vec![ready()];
    let mut used = Vec::new();
    while let Some(text) = said.pop() {
        for order in line.hear(&text) {
            match order {
                Order::Send(text) => service.take(&text, |answer| said.push(answer.to_string())),
                Order::Use(answer) => used.push(*answer),
                other => panic!("{other:?}"),
            }
        }
        while service.work(500, |answer| said.push(answer.to_string())) {}
    }
    let [Answer::Done { chosen: Some(chosen), .. }] = used[..] else { panic!("{used:?}") };
    assert!(game().position().legal_moves().contains(&chosen));
}
