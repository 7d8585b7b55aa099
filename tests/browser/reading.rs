//! The pages to read: the rules, about the games, for teachers.

use fantoccini::key::Key;
use libtest_mimic::Failed;
use serde_json::json;
use tisiya::rules::{Edition, Ruleset, Side};
use tisiya::teach::Chapter;
use tisiya::text::{Language, Words, rich, rulebook};

use crate::access::assert_accessible;
use crate::browser::Screen;
use crate::page::{Page, SETTINGS};
use crate::scenario::Outcome;

/// The pages, with a heading that shows that they are there.
fn places() -> impl Iterator<Item = String> {
    let rules = Edition::ALL.into_iter().map(|edition| format!("#/rules/{edition}"));
    rules.chain(["#/about".into(), "#/teachers".into()])
}

async fn go(page: &Page, place: &str) -> Outcome {
    page.browser.value(&format!("location.hash = {}", json!(place))).await?;
    page.settle().await?;
    page.browser.wait_for(place, "document.querySelector('.page h1')").await
}

/// The texts of all elements of a kind.
async fn texts(page: &Page, selector: &str) -> Result<Vec<String>, Failed> {
    let texts = format!("[...document.querySelectorAll('{selector}')].map(it => it.textContent)");
    Ok(serde_json::from_value(page.browser.value(&texts).await?)?)
}

/// What the engine says of the examples of an edition, by these rules and from a seat.
fn computed(rules: &Ruleset, seat: Side) -> Vec<String> {
    let words = Words::with_study(Language::English);
    let passages = Chapter::of(rules.edition()).passages.iter();
    let shown =
        passages.flat_map(|passage| passage.examples).filter_map(|it| it.shown(rules, seat));
    shown.map(|shown| rich::plain(&rulebook::example(&words, &shown))).collect()
}

async fn assert_examples(page: &Page, rules: &Ruleset, seat: Side) -> Outcome {
    let told = texts(page, ".example figcaption").await?;
    let told: Vec<String> =
        told.iter().map(|it| it.trim_end_matches("Show on the board").trim().into()).collect();
    assert_eq!(told, computed(rules, seat), "{rules}, {seat}");
    Ok(())
}

pub async fn examples_are_computed_for_both_seats(page: &Page) -> Outcome {
    for edition in Edition::ALL {
        go(page, &format!("#/rules/{edition}")).await?;
        let rules = edition.ruleset();
        assert_examples(page, &rules, Side::South).await?;
        page.click(".seat-choice .segment:nth-child(2)").await?;
        assert_examples(page, &rules, Side::North).await?;
        assert!(!computed(&rules, Side::North).is_empty(), "{edition} has examples");
    }
    Ok(())
}

pub async fn another_reading_changes_text_and_examples_and_can_be_played(page: &Page) -> Outcome {
    go(page, "#/rules/alemungula-relay").await?;
    let before = texts(page, ".passages p").await?;
    assert_eq!(texts(page, ".chosen p").await?, [""; 0]);
    page.click(".dispute input[name=relay][value=off]").await?;
    let rules: Ruleset = "alemungula-relay,relay=off".parse()?;
    assert_examples(page, &rules, Side::South).await?;
    assert_ne!(texts(page, ".passages p").await?, before);
    assert!(page.text(".chosen").await?.contains("Relay: none: one lap"));
    page.browser.value("scrollTo(0, document.body.scrollHeight)").await?;
    page.click(".chosen a").await?;
    page.browser.wait_for("the board", "document.querySelector('.board')").await?;
    // The link that was pressed is gone: the board is seen from its top, and has the focus.
    page.browser.wait_for("the top", "scrollY === 0").await?;
    page.browser.wait_for("the focus", "document.activeElement.matches('.cell')").await?;
    let kept = page.stored(crate::page::GAME).await?.unwrap_or_default();
    assert!(kept.contains("relay=off"), "{kept}");
    Ok(())
}

pub async fn an_example_can_be_played_on_the_board(page: &Page) -> Outcome {
    go(page, "#/rules/lamlameta/uurs").await?;
    page.click("section:has(#uurs) .on-board").await?;
    page.wait_shown("[data-ply='0']").await?;
    page.click(".bar [aria-label='Play']").await?;
    page.wait_live().await?;
    // RULES.md: S 9 with 9:4, 10:2, 15:2.
    let mut expected = [0; 24];
    for (pit, seeds) in [(10, 2), (11, 1), (12, 1), (13, 2), (15, 2)] {
        expected[pit] = seeds;
    }
    assert_eq!(page.shown().await?.numbers.pits, expected);
    Ok(())
}

