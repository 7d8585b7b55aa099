//! Getting the browsers for the tests.

use std::env;
use std::fs;
use std::process::Command;

use crate::process::{output, run};
use crate::programs::{Engine, Programs};
use crate::tools;

/// How each is got.
fn how_to(engine: Engine) -> &'static str {
    match engine {
        Engine::Chromium => {
            "
These tests need Chromium or Google Chrome, and chromedriver of the same version:
  Debian   apt-get install chromium chromium-driver
  Ubuntu   snap install chromium (which brings chromium.chromedriver), or in a container, where
           snaps do not run, Google Chrome's package and the chromedriver that goes with it
  Fedora   dnf install chromium chromedriver
  macOS    brew install --cask google-chrome chromedriver
CHROME and CHROMEDRIVER may name programs that are not on PATH."
        }
        Engine::Firefox => {
            "
These tests need Firefox and geckodriver:
  Debian   apt-get install firefox-esr
  Ubuntu   snap install firefox (which brings geckodriver)
  Fedora   dnf install firefox
  macOS    brew install --cask firefox
  all      cargo install geckodriver
FIREFOX and GECKODRIVER may name programs that are not on PATH."
        }
        Engine::WebKit => {
            "
These tests need WebKitGTK's browser and driver, and Xvfb, a screen that is not seen:
  Debian, Ubuntu   apt-get install webkit2gtk-driver xvfb xauth
WEBKIT_DRIVER and MINI_BROWSER may name programs that are not on PATH. Elsewhere than on Linux
there is no WebKitGTK."
        }
    }
}

/// Finds a browser and its driver, and installs them first where that is possible: as root on a
/// Debian, which has them as packages; geckodriver with cargo.
///
/// # Errors
/// Says what is missing and how to get it.
pub fn prepare(engine: Engine) -> Result<Programs, String> {
    Programs::find(engine)
        .or_else(|reason| match can_install(engine) {
            true => install(engine).and_then(|()| Programs::find(engine)),
            false => Err(reason),
        })
        .map_err(|reason| format!("{reason}.{}", how_to(engine)))
}

/// Not where the person names a program: then no other is wanted.
fn can_install(engine: Engine) -> bool {
    let variables = match engine {
        Engine::Chromium => ["CHROME", "CHROMEDRIVER"],
        Engine::Firefox => ["FIREFOX", "GECKODRIVER"],
        Engine::WebKit => ["WEBKIT_DRIVER", "MINI_BROWSER"],
    };
    let user = output(Command::new("id").arg("-u"));
    !variables.into_iter().any(|name| env::var_os(name).is_some())
        && packages(engine).is_some()
        && user.is_some_and(|id| id.trim() == "0")
}

/// What the system calls the browser; Ubuntu's packages of the first two only point to snaps.
fn packages(engine: Engine) -> Option<&'static [&'static str]> {
    let system = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let is = |id: &str| {
        system.lines().any(|line| line.trim_start_matches("ID=").trim_matches('"') == id)
    };
    match engine {
        Engine::Chromium if is("debian") => Some(&["chromium", "chromium-driver"]),
        Engine::Firefox if is("debian") => Some(&["firefox-esr"]),
        Engine::WebKit if is("debian") || is("ubuntu") => {
            Some(&["webkit2gtk-driver", "xvfb", "xauth"])
        }
        _ => None,
    }
}

fn install(engine: Engine) -> Result<(), String> {
    let packages = packages(engine).unwrap_or_default();
    println!("Installing {} with apt-get, once.", packages.join(", "));
    let done = run(Command::new("apt-get").arg("update")).and_then(|()| {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        run(command.args(["install", "-y", "--no-install-recommends"]).args(packages))
    });
    let done = done.and_then(|()| match engine {
        Engine::Firefox => tools::prepare_geckodriver(),
        _ => Ok(()),
    });
    done.map_err(|error| format!("{error:#}"))
}
