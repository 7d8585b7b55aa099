//! A browser window, as a person would set it up and look at it.

use std::time::Duration;

use axum::http::Method;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use libtest_mimic::Failed;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};
use url::{ParseError, Url};

use crate::driver::{Driver, WEBKIT_SCREEN};
use crate::programs::{Engine, Programs};

/// How long the page may take to come into a state.
const DEADLINE: Duration = Duration::from_secs(20);

/// How often the page is asked meanwhile.
const INTERVAL: Duration = Duration::from_millis(20);

/// Headless, usable as root and in a container, and without the browser's own errands, which would
/// try hosts that a machine without internet cannot reach. A page that asks anything of another
/// host fails, and the console tells it. The driver gives each session a fresh profile.
const FLAGS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/// Firefox draws the page as large as it is asked to within a window that is larger than all.
const FIREFOX_FLAGS: [&str; 5] = ["-headless", "-width", "2400", "-height", "1500"];

/// A window without its own bars, so that all of it is the page's.
const WEBKIT_FLAGS: [&str; 2] = ["--automation", "--full-screen"];

/// Notes the errors of a page, where the driver does not tell them.
const NOTE_ERRORS: &str = "(() => {
    const errors = window.notedErrors = [];
    const write = console.error;
    console.error = (...words) => { errors.push(words.join(' ')); write(...words); };
    addEventListener('error', event => errors.push(event.message ?? `${event.target.src} is missing`));
    addEventListener('unhandledrejection', event => errors.push(String(event.reason)));
})()";

/// What the page is told of the screen and of the person's preferences.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// A touch screen of a mobile device, with two pixels to a CSS pixel.
    pub mobile: bool,
    /// Dark colours are preferred.
    pub dark: bool,
    /// Reduced motion is preferred.
    pub still: bool,
}

impl Screen {
    /// A common laptop.
    pub const LAPTOP: Self =
        Self { width: 1366, height: 768, mobile: false, dark: false, still: false };
    /// A small phone, held upright.
    pub const PHONE: Self =
        Self { width: 360, height: 740, mobile: true, dark: false, still: false };

    /// The same screen, with dark colours preferred.
    pub const fn dark(self) -> Self {
        Self { dark: true, ..self }
    }

    /// The same screen, with reduced motion preferred.
    pub const fn still(self) -> Self {
        Self { still: true, ..self }
    }
}

/// A browser with one window. Clones are handles of the same one.
#[derive(Clone)]
pub struct Browser {
    /// For whatever the functions here do not cover.
    pub client: Client,
    /// What it is made of.
    pub engine: Engine,
}

impl Browser {
    /// Starts a browser with a fresh profile and the screen of a laptop.
    ///
    /// # Errors
    /// When the driver cannot start it.
    pub async fn launch(driver: &Driver, programs: &Programs) -> Result<Self, Failed> {
        let (engine, binary) = (programs.engine, absolute(&programs.browser));
        let capabilities = match engine {
            Engine::Chromium => json!({
                "goog:chromeOptions": { "args": FLAGS, "binary": binary },
                "goog:loggingPrefs": { "browser": "ALL" },
            }),
            Engine::Firefox => json!({
                "moz:firefoxOptions": { "args": FIREFOX_FLAGS, "binary": binary },
            }),
            Engine::WebKit => json!({
                "webkitgtk:browserOptions": { "args": WEBKIT_FLAGS, "binary": binary },
            }),
        };
        let capabilities = capabilities.as_object().cloned().unwrap_or_default();
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", driver.port))
            .await?;
        let browser = Self { client, engine };
        browser.set_screen(Screen::LAPTOP).await?;
        Ok(browser)
    }

    /// Ends the browser. A browser that does not answer is left to the driver's end.
    pub async fn close(self) {
        let _ = timeout(DEADLINE, self.client.close()).await;
    }

