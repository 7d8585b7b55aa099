//! What a test is, and how it is run: with a browser of its own that ends with it, however it ends.

use std::env;
use std::path::PathBuf;
use std::pin::Pin;
use std::time::Duration;

use libtest_mimic::{Completion, Failed, Trial};

use crate::browser::Browser;
use crate::driver::Driver;
use crate::programs::{Engine, Programs};

/// How long a scenario may take in all.
const DEADLINE: Duration = Duration::from_secs(120);

/// Why what is run by hand is run in one engine.
pub const BY_HAND: &str = "it makes pictures and measures, which one engine is enough for";

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
    pub play: Play,
    /// In which engines it cannot run, and why.
    pub not_in: &'static [(Engine, &'static str)],
    /// Whether it is no test, and runs only when it is asked for with `--ignored`.
    pub by_hand: bool,
}

/// A [`Scenario`] from the path of an async function, and the engines it cannot run in with the
/// reason.
macro_rules! scenario {
    ($function:path $(, not in $engine:ident: $reason:expr)*) => {
        Scenario {
            name: stringify!($function),
            play: |stage| Box::pin($function(stage)),
            not_in: &[$((Engine::$engine, $reason)),*],
            by_hand: false,
        }
    };
}
pub(crate) use scenario;

/// The same, to be run by hand, in Chromium.
macro_rules! by_hand {
    ($function:path) => {
        Scenario {
            by_hand: true,
            ..scenario!($function, not in Firefox: BY_HAND, not in WebKit: BY_HAND)
        }
    };
}
pub(crate) use by_hand;

/// A [`Scenario`] from the path of an async function that takes an open [`Page`](crate::page::Page).
/// Afterwards nothing may have failed in the page.
macro_rules! on_page {
    ($function:path $(, not in $engine:ident: $reason:expr)*) => {
        Scenario {
            name: stringify!($function),
            play: |stage| {
                Box::pin(async {
                    let page = Page::open(stage).await?;
                    $function(&page).await?;
                    page.assert_quiet().await
                })
            },
            not_in: &[$((Engine::$engine, $reason)),*],
            by_hand: false,
        }
    };
}
pub(crate) use on_page;

impl Scenario {
    /// The scenario in one engine, as the test runner knows it; none where it cannot run.
    pub fn trial(&self, engine: &Available) -> Option<Trial> {
        if self.not_in.iter().any(|&(other, _)| other == engine.engine) {
            return None;
        }
        let (play, programs) = (self.play, engine.programs.clone());
        let (name, is_required) = (self.name, engine.is_required);
        let trial = Trial::ignorable_test(self.name, move || {
            match build().and_then(|dist| Ok((dist, programs?))) {
                Ok((dist, programs)) => {
                    play_twice(name, play, dist, &programs).map(|()| Completion::Completed)
                }
                Err(missing) if is_required => Err(missing.into()),
                Err(missing) => Ok(Completion::ignored_with(missing)),
            }
        });
        Some(trial.with_kind(engine.engine.name()).with_ignored_flag(self.by_hand))
    }
}

/// An engine that scenarios are to run in, and its programs or what is missing.
pub struct Available {
    engine: Engine,
    programs: Result<Programs, String>,
    /// Whether it is a failure when something is missing.
    is_required: bool,
}

/// The engines that `TISIYA_BROWSERS` names, which have to be there; where it is not set, all
/// three, which have to be there with `CI=true`.
pub fn engines() -> Vec<Available> {
    let named = env::var("TISIYA_BROWSERS").ok();
    let is_ci = env::var("CI").is_ok_and(|set| set == "true");
    let is_wanted = |engine: &Engine| match &named {
        Some(names) => names.split(',').any(|name| name.trim() == engine.name()),
        None => true,
    };
    let wanted = Engine::ALL.into_iter().filter(is_wanted);
    wanted
        .map(|engine| Available {
            engine,
            programs: Programs::find(engine),
            is_required: is_ci || named.is_some(),
        })
        .collect()
}

fn build() -> Result<PathBuf, String> {
    let dist = PathBuf::from(env::var_os("TISIYA_DIST").unwrap_or_else(|| "dist".into()));
    match dist.join("index.html").is_file() {
        true => Ok(dist),
        false => Err(format!("no build in {}: make one with `cargo xtask build`", dist.display())),
    }
}

type Play = fn(Stage) -> Pin<Box<dyn Future<Output = Outcome> + Send>>;

/// Plays a scenario, and when it fails once more in a browser of its own: on a busy machine drivers
/// lose browsers. What fails twice has failed, and what failed once is told.
fn play_twice(name: &str, play: Play, dist: PathBuf, programs: &Programs) -> Outcome {
    run(play, dist.clone(), programs).or_else(|failed| {
        let why = failed.message().unwrap_or("no message");
        eprintln!("{name} in {} failed and is played again: {why}", programs.engine.name());
        run(play, dist, programs)
    })
}

#[tokio::main(flavor = "current_thread")]
async fn run(play: Play, dist: PathBuf, programs: &Programs) -> Outcome {
    let driver = Driver::start(programs)?;
    let browser = Browser::launch(&driver, programs).await?;
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
