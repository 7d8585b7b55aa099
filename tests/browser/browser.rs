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

use crate::driver::Driver;

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
}

impl Browser {
    /// Starts a browser with a fresh profile and the screen of a laptop.
    ///
    /// # Errors
    /// When the driver cannot start it.
    pub async fn launch(driver: &Driver, binary: &str) -> Result<Self, Failed> {
        let capabilities = json!({
            "goog:chromeOptions": { "args": FLAGS, "binary": absolute(binary) },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let capabilities = capabilities.as_object().cloned().unwrap_or_default();
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", driver.port))
            .await?;
        let browser = Self { client };
        browser.set_screen(Screen::LAPTOP).await?;
        Ok(browser)
    }

    /// Ends the browser. A browser that does not answer is left to the driver's end.
    pub async fn close(self) {
        let _ = timeout(DEADLINE, self.client.close()).await;
    }

    /// Changes the screen and the preferences, also of a page that is open.
    pub async fn set_screen(&self, screen: Screen) -> Result<(), CmdError> {
        let Screen { width, height, mobile, dark, still } = screen;
        let scale = if mobile { 2 } else { 1 };
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": mobile })).await?;
        let features = json!([
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": if still { "reduce" } else { "no-preference" } },
        ]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Opens an address and waits until the page's program runs.
    pub async fn open(&self, address: &str) -> Result<(), Failed> {
        self.client.goto(address).await?;
        self.wait_for("the program's start", "window.wasmBindings").await
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

    /// The errors that the page and the browser wrote to the console since the last call.
    pub async fn console_errors(&self) -> Result<Vec<String>, CmdError> {
        let log = self.issue("se/log", json!({ "type": "browser" })).await?;
        let entries = log.as_array().into_iter().flatten();
        let errors = entries.filter(|entry| entry["level"] == "SEVERE");
        Ok(errors.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect())
    }

    /// Gives an order to the browser's developer tools.
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
