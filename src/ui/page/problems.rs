//! The problems of an edition: one move is right, and a wrong one is answered on the board.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::study::{
    Around, begin, demonstration, focus, focus_from_board, heading, plain, set_out, task,
    use_study_desk, use_study_page,
};
use crate::rules::{Edition, Game, Move};
use crate::scene::icon;
use crate::session::{Action, Asked, Playback, Route};
use crate::teach::{Attempt, Grade, Judgement, Kind, Problem, ProblemSet};
use crate::text::{Words, names, problems};
use crate::ui::board::focus_board;
use crate::ui::desk::Desk;
use crate::ui::files;
use crate::ui::icon::line_icon;
use crate::ui::panel::{Segments, caption, segments};

#[derive(Properties, PartialEq)]
pub struct ProblemsPageProps {
    pub page: Desk,
    pub words: Rc<Words>,
    pub edition: Edition,
}

/// Fetches the problems.
#[component]
pub fn ProblemsPage(props: &ProblemsPageProps) -> Html {
    let ProblemsPageProps { page, words, edition } = props;
    let edition = *edition;
    let found = use_state(|| None);
    {
        let found = found.clone();
        use_effect_with((), move |()| {
            spawn_local(async move {
                let text = files::text(&format!("problems/{edition}.txt")).await;
                let set = text
                    .and_then(|text| text.parse::<ProblemSet>().map_err(|error| error.to_string()));
                found.set(Some(set.map(Rc::new)));
            });
        });
    }
    match &*found {
        None => html! { <main class="page" aria-busy="true" /> },
        Some(Err(error)) => {
            let said = words.say_with("page-not-fetched", &[("error", error.clone().into())]);
            html! { <main class="page"><p>{ said }</p></main> }
        }
        Some(Ok(set)) => {
            html! { <ProblemBoard page={page.clone()} words={words.clone()} {edition} set={set.clone()} /> }
        }
    }
}

#[derive(Properties, PartialEq)]
struct ProblemBoardProps {
    page: Desk,
    words: Rc<Words>,
    edition: Edition,
    set: Rc<ProblemSet>,
}

/// Which problem is on the board.
#[derive(Clone, Copy, PartialEq, Eq)]
struct At {
    /// Its place in the file.
    problem: usize,
    /// Only those of this grade.
    grade: Option<Grade>,
    /// Only those of this kind, whatever the number of moves.
    kind: Option<Kind>,
    /// Whether the solution is shown.
    shown: bool,
    /// Counts up with every setting out.
    serial: u32,
}

