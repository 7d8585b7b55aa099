//! The board in a frame of a page on another origin.

use std::fs;
use std::path::Path;

use fantoccini::key::Key;
use libtest_mimic::Failed;
use serde_json::json;
use tisiya::rules::Edition;
use tisiya::teach::Lesson;

use crate::page::Page;
use crate::programs::Engine;
use crate::scenario::{Outcome, Stage};
use crate::site::{Quirks, Site};

/// A page that is somebody else's, with the board in a frame of it.
struct Host {
    page: Page,
    /// The site that the frame's page is on.
    ours: Site,
    /// The other one, and the folder that it serves.
    theirs: Site,
    folder: std::path::PathBuf,
}

impl Host {
    fn new(stage: Stage) -> Result<Host, Failed> {
        // Scripts of an opaque origin are fetched as those of another one: the host must share
        // its files, as the usual hosts of static pages do.
        let quirks = Quirks { shared: true, ..Quirks::default() };
        let ours = Site::serve_with(&stage.dist, quirks)?;
        // No other test has the port.
        let port: String = ours.address().chars().filter(char::is_ascii_digit).collect();
        let folder = std::env::temp_dir().join(format!("tisiya-host-{port}"));
        fs::create_dir_all(&folder)?;
        let quirks = Quirks { policy: Some("frame-src *"), ..Quirks::default() };
        let theirs = Site::serve_with(&folder, quirks)?;
        let page = Page::prepare(stage.browser, Path::new(&stage.dist))?;
        Ok(Host { page, ours, theirs, folder })
    }

