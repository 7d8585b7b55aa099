//! The counting trainer: where does this sowing end, and what does it take?

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::study::{
    Around, Scene, begin, focus, focus_from_board, heading, plain, set_out, task, use_study_desk,
    use_study_page,
};
use crate::rules::{Edition, Pit};
use crate::session::{Action, Asked, Counted, Marked, Route};
use crate::teach::{Answer, Drill, Grade};
use crate::text::{Words, names, study, telling};
use crate::ui::board::focus_board;
use crate::ui::desk::Desk;
use crate::ui::panel::{Segments, caption, segments};

#[derive(Properties, PartialEq)]
pub struct CountPageProps {
    pub page: Desk,
    pub words: Rc<Words>,
    pub edition: Edition,
}

/// One question.
#[derive(Clone)]
struct Round {
    drill: Rc<Drill>,
    grade: Grade,
    /// When it was asked, in ms.
    begun: f64,
    given: Option<Given>,
    /// Counts up with every question.
    serial: u32,
}

/// What was answered.
#[derive(Clone, Copy, PartialEq)]
struct Given {
    answer: Answer,
    right: bool,
    /// How long it took, in tenths of a second.
    time: u32,
}

impl Round {
    fn new(edition: Edition, grade: Grade, serial: u32) -> Round {
        let rules = edition.ruleset();
        let number = || (js_sys::Math::random() * 9e15) as u64;
        // There always is one; should it take long to find, another number finds it.
        let drill = std::iter::repeat_with(number)
            .find_map(|number| Drill::new(&rules, grade, number))
            .expect("an endless search ends with a find");
        Round { drill: drill.into(), grade, begun: now(), given: None, serial }
    }

    fn scene(&self) -> Scene {
        task(self.drill.position, Asked::Pit(Marked::Move(self.drill.mv)))
    }

    /// Whether it is also asked what the sowing takes: not where it never takes anything.
    fn asks_for_seeds(&self) -> bool {
        self.grade.bounds(self.drill.position.ruleset()).captures != (0..=0)
    }
}

fn now() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |clock| clock.now())
}

/// Question after question, harder as they are answered.
#[component]
pub fn CountPage(props: &CountPageProps) -> Html {
    let CountPageProps { page, words, edition } = props;
    let edition = *edition;
    let counted = page.state().studied.counted(edition);
    let round = use_state(|| Round::new(edition, counted.score.grade, 0));
    let desk = use_study_desk(page, words, || round.scene());
    let (title, next, seeds) = (use_node_ref(), use_node_ref(), use_node_ref());
    let state = desk.state();
    let seen = round.given.filter(|_| state.is_live());

    let answer = {
        let (page, desk, round) = (page.clone(), desk.clone(), round.clone());
        move |last: Pit, captured: u8| {
            let answer = Answer { last, captured };
            let right = round.drill.is_right(answer);
            let time = ((now() - round.begun) / 100.0).round() as u32;
            let mut studied = (*page.state().studied).clone();
            studied.count(edition, right, time);
            page.act(Action::Learn(studied.into()));
            round.set(Round { given: Some(Given { answer, right, time }), ..(*round).clone() });
            desk.act(Action::Follow(round.drill.mv));
        }
    };
    {
        let (answer, seeds) = (answer.clone(), seeds.clone());
        let asks = round.asks_for_seeds();
        let is_open = round.given.is_none();
        use_effect_with((state.answered, round.serial), move |(answered, _)| match answered {
            Some(_) if asks => focus(&seeds),
            Some(last) if is_open => answer(*last, 0),
            _ => {}
        });
    }
    {
        let next = next.clone();
        use_effect_with(seen.is_some(), move |seen| {
            if *seen {
                focus_from_board(&next);
            }
        });
    }
    {
        let title = title.clone();
        use_effect_with(
            round.serial,
            move |serial| {
                if *serial == 0 { begin(&title) } else { focus_board() }
            },
        );
    }
    let ask = {
        let (desk, round) = (desk.clone(), round.clone());
        move |grade: Grade| {
            let asked = Round::new(edition, grade, round.serial.wrapping_add(1));
            set_out(&desk, asked.scene());
            round.set(asked);
        }
    };

    let task = question(words, &round.drill);
    let asks_seeds = round.given.is_none() && state.answered.is_some() && round.asks_for_seeds();
    let told = match (seen, round.given) {
        (Some(given), _) => result(words, &round.drill, &given),
        (None, Some(_)) => caption(&desk),
        (None, None) if asks_seeds => words.say("count-seeds-question"),
        (None, None) if !state.is_live() => caption(&desk),
        (None, None) => task,
    };
    let heard = if round.given.is_none() || seen.is_some() { plain(&told) } else { String::new() };
    let buttons = if seen.is_some() {
        let ask = ask.clone();
        let onclick = Callback::from(move |_: MouseEvent| ask(counted.score.grade));
        html! { <button ref={next} type="button" class="button solid" {onclick}>{ words.say("lesson-next") }</button> }
    } else if asks_seeds {
        seeds_form(words, &seeds, state.answered, answer)
    } else {
        Html::default()
    };
    let choose = {
        let (page, ask) = (page.clone(), ask.clone());
        Callback::from(move |index: usize| {
            let mut studied = (*page.state().studied).clone();
            studied.choose_grade(edition, Grade::ALL[index]);
            page.act(Action::Learn(studied.into()));
            ask(Grade::ALL[index]);
        })
    };
    let grades: Vec<AttrValue> =
        Grade::ALL.iter().map(|grade| grade.number().to_string().into()).collect();
    let chosen = Grade::ALL.iter().position(|grade| *grade == counted.score.grade);
    let lesson = html! {
        <>
            <p class="of-edition"><a href={Route::Learn.to_string()}>{ words.say("nav-learn") }</a>{ " · " }{ names::edition(words, edition) }</p>
            { heading(&title, words.say("nav-count")) }
            <div class="text">
                <p>{ words.say("count-text") }</p>
                { segments(Segments { name: "count-grade", legend: AttrValue::from(words.say("count-grade")), labels: grades, chosen, onchange: choose, ..Segments::default() }) }
                { score(words, &counted) }
            </div>
        </>
    };
    use_study_page(&desk, Around { lesson, told, heard, buttons })
}

