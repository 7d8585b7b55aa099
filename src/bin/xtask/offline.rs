//! The service worker: what it keeps, and the name of the build. The browser tests use this file
//! too, to make a second version of a build.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::Result;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::files::{digest, files, short_name};

const SCRIPT: &str = include_str!("../../../assets/scripts/sw.js");

/// Writes `sw.js` with the list of all other files of the build.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write_worker(site: &Path) -> Result<()> {
    let mut list = String::new();
    for file in files(site)? {
        let path = file.to_string_lossy().replace('\\', "/");
        if is_kept(&path) {
            let address = if path == "index.html" { "./" } else { path.as_str() };
            let digest = STANDARD.encode(digest(&fs::read(site.join(&file))?));
            // Writing to a string cannot fail.
            let _ = writeln!(list, "  {address:?}: \"sha256-{digest}\",");
        }
    }
    let build = short_name(format!("{list}{SCRIPT}").as_bytes());
    let worker = format!("const BUILD = \"{build}\";\nconst FILES = {{\n{list}}};\n\n{SCRIPT}");
    Ok(fs::write(site.join("sw.js"), worker)?)
}

/// All that the page may ask for: not what the browser asks for when it installs the app, nor what
/// is to be kept elsewhere, nor the same again.
fn is_kept(path: &str) -> bool {
    let ends = [".gz", ".br"];
    !path.starts_with("app/")
        && !ends.iter().any(|end| path.ends_with(end))
        && !["sw.js", "tisiya.html"].contains(&path)
}
