//! The program comes in two parts: what a first visit does without the second, and what is said
//! when that does not arrive.

use std::fs;
use std::path::PathBuf;

use libtest_mimic::Failed;
use serde_json::json;

use crate::browser::Screen;
use crate::builds::Builds;
use crate::files::second_part;
use crate::hosting::is_told;
use crate::page::SETTINGS;
use crate::scenario::{Outcome, Stage};
use crate::site::Site;

/// A build without the second part, and that part.
fn without_second_part(
    builds: &Builds,
    version: char,
) -> Result<(PathBuf, PathBuf, Vec<u8>), Failed> {
    let build = builds.version(version)?;
    let is_wasm = |file: &PathBuf| file.extension().is_some_and(|end| end == "wasm");
    let part = second_part(&build)?.into_iter().find(is_wasm).ok_or("no second part")?;
    let part = build.join(part);
    let content = fs::read(&part)?;
    fs::remove_file(&part)?;
    Ok((build, part, content))
}

/// Which elements have been moved by others since the page was loaded.
const MOVED: &str = "(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().flatMap(entry => entry.sources)
        .map(({ node, previousRect, currentRect }) =>
            `${node?.nodeName}.${node?.className} from ${previousRect.y} to ${currentRect.y}`);
})()";

/// It is drawn one part after another.
pub async fn nothing_moves_while_a_first_visit_is_drawn(stage: Stage) -> Outcome {
    let site = Site::serve(&stage.dist)?;
    let browser = &stage.browser;
    let tablet = Screen { width: 768, height: 1024, ..Screen::PHONE };
    let large = Screen { width: 1920, height: 1080, ..Screen::LAPTOP };
    for screen in [Screen::PHONE, tablet, Screen::LAPTOP, large] {
        browser.set_screen(screen).await?;
        browser.client.goto(&site.beside()).await?;
        browser.value("localStorage.clear()").await?;
        browser.open(&site.address()).await?;
        let whole =
            "['#announcer', 'body:not([aria-busy])'].every(it => document.querySelector(it))";
        browser.wait_for("the whole page", whole).await?;
        assert_eq!(
            browser.value(MOVED).await?,
            json!([]),
            "at {} × {}",
            screen.width,
            screen.height
        );
    }
    Ok(())
}

pub async fn a_first_visit_can_be_played_without_the_second(stage: Stage) -> Outcome {
    let builds = Builds::of(&stage.dist)?;
    let (build, file, content) = without_second_part(&builds, 'A')?;
    let site = Site::serve(&build)?;
    let browser = &stage.browser;
    browser.open(&site.address()).await?;
    let told = "document.querySelector('.notice[role=alert] .button')";
    browser.wait_for("a message", told).await?;
    browser.wait_for("the whole page", "document.querySelector('body:not([aria-busy])')").await?;
    browser.value("document.querySelector('#pit-3').click()").await?;
    browser.wait_for("a move", "document.querySelector('.board').dataset.ply === '1'").await?;
    browser.value("document.querySelector('#pit-3').click()").await?; // not to wait for its end
    browser.wait_for("its end", "document.querySelector('.board').dataset.live === 'true'").await?;
    let counts = "[...document.querySelectorAll('.count')].toSorted((a, b) =>
        a.dataset.pit - b.dataset.pit).map(count => Number(count.firstChild.textContent))";
    // Of Alemungula's five seeds one goes to South's last pit, and four to North.
    let after = json!([5, 5, 5, 0, 6, 6, 6, 6, 6, 5]);
    assert_eq!(browser.value(counts).await?, after);
    assert!(browser.holds("!document.querySelector('#announcer')").await?);

    fs::write(file, content)?;
    browser.value(&format!("{told}.click()")).await?;
    browser.wait_for("the second part", "document.querySelector('#announcer')").await?;
    assert!(browser.holds(&format!("!{told}")).await?);
    assert_eq!(browser.value(counts).await?, after);
    browser.wait_for("the move in the list", "document.querySelector('.move')").await
}

pub async fn who_comes_again_is_told_that_the_second_is_missing(stage: Stage) -> Outcome {
    let builds = Builds::of(&stage.dist)?;
    let (build, ..) = without_second_part(&builds, 'A')?;
    let site = Site::serve(&build)?;
    let browser = &stage.browser;
    browser.client.goto(&site.beside()).await?;
    let settings = json!("{\"speed\":\"off\"}");
    browser.value(&format!("localStorage.setItem('{SETTINGS}', {settings})")).await?;
    browser.client.goto(&site.address()).await?;
    is_told(browser, "did not arrive, or not whole").await
}
