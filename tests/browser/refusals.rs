//! What the page says of a pit that may not be played.

use tisiya::rules::{Edition, Move, Pit};
use tisiya::session::Session;
use tisiya::text::{Language, Words, refusal, rich};

use crate::page::Page;
use crate::recorded::Recorded;
use crate::scenario::Outcome;

/// Why a pit may not be played, and the number of the rule if it has one.
fn reason(session: &Session, pit: Pit) -> (String, Option<&'static str>) {
    let position = session.game().position();
    let direction = position.ruleset().directions(pit)[0];
    let because = position.check(Move::Sow(pit, direction)).expect_err("an illegal move");
    let words = Words::new(Language::English);
    let sentence = rich::plain(&refusal::sentence(&words, position.ruleset(), because));
    (sentence, refusal::rule(position.ruleset(), because))
}

/// Clicks every pit that may not be played: the caption says why, it is announced, and nothing
/// else changes.
async fn every_refusal_is_told(page: &Page, session: &Session) -> Outcome {
    page.load_session(session).await?;
    let before = page.shown().await?;
    let pits = (0..before.numbers.pits.len() as u8).map(Pit);
    for pit in pits.filter(|pit| !before.playable.contains(&pit.0)) {
        page.click(&format!("#pit-{pit}")).await?;
        let (why, rule) = reason(session, pit);
        let rule = rule.map(|rule| format!(" Rule {rule}")).unwrap_or_default();
        assert_eq!(page.text(".caption").await?, why.clone() + &rule);
        assert_eq!(page.text("#announcer").await?, why);
        assert_eq!(page.shown().await?, before);
    }
    Ok(())
}

pub async fn in_alemungula_each_is_told(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("alemungula");
    let barred = (0..recorded.moves().len())
        .map(|ply| recorded.session(ply))
        .find(|session| session.game().position().barred().is_some());
    every_refusal_is_told(page, &barred.expect("a barred pit")).await
}

pub async fn in_um_el_bagara_each_is_told(page: &Page) -> Outcome {
    every_refusal_is_told(page, &Recorded::first_of("um-el-bagara").session(20)).await
}

pub async fn in_lamlameta_each_is_told(page: &Page) -> Outcome {
    every_refusal_is_told(page, &Recorded::first_of("lamlameta").session(30)).await
}

pub async fn on_the_first_move_with_pairs_each_is_told(page: &Page) -> Outcome {
    every_refusal_is_told(page, &Recorded::first_of("lamlameta-pairs.left-opponent").session(0))
        .await
}

pub async fn of_a_finished_game_each_is_told(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("alemungula-relay");
    every_refusal_is_told(page, &recorded.session(recorded.moves().len())).await
}

/// A reader speaks what is put into a live region, not what stays in it.
pub async fn the_same_refusal_is_announced_again(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    page.browser
        .value(
            "(() => {
                window.spoken = [];
                const speak = changes => window.spoken.push(...changes
                    .map(change => change.target.textContent).filter(text => text));
                new MutationObserver(speak).observe(document.querySelector('#announcer'),
                    { subtree: true, childList: true, characterData: true });
            })()",
        )
        .await?;
    let session = Session::new(Edition::Alemungula.ruleset(), tisiya::rules::Side::South, 1)?;
    let (why, _) = reason(&session, Pit(7));
    for times in 1..=3 {
        page.click("#pit-7").await?;
        let spoken = page.browser.value("window.spoken").await?;
        assert_eq!(spoken, serde_json::json!(vec![&why; times]));
    }
    Ok(())
}

/// What was tried is forgotten with the next thing done.
pub async fn a_refusal_goes_with_the_next_move(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    page.click("#pit-7").await?;
    let why = page.text(".caption").await?;
    page.play("3+".parse()?).await?;
    assert_ne!(page.text(".caption").await?, why);
    Ok(())
}