pub async fn a_rule_is_found_by_its_number(page: &Page) -> Outcome {
    for (rule, section) in [("A5", "ko"), ("A3", "capture"), ("repetition", "repetition")] {
        go(page, &format!("#/rules/alemungula/{rule}")).await?;
        page.browser.wait_for(rule, &format!("document.activeElement.id === '{section}'")).await?;
        let top = format!("document.getElementById('{section}').getBoundingClientRect().top");
        let top = page.browser.value(&top).await?.as_f64().unwrap_or(-1.0);
        assert!((0.0..768.0).contains(&top), "{rule} is at {top}");
    }
    go(page, "#/rules/alemungula/L4").await?;
    assert!(page.text(".page .fault").await?.contains("no rule L4"));
    Ok(())
}

pub async fn they_can_be_read_without_a_mouse(page: &Page) -> Outcome {
    go(page, "#/rules/alemungula").await?;
    let mut reached = Vec::new();
    for _ in 0..120 {
        page.press(&[Key::Tab.into()]).await?;
        let what = "[document.activeElement.className || document.activeElement.tagName,
            document.activeElement.closest('.contents, .tabs, .dispute, .passages')?.classList[0] ?? ''].join(' ')";
        reached.push(page.browser.value(what).await?.as_str().unwrap_or_default().to_owned());
    }
    for part in ["tabs", "contents", "dispute", "on-board"] {
        assert!(reached.iter().any(|it| it.contains(part)), "{part} is not in {reached:?}");
    }
    // An arrow takes the other answer, as radio buttons do.
    page.browser.value("document.querySelector('.dispute input[name=ko]').focus()").await?;
    page.press(&[Key::Down.into()]).await?;
    assert!(page.text(".chosen").await?.contains("Ko: no"));
    Ok(())
}

pub async fn nothing_stands_in_the_way_in_any_theme(page: &Page) -> Outcome {
    for theme in ["light", "dark", "contrast"] {
        let settings = json!({ "language": "en", "speed": "off", "theme": theme }).to_string();
        page.load_with(SETTINGS, &settings).await?;
        for place in places() {
            go(page, &place).await?;
            assert_accessible(page, &format!("{theme}, {place}")).await?;
        }
        page.load().await?;
        page.click(".share-button").await?;
        assert_accessible(page, &format!("{theme}, share")).await?;
    }
    Ok(())
}

pub async fn they_need_no_sideways_scrolling(page: &Page) -> Outcome {
    for place in places() {
        go(page, &place).await?;
        for (width, height) in [(320, 568), (360, 740), (768, 1024), (1366, 768)] {
            let width = width.max(page.browser.narrowest());
            page.browser.set_screen(Screen { width, height, ..Screen::LAPTOP }).await?;
            let wide = format!("innerWidth === {width}");
            page.browser.wait_for(&place, &wide).await?;
            page.settle().await?;
            let scroll = page.browser.value("document.documentElement.scrollWidth").await?;
            assert!(scroll.as_f64() <= Some(f64::from(width)), "{place} on {width}: {scroll}");
        }
    }
    Ok(())
}

pub async fn sheets_are_printed_one_at_a_time_or_both(page: &Page) -> Outcome {
    page.before_each_load("window.print = () => window.printed = (window.printed ?? 0) + 1")
        .await?;
    page.load().await?;
    go(page, "#/teachers").await?;
    page.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let seen =
        "[...document.querySelectorAll('.sheet')].map(it => it.getBoundingClientRect().width > 0)";
    assert_eq!(page.browser.value(seen).await?, json!([true, true]));
    assert!(!page.browser.holds("document.querySelector('.header').offsetWidth").await?);
    page.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await?;
    page.click(".sheet:nth-child(2) button").await?;
    page.browser.wait_for("a print", "window.printed === 1").await?;
    page.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    assert_eq!(page.browser.value(seen).await?, json!([false, true]));
    Ok(())
}

pub async fn the_snippet_for_a_page_shows_the_game(page: &Page) -> Outcome {
    page.press(&['e']).await?;
    let game = page.shown().await?;
    go(page, "#/teachers").await?;
    // The page shows what comes of it.
    page.browser.value("document.querySelector('.sample').scrollIntoView()").await?;
    let sample =
        "document.querySelector('.sample').contentDocument?.querySelector('.framed .board')";
    page.browser.wait_for("the sample", sample).await?;
    let source = page.browser.value(
        "new DOMParser().parseFromString(document.querySelector('#snippet').value, 'text/html')
            .querySelector('iframe').getAttribute('src')",
    );
    let source = source.await?.as_str().unwrap_or_default().to_owned();
    assert!(source.contains("?embed&edition=alemungula&moves=E"), "{source}");
    page.browser.client.goto(&source).await?;
    page.browser.wait_for("the board", "document.querySelector('.framed .board')").await?;
    assert_eq!(page.shown().await?.numbers, game.numbers);
    // In a frame of their own nothing of what is kept is touched.
    page.press(&['a']).await?;
    page.load().await?;
    assert_eq!(page.shown().await?, game);
    Ok(())
}
