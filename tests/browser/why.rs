//! "Why?" on the play page, and the offer of a lesson there.

use fantoccini::key::Key;
use serde_json::{Value, json};
use tisiya::rules::{Edition, Event};
use tisiya::teach::why::Question;
use tisiya::text::{Language, Words, rich, telling};

use crate::page::Page;
use crate::recorded::Recorded;
use crate::scenario::Outcome;

/// The reasons in the dialog, each with the address of its rule.
const REASONS: &str = "[...document.querySelectorAll('dialog.why li')]
    .map(item => [item.querySelector('p').textContent, item.querySelector('a').hash])";

/// The numbers in the picture, from pit 0.
const PICTURED: &str =
    "[...document.querySelectorAll('dialog.why .figure-count')].map(it => Number(it.textContent))";

fn expected(question: &Question, edition: Edition) -> Value {
    let words = Words::new(Language::English);
    let reasons = question.reasons();
    let said = reasons.iter().map(|reason| {
        let text = rich::plain(&telling::why(&words, question, reason));
        json!([text, format!("#/rules/{edition}/{}", reason.rule)])
    });
    said.collect()
}

pub async fn a_refusal_and_a_move_are_explained(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("alemungula");
    for ply in [5, recorded.moves().len()] {
        let session = recorded.session(ply);
        let game = session.game();
        page.load_session(&session).await?;
        page.press(&['w']).await?;
        page.wait_for_element("dialog.why[open]").await?;
        let trace = game.trace(ply - 1).expect("a move");
        let before = game.position_at(ply - 1).expect("a position");
        let asked = Question::Played(before, &trace);
        assert_eq!(page.browser.value(REASONS).await?, expected(&asked, Edition::Alemungula));
        // The picture has the numbers that the reasons speak of, from before anything was taken.
        let mut sown = before.board();
        let is_sown = |event: &&Event| matches!(event, Event::Lift { .. } | Event::Drop { .. });
        trace.events.iter().filter(is_sown).for_each(|&event| sown.apply(event, trace.mover));
        assert_eq!(page.browser.value(PICTURED).await?, json!(sown.pits[..10]));
        page.press(&[Key::Escape.into()]).await?;
        assert!(!page.has("dialog").await?);
    }
    // With the focus on a pit, whose own move is looked at meanwhile.
    page.load_session(&recorded.session(5)).await?;
    page.tab_to(".cell.playable").await?;
    page.press(&['w']).await?;
    page.wait_for_element("dialog.why[open] li").await?;
    page.press(&[Key::Escape.into()]).await?;
    page.wait_for_element(".cell.playable:focus").await?;
    // A refused move: by the button, and the focus comes back to it.
    let session = recorded.session(0);
    page.load_session(&session).await?;
    assert!(!page.has(".why-button").await?, "there is nothing to ask yet");
    page.press(&['w']).await?;
    assert!(!page.has("dialog").await?);
    page.click("#pit-7").await?;
    page.click(".words .why-button").await?;
    let position = session.game().position();
    let illegal = position.check("7-".parse()?).expect_err("North’s pit");
    let asked = Question::Refused(position, illegal);
    assert_eq!(page.browser.value(REASONS).await?, expected(&asked, Edition::Alemungula));
    page.press(&[Key::Escape.into()]).await?;
    assert!(!page.has("dialog").await?);
    Ok(())
}

pub async fn a_lesson_is_offered_to_somebody_new(page: &Page) -> Outcome {
    assert!(page.has(".offer a[href='#/learn/alemungula']").await?);
    page.begin(&Edition::Lamlameta.ruleset()).await?;
    assert!(page.has(".offer a[href='#/learn/lamlameta']").await?);
    page.play("3+".parse()?).await?;
    assert!(!page.has(".offer").await?);
    page.begin(&Edition::Lamlameta.ruleset()).await?;
    assert!(!page.has(".offer").await?, "a move was played before");
    page.load().await?;
    assert!(!page.has(".offer").await?);
    Ok(())
}

pub async fn the_offer_can_be_declined(page: &Page) -> Outcome {
    page.click(".offer button").await?;
    assert!(!page.has(".offer").await?);
    page.load().await?;
    assert!(!page.has(".offer").await?);
    Ok(())
}
