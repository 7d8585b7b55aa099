//! Parts the program of the page in two files: what a first visit needs, and what comes later.
//!
//! What comes later is said in the source, by `wasm_split` (`src/ui/later.rs`). The program must be
//! parted before wasm-bindgen has made its JavaScript, and trunk calls this after; so wasm-bindgen
//! runs a second time, on the first part, in place of what it made of the whole.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

use crate::files::{files, short_name};
use crate::process;

/// The program, as cargo and trunk name it.
const PROGRAM: &str = "tisiya-page";

/// The second part, as `wasm_split` names it.
const LATER: &str = "later";

/// Loads the second part.
const LOADER: &str = include_str!("../../../assets/scripts/later.js");
/// Where the loader has the address of that part.
const ADDRESS: &str = "LATER_WASM";

/// Parts the program of the build in the folder. The target folder is cargo's.
///
/// # Errors
/// When a file is not there or not as it should be.
pub fn run(site: &Path, profile: &str) -> Result<()> {
    let target = target_folder()?;
    let whole = target.join("wasm32-unknown-unknown").join(profile).join(PROGRAM);
    let whole = whole.with_extension("wasm");
    let whole = fs::read(&whole).with_context(|| format!("no {}", whole.display()))?;
    let work = target.join("split").join(profile);
    let first = work.join(PROGRAM).with_extension("wasm");
    let mut options = Options::new(&whole);
    options.output_dir = &work;
    options.main_out_path = &first;
    let parted = transform(options).map_err(|error| anyhow!("cannot part the program: {error:#}"));
    ensure!(parted?.split_modules.len() == 1, "the program has not one part for later");

    let made = work.join("bindgen");
    process::run(
        Command::new("wasm-bindgen")
            .args([
                "--target",
                "web",
                "--no-typescript",
                "--keep-lld-exports",
                "--out-name",
                PROGRAM,
                "--out-dir",
            ])
            .args([&made, &first]),
    )?;
    let later = fs::read(work.join(format!("split_{LATER}.wasm")))?;
    let name = format!("{LATER}-{}.wasm", short_name(&later));
    fs::write(site.join(&name), later)?;
    let script = fs::read_to_string(made.join(PROGRAM).with_extension("js"))?;
    fs::write(site.join(named(site, ".js")?), with_loader(&script, &name)?)?;
    fs::copy(made.join(format!("{PROGRAM}_bg.wasm")), site.join(named(site, "_bg.wasm")?))?;
    Ok(())
}

/// Puts the loader in place of the import of one.
fn with_loader(script: &str, later: &str) -> Result<String> {
    let lines = script.lines().partition::<Vec<_>, _>(|line| line.contains("__wasm_split.js"));
    let import = lines.0.iter().find_map(|line| line.strip_prefix("import * as "));
    let name = import.and_then(|import| import.split(' ').next());
    let name = name.context("wasm-bindgen's script imports no loader")?;
    let rest = script.lines().filter(|line| !line.starts_with("import * as "));
    let loader = LOADER.replace(ADDRESS, later);
    Ok(format!(
        "{loader}const {name} = {{ __wasm_split_load_{LATER} }};\n{}\n",
        rest.collect::<Vec<_>>().join("\n")
    ))
}

/// The file of the program in the build that ends so.
fn named(site: &Path, end: &str) -> Result<PathBuf> {
    let is_it = |file: &PathBuf| {
        let name = file.to_string_lossy();
        name.starts_with(PROGRAM) && name.ends_with(end)
    };
    files(site)?.into_iter().find(is_it).with_context(|| format!("no {PROGRAM}…{end} in the build"))
}

fn target_folder() -> Result<PathBuf> {
    let metadata =
        process::output(&mut process::cargo(["metadata", "--no-deps", "--format-version", "1"]));
    let metadata: serde_json::Value =
        serde_json::from_str(&metadata.context("cargo metadata tells nothing")?)?;
    let folder = metadata["target_directory"].as_str().context("cargo names no target folder")?;
    Ok(folder.into())
}
