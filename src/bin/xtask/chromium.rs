//! Finding a Chromium or Chrome and the driver for it. The browser tests use this file too.

use std::env;
use std::fmt;
use std::process::{Command, Stdio};

/// Under which names the browser goes. `CHROME` names another.
const BROWSERS: [&str; 7] = [
    "chromium",
    "google-chrome",
    "google-chrome-stable",
    "chromium-browser",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// Under which names the driver goes; the second is that of Ubuntu's snap. `CHROMEDRIVER` names
/// another.
const DRIVERS: [&str; 2] = ["chromedriver", "chromium.chromedriver"];

/// A browser and a driver that fit together.
pub struct Chromium {
    /// The browser's path or its name on PATH.
    pub browser: String,
    /// The driver's path or its name on PATH.
    pub driver: String,
    major_version: u32,
}

impl Chromium {
    /// The first pair of the same version that runs.
    ///
    /// # Errors
    /// Says in words what is missing.
    pub fn find() -> Result<Self, String> {
        let drivers = installed("CHROMEDRIVER", &DRIVERS);
        let browsers = installed("CHROME", &BROWSERS);
        for (driver, driver_version) in &drivers {
            for (browser, browser_version) in &browsers {
                if browser_version == driver_version {
                    let (browser, driver) = (browser.clone(), driver.clone());
                    return Ok(Self { browser, driver, major_version: *browser_version });
                }
            }
        }
        Err(match (browsers.first(), drivers.first()) {
            (None, None) => "no working Chromium or Google Chrome and no chromedriver found".into(),
            (None, Some(_)) => "no working Chromium or Google Chrome found".into(),
            (Some((browser, _)), None) => format!("no working chromedriver for {browser} found"),
            (Some((browser, old)), Some((driver, new))) => {
                format!("{browser} is version {old} but {driver} {new}; they must be the same")
            }
        })
    }
}

impl fmt::Display for Chromium {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} and {}, version {}", self.browser, self.driver, self.major_version)
    }
}

/// Those programs that run, with their major versions.
fn installed(variable: &str, names: &[&str]) -> Vec<(String, u32)> {
    let names: Vec<String> = match env::var(variable) {
        Ok(name) => vec![name],
        Err(_) => names.iter().map(ToString::to_string).collect(),
    };
    names
        .into_iter()
        .filter_map(|name| major_version(&name).map(|version| (name, version)))
        .collect()
}

/// Asks the program: a stub that only tells how to install the real one answers with an error.
fn major_version(program: &str) -> Option<u32> {
    let mut command = Command::new(program);
    let output =
        command.arg("--version").stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    text.split_whitespace().find_map(|word| word.split('.').next()?.parse().ok())
}
