//! What a test is, and how it is run: with a browser of its own that ends with it, however it ends.

use std::env;
use std::path::PathBuf;
use std::pin::Pin;
use std::time::Duration;

use libtest_mimic::{Completion, Failed, Trial};

use crate::browser::Browser;
use crate::chromium::Chromium;
use crate::driver::Driver;

/// How long a scenario may take in all.
const DEADLINE: Duration = Duration::from_secs(120);

/// How a scenario ends: anything that can be printed is an error.
pub type Outcome = Result<(), Failed>;

/// What a scenario plays on.
pub struct Stage {
    /// The folder of the build.
    pub dist: PathBuf,
    /// A fresh browser, with nothing opened yet.
    pub browser: Browser,
}

/// A named test.
pub struct Scenario {
    /// The path of the function.
    pub name: &'static str,
    /// Plays it.
    pub play: fn(Stage) -> Pin<Box<dyn Future<Output = Outcome> + Send>>,
    /// Whether it is no test, and runs only when it is asked for with `--ignored`.
    pub by_hand: bool,
}

/// A [`Scenario`] from the path of an async function.
macro_rules! scenario {
    ($function:path) => {
        Scenario {
            name: stringify!($function),
            play: |stage| Box::pin($function(stage)),
            by_hand: false,
        }
    };
}
pub(crate) use scenario;

/// The same, to be run by hand.
macro_rules! by_hand {
    ($function:path) => {
        Scenario { by_hand: true, ..scenario!($function) }
    };
}
pub(crate) use by_hand;

/// A [`Scenario`] from the path of an async function that takes an open [`Page`](crate::page::Page).
/// Afterwards nothing may have failed in the page.
macro_rules! on_page {
    ($function:path) => {
        Scenario {
            name: stringify!($function),
            play: |stage| {
                Box::pin(async {
                    let page = Page::open(stage).await?;
                    $function(&page).await?;
                    page.assert_quiet().await
                })
            },
            by_hand: false,
        }
    };
}
pub(crate) use on_page;

impl Scenario {
    /// The scenario as the test runner knows it.
    pub fn trial(&self) -> Trial {
        let play = self.play;
        let trial = Trial::ignorable_test(self.name, move || match requirements() {
            Ok((dist, chromium)) => run(play, dist, &chromium).map(|()| Completion::Completed),
            Err(missing) if is_required() => Err(missing.into()),
            Err(missing) => Ok(Completion::ignored_with(missing)),
        });
        trial.with_ignored_flag(self.by_hand)
    }
}

fn requirements() -> Result<(PathBuf, Chromium), String> {
    let dist = PathBuf::from(env::var_os("TISIYA_DIST").unwrap_or_else(|| "dist".into()));
    if !dist.join("index.html").is_file() {
        return Err(format!("no build in {}: make one with `cargo xtask build`", dist.display()));
    }
    Chromium::find().map(|chromium| (dist, chromium))
}

fn is_required() -> bool {
    let is = |name, value| env::var(name).is_ok_and(|set| set == value);
    is("CI", "true") || is("TISIYA_BROWSER", "required")
}

#[tokio::main(flavor = "current_thread")]
async fn run(
    play: fn(Stage) -> Pin<Box<dyn Future<Output = Outcome> + Send>>,
    dist: PathBuf,
    chromium: &Chromium,
) -> Outcome {
    let driver = Driver::start(&chromium.driver)?;
    let browser = Browser::launch(&driver, &chromium.browser).await?;
    let stage = Stage { dist, browser: browser.clone() };
    // In a task of its own, so that a panic or a hang still leads to the closing of the browser:
    // a driver that is killed would leave it running.
    let played = tokio::time::timeout(DEADLINE, tokio::spawn(play(stage))).await;
    browser.close().await;
    match played {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(panic)) => Err(panic.into()),
        Err(_) => Err(format!("not done after {} seconds", DEADLINE.as_secs()).into()),
    }
}
