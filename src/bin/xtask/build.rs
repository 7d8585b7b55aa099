//! The release build, into `dist`.

use anyhow::{Result, ensure};
use std::path::Path;

use crate::process::run as run_command;
use crate::{publish, size, tools};

/// Where the release build goes; `Trunk.toml` says the same.
pub const DIST: &str = "dist";

pub fn run() -> Result<()> {
    tools::prepare()?;
    run_command(&mut tools::trunk(["build", "--release", "--dist", DIST])?)?;
    let site = Path::new(DIST);
    ensure!(site.join("index.html").is_file(), "the build left no {DIST}/index.html");
    publish::run(site)?;
    print!("{}", size::measure(site)?.table);
    println!("The app is in {DIST}/: copy it to any web server, under any path.");
    Ok(())
}
