//! The page starts wherever its files are put, and where it cannot it says so.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use fantoccini::Locator;
use serde_json::json;
use tisiya::rules::{Edition, Side};
use tisiya::search::Level;
use tisiya::session::{Player, Saved, Session};
use tisiya::text::Language;

use crate::browser::Browser;
use crate::builds::Builds;
use crate::files::files;
use crate::languages::ask_for;
use crate::page::{GAME, Page};
use crate::programs::Engine;
use crate::scenario::{Outcome, Stage};
use crate::site::Site;

pub async fn loads_under_a_sub_path_without_errors(stage: Stage) -> Outcome {
    let site = Site::serve(&stage.dist)?;
    stage.browser.open(&site.address()).await?;

    let title = stage.browser.client.title().await?;
    assert!(title.starts_with("Tisiya"), "{title}");
    assert_eq!(stage.browser.console_errors().await?, [""; 0]);
    assert!(site.failures().is_empty(), "failed requests: {:?}", site.failures());
    assert_eq!(site.reports(), [""; 0]);
    let answers = site.answers();
    let wasm = answers.iter().find(|answer| answer.path.ends_with(".wasm"));
    let encoding = wasm.and_then(|wasm| wasm.encoding.as_deref());
    assert!(encoding.is_some_and(|encoding| ["br", "gzip"].contains(&encoding)), "{wasm:?}");
    Ok(())
}

pub async fn starts_when_the_host_names_a_wrong_type_for_wasm(stage: Stage) -> Outcome {
    let wrong = ["text/plain", "application/octet-stream"];
    // All of them are there to the end: a page that is left may still be loading.
    let sites = wrong.map(|wrong| Site::serve_wasm_as(wrong, &stage.dist));
    for (site, wrong) in sites.iter().zip(wrong) {
        let site = site.as_ref().map_err(ToString::to_string)?;
        stage.browser.open(&site.address()).await?;
        assert_eq!(stage.browser.console_errors().await?, [""; 0], "{wrong}");
    }
    Ok(())
}

/// A game, settings, the computer: nothing is asked for but the files of the build.
pub async fn nothing_is_asked_of_anybody_else(page: &Page) -> Outcome {
    page.begin(&Edition::Alemungula.ruleset()).await?;
    page.play("3+".parse()?).await?;
    page.click("[aria-label='Hint']").await?;
    page.browser.wait_for("the hint", "document.querySelector('.count.preview')").await?;
    page.click("[aria-label='Analysis']").await?;
    page.browser.wait_for("what moves are worth", "document.querySelector('.worth')").await?;
    page.click("[aria-label='Settings']").await?;
    page.click(".settings .choice:nth-of-type(1) .segment:nth-child(2)").await?;
    page.press(&[fantoccini::key::Key::Escape.into()]).await?;
    page.browser.wait_for("Italian", "document.documentElement?.lang === 'it'").await?;
    page.load().await?;
    let site = page.site().ok_or("no host")?;
    let known = files(&site.dist)?;
    for answer in site.answers() {
        let file = answer.path.strip_prefix(Site::SUB_PATH);
        let is_known = file.is_some_and(|file| file.is_empty() || known.contains(Path::new(file)));
        assert!(is_known || answer.path == Site::BESIDE, "{answer:?}");
        assert!(!answer.has_query, "{answer:?}");
    }
    // That there were no others the policy sees to, and tells: the end of every test looks.
    Ok(())
}

/// From a disk there is no host, and the address has another scheme.
pub async fn the_one_file_plays_from_a_disk(stage: Stage) -> Outcome {
    let browser = &stage.browser;
    let file = fs::canonicalize(stage.dist.join("tisiya.html"))?;
    let address = format!("file://{}", file.display());
    browser.open(&address).await?;
    let session = Session::new(Edition::Alemungula.ruleset(), Side::South, 1)?;
    let players = [Player::Person, Player::Computer(Level::Learner)];
    let kept = Saved::of(&session.with_players(players)).to_text();
    browser.value(&format!("localStorage.setItem('{GAME}', {})", json!(kept))).await?;
    browser.value("localStorage.setItem('tisiya.settings', '{\"speed\":\"off\"}')").await?;
    browser.open(&address).await?;
    browser.wait_for("the board", "document.querySelector('#pit-3')").await?;
    browser.value("document.querySelector('#pit-3').click()").await?;
    let answered = "document.querySelector('.board[data-ply=\"2\"][data-live=true]')";
    browser.wait_for("the computer's answer", answered).await?;
    assert_eq!(browser.console_errors().await?, [""; 0]);
    // The texts of lessons, the problems and other languages are in it too.
    for place in ["learn", "problems"] {
        browser.value(&format!("location.hash = '#/{place}/lamlameta'")).await?;
        browser.wait_for(place, "document.querySelectorAll('.study .cell').length === 24").await?;
    }
    browser.value("localStorage.setItem('tisiya.settings', '{\"language\":\"ar\"}')").await?;
    browser.open(&address).await?;
    browser.wait_for("Arabic", "document.documentElement?.lang === 'ar'").await?;
    browser.wait_for("the board", "document.querySelector('#pit-3')").await?;
    assert_eq!(browser.console_errors().await?, [""; 0]);
    // It does not offer itself, and is no page of which a worker keeps anything.
    assert!(browser.holds("!document.documentElement.dataset.oneFile").await?);
    let entries = "performance.getEntriesByType('resource').map(entry => entry.name)
        .filter(name => !/^(data|blob):/.test(name))";
    assert_eq!(browser.value(entries).await?, json!([]));
    Ok(())
}

