//! Problems: solved, missed, and kept.

use std::fs;

use fantoccini::key::Key;
use tisiya::rules::{Edition, Game, Move};
use tisiya::teach::{Attempt, Judgement, Kind, Problem, ProblemSet};
use tisiya::text::{Language, Words, problems, rich};

use crate::lessons::GO_ON;
use crate::page::Page;
use crate::scenario::Outcome;

/// The problems of an edition, the easiest first as the page has them.
fn all(edition: Edition) -> Vec<Problem> {
    let path = format!("{}/assets/problems/{edition}.txt", env!("CARGO_MANIFEST_DIR"));
    let set: ProblemSet = fs::read_to_string(path).expect("a file").parse().expect("problems");
    let mut problems = set.problems;
    problems.sort_by_key(Problem::grade);
    problems
}

/// Waits until a problem is on the board, and its task told.
async fn wait_for_problem(page: &Page, problem: &Problem) -> Outcome {
    let task = rich::plain(&problems::task(&Words::with_study(Language::English), problem));
    page.wait_for_text(".caption", &task).await?;
    let shown = page.shown().await?;
    let row = problem.position.ruleset().row();
    assert_eq!(shown.numbers.pits, problem.position.board().pits[..2 * row]);
    assert_eq!(shown.ply, 0);
    Ok(())
}

/// Plays a move, and gives what is told once it, and the answer, are seen.
async fn told(page: &Page, attempt: &Attempt<'_>, mv: Move) -> Outcome {
    let judgement = attempt.play(mv)?;
    let told = problems::judged(&Words::with_study(Language::English), attempt, mv, &judgement);
    page.type_move(mv, attempt.position().ruleset().row()).await?;
    page.wait_for_text(".caption", &told).await?;
    page.wait_live().await
}

/// Solves the first problem by the keyboard alone, after a wrong try where there is one to make.
async fn the_first_one(page: &Page, edition: Edition) -> Outcome {
    let problems = all(edition);
    let problem = &problems[0];
    page.go_to_board(&format!("#/problems/{edition}")).await?;
    wait_for_problem(page, problem).await?;
    let attempt = Attempt::new(problem);
    let moves = problem.position.legal_moves();
    let is_wrong = |mv: &&Move| matches!(attempt.play(**mv), Ok(Judgement::Refuted(_)));
    if let Some(&wrong) = moves.iter().find(is_wrong) {
        told(page, &attempt, wrong).await?;
        page.tab_to(GO_ON).await?;
        page.press(&[Key::Enter.into()]).await?;
        wait_for_problem(page, problem).await?;
    }
    assert!(!page.has(".solved").await?);
    told(page, &attempt, problem.solution[0]).await?;
    page.wait_for_element(".solved").await?;
    page.tab_to(GO_ON).await?;
    page.press(&[Key::Enter.into()]).await?;
    wait_for_problem(page, &problems[1]).await?;
    // It is remembered: the next visit begins with another one.
    page.load().await?;
    page.go_to_board(&format!("#/problems/{edition}")).await?;
    wait_for_problem(page, &problems[1]).await
}

pub async fn of_alemungula(page: &Page) -> Outcome {
    the_first_one(page, Edition::Alemungula).await
}

pub async fn of_um_el_bagara(page: &Page) -> Outcome {
    the_first_one(page, Edition::UmElBagara).await
}

pub async fn of_alemungula_relay(page: &Page) -> Outcome {
    the_first_one(page, Edition::AlemungulaRelay).await
}

pub async fn of_lamlameta(page: &Page) -> Outcome {
    the_first_one(page, Edition::Lamlameta).await
}

pub async fn of_lamlameta_pairs(page: &Page) -> Outcome {
    the_first_one(page, Edition::LamlametaPairs).await
}

/// Chooses a kind, the so many-eth choice.
async fn choose_kind(page: &Page, place: usize) -> Outcome {
    page.click(".filters > summary").await?;
    page.click(&format!(".filters > .choice:last-child .segment:nth-child({place})")).await
}

/// A move that loses is answered by the move that beats it, on the board.
pub async fn a_wrong_try_is_refuted_on_the_board(page: &Page) -> Outcome {
    let problems = all(Edition::Alemungula);
    let problem = problems.iter().find(|problem| problem.kind == Kind::Hold).expect("one");
    page.go_to_board("#/problems/alemungula").await?;
    choose_kind(page, 4).await?;
    wait_for_problem(page, problem).await?;
    let refuted = problem.refutations.iter().find_map(|&(wrong, answer)| Some((wrong, answer?)));
    let (wrong, answer) = refuted.expect("a wrong move with an answer");
    told(page, &Attempt::new(problem), wrong).await?;
    let mut game = Game::new(problem.position);
    game.play(wrong)?;
    game.play(answer)?;
    let shown = page.shown().await?;
    assert_eq!(shown.ply, game.ply());
    assert_eq!(shown.numbers.pits, game.final_board().pits[..10]);
    page.click(GO_ON).await?;
    wait_for_problem(page, problem).await?;
    // The solution can be asked for, and does not count as found.
    told(page, &Attempt::new(problem), wrong).await?;
    page.click(".go-on > :nth-child(2)").await?;
    page.wait_live_at(problem.solution.len()).await?;
    page.browser
        .wait_for("the focus", &format!("document.activeElement.matches('{GO_ON}')"))
        .await?;
    assert_eq!(page.shown().await?.ply, problem.solution.len());
    assert!(!page.has(".solved").await?);
    Ok(())
}

/// A win in several moves: the opponent answers in between.
pub async fn a_win_in_two_is_played_to_its_end(page: &Page) -> Outcome {
    let problems = all(Edition::Alemungula);
    let wins = problems.iter().filter(|problem| matches!(problem.kind, Kind::Win(_)));
    let (place, problem) =
        wins.enumerate().find(|(_, problem)| problem.kind == Kind::Win(2)).expect("one");
    page.go_to_board("#/problems/alemungula").await?;
    choose_kind(page, 3).await?;
    for _ in 0..place {
        page.click(".others > :nth-child(2)").await?;
    }
    wait_for_problem(page, problem).await?;
    let mut attempt = Attempt::new(problem);
    loop {
        let position = *attempt.position();
        let wins = |mv: &&Move| !matches!(attempt.play(**mv), Ok(Judgement::Refuted(_)));
        let moves = position.legal_moves();
        let mv = *moves.iter().find(wins).expect("a winning move");
        told(page, &attempt, mv).await?;
        match attempt.play(mv)? {
            Judgement::GoOn(_, next) => attempt = next,
            Judgement::Solved(_) => break,
            Judgement::Refuted(_) => unreachable!("it wins"),
        }
    }
    page.wait_for_element(".solved").await
}
