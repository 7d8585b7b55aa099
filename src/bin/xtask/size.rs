//! What the app costs to load.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

/// A table of what a first visit transfers, in kilobytes, as it is and compressed.
///
/// # Errors
/// When the folder cannot be read.
pub fn report(site: &Path) -> Result<String> {
    let mut report = format!("{:40} {:>9} {:>9}\n", "first visit, kB", "raw", "brotli");
    let (mut raw_total, mut packed_total) = (0, 0);
    for file in first_visit(site)? {
        let content = fs::read(site.join(&file))?;
        let (raw, packed) = (content.len(), compressed_size(&content)?);
        raw_total += raw;
        packed_total += packed;
        write_line(&mut report, &file.display().to_string(), raw, packed);
    }
    write_line(&mut report, "all", raw_total, packed_total);
    Ok(report)
}

/// Every file in the folder and below it, by its path from there, sorted.
pub fn files(site: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut files = BTreeSet::new();
    let mut folders = vec![site.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.insert(path.strip_prefix(site)?.to_path_buf());
            }
        }
    }
    Ok(files)
}

/// The page, what it names, what that names, and so on.
fn first_visit(site: &Path) -> Result<Vec<PathBuf>> {
    let mut unseen = files(site)?;
    let mut visited = vec![PathBuf::from("index.html")];
    unseen.remove(&visited[0]);
    let mut next = 0;
    while next < visited.len() {
        let content = fs::read(site.join(&visited[next]))?;
        let text = String::from_utf8_lossy(&content);
        let named = |file: &PathBuf| {
            file.file_name().is_some_and(|name| text.contains(&*name.to_string_lossy()))
        };
        visited.extend(unseen.extract_if(.., named));
        next += 1;
    }
    Ok(visited)
}

fn compressed_size(mut content: &[u8]) -> Result<usize> {
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut content, &mut packed, &BrotliEncoderParams::default())?;
    Ok(packed.len())
}

fn write_line(report: &mut String, name: &str, raw: usize, packed: usize) {
    let kilobytes = |bytes: usize| bytes as f64 / 1000.0;
    // Writing to a string cannot fail.
    let _ = writeln!(report, "{name:40} {:9.1} {:9.1}", kilobytes(raw), kilobytes(packed));
}