/// The field for the number of seeds, and the button that gives the answer.
fn seeds_form(
    words: &Words,
    field: &NodeRef,
    answered: Option<Pit>,
    answer: impl Fn(Pit, u8) + 'static,
) -> Html {
    let onsubmit = {
        let field = field.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>().map(|field| field.value());
            let seeds = typed.and_then(|typed| typed.parse().ok());
            if let (Some(last), Some(seeds)) = (answered, seeds) {
                answer(last, seeds);
            }
        })
    };
    html! {
        <form class="seeds-form" {onsubmit}>
            <label><span>{ words.say("count-seeds") }</span>
                <input ref={field.clone()} type="number" inputmode="numeric" min="0" max="96" required=true autocomplete="off" /></label>
            <button type="submit" class="button solid">{ words.say("count-check") }</button>
        </form>
    }
}

/// What is asked.
fn question(words: &Words, drill: &Drill) -> String {
    let position = &drill.position;
    let written = telling::move_short(words, position, &drill.trace).text;
    let side = names::side_value(position.to_move());
    words.say_with("count-question", &[("side", side), ("move", written.into())])
}

/// What came of an answer.
fn result(words: &Words, drill: &Drill, given: &Given) -> String {
    let happened = telling::move_sentence(words, &drill.position, &drill.trace);
    let row = drill.position.ruleset().row();
    if given.right {
        let time = [("time", study::seconds(words, given.time).into())];
        return format!("{} {happened}", words.say_with("count-right", &time));
    }
    let said = [
        ("pit", given.answer.last.letter(row).to_string().into()),
        ("seeds", given.answer.captured.into()),
    ];
    format!("{} {happened}", words.say_with("count-wrong", &said))
}

/// Streak, best streak, best time at this grade.
fn score(words: &Words, counted: &Counted) -> Html {
    let best = counted.best[usize::from(counted.score.grade.number()) - 1];
    let numbers = [
        (words.say("count-streak"), counted.score.streak.to_string()),
        (words.say("count-best"), counted.score.best.to_string()),
        (
            words.say("count-fastest"),
            best.map_or_else(|| "–".into(), |time| study::seconds(words, time)),
        ),
    ];
    let rows =
        numbers.map(|(what, number)| html! { <div><dt>{ what }</dt><dd>{ number }</dd></div> });
    html! { <dl class="score">{ for rows }</dl> }
}
