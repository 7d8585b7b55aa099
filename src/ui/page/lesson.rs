//! The lesson of an edition: step by step something to read, to watch and to do.

use std::rc::Rc;

use yew::prelude::*;

use super::study::{
    Around, Scene, demonstration, focus, focus_from_board, heading, plain, sentences, set_out,
    task, use_study_desk, use_study_page,
};
use crate::rules::{Edition, Side};
use crate::scene::icon;
use crate::session::{Action, Asked, Marked, Playback, Player, Route};
use crate::teach::{Ask, Goal, Lesson, Step, Verdict};
use crate::text::{Words, names, study};
use crate::ui::board::focus_board;
use crate::ui::desk::Desk;
use crate::ui::icon::line_icon;
use crate::ui::panel::caption;

#[derive(Properties, PartialEq)]
pub struct LessonPageProps {
    pub page: Desk,
    pub words: Rc<Words>,
    pub edition: Edition,
}

/// Where the learner is.
#[derive(Clone, Copy, PartialEq, Eq)]
struct At {
    /// The step, from 0.
    step: usize,
    /// Whether it is the learner's turn; else something is shown.
    doing: bool,
    /// Counts up with every going to somewhere.
    serial: u32,
}

/// A lesson. It begins with the first step that is not done.
#[component]
pub fn LessonPage(props: &LessonPageProps) -> Html {
    let LessonPageProps { page, words, edition } = props;
    let edition = *edition;
    let steps = Lesson::of(edition).steps;
    let studied = page.state().studied.clone();
    let at = use_state(|| At {
        step: studied.lessons.next(edition).unwrap_or(0),
        doing: false,
        serial: 0,
    });
    let step = steps[at.step];
    let desk = use_study_desk(page, words, || scene(edition, step, false));
    let (title, next) = (use_node_ref(), use_node_ref());
    let state = desk.state();
    let is_live = state.is_live();
    let verdict = if at.doing { verdict(&desk, step) } else { None };
    let seen = verdict.filter(|_| is_live);

    {
        let title = title.clone();
        use_effect_with(*at, move |at| if at.doing { focus_board() } else { focus(&title) });
    }
    {
        // The sowing that a question was about is shown as its answer.
        let desk = desk.clone();
        use_effect_with(state.answered, move |answered| {
            if let (Some(_), Goal::Choose(ask)) = (answered, step.goal) {
                let about = ask.about(desk.state().session.game().start());
                desk.act(about.map_or(Action::Ask(Asked::Nothing), Action::Follow));
            }
        });
    }
    {
        let (desk, next) = (desk.clone(), next.clone());
        use_effect_with((at.serial, seen), move |(_, seen)| {
            if *seen == Some(Verdict::Met) && !studied.lessons.has_done(edition, step) {
                let mut studied = (*studied).clone();
                studied.lessons.note(edition, step);
                desk.act(Action::Learn(studied.into()));
            }
            if seen.is_some() {
                focus_from_board(&next);
            }
        });
    }

    let go = {
        let (at, desk) = (at.clone(), desk.clone());
        move |step: usize, doing: bool| {
            let (at, desk) = (at.clone(), desk.clone());
            Callback::from(move |_: MouseEvent| {
                set_out(&desk, scene(edition, steps[step], doing));
                at.set(At { step, doing, serial: at.serial.wrapping_add(1) });
            })
        }
    };
    let solid = |key: &str, onclick| {
        html! { <button ref={next.clone()} type="button" class="button solid" {onclick}>{ desk.say(key) }</button> }
    };
    let line = |label, onclick| {
        html! { <button type="button" class="button line" {onclick}>{ label }</button> }
    };
    let view = |playback| desk.on(Action::View(playback));
    let again = || line(desk.say("lesson-watch-again"), go(at.step, false));
    let turn = || line(desk.say("lesson-your-turn"), go(at.step, true));
    let is_last = at.step + 1 == steps.len();
    let buttons = match (at.doing, seen) {
        (false, _) if is_live => {
            html! { <>{ solid("lesson-your-turn", go(at.step, true)) }{ again() }</> }
        }
        (false, _) if state.playing => {
            html! { <>{ solid("playback-pause", view(Playback::Pause)) }{ turn() }</> }
        }
        (false, _) => html! { <>{ solid("lesson-watch", view(Playback::Play)) }{ turn() }</> },
        (true, None) => again(),
        (true, Some(Verdict::Missed)) => {
            html! { <>{ solid("lesson-try-again", go(at.step, true)) }{ again() }</> }
        }
        (true, Some(Verdict::Met)) if is_last => afterwards(page, &next, edition),
        (true, Some(Verdict::Met)) => solid("lesson-next", go(at.step + 1, false)),
    };
    let told = told(&desk, edition, step, at.doing, verdict);
    let heard = match (at.doing, seen) {
        (false, _) if is_live => sentences(words, state.session.game()),
        (false, _) => String::new(),
        (true, Some(Verdict::Met)) => {
            format!("{} {}", sentences(words, state.session.game()), plain(&told))
        }
        (true, None) if verdict.is_none() => plain(&study::task(words, edition, step)),
        (true, _) => plain(&told),
    };
    let dots = steps.iter().enumerate().map(|(index, each)| {
        let is_done = page.state().studied.lessons.has_done(edition, each);
        let number = [("number", (index + 1).into()), ("title", words.say(each.title).into())];
        let key = if is_done { "lesson-step-done" } else { "lesson-step" };
        html! {
            <li>
                <button type="button" class={classes!("step", is_done.then_some("done"))}
                    aria-label={words.say_with(key, &number)} title={words.say(each.title)}
                    aria-current={(index == at.step).then_some("step")} onclick={go(index, false)}>
                    if is_done { { line_icon(icon::CHECK) } } else { <span>{ index + 1 }</span> }
                </button>
            </li>
        }
    });
    let lesson = html! {
        <>
            <p class="of-edition"><a href={Route::Learn.to_string()}>{ words.say("nav-learn") }</a>{ " · " }{ names::edition(words, edition) }</p>
            <nav aria-label={words.say("lesson-steps")}><ol class="steps">{ for dots }</ol></nav>
            { heading(&title, words.say(step.title)) }
            <p class="text">{ words.say(step.text) }</p>
        </>
    };
    use_study_page(&desk, Around { lesson, told, heard, buttons })
}

