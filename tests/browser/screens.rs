//! The page on screens large and small.

use serde_json::json;
use tisiya::rules::Edition;
use tisiya::text::Language;

use crate::browser::Screen;
use crate::page::{Page, SETTINGS};
use crate::recorded::Recorded;
use crate::scenario::Outcome;

/// Small phone, phone, tablet, laptop, large screen; and a phone held sideways.
const SCREENS: [(u32, u32, bool); 6] = [
    (320, 568, true),
    (360, 740, true),
    (768, 1024, true),
    (1366, 768, false),
    (1920, 1080, false),
    (740, 360, true),
];

pub async fn the_page_sees_the_screen_that_is_asked_for(page: &Page) -> Outcome {
    show_on(page, Screen::PHONE.dark().still()).await?;
    for query in ["(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "(pointer: coarse)"] {
        assert!(page.browser.holds(&format!("matchMedia('{query}').matches")).await?, "{query}");
    }
    assert_eq!(page.browser.value("[innerWidth, innerHeight]").await?, json!([360, 740]));
    Ok(())
}

pub async fn alemungula_needs_no_sideways_scrolling(page: &Page) -> Outcome {
    no_screen_scrolls_sideways(page, "alemungula").await
}

pub async fn lamlameta_needs_no_sideways_scrolling(page: &Page) -> Outcome {
    no_screen_scrolls_sideways(page, "lamlameta").await
}

/// The words of each, and the buttons with them, are as wide as they are: at the board and in a
/// lesson.
pub async fn no_language_needs_sideways_scrolling(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("alemungula");
    for language in Language::ALL {
        page.load_session(&recorded.session(20)).await?;
        let settings = json!({ "language": language.code(), "speed": "off" });
        page.load_with(SETTINGS, &settings.to_string()).await?;
        for place in ["#/", "#/learn/alemungula"] {
            page.browser.value(&format!("location.hash = '{place}'")).await?;
            let there = format!("main{} .board", if place == "#/" { ".play" } else { ".study" });
            page.wait_for_element(&there).await?;
            for (width, height, mobile) in SCREENS {
                let width = width.max(page.browser.narrowest());
                show_on(page, Screen { width, height, mobile, ..Screen::LAPTOP }).await?;
                let at = format!("{language:?}, {place} on {width}x{height}");
                assert_fits(page, width, &at).await?;
            }
        }
    }
    Ok(())
}

/// How far the text of a button is from its middle, in px, where it is more than a little.
const OFF_MIDDLE: &str = "[...document.querySelectorAll('.button, .segment')]
    .filter(button => !button.closest('details:not([open])')).map(button => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const [text, box] = [range, button].map(it => it.getBoundingClientRect());
        return [button.textContent, (text.top + text.bottom - box.top - box.bottom) / 2];
    }).filter(([text, off]) => text && Math.abs(off) > 4)";

pub async fn the_text_of_buttons_is_in_their_middle(page: &Page) -> Outcome {
    page.load_session(&Recorded::first_of("alemungula").session(20)).await?;
    let places = ["#/", "#/learn/alemungula", "#/problems/alemungula", "#/teachers", "#/about"];
    for screen in [Screen::LAPTOP, Screen::PHONE] {
        show_on(page, screen).await?;
        for place in places {
            page.browser.value(&format!("location.hash = '{place}'")).await?;
            page.wait_for_element("main .button").await?;
            page.settle().await?;
            assert_eq!(page.browser.value(OFF_MIDDLE).await?, json!([]), "{place}");
        }
    }
    Ok(())
}

/// At the start, in mid-game, at the end, and with each dialog open.
async fn no_screen_scrolls_sideways(page: &Page, game: &str) -> Outcome {
    let recorded = Recorded::first_of(game);
    for ply in [0, 20, recorded.moves().len()] {
        page.load_session(&recorded.session(ply)).await?;
        for (width, height, mobile) in SCREENS {
            let width = width.max(page.browser.narrowest());
            show_on(page, Screen { width, height, mobile, ..Screen::LAPTOP }).await?;
            let at = format!("{game} at ply {ply} on {width}x{height}");
            assert_fits(page, width, &at).await?;
            for key in ['n', '?'] {
                page.press(&[key]).await?;
                let dialog = "document.querySelector('dialog')";
                let fits = format!("{dialog}.scrollWidth <= {dialog}.clientWidth");
                assert!(page.browser.holds(&fits).await?, "{at}: the dialog of {key}");
                assert_fits(page, width, &at).await?;
                page.press(&[fantoccini::key::Key::Escape.into()]).await?;
            }
        }
    }
    Ok(())
}

