//! Getting a browser for the tests.

use std::env;
use std::fs;
use std::process::Command;

use crate::chromium::Chromium;
use crate::process::{output, run};

const HOW_TO: &str = "
The browser tests need Chromium or Google Chrome, and chromedriver of the same version:
  Debian   apt-get install chromium chromium-driver
  Ubuntu   snap install chromium (which brings chromium.chromedriver), or in a container, where
           snaps do not run, Google Chrome's package and the chromedriver that goes with it
  Fedora   dnf install chromium chromedriver
  macOS    brew install --cask google-chrome chromedriver
CHROME and CHROMEDRIVER may name programs that are not on PATH.";

/// Finds a browser and its driver, and installs them first where that is possible: as root on a
/// Debian, which has both as packages.
///
/// # Errors
/// Says what is missing and how to get it.
pub fn prepare() -> Result<Chromium, String> {
    Chromium::find()
        .or_else(|reason| {
            if can_install() { install().and_then(|()| Chromium::find()) } else { Err(reason) }
        })
        .map_err(|reason| format!("{reason}.{HOW_TO}"))
}

/// Not where the person names a browser: then no other is wanted. Nor on Ubuntu, whose package of
/// that name only points to a snap.
fn can_install() -> bool {
    let is_named = ["CHROME", "CHROMEDRIVER"].into_iter().any(|name| env::var_os(name).is_some());
    let system = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let is_debian = system.lines().any(|line| line == "ID=debian" || line == "ID=\"debian\"");
    let user = output(Command::new("id").arg("-u"));
    !is_named && is_debian && user.is_some_and(|id| id.trim() == "0")
}

fn install() -> Result<(), String> {
    println!("Installing Chromium and its driver with apt-get, once.");
    let packages = ["--no-install-recommends", "chromium", "chromium-driver"];
    run(Command::new("apt-get").arg("update"))
        .and_then(|()| {
            let mut command = Command::new("apt-get");
            run(command
                .env("DEBIAN_FRONTEND", "noninteractive")
                .args(["install", "-y"])
                .args(packages))
        })
        .map_err(|error| format!("{error:#}"))
}