    /// Changes the screen and the preferences, also of a page that is open. WebKit's browser knows
    /// the size only.
    pub async fn set_screen(&self, screen: Screen) -> Result<(), CmdError> {
        let Screen { width, height, mobile, dark, still } = screen;
        let scale = if mobile { 2 } else { 1 };
        match self.engine {
            Engine::Chromium => {
                let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile });
                self.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
                let touch = json!({ "enabled": mobile });
                self.devtools("Emulation.setTouchEmulationEnabled", touch).await?;
                let features = json!([
                    { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
                    { "name": "prefers-reduced-motion", "value": if still { "reduce" } else { "no-preference" } },
                ]);
                let media = json!({ "features": features });
                self.devtools("Emulation.setEmulatedMedia", media).await?;
            }
            Engine::Firefox => {
                // 1 is a coarse pointer that cannot hover, 6 a fine one that can.
                let (pointer, touch) = if mobile { (1, "enabled") } else { (6, "disabled") };
                let scheme = i32::from(!dark);
                let set = format!(
                    "const page = gBrowser.selectedBrowser;
                     for (const [side, size] of [['width', {width}], ['height', {height}]])
                         for (const bound of ['', 'min-', 'max-'])
                             page.style.setProperty(bound + side, `${{size}}px`);
                     page.browsingContext.overrideDPPX = {scale};
                     page.browsingContext.touchEventsOverride = '{touch}';
                     const set = (name, value) => Services.prefs.setIntPref(name, value);
                     set('ui.primaryPointerCapabilities', {pointer});
                     set('ui.allPointerCapabilities', {pointer});
                     set('ui.prefersReducedMotion', {});
                     set('layout.css.prefers-color-scheme.content-override', {scheme});",
                    i32::from(still)
                );
                self.in_firefox(&set).await?;
            }
            Engine::WebKit => {
                // Nobody manages windows there: the one under the pointer has the focus, and the
                // pointer rests in the middle of the screen.
                let (x, y) = ((WEBKIT_SCREEN.0 - width) / 2, (WEBKIT_SCREEN.1 - height) / 2);
                self.client.set_window_rect(x, y, width, height).await?;
            }
        }
        Ok(())
    }

    /// The least width of its window, in px.
    pub fn narrowest(&self) -> u32 {
        if self.engine == Engine::WebKit { 334 } else { 0 }
    }

    /// Runs a script in the browser itself rather than in the page.
    pub async fn in_firefox(&self, script: &str) -> Result<(), CmdError> {
        self.issue("moz/context", json!({ "context": "chrome" })).await?;
        let done = self.client.execute(script, vec![]).await;
        self.issue("moz/context", json!({ "context": "content" })).await?;
        done.map(|_| ())
    }

    /// Opens an address and waits until the page's program runs.
    pub async fn open(&self, address: &str) -> Result<(), Failed> {
        self.client.goto(address).await?;
        self.wait_for("the program's start", "window.wasmBindings").await?;
        if self.engine != Engine::Chromium {
            self.value(NOTE_ERRORS).await?;
        }
        Ok(())
    }

    /// The value of a JavaScript expression in the page.
    pub async fn value(&self, expression: &str) -> Result<Value, CmdError> {
        self.client.execute(&format!("return ({expression})"), vec![]).await
    }

    /// Whether a JavaScript expression is truthy in the page.
    pub async fn holds(&self, expression: &str) -> Result<bool, CmdError> {
        Ok(self.value(&format!("Boolean({expression})")).await? == json!(true))
    }

    /// Waits until a JavaScript expression is truthy. `what` it stands for is for the message.
    pub async fn wait_for(&self, what: &str, expression: &str) -> Result<(), Failed> {
        let deadline = Instant::now() + DEADLINE;
        while !self.holds(expression).await? {
            if Instant::now() > deadline {
                let errors = self.console_errors().await?;
                return Err(format!("waited in vain for {what}; console errors: {errors:?}").into());
            }
            sleep(INTERVAL).await;
        }
        Ok(())
    }

    /// The errors that the page and the browser wrote to the console since the last call; without
    /// Chromium those of the page since it runs.
    pub async fn console_errors(&self) -> Result<Vec<String>, CmdError> {
        if self.engine != Engine::Chromium {
            let errors = self.value("window.notedErrors?.splice(0) ?? []").await?;
            return Ok(serde_json::from_value(errors).unwrap_or_default());
        }
        let log = self.issue("se/log", json!({ "type": "browser" })).await?;
        let entries = log.as_array().into_iter().flatten();
        let errors = entries.filter(|entry| entry["level"] == "SEVERE");
        Ok(errors.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect())
    }

    /// Gives an order to Chromium's developer tools.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Result<Value, CmdError> {
        self.issue("goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await
    }

    async fn issue(&self, path: &'static str, body: Value) -> Result<Value, CmdError> {
        self.client.issue_cmd(SessionCommand { path, body }).await
    }
}

/// A command of the driver's own, beyond the standard.
#[derive(Debug)]
struct SessionCommand {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for SessionCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// The driver does not search PATH for the browser.
fn absolute(program: &str) -> String {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|candidate| candidate.is_file())
        .map_or_else(|| program.to_owned(), |found| found.to_string_lossy().into_owned())
}
