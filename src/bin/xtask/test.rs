//! Every test there is, the quick ones first.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo};
use crate::programs::Engine;
use crate::{browser, build, size, tools};

pub fn run() -> Result<()> {
    let in_ci = env::var("CI").is_ok_and(|value| value == "true");
    step("setup", || {
        tools::prepare_lints()?;
        tools::prepare()
    })?;
    tools::prepare_axe();
    let (mut engines, mut missing) = (Vec::new(), Vec::new());
    for engine in Engine::ALL {
        match browser::prepare(engine) {
            Ok(programs) => {
                println!("Browser tests with {programs}.");
                engines.push(engine.name());
            }
            Err(reason) if in_ci => bail!("there are no tests in {}: {reason}", engine.name()),
            Err(reason) => {
                println!("The tests in {} will be skipped: {reason}", engine.name());
                missing.push(engine.name());
            }
        }
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
    step("size", || size::check(Path::new(build::DIST)))?;
    if !engines.is_empty() {
        check("browser tests", browser_tests(&engines))?;
    }

    match &missing[..] {
        [] => println!("\nEvery test passed."),
        _ => println!(
            "\nThe rest passed; the tests in {} were skipped. How to get what is missing is said \
             at the beginning.",
            missing.join(" and ")
        ),
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

fn browser_tests(engines: &[&str]) -> Command {
    let mut command = cargo(["test", "--test", "browser"]);
    command.env("TISIYA_DIST", build::DIST).env("TISIYA_BROWSERS", engines.join(","));
    command
}

fn check(name: &str, mut command: Command) -> Result<()> {
    step(name, || process::run(&mut command))
}

fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    work().with_context(|| format!("the step \"{name}\" failed"))
}
