//! Every test there is, the quick ones first.

use std::env;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo};
use crate::{browser, build, tools};

pub fn run() -> Result<()> {
    let in_ci = env::var("CI").is_ok_and(|value| value == "true");
    step("setup", || {
        tools::prepare_lints()?;
        tools::prepare()
    })?;
    tools::prepare_axe();
    let browser = browser::prepare();
    match &browser {
        Err(reason) if in_ci => bail!("the browser tests cannot run: {reason}"),
        Err(reason) => println!("The browser tests will be skipped: {reason}"),
        Ok(chromium) => println!("Browser tests with {chromium}."),
    }

    check("formatting", cargo(["fmt", "--check"]))?;
    check("lints", clippy(&["--all-targets"]))?;
    // "All" are those that `cargo test` runs, and it leaves these out.
    check("lints of the browser tests", clippy(&["--test", "browser"]))?;
    check("lints of the page", clippy(&["--lib", "--bins", "--target", tools::WASM]))?;
    check("tests", cargo(["test"]))?;
    check("documentation", doc(&[]))?;
    check("documentation of the page", doc(&["--lib", "--target", tools::WASM]))?;
    step("release build", build::run)?;
    check("browser tests", browser_tests(in_ci))?;

    match browser {
        Ok(_) => println!("\nEvery test passed."),
        Err(reason) => println!("\nThe rest passed; the browser tests were skipped: {reason}"),
    }
    Ok(())
}

fn clippy(targets: &[&str]) -> Command {
    let mut command = cargo(["clippy"]);
    command.args(targets).args(["--", "-D", "warnings"]);
    command
}

fn doc(targets: &[&str]) -> Command {
    let mut command = cargo(["doc", "--no-deps"]);
    command.args(targets).env("RUSTDOCFLAGS", "-D warnings");
    command
}

fn browser_tests(required: bool) -> Command {
    let mut command = cargo(["test", "--test", "browser"]);
    command.env("TISIYA_DIST", build::DIST);
    command.env("TISIYA_BROWSER", if required { "required" } else { "optional" });
    command
}

fn check(name: &str, mut command: Command) -> Result<()> {
    step(name, || process::run(&mut command))
}

fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    work().with_context(|| format!("the step \"{name}\" failed"))
}
