//! The languages of the page: which one is spoken, and what one that runs from right to left does
//! to the page and leaves of the board.

use fantoccini::key::Key;
use libtest_mimic::Failed;
use serde_json::json;
use tisiya::rules::{Edition, Game, Position, Series, Setup, Side};
use tisiya::session::Session;
use tisiya::text::Language;

use crate::browser::Screen;
use crate::page::{Page, SETTINGS};
use crate::scenario::{Outcome, Stage};
use crate::screens::show_on;

/// What browsers ask for, and the language that serves it.
const ASKED: [(&str, &str); 5] = [
    ("ar-SD,en", "ar"),
    ("am-ET", "am"),
    ("it-CH,am", "it"),
    ("fr-CH,ar", "ar"),
    ("fr-CH,fr", "en"),
];

pub async fn the_language_is_that_of_the_browser_until_one_is_chosen(stage: Stage) -> Outcome {
    let page = Page::prepare(stage.browser, &stage.dist)?;
    for (asked, code) in ASKED {
        ask_for(&page, asked).await?;
        page.load().await?;
        assert_spoken(&page, code).await?;
    }
    choose(&page, Language::Arabic).await?;
    assert_spoken(&page, "ar").await?;
    page.load().await?;
    assert_spoken(&page, "ar").await?;
    choose(&page, Language::Italian).await?;
    assert_spoken(&page, "it").await?;
    page.assert_quiet().await
}

/// Lets the browser ask for languages, from the next load on.
pub async fn ask_for(page: &Page, languages: &str) -> Outcome {
    let tags: Vec<_> = languages.split(',').collect();
    let languages = format!("{{ configurable: true, get: () => {} }}", json!(tags));
    page.before_each_load(&format!("Object.defineProperty(navigator, 'languages', {languages});"))
        .await
}

/// Chooses a language in the settings, whatever is spoken now.
async fn choose(page: &Page, language: Language) -> Outcome {
    let place = Language::ALL.iter().position(|&other| other == language).unwrap_or_default() + 1;
    page.click(".header-buttons > .button:nth-last-child(2)").await?;
    page.click(&format!(".settings .choice .segment:nth-child({place})")).await?;
    page.browser.wait_for("the language", &spoken(language.code())).await?;
    page.press(&[Key::Escape.into()]).await
}

async fn assert_spoken(page: &Page, code: &str) -> Outcome {
    page.browser.wait_for(&format!("a page in {code}"), &spoken(code)).await?;
    let direction = if code == "ar" { "rtl" } else { "ltr" };
    assert_eq!(page.browser.value("document.dir").await?, json!(direction), "{code}");
    Ok(())
}

fn spoken(code: &str) -> String {
    format!("document.documentElement?.lang === '{code}'")
}

/// Loads the page in a language.
async fn load_in(page: &Page, language: Language) -> Outcome {
    let settings = json!({ "language": language.code(), "speed": "off" });
    page.load_with(SETTINGS, &settings.to_string()).await?;
    assert_spoken(page, language.code()).await
}

/// The board is a thing, and stays as it is.
pub async fn the_board_is_the_same_in_arabic(page: &Page) -> Outcome {
    for edition in [Edition::Alemungula, Edition::Lamlameta] {
        page.load_edition(edition).await?;
        for (width, height) in [(320, 568), (768, 1024), (1366, 768), (1920, 1080)] {
            let width = width.max(page.browser.narrowest());
            let screen = Screen { width, height, mobile: width < 1000, ..Screen::LAPTOP };
            let mut boards = Vec::new();
            for language in [Language::English, Language::Arabic] {
                show_on(page, screen).await?;
                load_in(page, language).await?;
                boards.push(board(page).await?);
            }
            let [english, arabic] = &boards[..] else { unreachable!("two languages") };
            assert_eq!(english.len(), arabic.len(), "{edition} on {width}x{height}");
            for (here, there) in english.iter().zip(arabic) {
                let off = (here[0] - there[0]).abs().max((here[1] - there[1]).abs());
                assert!(off < 1.0, "{edition} on {width}x{height}: {here:?} and {there:?}");
            }
        }
    }
    Ok(())
}

/// Where on the board its pits, their numbers and the seeds are, in px.
async fn board(page: &Page) -> Result<Vec<[f64; 2]>, Failed> {
    let places = "(() => {
        const board = document.querySelector('.board').getBoundingClientRect();
        return [...document.querySelectorAll('.cell, .count, .letter, .store-count, .seed')]
            .map(part => part.getBoundingClientRect())
            .map(part => [part.x + part.width / 2 - board.x, part.y + part.height / 2 - board.y]);
    })()";
    Ok(serde_json::from_value(page.browser.value(places).await?)?)
}