pub async fn the_one_file_can_be_had_from_the_settings(page: &Page) -> Outcome {
    page.click("[aria-label='Settings']").await?;
    let length = "const done = arguments[0];
        fetch(document.querySelector('.settings a[download]').href)
            .then(answer => answer.text()).then(text => done(text.length));";
    let length = page.browser.client.execute_async(length, vec![]).await?;
    let site = page.site().ok_or("no host")?;
    let file = fs::read_to_string(site.dist.join("tisiya.html"))?;
    assert_eq!(length, json!(file.encode_utf16().count()));
    Ok(())
}

/// What a page says that cannot start: why, and the rules of all games.
pub async fn is_told(browser: &Browser, why: &str) -> Outcome {
    browser.wait_for("a message", "document.querySelector('[role=alert] h1')").await?;
    let told = browser.value("document.querySelector('[role=alert]').textContent").await?;
    let told = told.as_str().unwrap_or_default();
    assert!(told.contains("Tisiya cannot start here") && told.contains(why), "{told}");
    let rules = browser.value("document.querySelector('main').textContent").await?;
    for game in ["Alemungula", "Um el Bagara", "Lamlameta"] {
        assert!(rules.as_str().unwrap_or_default().contains(game), "{game}");
    }
    Ok(())
}

pub async fn a_file_that_is_missing_or_damaged_is_told(stage: Stage) -> Outcome {
    let builds = Builds::of(&stage.dist)?;
    for (version, end, content) in [
        ('A', "_bg.wasm", None),
        ('B', "_bg.wasm", Some("no wasm")),
        ('C', ".js", None),
        ('D', ".js", Some("no { script")),
    ] {
        let site = builds.version(version)?;
        let is_program = |name: &str| name.starts_with("tisiya-page") && name.ends_with(end);
        let program = files(&site)?.into_iter().find(|file| is_program(&file.to_string_lossy()));
        let program = site.join(program.ok_or("no program")?);
        match content {
            None => fs::remove_file(program)?,
            Some(content) => fs::write(program, content)?,
        }
        let site = Site::serve(&site)?;
        stage.browser.client.goto(&site.address()).await?;
        is_told(&stage.browser, "did not arrive, or not whole").await?;
    }
    Ok(())
}

pub async fn a_browser_without_wasm_is_told(stage: Stage) -> Outcome {
    let page = Page::prepare(stage.browser, &stage.dist)?;
    page.before_each_load("delete window.WebAssembly").await?;
    page.browser.client.goto(page.address()).await?;
    is_told(&page.browser, "does not run WebAssembly").await?;
    // In the language that is asked for, from where it begins.
    let mut titles = HashSet::new();
    for language in Language::ALL {
        ask_for(&page, language.code()).await?;
        page.browser.client.goto(page.address()).await?;
        let told =
            "(({ lang, dir, textContent }) => [lang, dir, textContent.includes('WebAssembly')])
            (document.querySelector('[role=alert]'))";
        let expected = json!([language.code(), language.direction().code(), true]);
        assert_eq!(page.browser.value(told).await?, expected);
        titles.insert(page.text("[role=alert] h1").await?);
    }
    assert_eq!(titles.len(), Language::ALL.len(), "{titles:?}");
    Ok(())
}

pub async fn without_scripts_the_rules_are_read(stage: Stage) -> Outcome {
    let browser = &stage.browser;
    match browser.engine {
        Engine::Firefox => {
            let off = "Services.prefs.setBoolPref('javascript.enabled', false)";
            browser.in_firefox(off).await?;
        }
        _ => {
            let off = json!({ "value": true });
            browser.devtools("Emulation.setScriptExecutionDisabled", off).await?;
        }
    }
    let site = Site::serve(&stage.dist)?;
    browser.client.goto(&site.address()).await?;
    // The driver holds that noscript is never shown.
    let title = browser.client.find(Locator::Css("noscript h1")).await?;
    let (left, top, width, height) = title.rectangle().await?;
    assert!(left >= 0.0 && top >= 0.0 && width > 0.0 && height > 0.0);
    let rules = browser.client.find(Locator::Css("noscript")).await?;
    let rules = rules.prop("textContent").await?.unwrap_or_default();
    for game in ["Alemungula", "Um el Bagara", "Lamlameta"] {
        assert!(rules.contains(game), "{game}: {rules}");
    }
    assert_eq!(site.reports(), [""; 0]);
    Ok(())
}
