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
    let browser = browser::prepare();
    match &browser {
        Err(reason) if in_ci => bail!("the browser tests cannot run: {reason}"),
        Err(reason) => println!("The browser tests will be skipped: {reason}"),
        Ok(chromium) => println!("Browser tests with {chromium}."),
    }

    command("formatting", &mut cargo(["fmt", "--check"]))?;
    let deny = ["--", "-D", "warnings"];
    command("lints", cargo(["clippy", "--all-targets"]).args(deny))?;
    command("lints of the browser tests", cargo(["clippy", "--test", "browser"]).args(deny))?;
    let wasm = ["clippy", "--target", "wasm32-unknown-unknown", "--lib", "--bins"];
    command("lints for the web", cargo(wasm).args(deny))?;
    command("tests", &mut cargo(["test"]))?;
    let docs = ["doc", "--no-deps"];
    command("documentation", cargo(docs).env("RUSTDOCFLAGS", "-D warnings"))?;
    step("release build", build::run)?;
    let strictness = if in_ci { "required" } else { "optional" };
    command(
        "browser tests",
        cargo(["test", "--test", "browser"])
            .env("TISIYA_DIST", build::DIST)
            .env("TISIYA_BROWSER", strictness),
    )?;

    match browser {
        Ok(_) => println!("\nEvery test passed."),
        Err(reason) => println!("\nThe rest passed; the browser tests were skipped: {reason}"),
    }
    Ok(())
}

fn command(name: &str, command: &mut Command) -> Result<()> {
    step(name, || process::run(command))
}

fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    work().with_context(|| format!("the step \"{name}\" failed"))
}
