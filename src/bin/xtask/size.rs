//! What the app costs to load.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::files::second_part;
use crate::html::{file, scripts, tags};
use crate::packed::beside;

/// What a first visit may transfer before the first move, in bytes.
const FIRST_VISIT: usize = 180_000;

/// What comes once that has been drawn.
const SECOND_PART: usize = 225_000;

/// What the computer player may, when it is first asked.
const ENGINE: usize = 70_000;

/// What a visit transfers.
pub struct Size {
    /// In kilobytes, file by file, as it is and compressed with brotli.
    pub table: String,
    /// What is more than it may be, in words.
    pub excess: Vec<String>,
}

/// Measures a build.
///
/// # Errors
/// When the folder cannot be read.
pub fn measure(site: &Path) -> Result<Size> {
    let mut table = format!("{:40} {:>9} {:>9}\n", "kB", "raw", "brotli");
    let mut excess = Vec::new();
    let parts = [
        ("first visit", first_visit(site)?, FIRST_VISIT),
        ("second part", second_part(site)?, SECOND_PART),
        ("engine", engine(site), ENGINE),
    ];
    for (name, files, limit) in parts {
        let size = write_part(&mut table, site, name, &files)?;
        // Writing to a string cannot fail.
        let _ = writeln!(table, "{name:40} {:>9} {:9.1}", "at most", kilobytes(limit));
        if size > limit {
            let (size, limit) = (kilobytes(size), kilobytes(limit));
            excess.push(format!("the {name} transfers {size:.1} kB, and may {limit:.1} kB"));
        }
    }
    Ok(Size { table, excess })
}

/// Checks that a build keeps within the limits.
///
/// # Errors
/// Says what is more than it may be.
pub fn check(site: &Path) -> Result<()> {
    let Size { table, excess } = measure(site)?;
    print!("{table}");
    ensure!(excess.is_empty(), "{}", excess.join("; "));
    Ok(())
}

/// The page and what it names.
fn first_visit(site: &Path) -> Result<Vec<PathBuf>> {
    let index = PathBuf::from("index.html");
    let page = fs::read_to_string(site.join(&index))?;
    let kinds = ["icon", "program", "program-wasm"];
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
    // Writing to a string cannot fail.
    let _ = writeln!(report, "{name:40} {:9.1} {:9.1}", kilobytes(raw), kilobytes(packed));
}

fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1000.0
}