#[component]
fn ProblemBoard(props: &ProblemBoardProps) -> Html {
    let ProblemBoardProps { page, words, edition, set } = props;
    let studied = page.state().studied.clone();
    let is_solved = |at: &usize| studied.has_solved(&set.problems[*at]);
    let at = use_state(|| {
        let all = chosen(set, None, None);
        let first = all.iter().copied().find(|at| !is_solved(at)).unwrap_or(all[0]);
        At { problem: first, grade: None, kind: None, shown: false, serial: 0 }
    });
    let problem = &set.problems[at.problem];
    let desk = use_study_desk(page, words, || task(problem.position, Asked::Move));
    let (title, next) = (use_node_ref(), use_node_ref());
    let state = desk.state();
    let game = state.session.game();
    let judged = use_memo((game.clone(), at.problem, at.shown), |(game, _, shown)| {
        if *shown { Judged::default() } else { Judged::of(problem, words, game) }
    });
    let seen = state.is_live() && judged.answer.is_none();
    let end = judged.end.filter(|_| seen);

    {
        let (desk, judged) = (desk.clone(), judged.clone());
        let live = state.is_live();
        use_effect_with((game.ply(), live, at.serial), move |_| match judged.answer {
            Some(answer) if live => desk.act(Action::Follow(answer)),
            None if live && judged.goes_on => desk.act(Action::Ask(Asked::Move)),
            _ => {}
        });
    }
    {
        let (desk, next, set) = (desk.clone(), next.clone(), set.clone());
        let problem = at.problem;
        use_effect_with((end, at.serial), move |(end, _)| {
            if *end == Some(true) {
                let mut studied = (*studied).clone();
                studied.solve(&set.problems[problem]);
                desk.act(Action::Learn(studied.into()));
            }
            if end.is_some() {
                focus_from_board(&next);
            }
        });
    }
    {
        let (title, next) = (title.clone(), next.clone());
        use_effect_with((at.serial, at.shown), move |(serial, shown)| match serial {
            0 => begin(&title),
            _ if *shown => focus(&next),
            _ => focus_board(),
        });
    }

    let go = {
        let (at, desk, set) = (at.clone(), desk.clone(), set.clone());
        move |to: At| {
            let problem = &set.problems[to.problem];
            let scene = if to.shown {
                demonstration(solution(problem))
            } else {
                task(problem.position, Asked::Move)
            };
            set_out(&desk, scene);
            if to.shown {
                desk.act(Action::View(Playback::Play));
            }
            at.set(At { serial: at.serial.wrapping_add(1), ..to });
        }
    };
    let on = |to: At| {
        let go = go.clone();
        Callback::from(move |_: MouseEvent| go(to))
    };
    let here = At { shown: false, ..*at };
    let list = chosen(set, at.grade, at.kind);
    let place = list.iter().position(|each| *each == at.problem).unwrap_or(0);
    let to = |place: usize| At { problem: list[place % list.len()], ..here };
    let (before, after) = (to(place + list.len() - 1), to(place + 1));

    let line = |label: String, onclick| {
        html! { <button type="button" class="button line" {onclick}>{ label }</button> }
    };
    let solid = |label: String, onclick| {
        html! { <button ref={next.clone()} type="button" class="button solid" {onclick}>{ label }</button> }
    };
    let show = || line(words.say("problem-show"), on(At { shown: true, ..here }));
    let buttons = match end {
        _ if at.shown => {
            let again = on(At { shown: true, ..here });
            html! { <>{ solid(words.say("lesson-try-again"), on(here)) }{ line(words.say("lesson-watch-again"), again) }</> }
        }
        Some(true) => solid(words.say("problem-next"), on(after)),
        Some(false) => {
            html! { <>{ solid(words.say("lesson-try-again"), on(here)) }{ show() }</> }
        }
        None => Html::default(),
    };
    let silent = state.refusal().is_none() && state.chosen.is_none();
    let told = match &judged.told {
        Some(told) if seen && silent => told.clone(),
        None if silent && !at.shown && game.ply() == 0 => problems::task(words, problem),
        _ => caption(&desk),
    };
    let is_news = seen || game.ply() == 0;
    let heard = if is_news && !at.shown { plain(&told) } else { String::new() };

    let number = [("number", (place + 1).into()), ("count", list.len().into())];
    let about = [
        ("kind", problems::kind(words, problem.kind).into()),
        ("grade", problem.grade().number().into()),
    ];
    let solved = page.state().studied.has_solved(problem);
    let lesson = html! {
        <>
            <p class="of-edition"><a href={Route::Learn.to_string()}>{ words.say("nav-learn") }</a>{ " · " }{ names::edition(words, *edition) }</p>
            { heading(&title, words.say_with("problem-number", &number)) }
            <div class="text">
                <p class="about-problem">
                    { words.say_with("problem-about", &about) }
                    if solved { <span class="solved">{ line_icon(icon::CHECK) }{ words.say("problem-is-solved") }</span> }
                </p>
                <div class="others">
                    { line(words.say("problem-previous"), on(before)) }
                    { line(words.say("problem-following"), on(after)) }
                    { line(words.say("problem-any"), any_unsolved(page, set, list.clone(), here, go.clone())) }
                </div>
                { filters(words, set, here, go.clone()) }
            </div>
        </>
    };
    use_study_page(&desk, Around { lesson, told, heard, buttons })
}

/// How a try stands.
#[derive(Clone, PartialEq, Default)]
struct Judged {
    /// What it came to.
    told: Option<String>,
    /// The opponent's answer, as long as it is not on the board.
    answer: Option<Move>,
    /// Whether there is another move to find.
    goes_on: bool,
    /// Whether the problem is solved, or the try has failed.
    end: Option<bool>,
}

impl Judged {
    /// Reads it from the moves on the board: those of the solver, and the answers between them.
    fn of(problem: &Problem, words: &Words, game: &Game) -> Judged {
        let mut attempt = Attempt::new(problem);
        let mut judged = Judged::default();
        let mut moves = game.moves().iter();
        while let Some(&mv) = moves.next() {
            let Ok(judgement) = attempt.play(mv) else { break };
            let told = Some(problems::judged(words, &attempt, mv, &judgement));
            let is_answered = moves.next().is_some();
            let pending = |answer: Option<&Move>| answer.copied().filter(|_| !is_answered);
            let (answer, end) = match &judgement {
                Judgement::Solved(line) => (pending(line.first()), Some(true)),
                Judgement::Refuted(line) => (pending(line.first()), Some(false)),
                Judgement::GoOn(answer, _) => (pending(Some(answer)), None),
            };
            judged = Judged { told, answer, goes_on: end.is_none(), end };
            match judgement {
                Judgement::GoOn(_, next) => attempt = next,
                _ => break,
            }
        }
        judged
    }
}

