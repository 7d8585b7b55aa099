//! The problems that are shipped: each is solved again, by other ways than those that made it.

use std::collections::HashSet;

use tisiya::rules::{Edition, Event, Move, Position, Side};
use tisiya::search::endgame::Tables;
use tisiya::teach::problem::{ProblemFault, ProblemSetError};
use tisiya::teach::{Attempt, Judgement, Kind, Problem, ProblemSet};
use tisiya::text::{problems, rich};

use super::{everything, is_sentence_or_question, studying};
use crate::sentences::is_sentence;

fn source(edition: Edition) -> String {
    let path = format!("{}/assets/problems/{edition}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("a file of problems")
}

fn set(edition: Edition) -> ProblemSet {
    source(edition).parse().expect("a set of problems")
}

fn all() -> impl Iterator<Item = (Edition, Problem)> {
    Edition::ALL.into_iter().flat_map(|edition| {
        set(edition).problems.into_iter().map(move |problem| (edition, problem))
    })
}

/// The moves of a position for which something holds.
fn moves_that(position: &Position, is_so: impl Fn(Move) -> bool) -> Vec<Move> {
    position.legal_moves().into_iter().filter(|&mv| is_so(mv)).collect()
}

#[test]
fn each_edition_has_sixty_and_more_of_several_grades() {
    for edition in Edition::ALL {
        let (source, set) = (source(edition), set(edition));
        assert_eq!(set.ruleset, edition.ruleset());
        assert!(set.problems.len() >= 60, "{edition}: {}", set.problems.len());
        assert!(source.len() < 12_000, "{edition}: {} bytes", source.len());
        let header = format!("# lab problems {edition} --count ");
        assert!(source.starts_with(&header), "{edition}: how they were made");
        for grade in 1..=5 {
            let of_grade = |problem: &&Problem| problem.grade().number() == grade;
            assert!(set.problems.iter().filter(of_grade).count() >= 3, "{edition}: grade {grade}");
        }
        let sides: HashSet<_> = set.problems.iter().map(|it| it.position.to_move()).collect();
        assert_eq!(sides.len(), 2, "{edition}: both sides are to move");
        let mut seen = HashSet::new();
        for problem in &set.problems {
            let position = problem.position;
            assert!(!seen.contains(&position.turned()) && seen.insert(position), "{position}");
        }
    }
}

#[test]
fn a_problem_is_written_as_it_is_read() {
    for edition in Edition::ALL {
        let source = source(edition);
        let lines = source.lines().filter(|line| line.contains('|'));
        for (line, problem) in lines.zip(set(edition).problems) {
            assert_eq!(problem.to_string(), line);
        }
    }
}

#[test]
fn one_move_kinds_are_right_by_trying_all_moves() {
    for (_, problem) in all() {
        let position = problem.position;
        let after = |mv| position.play_traced(mv).expect("a legal move").1;
        let right = match problem.kind {
            Kind::Most => {
                let most = position.legal_moves().iter().map(|&mv| after(mv).captured()).max();
                moves_that(&position, |mv| Some(after(mv).captured()) == most)
            }
            Kind::Uurs => moves_that(&position, |mv| {
                after(mv).events.iter().any(|event| matches!(event, Event::Uur { .. }))
            }),
            _ => continue,
        };
        assert_eq!(right, problem.solution, "{problem}");
    }
}

/// In how many of the own moves a player wins at the latest, if within the limit: counted, not
/// asked for.
fn moves_to_win(position: &Position, me: Side, limit: u8) -> Option<u8> {
    let won = position.stores()[me] > (position.total() / 2) as u8
        || position.outcome().is_some_and(|outcome| outcome.winner() == Some(me));
    if won {
        return Some(0);
    }
    if position.is_over() || limit == 0 && position.to_move() == me {
        return None;
    }
    let legal = position.legal_moves();
    if position.to_move() == me {
        let tries = legal
            .iter()
            .filter_map(|&mv| Some(1 + moves_to_win(&position.play(mv).ok()?, me, limit - 1)?));
        return tries.min();
    }
    let answers = legal.iter().map(|&mv| moves_to_win(&position.play(mv).ok()?, me, limit));
    answers.collect::<Option<Vec<u8>>>()?.into_iter().max()
}

#[test]
fn wins_are_the_fastest_and_have_one_first_move() {
    for (_, problem) in all() {
        let Kind::Win(moves) = problem.kind else { continue };
        let position = problem.position;
        let me = position.to_move();
        let takes = |mv| {
            let after = position.play(mv).expect("a legal move");
            moves_to_win(&after, me, moves - 1).map(|more| more + 1)
        };
        let fastest = position.legal_moves().iter().filter_map(|&mv| takes(mv)).min();
        assert_eq!(fastest, Some(moves), "{problem}");
        assert_eq!(moves_that(&position, |mv| takes(mv).is_some()), problem.solution[..1]);
        // The line is a win, played out.
        let mut at = position;
        for &mv in &problem.solution {
            at = at.play(mv).expect("a legal move");
        }
        assert_eq!(problem.solution.len(), 2 * usize::from(moves) - 1, "{problem}");
        assert!(moves_to_win(&at, me, 0).is_some(), "{problem}");
    }
}

/// Bounds of the margin by which a player is ahead at the end of the game, looking so far ahead.
fn margin(position: &Position, me: Side, depth: u8) -> (i16, i16) {
    let ahead = |score: [u8; 2]| i16::from(score[me]) - i16::from(score[!me]);
    if let Some(outcome) = position.outcome() {
        return (ahead(outcome.score), ahead(outcome.score));
    }
    let (now, open) = (ahead(position.stores()), i16::from(position.on_board()));
    let bounds = (now - open, now + open);
    if depth == 0 || bounds.0 >= 0 || bounds.1 < 0 {
        return bounds; // nothing more is asked
    }
    let legal = position.legal_moves();
    let after = legal.iter().map(|&mv| margin(&position.after(mv), me, depth - 1));
    let choose = if position.to_move() == me { i16::max } else { i16::min };
    after.reduce(|one, other| (choose(one.0, other.0), choose(one.1, other.1))).unwrap_or(bounds)
}

/// Whether a player at least draws from here on.
fn at_least_draws(position: &Position, me: Side, tables: Option<&Tables>) -> bool {
    if position.is_over() {
        return margin(position, me, 0).0 >= 0;
    }
    match tables {
        Some(tables) => {
            let value = i16::from(tables.value(position).expect("a board in the tables"));
            let stores = position.stores();
            let now = i16::from(stores[me]) - i16::from(stores[!me]);
            now + if position.to_move() == me { value } else { -value } >= 0
        }
        None => match margin(position, me, 7) {
            (least, _) if least >= 0 => true,
            (_, most) if most < 0 => false,
            bounds => panic!("{position}: {bounds:?} is not decided"),
        },
    }
}

#[test]
fn what_holds_is_the_only_move_and_the_refutations_beat_the_others() {
    for edition in Edition::ALL {
        let tables = Tables::build(&edition.ruleset(), 12, |_| {}).ok();
        assert_eq!(tables.is_some(), edition.ruleset().row() == 5);
        for problem in set(edition).problems {
            if !matches!(problem.kind, Kind::Hold | Kind::Ko) {
                continue;
            }
            let position = problem.position;
            assert_eq!(position.barred().is_some(), problem.kind == Kind::Ko, "{problem}");
            let me = position.to_move();
            let holds = |mv| at_least_draws(&position.after(mv), me, tables.as_ref());
            assert_eq!(moves_that(&position, holds), problem.solution, "{problem}");
            let wrong = moves_that(&position, |mv| !problem.solution.contains(&mv));
            let refuted: Vec<Move> = problem.refutations.iter().map(|(mv, _)| *mv).collect();
            assert_eq!(wrong, refuted, "{problem}");
            for &(mv, answer) in &problem.refutations {
                let after = position.after(mv);
                let beaten = match answer {
                    Some(answer) => after.play(answer).expect("a legal answer"),
                    None => {
                        assert!(after.is_over(), "{problem}");
                        after
                    }
                };
                assert!(!at_least_draws(&beaten, me, tables.as_ref()), "{problem}");
            }
        }
    }
}

#[test]
fn the_judge_accepts_the_solution_and_refutes_all_else() {
    let words: Vec<_> = everything().collect();
    for (_, problem) in all() {
        let me = problem.position.to_move();
        let mut attempt = Attempt::new(&problem);
        for &mv in problem.position.legal_moves().iter() {
            let judgement = attempt.play(mv).expect("a legal move");
            let refuted = matches!(judgement, Judgement::Refuted(_));
            assert_eq!(refuted, problem.solution.first() != Some(&mv), "{problem}");
            for words in &words {
                let text = problems::judged(words, &attempt, mv, &judgement);
                assert!(is_sentence(&text) && !text.contains(['{', '$', '*']), "{text}");
            }
            if let (Kind::Win(moves), Judgement::Refuted(line)) = (problem.kind, &judgement) {
                let after = line.iter().fold(problem.position.after(mv), |at, &mv| at.after(mv));
                assert_eq!(moves_to_win(&after, me, moves - 1), None, "{problem}");
            }
        }
        // Along the solution; the judge answers for the opponent.
        loop {
            let fastest = |mv: &Move| {
                moves_to_win(&attempt.position().after(*mv), me, attempt.left() - 1).unwrap_or(99)
            };
            let mv = match problem.kind {
                Kind::Win(_) => attempt.position().legal_moves().into_iter().min_by_key(fastest),
                _ => problem.solution.first().copied(),
            };
            match attempt.play(mv.expect("a move")).expect("a legal move") {
                Judgement::Solved(line) => {
                    assert!(line.len() <= 1);
                    break;
                }
                Judgement::GoOn(_, next) => attempt = next,
                Judgement::Refuted(_) => panic!("{problem}: the solution is refuted"),
            }
        }
    }
}

/// A move is named in a sentence, a pass is told in words of its own.
#[test]
fn an_opponent_who_must_pass_is_said_to_pass() {
    let mut told = HashSet::new();
    for problem in &set(Edition::UmElBagara).problems {
        let mut attempts = vec![Attempt::new(problem)];
        while let Some(attempt) = attempts.pop() {
            for &mv in attempt.position().legal_moves().iter() {
                let judgement = attempt.play(mv).expect("a legal move");
                let text = problems::judged(&studying(), &attempt, mv, &judgement);
                let answer = match judgement {
                    Judgement::Solved(line) | Judgement::Refuted(line) => line.first().copied(),
                    Judgement::GoOn(answer, next) => {
                        attempts.push(next);
                        Some(answer)
                    }
                };
                if answer == Some(Move::Pass) {
                    told.insert(text.replace("South", "North"));
                }
            }
        }
    }
    let expected = [
        "Solved: North can only pass.",
        "Right. North passes; now go on: one more move wins.",
        "Right. North passes; now go on: 2 more moves win.",
        "North passes, and it is no longer to be won in time.",
        "That does not win at once.",
        "North passes and wins with best play.",
    ];
    assert_eq!(told, HashSet::from(expected.map(String::from)));
}

#[test]
fn tasks_are_told() {
    for words in everything() {
        for (_, problem) in all() {
            let task = rich::plain(&problems::task(&words, &problem));
            assert!(is_sentence_or_question(&task) && !task.contains(['{', '$', '*']), "{task}");
            let kind = problems::kind(&words, problem.kind);
            assert!(!kind.contains('-'), "{kind}");
        }
    }
}

#[test]
fn illegal_tries_are_refused_and_change_nothing() {
    let set = set(Edition::Alemungula);
    let attempt = Attempt::new(&set.problems[0]);
    assert!(attempt.play(Move::Pass).is_err());
    assert_eq!(attempt, Attempt::new(&set.problems[0]));
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_line() {
    let read = |text: &str| text.parse::<ProblemSet>().expect_err(text);
    let board = "2,4,0,1,0/0,3,1,3,2 0-0 S";
    assert_eq!(read("# nothing\n"), ProblemSetError { line: 1, fault: ProblemFault::NoRules });
    assert!(read("chess\n").to_string().starts_with("line 1: there is no edition 'chess'"));
    for (problem, told) in [
        ("most|B", "line 3: four parts are expected"),
        (&format!("least|{board}|B|"), "line 3: 'least' is no kind of problem"),
        (&format!("win0|{board}|B|"), "line 3: 'win0' is no kind of problem"),
        ("most|2,4/3 0-0 S|B|", "line 3: '2,4/3 0-0 S' is no position: '2,4/3' is not two rows"),
        (&format!("most|{board}|C>|"), "line 3: 'C>' is no move here: pit 2 is empty"),
        (&format!("most|{board}|Z|"), "line 3: 'Z' is no move here"),
        (&format!("most|{board}||"), "line 3: the solution is missing"),
        (&format!("hold|{board}|B|A"), "line 3: four parts are expected"),
        (&format!("hold|{board}|B|A:B"), "line 3: 'B' is no move here"),
    ] {
        let error = read(&format!("# a comment\nalemungula\n{problem}\n")).to_string();
        assert!(error.starts_with(told), "{problem}: {error}");
    }
}
