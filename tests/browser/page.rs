//! The page as a person uses it: moves are played, dialogs opened, the board looked at.

use std::path::Path;

use fantoccini::error::CmdError;
use libtest_mimic::Failed;
use serde_json::{Value, json};
use tisiya::playback::Speed;
use tisiya::rules::{Direction, Edition, Move, Ruleset};
use tisiya::session::{Saved, Session};

use crate::browser::Browser;
use crate::programs::Engine;
use crate::scenario::{Outcome, Stage};
use crate::shown::{SHOWN, Shown};
use crate::site::Site;

/// The button that takes a move back.
pub const UNDO: &str = ".tools > :nth-child(1)";
/// The button that plays it again.
pub const REDO: &str = ".tools > :nth-child(2)";

/// Who begins a new game: South, North, by lot.
pub const FIRST: &str = ".new-game form > .choice:nth-of-type(3)";
/// How many rounds a new game has: one, three, five, seven.
pub const ROUNDS: &str = ".new-game form > .choice:nth-of-type(4)";

/// Where the page keeps the game.
pub const GAME: &str = "tisiya.game";
/// Where the page keeps the settings.
pub const SETTINGS: &str = "tisiya.settings";

/// The page in a browser.
pub struct Page {
    /// For whatever the functions here do not cover.
    pub browser: Browser,
    address: String,
    site: Option<Site>,
}

impl Page {
    /// Opens the page for a visitor who reads English and has animation off.
    pub async fn open(stage: Stage) -> Result<Page, Failed> {
        let page = Page::prepare(stage.browser, &stage.dist)?;
        let settings = json!({ "language": "en", "speed": "off" }).to_string();
        // Pages of one host share a store.
        let beside = page.site.as_ref().map(Site::beside).unwrap_or_default();
        page.browser.client.goto(&beside).await?;
        page.store(SETTINGS, &settings).await?;
        page.load().await?;
        Ok(page)
    }

    /// A page that is still to be loaded.
    pub fn prepare(browser: Browser, dist: &Path) -> Result<Page, Failed> {
        Ok(Page::on(browser, Site::serve(dist)?))
    }

    /// The same on a host of one's own.
    pub fn on(browser: Browser, site: Site) -> Page {
        Page { browser, address: site.address(), site: Some(site) }
    }

    /// The host; none when it is switched off.
    pub fn site(&self) -> Option<&Site> {
        self.site.as_ref()
    }

    /// Where the page is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Switches the host off.
    pub fn without_host(self) -> Page {
        Page { site: None, ..self }
    }

    /// Loads the page, as for the first time or anew.
    pub async fn load(&self) -> Outcome {
        self.browser.open(&self.address).await?;
        // The whole of it: on a first visit it is drawn one part after another, and what tells of
        // moves comes with the second part of the program.
        let whole = "['.cell', '.seed[style]', '#announcer', 'body:not([aria-busy])']
            .every(it => document.querySelector(it))";
        self.browser.wait_for("the board", whole).await
    }

    /// Loads the page at a place, given as the fragment of its address.
    pub async fn load_at(&self, place: &str) -> Outcome {
        // From another address, or only the fragment would change.
        self.load().await?;
        self.browser.open(&format!("{}?{place}", self.address())).await?;
        self.browser.wait_for("the page", "document.querySelector('.seed[style], .page h1')").await
    }

    /// Runs a script of the test's before those of the page, whenever it is loaded. Where the driver
    /// cannot do that the host puts it into the page, which is then not kept for use offline.
    pub async fn before_each_load(&self, script: &str) -> Outcome {
        if self.browser.engine == Engine::Chromium {
            let source = json!({ "source": script });
            self.browser.devtools("Page.addScriptToEvaluateOnNewDocument", source).await?;
        } else if let Some(site) = &self.site {
            site.insert(script);
            // Nothing may answer with the page as it was: no worker, and no memory of it.
            let forget = "const done = arguments[0];
                navigator.serviceWorker?.getRegistrations()
                    .then(all => Promise.all(all.map(kept => kept.unregister())))
                    .then(() => fetch(location, { cache: 'reload' }))
                    .then(() => done(), () => done()) ?? done();";
            self.browser.client.execute_async(forget, vec![]).await?;
        }
        Ok(())
    }

    /// Checks that nothing has failed, and that nothing was asked of other hosts.
    pub async fn assert_quiet(&self) -> Outcome {
        assert_eq!(self.browser.console_errors().await?, [""; 0]);
        if let Some(site) = &self.site {
            assert!(site.failures().is_empty(), "failed requests: {:?}", site.failures());
            assert_eq!(site.reports(), [""; 0]);
        }
        let foreign = "performance.getEntriesByType('resource').map(entry => entry.name)\
            .filter(name => new URL(name).origin !== location.origin && !name.startsWith('data:'))";
        assert_eq!(self.browser.value(foreign).await?, json!([]), "requests to other hosts");
        Ok(())
    }

    /// What is seen of the game, wherever mouse and focus are.
    pub async fn shown(&self) -> Result<Shown, Failed> {
        Ok(self.shown_with_preview().await?.without_preview())
    }

    /// What is seen of the game, and of the move that is looked at.
    pub async fn shown_with_preview(&self) -> Result<Shown, Failed> {
        // They are put in their places after the board has been drawn.
        self.browser.wait_for("the seeds", "document.querySelector('.board .seed[style]')").await?;
        let shown: Shown = serde_json::from_value(self.browser.value(SHOWN).await?)?;
        shown.assert_consistent();
        Ok(shown)
    }

