//! Compressed copies beside the files, for hosts that send them in their place.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::files::files;

/// What does not shrink: pictures are compressed as they are.
const PACKED: [&str; 2] = ["png", "webp"];

/// Writes `.br` and `.gz` beside every file that shrinks.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write_copies(site: &Path) -> Result<()> {
    for file in files(site)? {
        if !file.extension().is_some_and(|end| PACKED.iter().any(|packed| end == *packed)) {
            let file = site.join(file);
            let content = fs::read(&file)?;
            fs::write(beside(&file, "br"), brotli(&content)?)?;
            fs::write(beside(&file, "gz"), gzip(&content)?)?;
        }
    }
    Ok(())
}

/// The path of a copy: `a.js.br` of `a.js`.
pub fn beside(file: &Path, end: &str) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(".");
    path.push(end);
    path.into()
}

fn brotli(mut content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let best = BrotliEncoderParams { size_hint: content.len(), ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut content, &mut packed, &best)?;
    Ok(packed)
}

/// The content as gzip, at its best.
///
/// # Errors
/// None that is known: it writes into memory.
pub fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}