pub async fn around_the_board_arabic_runs_from_right_to_left(page: &Page) -> Outcome {
    load_in(page, Language::Arabic).await?;
    // From right to left: name, places, buttons; seats, board, moves.
    for parts in [[".name", ".places", ".header-buttons"], [".seat-top", ".table", ".side-panel"]] {
        let lefts = format!(
            "{}.map(part => document.querySelector(part).getBoundingClientRect().x)",
            json!(parts)
        );
        let lefts: [f64; 3] = serde_json::from_value(page.browser.value(&lefts).await?)?;
        assert!(lefts[0] > lefts[1] && lefts[1] > lefts[2], "{parts:?} at {lefts:?}");
    }
    // Time runs as the board does: back, play and forward from left to right.
    let buttons = "[...document.querySelectorAll('.bar-buttons .button')]
        .map(button => button.getBoundingClientRect().x)";
    let lefts: Vec<f64> = serde_json::from_value(page.browser.value(buttons).await?)?;
    assert!(lefts.len() == 5 && lefts.is_sorted(), "{lefts:?}");
    // Arrows on the board follow the screen.
    page.browser.value("document.querySelector('#pit-0').focus()").await?;
    page.press(&[Key::Right.into()]).await?;
    assert_eq!(page.focused().await?, "pit-1");
    Ok(())
}

/// A key means the Latin letter on it, whatever script the keyboard writes.
pub async fn letters_of_another_script_are_the_keys_they_stand_on(page: &Page) -> Outcome {
    load_in(page, Language::Arabic).await?;
    let press = |key: &str, code: &str| {
        let event = json!({ "key": key, "code": code, "bubbles": true });
        format!("document.body.dispatchEvent(new KeyboardEvent('keydown', {event}))")
    };
    page.browser.value(&press("ش", "KeyA")).await?;
    page.wait_shown("[data-ply='1']").await?;
    page.browser.value(&press("ع", "KeyU")).await?;
    page.wait_shown("[data-ply='0']").await?;
    page.browser.value(&press("؟", "Slash")).await?;
    page.browser.wait_for("the list of keys", "document.querySelector('dialog.keys')").await
}

/// Numbers and lists are the browser's: with a comma in Italian, and Latin digits in Arabic.
pub async fn numbers_are_written_as_in_the_language(page: &Page) -> Outcome {
    for (language, pattern) in [
        (Language::English, r"^[+-]?\d+\.\d$"),
        (Language::Italian, r"^[+-]?\d+,\d$"),
        (Language::Arabic, r"^\u200e?[+-]?\d+\.\d$"),
    ] {
        load_in(page, language).await?;
        page.click(".tools > [aria-pressed]").await?;
        let all = "document.querySelectorAll('.worth').length === 6";
        page.browser.wait_for("what six moves are worth", all).await?;
        let fit = format!(
            "[...document.querySelectorAll('.worth')].every(one => /{pattern}/.test(one.textContent))"
        );
        let written = page.text(".worth").await?;
        assert!(page.browser.holds(&fit).await?, "{language}: {written}");
    }
    for (language, name) in [
        (Language::English, "South’s pit D, 5 seeds, sows right"),
        (Language::Italian, "Buca D di Sud, 5 semi, si semina a destra"),
    ] {
        load_in(page, language).await?;
        let label = "document.querySelector('#pit-3').getAttribute('aria-label')";
        assert_eq!(page.browser.value(label).await?, json!(name));
    }
    // What a chain takes, pit by pit.
    let setup: Setup = "alemungula 0,0,0,0,5/1,3,1,3,1 0-0 S".parse()?;
    let game = Game::new(Position::try_from(setup)?);
    let series = Series { best_of: 1, first: Side::South, rounds: Vec::new() };
    page.load_session(&Session::from_line(game, 0, series)).await?;
    for (language, told) in [
        (Language::English, "Takes 2, 4, 2, 4 and 2."),
        (Language::Italian, "Prende 2, 4, 2, 4 e 2."),
    ] {
        load_in(page, language).await?;
        page.hover(".header").await?;
        page.hover("#pit-4").await?;
        let caption = page.text(".caption").await?;
        assert!(caption.contains(told), "{caption}");
    }
    Ok(())
}
