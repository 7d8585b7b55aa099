//! The page without its host, and from one version to the next.

use libtest_mimic::Failed;
use tisiya::rules::{Edition, Side};
use tisiya::search::Level;
use tisiya::session::{Player, Session};

use crate::browser::Browser;
use crate::builds::{Builds, versions};
use crate::page::Page;
use crate::scenario::{Outcome, Stage};
use crate::site::Site;

/// What the page does when it is kept whole: a worker that waits for nothing more.
const KEPT: &str = "const done = arguments[0];
    navigator.serviceWorker.ready.then(({ active: worker }) => {
        const look = () => worker.state === 'activated' && done();
        worker.addEventListener('statechange', look);
        look();
    });";

/// The notice that a new version is ready.
const NOTICE: &str = "document.querySelector('.notice .line')";

/// Opens the page of version A, waits until it is kept, and opens it again, out of what is kept.
async fn visit_twice(stage: &Stage) -> Result<(Builds, Site), Failed> {
    let (builds, browser) = (Builds::of(&stage.dist)?, &stage.browser);
    let site = Site::serve(&builds.version('A')?)?;
    browser.open(&site.address()).await?;
    browser.client.execute_async(KEPT, vec![]).await?;
    browser.open(&site.address()).await?;
    assert!(browser.holds("navigator.serviceWorker.controller").await?);
    assert_eq!(versions(browser).await?, "A");
    Ok((builds, site))
}

/// Looks for a new version, and gives what has become of it.
async fn look_for_another(browser: &Browser) -> Result<String, Failed> {
    let look = "const done = arguments[0];
        navigator.serviceWorker.ready.then(async registration => {
            await registration.update();
            const worker = registration.installing;
            const look = () => worker.state !== 'installing' && done(worker.state);
            if (!worker) return done(registration.waiting ? 'installed' : 'none');
            worker.addEventListener('statechange', look);
            look();
        }).catch(error => done(String(error)));";
    let state = browser.client.execute_async(look, vec![]).await?;
    Ok(state.as_str().unwrap_or_default().to_owned())
}

pub async fn the_page_plays_without_its_host(stage: Stage) -> Outcome {
    let page = Page::open(stage).await?;
    page.browser.client.execute_async(KEPT, vec![]).await?;
    let session = Session::new(Edition::Alemungula.ruleset(), Side::South, 1)?;
    let players = [Player::Person, Player::Computer(Level::Neighbour)];
    page.load_session(&session.with_players(players)).await?;
    let page = page.without_host();
    for query in ["", "?from=home", "index.html"] {
        page.browser.open(&format!("{}{query}", page.address())).await?;
        page.browser.wait_for("the board", "document.querySelector('.cell')").await?;
    }
    page.play("4+".parse()?).await?;
    // The computer answers.
    page.wait_live_at(2).await?;
    page.begin(&Edition::Lamlameta.ruleset()).await?;
    page.play("0+".parse()?).await?;
    Ok(())
}

pub async fn a_new_version_is_used_when_it_is_accepted(stage: Stage) -> Outcome {
    let browser = &stage.browser;
    let (builds, site) = visit_twice(&stage).await?;
    let site = site.serve_again(&builds.version('B')?)?;
    browser.open(&site.address()).await?;
    browser.wait_for("the notice", NOTICE).await?;
    assert_eq!(versions(browser).await?, "A");
    browser.value("window.isOld = true").await?;
    browser.value(&format!("{NOTICE}.click()")).await?;
    browser.wait_for("another page", "!window.isOld && window.wasmBindings").await?;
    assert_eq!(versions(browser).await?, "B");
    assert!(!browser.holds(NOTICE).await?);
    one_build_is_kept(browser).await?;

    let address = site.address();
    drop(site);
    browser.open(&address).await?;
    assert_eq!(versions(browser).await?, "B");
    Ok(())
}

pub async fn a_new_version_is_used_when_the_old_page_is_left(stage: Stage) -> Outcome {
    let browser = &stage.browser;
    let (builds, site) = visit_twice(&stage).await?;
    let site = site.serve_again(&builds.version('B')?)?;
    assert_eq!(look_for_another(browser).await?, "installed");
    assert_eq!(versions(browser).await?, "A");

    browser.client.goto(&site.address()).await?;
    let renewed = "document.documentElement?.dataset.build === 'B' && window.wasmBindings";
    browser.wait_for("the new version", renewed).await?;
    assert_eq!(versions(browser).await?, "B");
    one_build_is_kept(browser).await?;
    let address = site.address();
    drop(site);
    browser.open(&address).await?;
    assert_eq!(versions(browser).await?, "B");
    Ok(())
}

pub async fn two_pages_change_their_version_together(stage: Stage) -> Outcome {
    let browser = &stage.browser;
    let (builds, site) = visit_twice(&stage).await?;
    let first = browser.client.window().await?;
    let second = browser.client.new_window(true).await?.handle;
    browser.client.switch_to_window(second).await?;
    browser.open(&site.address()).await?;

    let site = site.serve_again(&builds.version('B')?)?;
    assert_eq!(look_for_another(browser).await?, "installed");
    // While another old page is open, this one stays old, even when it is loaded again.
    browser.open(&site.address()).await?;
    assert_eq!(versions(browser).await?, "A");
    browser.wait_for("the notice", NOTICE).await?;
    browser.value(&format!("{NOTICE}.click()")).await?;
    let renewed = "document.documentElement?.dataset.build === 'B' && window.wasmBindings";
    browser.wait_for("the new version", renewed).await?;
    browser.client.switch_to_window(first).await?;
    browser.wait_for("the new version beside it", renewed).await?;
    assert_eq!(versions(browser).await?, "B");
    Ok(())
}

pub async fn a_version_that_is_not_whole_is_not_used(stage: Stage) -> Outcome {
    let browser = &stage.browser;
    let (builds, site) = visit_twice(&stage).await?;
    let site = site.serve_again(&builds.mixed('B', 'A')?)?;
    assert_eq!(look_for_another(browser).await?, "redundant");
    browser.open(&site.address()).await?;
    assert_eq!(versions(browser).await?, "A");
    assert!(!browser.holds(NOTICE).await?);

    let site = site.serve_again(&builds.version('C')?)?;
    assert_eq!(look_for_another(browser).await?, "installed");
    browser.client.goto(&site.address()).await?;
    let renewed = "document.documentElement?.dataset.build === 'C' && window.wasmBindings";
    browser.wait_for("the new version", renewed).await?;
    assert_eq!(versions(browser).await?, "C");
    Ok(())
}

/// Waits until the browser keeps one build only: the old one goes as the new one takes over.
async fn one_build_is_kept(browser: &Browser) -> Outcome {
    let wait = "const done = arguments[0];
        const look = () => caches.keys().then(names =>
            names.length === 1 ? done() : setTimeout(look, 20));
        look();";
    browser.client.execute_async(wait, vec![]).await?;
    Ok(())
}