/// Shows the page on a screen, and waits until the page knows.
pub async fn show_on(page: &Page, screen: Screen) -> Outcome {
    page.browser.set_screen(screen).await?;
    let what = format!("a page that is as large as {screen:?}");
    let Screen { width, height, .. } = screen;
    let size = format!("innerWidth === {width} && innerHeight === {height}");
    page.browser.wait_for(&what, &size).await?;
    // Browsers tell the page in their own time, some of width and height one after the other.
    page.browser.value("dispatchEvent(new Event('resize'))").await?;
    page.settle().await
}

/// The page is as wide as the screen, and the board lies within it.
async fn assert_fits(page: &Page, width: u32, at: &str) -> Outcome {
    let measure = "(() => {
        const board = document.querySelector('.board').getBoundingClientRect();
        return [document.documentElement.scrollWidth, board.left, board.right];
    })()";
    let measured = page.browser.value(measure).await?;
    let [scroll, left, right]: [f64; 3] = serde_json::from_value(measured)?;
    let width = f64::from(width);
    assert!(scroll <= width, "{at}: scrolls to {scroll}");
    assert!(left >= 0.0 && right <= width, "{at}: board from {left} to {right}");
    Ok(())
}

/// Each page to learn from, on each screen; boards lie within it.
pub async fn pages_to_learn_from_need_no_sideways_scrolling(page: &Page) -> Outcome {
    for (width, height, mobile) in SCREENS {
        let width = width.max(page.browser.narrowest());
        show_on(page, Screen { width, height, mobile, ..Screen::LAPTOP }).await?;
        page.browser.value("location.hash = '#/learn'").await?;
        page.wait_for_element(".edition-card").await?;
        let scroll = page.browser.value("document.documentElement.scrollWidth").await?;
        assert!(scroll.as_u64() <= Some(width.into()), "#/learn scrolls to {scroll} at {width}");
        for place in ["learn", "count", "problems"] {
            for edition in [Edition::Alemungula, Edition::Lamlameta] {
                let place = format!("#/{place}/{edition}");
                page.go_to_board(&place).await?;
                assert_fits(page, width, &format!("{place} on {width}x{height}")).await?;
            }
        }
    }
    Ok(())
}

pub async fn pits_are_large_enough_for_a_thumb(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    show_on(page, Screen::PHONE).await?;
    let sizes = "[...document.querySelectorAll('.cell, .cell > .rim')]
        .map(part => part.getBoundingClientRect()).flatMap(({ width, height }) => [width, height])";
    let sizes: Vec<f64> = serde_json::from_value(page.browser.value(sizes).await?)?;
    assert_eq!(sizes.len(), 40);
    assert!(sizes.iter().all(|&size| size >= 44.0), "{sizes:?}");
    Ok(())
}

/// Twelve pits in a row stand upright on a phone.
pub async fn upright_pits_are_far_enough_apart(page: &Page) -> Outcome {
    page.load_edition(Edition::Lamlameta).await?;
    for (width, height) in [(320, 568), (360, 740)] {
        let width = width.max(page.browser.narrowest());
        show_on(page, Screen { width, height, ..Screen::PHONE }).await?;
        assert!(page.has(".play.upright").await?);
        let middles = "[...document.querySelectorAll('.cell')]
            .sort((one, other) => one.id.slice(4) - other.id.slice(4))
            .map(cell => cell.getBoundingClientRect()).map(({ x, y, width, height }) =>
                [x + width / 2, y + height / 2])";
        let middles: Vec<[f64; 2]> = serde_json::from_value(page.browser.value(middles).await?)?;
        for row in middles.chunks(12) {
            for pair in row.windows(2) {
                let [[x, y], [next_x, next_y]] = [pair[0], pair[1]];
                let pitch = (next_x - x).hypot(next_y - y);
                assert!(pitch > 39.99, "{pitch} px apart on {width}x{height}");
            }
        }
    }
    Ok(())
}