    /// A frame without rights but to run scripts: the strictest in which the board plays. WebKit's
    /// releases of spring 2026, such as WebKitGTK 2.50.6 and Safari 26.5.2, understand 'self' in
    /// the policy of a page without an origin as nobody, so that such a page may not even have its
    /// style sheet (https://bugs.webkit.org/show_bug.cgi?id=316847). There it keeps its origin.
    fn sandbox(&self) -> &'static str {
        match self.page.browser.engine {
            Engine::WebKit => "sandbox=\"allow-scripts allow-same-origin\"",
            Engine::Chromium | Engine::Firefox => "sandbox=\"allow-scripts\"",
        }
    }

    /// Opens the host's page with a frame, and waits for what is in it. The driver is in the
    /// frame afterwards.
    async fn open(&self, query: &str, sandbox: &str, (width, height): (u32, u32)) -> Outcome {
        let address = format!("{}?{query}", self.ours.address()).replace('&', "&amp;");
        let html = format!(
            "<!DOCTYPE html><title>Their page</title><link rel=icon href=data:,><input autofocus>
             <iframe src=\"{address}\" width=\"{width}\" height=\"{height}\" style=\"border:0\" {sandbox}></iframe>"
        );
        fs::write(self.folder.join("index.html"), html)?;
        let client = &self.page.browser.client;
        client.enter_parent_frame().await?;
        client.goto(&self.theirs.address()).await?;
        client.enter_frame(0).await?;
        self.page
            .browser
            .wait_for("something in the frame", "document.querySelector('.framed, .study')")
            .await
    }

    /// Checks that nothing has taken the focus from the page around.
    async fn assert_keeps_focus(&self) -> Outcome {
        let browser = &self.page.browser;
        browser.client.enter_parent_frame().await?;
        assert!(browser.holds("document.activeElement.matches('input')").await?);
        browser.client.enter_frame(0).await?;
        Ok(())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

pub async fn it_plays_in_a_sandbox_without_storage(stage: Stage) -> Outcome {
    let host = Host::new(stage)?;
    host.open("embed&edition=alemungula&lang=it", host.sandbox(), (640, 480)).await?;
    let page = &host.page;
    page.browser.wait_for("the board", "document.querySelector('.board')").await?;
    page.browser.wait_for("Italian", "document.documentElement?.lang === 'it'").await?;
    let is_nobodys = page.browser.holds("origin === 'null'").await?;
    assert_eq!(is_nobodys, page.browser.engine != Engine::WebKit);
    assert!(!page.has(".notice, .header").await?);
    host.assert_keeps_focus().await?;
    page.play("4+".parse()?).await?;
    page.press(&[Key::Escape.into()]).await?;
    page.wait_live().await?;
    // RULES.md: S 4 of the start.
    assert_eq!(page.shown().await?.numbers.pits, [5, 5, 5, 5, 0, 6, 6, 6, 6, 6]);
    // What belongs to a page of its own does not open here.
    page.press(&['n', '?', 's']).await?;
    assert!(!page.has("dialog").await? && !page.has(".show").await?);
    assert!(!page.browser.holds("document.fullscreenElement").await?);
    assert_eq!(page.browser.console_errors().await?, [""; 0]);
    assert!(host.ours.failures().is_empty(), "{:?}", host.ours.failures());
    page.browser.client.enter_parent_frame().await?;
    assert_eq!(page.browser.value("document.title").await?, json!("Their page"));
    Ok(())
}

pub async fn a_game_is_stepped_through(stage: Stage) -> Outcome {
    let host = Host::new(stage)?;
    host.open("embed&edition=alemungula&moves=A,a&ply=0&lang=en", host.sandbox(), (640, 480))
        .await?;
    let page = &host.page;
    page.wait_shown("[data-ply='0']").await?;
    let forward = ".bar [aria-label='Seed forward']";
    page.click(forward).await?;
    page.wait_shown("[data-ply='1'][data-cursor='0']").await?;
    page.click(forward).await?;
    page.wait_shown("[data-ply='1'][data-cursor='1']").await?;
    assert_eq!(page.shown().await?.numbers.hand, 5);
    page.click(".bar [aria-label='Play']").await?;
    page.press(&[Key::Escape.into()]).await?;
    page.wait_live().await?;
    assert_eq!(page.shown().await?.ply, 2);
    Ok(())
}

pub async fn the_board_is_within_any_frame(stage: Stage) -> Outcome {
    let host = Host::new(stage)?;
    let page = &host.page;
    for edition in ["alemungula", "lamlameta"] {
        for size in [(300, 200), (300, 500), (480, 270), (800, 600)] {
            for controls in ["none", "bar", "full"] {
                let query = format!("embed&edition={edition}&controls={controls}&lang=en");
                host.open(&query, host.sandbox(), size).await?;
                let at = format!("{edition} with {controls} in {size:?}");
                page.browser.wait_for(&at, "document.querySelector('.board')").await?;
                let boxes = "[...document.querySelectorAll('.board, .cell, .bar, .framed > .words, .framed > .tools, .bar button')]
                    .map(it => it.getBoundingClientRect()).filter(box => box.width)
                    .map(box => [box.left, box.top, box.right, box.bottom])";
                let boxes: Vec<[f64; 4]> =
                    serde_json::from_value(page.browser.value(boxes).await?)?;
                let (width, height) = (f64::from(size.0), f64::from(size.1));
                for [left, top, right, bottom] in boxes {
                    let inside = left >= 0.0 && top >= 0.0 && right <= width && bottom <= height;
                    assert!(inside, "{at}: {left} {top} {right} {bottom}");
                }
                let scrolls = "document.documentElement.scrollWidth > innerWidth
                    || document.documentElement.scrollHeight > innerHeight";
                assert!(!page.browser.holds(scrolls).await?, "{at}: it scrolls");
                assert_eq!(page.has(".bar").await?, controls != "none", "{at}");
            }
        }
    }
    Ok(())
}

pub async fn what_cannot_be_read_is_told_in_the_frame(stage: Stage) -> Outcome {
    let host = Host::new(stage)?;
    host.open("embed&edition=alemungula&moves=A,Z&lang=en", host.sandbox(), (300, 200)).await?;
    let told = host.page.text(".framed .fault").await?;
    assert!(told.contains("In “moves”: Move 2, “Z”"), "{told}");
    Ok(())
}

/// What a lesson is made of, as far as it cannot be brought into sight and clicked.
const OUT_OF_REACH: &str = "[...document.querySelectorAll('h1, .text, .step, .cell, .go-on .button, .bar-buttons .button')]
    .filter(part => {
        part.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth || !part.contains(seen);
    }).map(part => part.outerHTML)";

/// Not in a sandbox, where nothing could be stored anyway.
pub async fn a_lesson_is_done_in_a_frame(stage: Stage) -> Outcome {
    let host = Host::new(stage)?;
    let page = &host.page;
    for edition in [Edition::Alemungula, Edition::Lamlameta] {
        for size in [(300, 200), (360, 600), (640, 480)] {
            // Italian has the widest words.
            host.open(&format!("embed&lesson&edition={edition}&lang=it"), "", size).await?;
            page.wait_for_element(".study .board").await?;
            let sideways = "document.documentElement.scrollWidth > innerWidth";
            assert!(!page.browser.holds(sideways).await?, "in {size:?} it scrolls sideways");
            host.open(&format!("embed&lesson&edition={edition}&lang=en"), "", size).await?;
            let at = format!("{edition} in {size:?}");
            page.wait_for_element(".study .board").await?;
            host.assert_keeps_focus().await?;
            assert_eq!(page.browser.value(OUT_OF_REACH).await?, json!([]), "{at}");
            assert!(!page.browser.holds(sideways).await?, "{at}: it scrolls sideways");
            page.click("h1").await?;
            page.tab_to(".go-on .line").await?;
            page.press(&[Key::Enter.into()]).await?;
            page.do_task(edition, Lesson::of(edition).steps[0]).await?;
            assert!(page.has(".step.done").await?, "{at}");
            assert_eq!(page.browser.value("localStorage.length").await?, json!(0), "{at}");
        }
    }
    // From the lesson the way leads to the board.
    page.browser.value("location.hash = '#/'").await?;
    page.wait_for_element(".framed .board").await?;
    assert_eq!(page.browser.console_errors().await?, [""; 0]);
    Ok(())
}
