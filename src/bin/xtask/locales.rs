//! The texts of each language as files of the site, which the page fetches.

use std::fs;
use std::path::Path;

use anyhow::Result;
use tisiya::text::Language;

/// Writes them into a build: one file to begin with, one for everybody, and another for those who
/// study.
pub fn write(site: &Path) -> Result<()> {
    fs::create_dir_all(site.join("locales"))?;
    for &language in Language::ALL {
        fs::write(site.join(language.labels_file()), language.labels())?;
        fs::write(site.join(language.file()), language.sources().join("\n"))?;
        fs::write(site.join(language.study_file()), language.study_sources().join("\n"))?;
    }
    Ok(())
}
