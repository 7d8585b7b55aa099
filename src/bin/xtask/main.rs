//! Builds, serves and tests the project: `cargo xtask serve | build | test`.
//!
//! It runs on the machine that builds. For wasm32 the whole program is left out, so that a build
//! of every target of the package works there too.

#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

mod browser;
mod build;
mod files;
mod hook;
mod html;
mod locales;
mod offline;
mod one_file;
mod packed;
mod process;
mod programs;
mod publish;
mod serve;
mod size;
mod split;
mod test;
mod tools;
mod wasm;

use std::env;
use std::process::ExitCode;

use anyhow::Context;
use clap::Parser;

/// Builds, serves and tests Tisiya. Every command first installs what it needs and lacks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Build the app and serve it on this machine; rebuilds and reloads as files change
    Serve(serve::Serve),
    /// Build the app for publishing into the folder `dist`
    Build,
    /// Run every test: formatting, lints, unit tests, documentation, build, browser
    Test,
    /// Finish a build; trunk calls this
    #[command(hide = true)]
    Hook,
}

fn main() -> ExitCode {
    match run(Task::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> anyhow::Result<()> {
    // Cargo runs the program wherever the person is; all paths in here start at the project.
    if let Some(root) = env::var_os("CARGO_MANIFEST_DIR") {
        env::set_current_dir(&root).context("cannot enter the project's folder")?;
    }
    match task {
        Task::Serve(options) => serve::run(&options),
        Task::Build => build::run(),
        Task::Test => test::run(),
        Task::Hook => hook::run(),
    }
}
