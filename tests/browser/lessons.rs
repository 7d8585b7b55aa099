//! Lessons: watched, done, and kept.

use fantoccini::key::Key;
use serde_json::json;
use tisiya::playback::Speed;
use tisiya::rules::{Edition, Move, MoveText};
use tisiya::teach::{Goal, Lesson, Step};
use tisiya::text::{Language, Words, rich, study};

use crate::animation::{record, recorded};
use crate::page::Page;
use crate::scenario::Outcome;

/// Where the page keeps what is learnt.
pub const STUDIED: &str = "tisiya.studied";

/// The button to go on with, which has the focus when there is nothing to do at the board.
pub const GO_ON: &str = ".go-on > .solid";

impl Page {
    /// Goes to a place of the site, and waits until its heading has the focus, and not that of the
    /// place before.
    pub async fn go_to_board(&self, place: &str) -> Outcome {
        let go = format!("(document.activeElement.blur(), location.hash = '{place}')");
        self.browser.value(&go).await?;
        self.wait_for_element(".study h1:focus").await
    }

    /// Waits until there is such an element.
    pub async fn wait_for_element(&self, selector: &str) -> Outcome {
        let expression = format!("document.querySelector({})", json!(selector));
        self.browser.wait_for(selector, &expression).await
    }

    /// Waits until an element has a text.
    pub async fn wait_for_text(&self, selector: &str, text: &str) -> Outcome {
        let expression = format!(
            "document.querySelector({})?.textContent.trim() === {}",
            json!(selector),
            json!(text)
        );
        self.browser.wait_for(&format!("{selector} with {text:?}"), &expression).await
    }

    /// Presses the tab key until an element has the focus.
    pub async fn tab_to(&self, selector: &str) -> Outcome {
        for _ in 0..60 {
            if self.has(&format!("{selector}:focus")).await? {
                return Ok(());
            }
            self.press(&[Key::Tab.into()]).await?;
        }
        Err(format!("the tab key does not reach {selector}").into())
    }

    /// Does with keys alone what a step of a lesson asks for, and waits for the praise.
    pub async fn do_task(&self, edition: Edition, step: &Step) -> Outcome {
        let row = edition.ruleset().row();
        self.wait_for_element(".cell:focus").await?;
        let task = rich::plain(&study::task(&words(), edition, step));
        self.wait_for_text(".caption", &task).await?;
        assert_eq!(self.text("#told").await?, task);
        match step.answers(edition).first() {
            Some(&mv) => self.type_move(mv, row).await?,
            None => self.press(&[step.pits(edition)[0].letter(row)]).await?,
        }
        self.wait_live().await?;
        self.wait_for_text(".caption", &said(step.praise)).await?;
        assert!(self.text("#told").await?.ends_with(&said(step.praise)));
        self.wait_for_element(&format!("{GO_ON}:focus")).await
    }

    /// Plays a move with keys alone.
    pub async fn type_move(&self, mv: Move, row: usize) -> Outcome {
        let Move::Sow(pit, _) = mv else { return Err("nobody chooses to pass".into()) };
        self.press(&[pit.letter(row)]).await?;
        if self.has(".wing").await? {
            let text = mv.to_string();
            self.press(&[if text.ends_with('+') { '>' } else { '<' }]).await?;
        }
        Ok(())
    }
}

fn words() -> Words {
    Words::with_study(Language::English)
}

/// A text of a lesson as it is read.
fn said(key: &str) -> String {
    rich::plain(&words().say(key))
}

/// Goes through a whole lesson with the keyboard: watches, does what is asked, goes on.
async fn a_whole_lesson(page: &Page, edition: Edition) -> Outcome {
    let row = edition.ruleset().row();
    let steps = Lesson::of(edition).steps;
    page.go_to_board(&format!("#/learn/{edition}")).await?;
    for (index, step) in steps.iter().enumerate() {
        page.wait_for_text("h1:focus", &said(step.title)).await?;
        assert_eq!(page.text(".study .text").await?, said(step.text));
        assert_eq!(page.shown().await?.cursor, 0, "{}: it has not begun", step.id);
        page.tab_to(GO_ON).await?;
        page.press(&[Key::Enter.into()]).await?;
        page.wait_live().await?;
        page.wait_for_text(&format!("{GO_ON}:focus"), "Your turn").await?;
        page.press(&[Key::Enter.into()]).await?;
        page.do_task(edition, step).await?;
        page.shown().await?.assert_consistent();
        if index + 1 < steps.len() {
            page.press(&[Key::Enter.into()]).await?;
        }
    }
    let done = page.browser.value("document.querySelectorAll('.step.done').length").await?;
    assert_eq!(done, steps.len());
    // The last button leads to the board, with this game.
    page.press(&[Key::Enter.into()]).await?;
    page.wait_for_element("main.play").await?;
    assert_eq!(page.shown().await?.numbers.pits.len(), 2 * row);
    Ok(())
}

pub async fn of_alemungula(page: &Page) -> Outcome {
    a_whole_lesson(page, Edition::Alemungula).await
}

pub async fn of_um_el_bagara(page: &Page) -> Outcome {
    a_whole_lesson(page, Edition::UmElBagara).await
}

pub async fn of_alemungula_relay(page: &Page) -> Outcome {
    a_whole_lesson(page, Edition::AlemungulaRelay).await
}

pub async fn of_lamlameta(page: &Page) -> Outcome {
    a_whole_lesson(page, Edition::Lamlameta).await
}

pub async fn of_lamlameta_pairs(page: &Page) -> Outcome {
    a_whole_lesson(page, Edition::LamlametaPairs).await
}