/// What is set out in a step: first something to watch, then something to do.
fn scene(edition: Edition, step: &Step, doing: bool) -> Scene {
    if !doing {
        return demonstration(step.shown(edition));
    }
    let position = step.task.position(edition);
    let asked = match step.goal {
        Goal::Choose(ask) => Asked::Pit(match ask.about(&position) {
            Some(mv) => Marked::Move(mv),
            None if ask == Ask::Endless => Marked::Choices,
            None => Marked::Nothing,
        }),
        _ => Asked::Move,
    };
    task(position, asked)
}

/// Whether what the learner has done is what was wanted.
fn verdict(desk: &Desk, step: &Step) -> Option<Verdict> {
    let game = desk.state().session.game();
    if let Goal::Choose(_) = step.goal {
        return desk.state().answered.map(|pit| step.goal.judge_pit(game.start(), pit));
    }
    game.trace(0).map(|trace| step.goal.judge(game.start(), &trace))
}

/// What is told under the board, with markup.
fn told(
    desk: &Desk,
    edition: Edition,
    step: &Step,
    doing: bool,
    verdict: Option<Verdict>,
) -> String {
    let (state, words) = (desk.state(), &desk.words);
    let game = state.session.game();
    let silent = state.refusal().is_none() && state.chosen.is_none();
    match verdict.filter(|_| state.is_live()) {
        Some(Verdict::Met) => words.say(step.praise),
        Some(Verdict::Missed) => match (step.goal, state.answered, game.trace(0)) {
            (Goal::Choose(ask), Some(pit), _) => study::wrong_pit(words, game.start(), ask, pit),
            (goal, _, Some(trace)) => study::what_happened(words, game.start(), &trace, &goal),
            _ => String::new(),
        },
        None if doing && verdict.is_none() && silent => study::task(words, edition, step),
        None => caption(desk),
    }
}

/// Where to go after the last step.
fn afterwards(page: &Desk, node: &NodeRef, edition: Edition) -> Html {
    let has_begun = page.state().session.game().ply() > 0;
    let begin = if has_begun {
        Callback::noop() // the game on the board is not to be lost
    } else {
        page.on(Action::NewGame {
            ruleset: edition.ruleset(),
            first: Side::South,
            best_of: 1,
            players: [Player::Person; 2],
        })
    };
    html! {
        <>
            <a ref={node.clone()} class="button solid" href={Route::Play.to_string()} onclick={begin}>{ page.say("nav-play") }</a>
            <a class="button line" href={Route::Count(edition).to_string()}>{ page.say("nav-count") }</a>
            <a class="button line" href={Route::Problems(edition).to_string()}>{ page.say("nav-problems") }</a>
        </>
    }
}
