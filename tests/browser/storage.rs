//! What the browser keeps of the game from visit to visit.

use fantoccini::key::Key;
use serde_json::{Value, json};
use tisiya::rules::Edition;
use tisiya::session::Saved;

use crate::page::{GAME, Page, SETTINGS};
use crate::recorded::Recorded;
use crate::scenario::{Outcome, Stage};

const SET_ASIDE: &str = "tisiya.set-aside.1";

pub async fn a_game_goes_on_after_reloading(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("alemungula.stuck-pass");
    page.begin(&recorded.ruleset()).await?;
    let mut seen = vec![page.shown().await?];
    for mv in &recorded.moves()[..4] {
        page.play(*mv).await?;
        seen.push(page.shown().await?);
    }
    page.press(&['u']).await?;
    assert_eq!(page.shown().await?, seen[3]);

    page.load().await?;
    assert!(!page.has(".notice").await?);
    assert_eq!(page.shown().await?, seen[3]);
    page.press(&['r']).await?;
    assert_eq!(page.shown().await?, seen[4]);
    for before in seen[..4].iter().rev() {
        page.press(&['u']).await?;
        assert_eq!(&page.shown().await?, before);
    }
    // The rules are kept too: this option is not the usual one.
    let stored: Value = serde_json::from_str(&page.stored(GAME).await?.expect("a game"))?;
    assert!(stored["record"].as_str().is_some_and(|record| record.contains("stuck=pass")));
    Ok(())
}

/// A stored game as the page writes it, with another record or version.
fn stored(version: u32, record: &str) -> String {
    let series = json!({ "best_of": 1, "first": "south", "rounds": [] });
    json!({ "version": version, "record": record, "ply": 1, "series": series }).to_string()
}

/// The page tells what is wrong, keeps the text, starts anew and can be played and reloaded.
async fn is_set_aside(page: &Page, text: &str, told: &[&str]) -> Outcome {
    page.load_with(GAME, text).await?;
    let notice = page.text(".notice").await?;
    for part in ["The stored game could not be read.", "It was set aside"].iter().chain(told) {
        assert!(notice.contains(part), "{part:?} is missing in {notice:?}");
    }
    assert_eq!(page.stored(SET_ASIDE).await?.as_deref(), Some(text));
    assert_eq!(page.stored(GAME).await?, None);

    page.play("3+".parse()?).await?;
    let shown = page.shown().await?;
    assert_eq!((shown.ply, shown.live), (1, true));
    page.click(".notice button").await?;
    assert!(!page.has(".notice").await?);
    page.load().await?;
    assert_eq!(page.shown().await?, shown);
    assert!(!page.has(".notice").await?);
    Ok(())
}

pub async fn a_game_with_an_unreadable_move_is_set_aside(page: &Page) -> Outcome {
    let text = stored(1, "[Edition \"alemungula\"]\n\n1. D C9 *");
    is_set_aside(page, &text, &["Line 3", "column 6", "C9"]).await?;

    // A second one does not take the place of the first.
    let another = stored(1, "[Edition \"alemungula\"]\n\n1. D D *");
    page.load_with(GAME, &another).await?;
    assert!(page.text(".notice").await?.contains("Line 3"));
    assert_eq!(page.stored(SET_ASIDE).await?, Some(text));
    assert_eq!(page.stored("tisiya.set-aside.2").await?, Some(another));
    Ok(())
}

pub async fn a_game_against_the_rules_is_set_aside(page: &Page) -> Outcome {
    let text = stored(1, "[Edition \"alemungula\"]\n\n1. C> c< 2. F *");
    is_set_aside(page, &text, &["Line 3", "column 13"]).await
}

pub async fn a_game_that_is_no_json_is_set_aside(page: &Page) -> Outcome {
    is_set_aside(page, "{\"version\": 1,\n \"record\": oops}", &["line 2", "column 12"]).await
}

pub async fn a_game_of_a_newer_version_is_set_aside(page: &Page) -> Outcome {
    let text = json!({ "version": 99, "moves": "in a way yet to be thought of" }).to_string();
    is_set_aside(page, &text, &["newer version"]).await
}

pub async fn unreadable_settings_are_those_of_a_first_visit(page: &Page) -> Outcome {
    let unreadable = "{\"speed\": \"hypersonic\"}";
    page.load_with(SETTINGS, unreadable).await?;
    assert!(page.has(".bar .segment:nth-child(2) > input:checked").await?);
    assert_eq!(page.stored("tisiya.set-aside.1").await?.as_deref(), Some(unreadable));
    page.load_with(SETTINGS, "{\"speed\": \"off\", \"smell\": true}").await?;
    assert!(page.has(".bar .segment:nth-child(4) > input:checked").await?);
    Ok(())
}

/// A record may end where the next player can only pass.
pub async fn a_stored_game_before_a_forced_pass_goes_on(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("um-el-bagara");
    let pass = recorded.first_pass();
    let mut kept: Value = serde_json::from_str(&Saved::of(&recorded.session(pass)).to_text())?;
    kept["ply"] = json!(pass);
    page.load_with(GAME, &kept.to_string()).await?;
    assert!(!page.shown().await?.playable.is_empty(), "nobody can move");
    Ok(())
}

/// In a sandboxed frame and with cookies blocked the store throws.
pub async fn the_page_plays_where_nothing_can_be_stored(stage: Stage) -> Outcome {
    let page = Page::prepare(stage.browser, &stage.dist)?;
    page.before_each_load(
        "Object.defineProperty(window, 'localStorage',
           { get() { throw new DOMException('denied', 'SecurityError'); } });",
    )
    .await?;
    page.load().await?;
    assert!(page.has(".notice[role=alert]").await?);
    let start = page.shown().await?;
    assert_eq!(start.numbers.pits, [5; 10]);
    page.play("3+".parse()?).await?;
    page.press(&[Key::Escape.into()]).await?;
    page.wait_live().await?;
    assert_eq!(page.shown().await?.ply, 1);
    page.begin(&Edition::Lamlameta.ruleset()).await?;
    assert_eq!(page.shown().await?.numbers.pits, [2; 24]);
    page.assert_quiet().await
}