/// The places in the file of the problems of a grade and a kind, the easiest first.
fn chosen(set: &ProblemSet, grade: Option<Grade>, kind: Option<Kind>) -> Vec<usize> {
    let fits = |problem: &Problem| {
        grade.is_none_or(|grade| problem.grade() == grade)
            && kind.is_none_or(|kind| family(problem.kind) == kind)
    };
    let all = (0..set.problems.len()).filter(|at| fits(&set.problems[*at]));
    let mut all: Vec<usize> = all.collect();
    all.sort_by_key(|at| set.problems[*at].grade());
    all
}

/// A kind without the number of moves.
fn family(kind: Kind) -> Kind {
    match kind {
        Kind::Win(_) => Kind::Win(1),
        kind => kind,
    }
}

/// The solution as a game.
fn solution(problem: &Problem) -> Game {
    let mut game = Game::new(problem.position);
    for &mv in &problem.solution {
        if game.play(mv).is_err() {
            break; // a file that was read has legal moves only
        }
    }
    game
}

/// Goes to one of those that are not solved yet, by lot.
fn any_unsolved(
    page: &Desk,
    set: &Rc<ProblemSet>,
    list: Vec<usize>,
    here: At,
    go: impl Fn(At) + 'static,
) -> Callback<MouseEvent> {
    let (page, set) = (page.clone(), set.clone());
    Callback::from(move |_| {
        let studied = &page.state().studied;
        let others = list.iter().filter(|at| **at != here.problem);
        let open: Vec<_> = others.filter(|at| !studied.has_solved(&set.problems[**at])).collect();
        let lot = (js_sys::Math::random() * open.len() as f64) as usize;
        if let Some(&&problem) = open.get(lot) {
            go(At { problem, ..here });
        }
    })
}

/// The choice of grade and kind. What there is none of cannot be chosen.
fn filters(
    words: &Words,
    set: &Rc<ProblemSet>,
    here: At,
    go: impl Fn(At) + Clone + 'static,
) -> Html {
    let all = || AttrValue::from(words.say("problem-all"));
    let grades: Vec<Option<Grade>> = [None].into_iter().chain(Grade::ALL.map(Some)).collect();
    let kinds = [Kind::Most, Kind::Uurs, Kind::Win(1), Kind::Hold, Kind::Ko];
    let kinds = kinds.into_iter().filter(|kind| !chosen(set, None, Some(*kind)).is_empty());
    let kinds: Vec<Option<Kind>> = [None].into_iter().chain(kinds.map(Some)).collect();
    let grade_labels = grades
        .iter()
        .map(|grade| grade.map_or_else(all, |grade| grade.number().to_string().into()))
        .collect::<Vec<_>>();
    let kind_labels = kinds
        .iter()
        .map(|kind| kind.map_or_else(all, |kind| problems::kind(words, kind).into()))
        .collect::<Vec<_>>();
    let (grade, kind) = (here.grade, here.kind);
    let first = {
        let set = set.clone();
        move |to: At| {
            // Where there is none of that kind and grade, the choice made now holds alone.
            let both = chosen(&set, to.grade, to.kind);
            let to = match (both.is_empty(), to.grade == grade) {
                (false, _) => to,
                (true, true) => At { grade: None, ..to },
                (true, false) => At { kind: None, ..to },
            };
            if let Some(&problem) = chosen(&set, to.grade, to.kind).first() {
                go(At { problem, ..to });
            }
        }
    };
    let choose_grade = {
        let (first, grades) = (first.clone(), grades.clone());
        Callback::from(move |index: usize| first(At { grade: grades[index], ..here }))
    };
    let choose_kind = {
        let kinds = kinds.clone();
        Callback::from(move |index: usize| first(At { kind: kinds[index], ..here }))
    };
    html! {
        <details class="filters">
            <summary>{ words.say("problem-choose") }</summary>
            { segments(Segments { name: "problem-grade", legend: AttrValue::from(words.say("problem-grade")), labels: grade_labels, chosen: grades.iter().position(|each| *each == grade), onchange: choose_grade, ..Segments::default() }) }
            { segments(Segments { name: "problem-kind", legend: AttrValue::from(words.say("problem-kind")), labels: kind_labels, chosen: kinds.iter().position(|each| *each == kind), onchange: choose_kind, ..Segments::default() }) }
        </details>
    }
}
