//! The whole page in one file, which plays from a disk.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::files::{files, second_part};
use crate::html::{self, file, tags, value};
use crate::packed::gzip;
use crate::publish::{STYLE_END, policy, put_after};

/// The name of the file.
pub const NAME: &str = "tisiya.html";

/// What that page may do: it has all it needs in itself, and asks nobody for anything.
const POLICY: &str = "default-src 'none'; script-src 'unsafe-inline' data: blob: 'wasm-unsafe-eval'; \
    worker-src blob:; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

const LOADER: &str = include_str!("../../../assets/scripts/one_file.js");

/// Where trunk's minifier leaves the places that something is put at.
const CHARSET: &str = "<meta charset=utf-8>";
const BODY_END: &str = "</body>";

/// Makes the file from the page and what it names.
///
/// # Errors
/// When the page is not as it should be, or a file cannot be read.
pub fn make(site: &Path, page: &str, later_style: &str) -> Result<String> {
    let read = |file: &str| fs::read(site.join(file)).with_context(|| format!("no {file}"));
    let text = |file: &str| Ok::<_, anyhow::Error>(String::from_utf8(read(file)?)?);
    let mut whole = page.to_owned();
    let mut parts = String::new();
    let mut part = |id: &str, file: &str| -> Result<()> {
        let packed = STANDARD.encode(gzip(&read(file)?)?);
        parts += &format!("<script type=text/plain id={id}>{packed}</script>");
        Ok(())
    };

    for rel in ["program", "program-wasm"] {
        let link = one(page, "link", ("rel", rel))?;
        part(rel, named(link)?)?;
        whole = whole.replacen(link, "", 1);
    }
    for (file, id) in [("worker.js", "engine-glue"), ("worker_bg.wasm", "engine-wasm")] {
        if site.join(file).is_file() {
            part(id, file)?;
        }
    }
    let second = second_part(site)?;
    let wasm = second.iter().find(|file| file.extension().is_some_and(|end| end == "wasm"));
    let wasm = wasm.context("no second part of the program")?;
    part("later-wasm", &wasm.to_string_lossy())?;
    let engine = html::scripts(page).into_iter().find(|tag| value(tag, "id") == Some("engine"));
    if let Some(tag) = engine {
        part("engine-start", named(tag)?)?;
    }
    // Texts that the page would fetch; src/ui/files.rs looks for them here first.
    let is_text = |file: &&PathBuf| file.components().count() > 1 && !file.starts_with("app");
    for file in files(site)?.iter().filter(is_text) {
        let (file, text) = (file.display(), fs::read_to_string(site.join(file))?);
        parts += &format!("<script type=text/plain data-file={file}>{text}</script>");
    }
    for rel in ["manifest", "apple-touch-icon"] {
        whole = whole.replacen(one(page, "link", ("rel", rel))?, "", 1);
    }
    let icon = one(page, "link", ("rel", "icon"))?;
    let picture = STANDARD.encode(read(named(icon)?)?);
    let inline = format!("<link rel=icon href=\"data:image/svg+xml;base64,{picture}\">");
    whole = whole.replacen(icon, &inline, 1);
    let later_style = text(later_style)?;
    whole = whole.replacen(STYLE_END, &format!("{later_style}{STYLE_END}"), 1);

    // Scripts within the page are not put off: they stand at its end.
    let mut scripts = String::new();
    for tag in html::scripts(page) {
        whole = whole.replacen(&format!("{tag}</script>"), "", 1);
        scripts += &match value(tag, "id") {
            Some("engine") => String::new(), // it is among the parts
            Some("load") => format!("<script id=load type=module>{LOADER}</script>"),
            _ => format!("<script>{}</script>", text(named(tag)?)?),
        };
    }
    let whole = put_after(&whole, CHARSET, &policy(POLICY))?;
    Ok(whole.replacen(BODY_END, &format!("{parts}{scripts}{BODY_END}"), 1))
}

fn one<'page>(page: &'page str, name: &str, wanted: (&str, &str)) -> Result<&'page str> {
    let found = tags(page, name, wanted).first().copied();
    found.with_context(|| format!("the page has no {name} with {} {}", wanted.0, wanted.1))
}

fn named(tag: &str) -> Result<&str> {
    file(tag).with_context(|| format!("{tag} names no file"))
}
