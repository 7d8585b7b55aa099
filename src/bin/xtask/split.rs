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
/// Where the loader has what the parts of a build with assertions know each other by.
const CANARY: &str = "LATER_CANARY";

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
    let link = fs::read_to_string(work.join("__wasm_split.js"))?;
    let loader = LOADER.replace(ADDRESS, &name).replace(CANARY, canary(&link)?);
    let script = fs::read_to_string(made.join(PROGRAM).with_extension("js"))?;
    fs::write(site.join(named(site, ".js")?), with_loader(&script, &loader)?)?;
    fs::copy(made.join(format!("{PROGRAM}_bg.wasm")), site.join(named(site, "_bg.wasm")?))?;
    Ok(())
}

/// What the script that comes with the parts gives the second besides the exports of the first.
fn canary(link: &str) -> Result<&str> {
    let rest = link.split_once("sharedImports = { __wasm_split: {").map(|(_, rest)| rest);
    let (canary, _) =
        rest.and_then(|rest| rest.split_once('}')).context("an unknown link script")?;
    Ok(canary.trim())
}

/// Puts the loader in place of the import of one.
fn with_loader(script: &str, loader: &str) -> Result<String> {
    let is_import = |line: &&str| line.starts_with("import * as ") && line.contains("__wasm_split");
    let import = script.lines().find(is_import).context("the script imports no loader")?;
    let name = import.split(' ').nth(3).context("the import has no name")?;
    let loader = format!("{loader}const {name} = {{ __wasm_split_load_{LATER} }};");
    Ok(script.replacen(import, &loader, 1))
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

#[cfg(test)]
mod tests {
    use super::{canary, with_loader};

    #[test]
    fn the_loader_stands_where_it_was_imported() {
        let script =
            "import * as import1 from \"./__wasm_split.js\"\nimport * as two from \"./two.js\"\n";
        let expected = "let loader;\nconst import1 = { __wasm_split_load_later };\nimport * as two from \"./two.js\"\n";
        assert_eq!(with_loader(script, "let loader;\n").unwrap(), expected);
        assert!(with_loader("import * as two from \"./two.js\"", "").is_err());
    }

    #[test]
    fn a_build_with_assertions_has_a_canary() {
        let link = |canary| format!("x;\nsharedImports = {{ __wasm_split: {{ {canary} }} }};\n");
        assert_eq!(canary(&link("")).unwrap(), "");
        assert_eq!(canary(&link("__canary_1: ~0xdead,")).unwrap(), "__canary_1: ~0xdead,");
        assert!(canary("another script").is_err());
    }
}
