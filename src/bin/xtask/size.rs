//! What the app costs to load.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::html::{file, scripts, tags};
use crate::packed::beside;

/// A table of what a visit transfers, in kilobytes, as it is and compressed with brotli.
///
/// # Errors
/// When the folder cannot be read.
pub fn report(site: &Path) -> Result<String> {
    let mut report = format!("{:40} {:>9} {:>9}\n", "kB", "raw", "brotli");
    write_part(&mut report, site, "first visit", &first_visit(site)?)?;
    write_part(&mut report, site, "engine", &engine(site))?;
    Ok(report)
}

/// The page and what it names.
fn first_visit(site: &Path) -> Result<Vec<PathBuf>> {
    let index = PathBuf::from("index.html");
    let page = fs::read_to_string(site.join(&index))?;
    let kinds = ["stylesheet", "icon", "modulepreload", "preload"];
    let links = kinds.into_iter().flat_map(|kind| tags(&page, "link", ("rel", kind)));
    let named = links.chain(scripts(&page)).filter_map(file).map(PathBuf::from);
    Ok(std::iter::once(index).chain(named).collect())
}

/// What comes when the computer is first asked.
fn engine(site: &Path) -> Vec<PathBuf> {
    let files = ["worker.js", "worker_bg.wasm"].map(PathBuf::from);
    files.into_iter().filter(|file| site.join(file).is_file()).collect()
}

/// Lines for files and one for them all; gives the sum of what is transferred.
fn write_part(report: &mut String, site: &Path, name: &str, files: &[PathBuf]) -> Result<usize> {
    let (mut raw_total, mut packed_total) = (0, 0);
    for file in files {
        let size = |path: PathBuf| -> Result<usize> {
            let data = fs::metadata(&path).with_context(|| format!("no {}", path.display()))?;
            Ok(usize::try_from(data.len())?)
        };
        let path = site.join(file);
        let (raw, packed) = (size(path.clone())?, size(beside(&path, "br"))?);
        raw_total += raw;
        packed_total += packed;
        write_line(report, &file.display().to_string(), raw, packed);
    }
    write_line(report, &format!("{name}, in all"), raw_total, packed_total);
    Ok(packed_total)
}

fn write_line(report: &mut String, name: &str, raw: usize, packed: usize) {
    let kilobytes = |bytes: usize| bytes as f64 / 1000.0;
    // Writing to a string cannot fail.
    let _ = writeln!(report, "{name:40} {:9.1} {:9.1}", kilobytes(raw), kilobytes(packed));
}