    /// Waits until the next move can be chosen, and all that shows it has been drawn.
    pub async fn wait_live(&self) -> Outcome {
        self.wait_shown("[data-live=true]").await?;
        self.settle().await
    }

    /// The same after so many moves.
    pub async fn wait_live_at(&self, ply: usize) -> Outcome {
        self.wait_shown(&format!("[data-ply='{ply}'][data-live=true]")).await?;
        self.settle().await
    }

    /// Waits until the board is in a state, given as a selector such as `[data-cursor="2"]`.
    pub async fn wait_shown(&self, state: &str) -> Outcome {
        let expression = format!("document.querySelector({})", json!(format!(".board{state}")));
        self.browser.wait_for(&format!("a board with {state}"), &expression).await
    }

    /// Plays a move: clicks the pit, and the wing where it asks for one.
    pub async fn play(&self, mv: Move) -> Outcome {
        let Move::Sow(pit, direction) = mv else {
            return Err("the page passes by itself".into());
        };
        self.click(&format!("#pit-{pit}")).await?;
        if self.has(".wing").await? {
            self.click(wing(direction)).await?;
        }
        Ok(())
    }

    /// Whether there is such an element.
    pub async fn has(&self, selector: &str) -> Result<bool, CmdError> {
        self.browser.holds(&format!("document.querySelector({})", json!(selector))).await
    }

    /// The text of an element as it is read.
    pub async fn text(&self, selector: &str) -> Result<String, Failed> {
        let expression = format!("document.querySelector({})?.textContent", json!(selector));
        match self.browser.value(&expression).await? {
            Value::String(text) => Ok(text),
            _ => Err(format!("there is no {selector}").into()),
        }
    }

    /// Waits until the page has drawn what it had to draw, and done what it does after drawing.
    pub async fn settle(&self) -> Outcome {
        // What is beside the seeds comes up to seven frames after them, and then it is kept. A page
        // that is hidden is not painted.
        let round = "const done = arguments[0];
            const frame = left => requestAnimationFrame(() =>
                left ? frame(left - 1) : setTimeout(() => setTimeout(done)));
            frame(8);
            if (document.hidden) setTimeout(done, 100);";
        self.browser.client.execute_async(round, vec![]).await?;
        Ok(())
    }

    /// Begins a game in the dialog.
    pub async fn begin(&self, ruleset: &Ruleset) -> Outcome {
        self.begin_with(ruleset, &[]).await
    }

    /// Begins a game in the dialog after more choices, such as the second of [`ROUNDS`].
    pub async fn begin_with(&self, ruleset: &Ruleset, choices: &[(&str, usize)]) -> Outcome {
        let edition = ruleset.edition();
        self.click("[aria-label='New game']").await?;
        self.click(&format!(".edition:has(input[value={edition}])")).await?;
        let usual = edition.ruleset();
        let changed: Vec<_> = (1..)
            .zip(edition.options())
            .filter(|(_, (name, _))| ruleset.option(name) != usual.option(name))
            .collect();
        if !changed.is_empty() {
            self.click(".options > summary").await?;
        }
        for (place, (name, values)) in changed {
            let wanted = ruleset.option(name);
            let value = values.iter().position(|value| wanted.as_deref() == Some(*value));
            let value = value.ok_or_else(|| format!("{edition} offers no {name}={wanted:?}"))? + 1;
            let segment = format!(".choice:nth-of-type({place}) .segment:nth-child({value})");
            self.click(&format!(".options {segment}")).await?;
        }
        for (choice, place) in choices {
            self.click(&format!("{choice} .segment:nth-child({place})")).await?;
        }
        self.click(".new-game [type=submit]").await
    }

    /// Chooses a speed in the settings.
    pub async fn set_speed(&self, speed: Speed) -> Outcome {
        self.click("[aria-label='Settings']").await?;
        let place = Speed::ALL.iter().position(|&other| other == speed).unwrap_or_default() + 1;
        let segments = ".settings .choice:nth-of-type(3)";
        self.click(&format!("{segments} .segment:nth-child({place})")).await?;
        self.click(".settings [aria-label='Close']").await
    }

    /// What is stored under a key.
    pub async fn stored(&self, key: &str) -> Result<Option<String>, Failed> {
        self.settle().await?; // it is stored after the drawing
        let text = self.browser.value(&format!("localStorage.getItem('{key}')")).await?;
        Ok(text.as_str().map(str::to_owned))
    }

    /// Stores a text and loads the page anew.
    pub async fn load_with(&self, key: &str, text: &str) -> Outcome {
        self.store(key, text).await?;
        self.load().await
    }

    async fn store(&self, key: &str, text: &str) -> Outcome {
        self.settle().await?; // what the page has to store it stores before
        let store = format!("localStorage.setItem('{key}', {})", json!(text));
        self.browser.value(&store).await?;
        Ok(())
    }

    /// Loads the page with a game that was stored.
    pub async fn load_session(&self, session: &Session) -> Outcome {
        self.load_with(GAME, &Saved::of(session).to_text()).await
    }

    /// Loads the page with the usual rules of an edition and no moves.
    pub async fn load_edition(&self, edition: Edition) -> Outcome {
        let session = Session::new(edition.ruleset(), tisiya::rules::Side::South, 1)?;
        self.load_session(&session).await
    }

    /// The `id` of the element with the focus; empty if it has none.
    pub async fn focused(&self) -> Result<String, CmdError> {
        let id = self.browser.value("document.activeElement?.id ?? ''").await?;
        Ok(id.as_str().unwrap_or_default().to_owned())
    }
}

/// The button for a direction.
fn wing(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => ".wing[aria-label='Sow left']",
        Direction::Counterclockwise => ".wing[aria-label='Sow right']",
    }
}
