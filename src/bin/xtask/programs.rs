//! Finding browsers and the drivers for them. The browser tests use this file too.

use std::env;
use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a browser is made of; there are three in the world that the page has to run in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Chromium or Google Chrome, and with them Edge and many more.
    Chromium,
    /// Firefox.
    Firefox,
    /// Safari's engine, here in WebKitGTK's own little browser.
    WebKit,
}

impl Engine {
    /// All of them.
    pub const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

    /// The name in words and in `TISIYA_BROWSERS`.
    pub const fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }
}

/// Under which names programs go, the first that runs is taken. The variable names another.
struct Names {
    variable: &'static str,
    names: &'static [&'static str],
}

const CHROMIUM: Names = Names {
    variable: "CHROME",
    names: &[
        "chromium",
        "google-chrome",
        "google-chrome-stable",
        "chromium-browser",
        "chrome",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
};
/// The second name is that of Ubuntu's snap.
const CHROMEDRIVER: Names =
    Names { variable: "CHROMEDRIVER", names: &["chromedriver", "chromium.chromedriver"] };
const FIREFOX: Names = Names {
    variable: "FIREFOX",
    names: &["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
};
/// The second one is where `cargo xtask test` puts it.
const GECKODRIVER: Names =
    Names { variable: "GECKODRIVER", names: &["geckodriver", "target/tools/bin/geckodriver"] };
const WEBKIT_DRIVER: Names =
    Names { variable: "WEBKIT_DRIVER", names: &["WebKitWebDriver", "/usr/bin/WebKitWebDriver"] };

/// Where WebKitGTK keeps its little browser: behind one of these folders and one of these versions.
const MINI_BROWSER_FOLDERS: [&str; 3] = ["/usr/lib", "/usr/libexec", "/usr/lib64"];
const MINI_BROWSER_VERSIONS: [&str; 3] = ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"];

/// A browser and a driver that fit together.
#[derive(Clone)]
pub struct Programs {
    /// What the browser is made of.
    pub engine: Engine,
    /// The browser's path or its name on PATH.
    pub browser: String,
    /// The driver's path or its name on PATH.
    pub driver: String,
    version: String,
}

impl Programs {
    /// The first pair that runs.
    ///
    /// # Errors
    /// Says in words what is missing.
    pub fn find(engine: Engine) -> Result<Self, String> {
        match engine {
            Engine::Chromium => chromium(),
            Engine::Firefox => firefox(),
            Engine::WebKit => webkit(),
        }
    }
}

impl fmt::Display for Programs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Programs { engine, browser, driver, version } = self;
        write!(f, "{}: {browser} {version} and {driver}", engine.name())
    }
}

/// Browser and driver have to be of the same version.
fn chromium() -> Result<Programs, String> {
    let (drivers, browsers) = (installed(&CHROMEDRIVER), installed(&CHROMIUM));
    for (driver, driver_version) in &drivers {
        for (browser, version) in &browsers {
            if major(version) == major(driver_version) {
                return Ok(Programs {
                    engine: Engine::Chromium,
                    browser: browser.clone(),
                    driver: driver.clone(),
                    version: version.clone(),
                });
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

fn firefox() -> Result<Programs, String> {
    let first = |names| installed(names).into_iter().next();
    match (first(&FIREFOX), first(&GECKODRIVER)) {
        (Some((browser, version)), Some((driver, _))) => {
            Ok(Programs { engine: Engine::Firefox, browser, driver, version })
        }
        (None, Some(_)) => Err("no working Firefox found".into()),
        (Some(_), None) => Err("no working geckodriver found".into()),
        (None, None) => Err("no working Firefox and no geckodriver found".into()),
    }
}

/// The browser cannot do without a screen, so there has to be one that is not seen.
fn webkit() -> Result<Programs, String> {
    let browser = mini_browser().ok_or("WebKitGTK's MiniBrowser is not there")?;
    let driver = WEBKIT_DRIVER.candidates().into_iter().find(|name| runs(name, "--help"));
    let driver = driver.ok_or("no working WebKitWebDriver found")?;
    if !runs("Xvfb", "-help") {
        return Err("no working Xvfb found".into());
    }
    Ok(Programs { engine: Engine::WebKit, browser, driver, version: "of WebKitGTK".into() })
}

fn mini_browser() -> Option<String> {
    if let Ok(named) = env::var("MINI_BROWSER") {
        return Some(named);
    }
    let folders = MINI_BROWSER_FOLDERS.into_iter().flat_map(|folder| {
        // Debian has a folder for each kind of processor between.
        let between = fs::read_dir(folder).into_iter().flatten().flatten().map(|at| at.path());
        std::iter::once(PathBuf::from(folder)).chain(between)
    });
    folders
        .flat_map(|folder| MINI_BROWSER_VERSIONS.map(|version| folder.join(version)))
        .map(|folder| folder.join("MiniBrowser"))
        .find(|program| program.is_file())
        .map(|program| program.to_string_lossy().into_owned())
}

impl Names {
    fn candidates(&self) -> Vec<String> {
        match env::var(self.variable) {
            Ok(name) => vec![name],
            Err(_) => self.names.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Those programs that run, with their versions.
fn installed(names: &Names) -> Vec<(String, String)> {
    let candidates = names.candidates().into_iter();
    candidates.filter_map(|name| version(&name).map(|version| (name, version))).collect()
}

/// Asks the program: a stub that only tells how to install the real one answers with an error.
fn version(program: &str) -> Option<String> {
    let mut command = Command::new(program);
    let output =
        command.arg("--version").stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    text.split_whitespace().find(|word| major(word).is_some()).map(str::to_owned)
}

fn major(version: &str) -> Option<u32> {
    version.split('.').next()?.parse().ok()
}

fn runs(program: &str, argument: &str) -> bool {
    let mut command = Command::new(program);
    command.arg(argument).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok()
}
