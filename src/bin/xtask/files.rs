//! The files of a build. The browser tests use this file too.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

/// Every file in the folder and below it, by its path from there, sorted.
///
/// # Errors
/// When a folder cannot be read.
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

/// The files of a build that the page fetches once it has been painted.
///
/// # Errors
/// When a folder cannot be read.
pub fn second_part(site: &Path) -> Result<Vec<PathBuf>> {
    let is_it = |file: &PathBuf| {
        let packed = file.extension().is_some_and(|end| end == "br" || end == "gz");
        file.to_string_lossy().starts_with("later-") && !packed
    };
    Ok(files(site)?.into_iter().filter(is_it).collect())
}

/// The digest by which a browser checks a file.
pub fn digest(content: &[u8]) -> [u8; 32] {
    Sha256::digest(content).into()
}

/// A short name for a content: the same content has the same name, another has another.
pub fn short_name(content: &[u8]) -> String {
    digest(content)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}
