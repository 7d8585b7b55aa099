//! What is done to a finished build before trunk puts it in its place.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::files::files;
use crate::locales;
use crate::process;
use crate::split;
use crate::tools;
use crate::wasm;

/// What Rust itself allows in wasm, and so every browser that runs the page.
const WASM_FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

pub fn run() -> Result<()> {
    let profile = env::var("TRUNK_PROFILE").context("this command is for trunk to call")?;
    let site = env::var_os("TRUNK_STAGING_DIR").context("trunk did not say where the build is")?;
    let site = PathBuf::from(site);
    locales::write(&site)?;
    split::run(&site, &profile)?;
    if profile == "release" {
        shrink(&site)?;
    }
    Ok(())
}

fn shrink(site: &Path) -> Result<()> {
    let optimizer = tools::wasm_opt();
    match &optimizer {
        Ok(version) => println!("Optimizing with wasm-opt {version}."),
        Err(reason) => println!("Leaving wasm-opt out, for a page 2 % larger: {reason}."),
    }
    for file in files(site)? {
        let file = site.join(file);
        if file.extension().is_some_and(|extension| extension == "wasm") {
            if optimizer.is_ok() {
                // The page is to be small, the engine fast.
                let is_engine = file.file_name().is_some_and(|name| name == "worker_bg.wasm");
                process::run(
                    Command::new("wasm-opt")
                        .arg(if is_engine { "-O3" } else { "-Oz" })
                        .args(WASM_FEATURES)
                        .arg(&file)
                        .arg("-o")
                        .arg(&file),
                )?;
            }
            let module = fs::read(&file)?;
            let bare = wasm::without_custom_sections(&module)
                .with_context(|| format!("{} is no wasm", file.display()))?;
            fs::write(&file, bare)?;
        }
    }
    Ok(())
}
