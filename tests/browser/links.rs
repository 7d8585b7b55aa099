//! Links to games and positions, records, and what becomes of the game that they make room for.

use fantoccini::key::Key;
use libtest_mimic::Failed;
use serde_json::{Value, json};
use tisiya::rules::{Edition, Record};
use tisiya::session::Link;

use crate::page::{GAME, Page};
use crate::recorded::Recorded;
use crate::scenario::Outcome;

/// Follows a link within the page.
async fn follow(page: &Page, fragment: &str) -> Outcome {
    page.browser.value(&format!("location.hash = {}", json!(fragment))).await?;
    page.settle().await
}

async fn value_of(page: &Page, selector: &str) -> Result<String, Failed> {
    let value = page.browser.value(&format!("document.querySelector('{selector}').value")).await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// The record that the page keeps.
async fn kept_record(page: &Page) -> Result<String, Failed> {
    let kept: Value = serde_json::from_str(&page.stored(GAME).await?.ok_or("no game is kept")?)?;
    Ok(kept["record"].as_str().unwrap_or_default().to_owned())
}

pub async fn a_link_opens_a_game_as_far_as_it_says(page: &Page) -> Outcome {
    page.load_at("#/play?edition=alemungula&moves=A,a,B&ply=1").await?;
    let shown = page.shown().await?;
    assert_eq!((shown.ply, shown.live), (1, false));
    // RULES.md: S 0 of the start.
    assert_eq!(shown.numbers.pits, [0, 5, 5, 5, 5, 6, 6, 6, 6, 6]);
    assert!(kept_record(page).await?.contains("1. A a 2. B"));
    // Loaded anew it goes on with the game, and does not begin with the link again.
    assert_eq!(page.browser.value("location.hash").await?, json!("#/"));
    page.press(&[Key::Escape.into()]).await?;
    page.wait_live().await?;
    page.press(&['b']).await?;
    page.load().await?;
    assert_eq!(page.shown().await?.ply, 4);
    Ok(())
}

pub async fn a_link_opens_a_position(page: &Page) -> Outcome {
    // RULES.md: N may lift 8, not 5, which is barred.
    let position = "position=0,0,1,0,0/1,0,0,1,0%200-0%20N%20barred=a";
    follow(page, &format!("#/play?edition=alemungula&{position}")).await?;
    let shown = page.shown().await?;
    assert_eq!((shown.ply, shown.live), (0, true));
    assert_eq!(shown.numbers.pits, [0, 0, 1, 0, 0, 1, 0, 0, 1, 0]);
    assert_eq!(shown.playable, [8]);
    Ok(())
}

pub async fn a_link_may_carry_the_language_and_leaves_the_readers_own(page: &Page) -> Outcome {
    follow(page, "#/play?lang=it").await?;
    page.browser.wait_for("Italian", "document.documentElement?.lang === 'it'").await?;
    page.load().await?;
    assert_eq!(page.browser.value("document.documentElement.lang").await?, json!("en"));
    Ok(())
}

pub async fn a_broken_link_says_what_is_wrong_and_leaves_the_game(page: &Page) -> Outcome {
    page.press(&['e']).await?;
    let (shown, kept) = (page.shown().await?, kept_record(page).await?);
    let links = [
        ("#/play?edition=alemungula&moves=A,Z", "In “moves”: Move 2, “Z”"),
        ("#/play?edition=alemungula&moves=A,B", "Pit B is South’s"),
        ("#/play?edition=go", "In “edition”: There is no game “go”."),
        ("#/play?edition=lamlameta,uurs=maybe", "“maybe” is no answer"),
        ("#/play?edition=alemungula&position=1/1", "In “position”: The position is cut short"),
        ("#/play?moves=A", "In “edition”: It is missing"),
        ("#/play?edition=alemungula&colour=red", "There is no parameter “colour”"),
    ];
    for (link, told) in links {
        follow(page, link).await?;
        let notice = page.text(".notice").await?;
        for part in ["The link cannot be opened.", told, "The game on the board is as it was."] {
            assert!(notice.contains(part), "{link}: {part:?} is missing in {notice:?}");
        }
        assert_eq!(page.shown().await?, shown, "{link}");
        assert_eq!(kept_record(page).await?, kept, "{link}");
    }
    // A good one takes the complaint away.
    follow(page, "#/play?edition=alemungula").await?;
    assert!(!page.text(".notice").await?.contains("cannot be opened"));
    Ok(())
}

pub async fn the_game_that_a_link_replaces_can_be_gone_on_with(page: &Page) -> Outcome {
    for key in ['e', 'a', 'b'] {
        page.press(&[key]).await?;
    }
    let own = (page.shown().await?, kept_record(page).await?);
    assert_eq!(own.0.ply, 3);
    follow(page, "#/play?edition=lamlameta&moves=A").await?;
    assert_eq!(page.shown().await?.numbers.pits.len(), 24);
    page.click(".notice .button.line").await?;
    assert_eq!((page.shown().await?, kept_record(page).await?), own);

    // It is also there after the page was loaded anew, when the notice is gone.
    follow(page, "#/play?edition=um-el-bagara").await?;
    page.load().await?;
    assert!(!page.has(".notice").await?);
    page.click(".share-button").await?;
    assert!(page.text(".kept").await?.contains("Alemungula, 3 moves"));
    page.click(".kept button").await?;
    assert_eq!((page.shown().await?, kept_record(page).await?), own);
    Ok(())
}

pub async fn what_is_shared_opens_again(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("lamlameta");
    page.load_session(&recorded.session(5)).await?;
    page.click(".moves .move").await?; // the first one is shown
    let shown = page.shown().await?;
    assert_eq!(shown.ply, 1);
    page.click(".share-button").await?;
    let game = value_of(page, "#share-link").await?;
    let record = value_of(page, "#share-record").await?;
    page.click(".share .choice:nth-of-type(1) .segment:nth-child(2)").await?;
    let position = value_of(page, "#share-link").await?;
    page.click(".share .choice:nth-of-type(2) .segment:nth-child(2)").await?;
    assert!(value_of(page, "#share-link").await?.ends_with("&lang=en"));
    page.press(&[Key::Escape.into()]).await?;

    let after = recorded.session(1);
    let expected = after.game().position();
    for link in [&game, &position] {
        assert!(!link.contains("lang="), "{link}");
        let (read, _) = Link::from_any(link)?.game.ok_or("a game")?;
        let ply = if link == &game { 1 } else { 0 };
        assert_eq!(read.position_at(ply), Some(expected), "{link}");
        page.browser.value("localStorage.removeItem('tisiya.game')").await?;
        let place = link.strip_prefix(page.address()).ok_or("a link to this site")?;
        page.load_at(place).await?;
        page.wait_shown(&format!("[data-ply='{ply}']")).await?;
        assert_eq!(page.shown().await?.numbers, shown.numbers, "{link}");
    }
    let record: Record = record.parse()?;
    assert_eq!(record.game(), recorded.session(5).game());
    Ok(())
}

pub async fn a_link_is_copied(page: &Page) -> Outcome {
    page.click(".share-button").await?;
    let link = value_of(page, "#share-link").await?;
    page.click(".share section:first-of-type .share-line .button").await?;
    let told = "document.querySelector('.share [role=status]').textContent";
    page.browser.wait_for("a word on it", told).await?;
    if page.browser.value(told).await? == json!("It is copied.") {
        page.click(".share form textarea").await?;
        page.press_together(&[Key::Control.into(), 'v']).await?;
        assert_eq!(value_of(page, ".share form textarea").await?, link);
    } else {
        assert_eq!(page.browser.value("getSelection().toString()").await?, json!(link));
    }
    Ok(())
}

pub async fn a_record_is_opened_and_a_faulty_one_says_where(page: &Page) -> Outcome {
    page.press(&['e']).await?;
    let kept = kept_record(page).await?;
    page.click(".share-button").await?;
    let paste = |text: &str| {
        format!("document.querySelector('.share form textarea').value = {}", json!(text))
    };
    let faulty = [
        ("[Edition \"alemungula\"]\n\n1. A x", "Line 3, column 6"),
        ("[Edition \"alemungula\"]\n\n1. A b c", "Pit c can be sown both ways"),
        ("A letter to somebody", "Line 1, column 1"),
        ("http://x.example/#/play?edition=chess", "There is no game “chess”"),
    ];
    for (text, told) in faulty {
        page.browser.value(&paste(text)).await?;
        page.click(".share [type=submit]").await?;
        let fault = page.text(".share .fault").await?;
        assert!(fault.contains(told), "{told:?} is missing in {fault:?}");
        assert_eq!(kept_record(page).await?, kept);
    }
    let recorded = Recorded::first_of("um-el-bagara");
    let game = recorded.session(12).game().clone();
    page.browser.value(&paste(&Record::new(game.clone()).to_string())).await?;
    page.click(".share [type=submit]").await?;
    page.browser.wait_for("no dialog", "!document.querySelector('dialog')").await?;
    let read: Record = kept_record(page).await?.parse()?;
    assert_eq!(read.game(), &game);
    assert_eq!(read.game().start().ruleset().edition(), Edition::UmElBagara);
    assert!(page.text(".notice").await?.contains("is kept"));
    Ok(())
}