fn step(edition: Edition, id: &str) -> (usize, &'static Step) {
    let steps = Lesson::of(edition).steps;
    let index = steps.iter().position(|step| step.id == id).expect(id);
    (index + 1, steps[index])
}

/// Goes to the task of a step.
async fn go_to_task(page: &Page, number: usize) -> Outcome {
    page.click(&format!(".steps > :nth-child({number}) > .step")).await?;
    page.click(".go-on > :nth-child(2)").await?;
    page.wait_for_element(".cell:focus").await
}

/// What was tried is seen on the board and told, and can be tried again.
pub async fn a_wrong_try_is_shown_and_undone(page: &Page) -> Outcome {
    let edition = Edition::Alemungula;
    page.go_to_board("#/learn/alemungula").await?;

    let (number, capture) = step(edition, "capture");
    go_to_task(page, number).await?;
    let before = page.shown().await?;
    let position = capture.task.position(edition);
    let wrong: Move = "B".parse::<MoveText>()?.read(position.ruleset())?;
    let (after, trace) = position.play_traced(wrong)?;
    page.set_speed(Speed::Slow).await?;
    record(page).await?;
    page.click("#pit-1").await?;
    let told = study::what_happened(&words(), &position, &trace, &capture.goal);
    page.wait_for_text(".caption", &told).await?;
    assert!(recorded(page).await?.len() >= trace.events.len(), "it was not animated");
    let shown = page.shown().await?;
    assert_eq!(shown.numbers.pits, after.board().pits[..10]);
    assert_eq!(page.stored(STUDIED).await?, None);
    page.click(GO_ON).await?;
    assert_eq!(page.shown().await?, before);

    // A pit that is not the answer to a question: the sowing itself is shown.
    let (number, stops) = step(edition, "chain-stops");
    go_to_task(page, number).await?;
    let position = stops.task.position(edition);
    let before = page.shown().await?;
    let Goal::Choose(ask) = stops.goal else { panic!("a question") };
    page.press(&['E']).await?; // the one that is about to be sown is none
    assert!(!page.has(".cell.answered").await?);
    page.press(&['c']).await?;
    page.wait_live().await?;
    let pit = tisiya::rules::Pit(7);
    let told = study::wrong_pit(&words(), &position, ask, pit);
    page.wait_for_text(".caption", &told).await?;
    assert_eq!(page.shown().await?.ply, 1);
    assert!(page.has("#pit-7.answered").await?);
    page.wait_for_text(&format!("{GO_ON}:focus"), "Try again").await?;
    page.press(&[Key::Enter.into()]).await?;
    page.wait_for_element(".cell:focus").await?;
    assert_eq!(page.shown().await?, before);
    Ok(())
}

/// Nothing is given away beforehand: neither seen, nor told.
pub async fn a_task_does_not_show_what_a_move_does(page: &Page) -> Outcome {
    page.go_to_board("#/learn/alemungula").await?;
    go_to_task(page, step(Edition::Alemungula, "capture").0).await?;
    assert!(page.has(".cell.playable:focus").await?, "what can be played has the focus");
    page.hover("#pit-3").await?;
    let shown = page.shown_with_preview().await?;
    assert!(shown.preview.iter().all(Option::is_none), "{shown:?}");
    assert!(!page.has(".cell[aria-description]").await?);
    Ok(())
}

pub async fn progress_is_kept(page: &Page) -> Outcome {
    page.go_to_board("#/learn/um-el-bagara").await?;
    go_to_task(page, 1).await?;
    page.press(&['d']).await?;
    page.wait_for_element(".step.done").await?;
    page.load().await?;
    page.browser.value("location.hash = '#/learn'").await?;
    page.wait_for_element(".edition-card").await?;
    let told = page.text(".edition-card:nth-child(2) .ways li:first-child span").await?;
    assert_eq!(told, "1 of 9 steps");
    // The lesson goes on with the next step.
    page.click(".edition-card:nth-child(2) .ways li:first-child a").await?;
    page.wait_for_element(".study h1:focus").await?;
    assert!(page.has(".steps > :nth-child(2) > [aria-current=step]").await?);
    Ok(())
}

pub async fn broken_progress_is_set_aside(page: &Page) -> Outcome {
    for (number, text) in (1..).zip(["{\"version\": 1, \"lessons\": oops}", "{\"version\": 99}"]) {
        page.load_with(STUDIED, text).await?;
        let notice = page.text(".notice").await?;
        assert!(notice.contains("The stored progress could not be read."), "{notice}");
        assert!(notice.contains("It was set aside"), "{notice}");
        let kept = page.stored(&format!("tisiya.set-aside.{number}")).await?;
        assert_eq!(kept.as_deref(), Some(text));
        assert_eq!(page.stored(STUDIED).await?, None);
    }
    page.go_to_board("#/learn/alemungula").await?;
    go_to_task(page, 1).await?;
    page.press(&['d']).await?;
    page.wait_for_element(".step.done").await?;
    page.load().await?;
    assert!(!page.has(".notice").await?);
    Ok(())
}

/// A language or a theme chosen on the way leaves the lesson where it is.
pub async fn settings_hold_in_a_lesson(page: &Page) -> Outcome {
    page.go_to_board("#/learn/alemungula").await?;
    page.click(".steps > :nth-child(4) > .step").await?;
    page.set_speed(Speed::Teach).await?;
    assert!(page.has(".bar .segment:nth-child(1) > input:checked").await?);
    page.click(".bar .segment:nth-child(3)").await?;
    let stored = page.stored(crate::page::SETTINGS).await?.unwrap_or_default();
    assert!(stored.contains("\"quick\""), "{stored}");
    assert!(page.has(".steps > :nth-child(4) > [aria-current=step]").await?);
    Ok(())
}
