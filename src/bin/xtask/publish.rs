//! Makes of a build what is put on a host: the page under a strict policy, kept for use offline,
//! as one file too, and compressed.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::files::short_name;
use crate::html::{file, tags};
use crate::{offline, one_file, packed};

/// What the page may do; the README gives the same as a header. Nothing but the files of its own
/// host, and no script within the page. The places of seeds and pits are style attributes.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self'; connect-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

const OFFLINE: &str = include_str!("../../../assets/scripts/offline.js");

/// The style sheets of what the second part of the program shows.
const LATER_SHEETS: [&str; 3] = ["study-", "embed-", "prose-"];

/// Where trunk's minifier leaves the places that something is put at.
const CHARSET: &str = "<meta charset=utf-8>";
const HTML: &str = "<html lang=en";
const HEAD_END: &str = "</head>";

/// Finishes the build in the folder.
///
/// # Errors
/// When the build is not as it should be, or a file cannot be read or written.
pub fn run(site: &Path) -> Result<()> {
    let index = site.join("index.html");
    let page = fs::read_to_string(&index)?;
    let (page, later_style) = with_two_style_sheets(site, &page)?;
    fs::write(site.join(one_file::NAME), one_file::make(site, &page, &later_style)?)?;
    let page = put_after(&page, CHARSET, &policy(POLICY))?;
    let notes = format!(" data-one-file={} data-later-style=./{later_style}", one_file::NAME);
    let page = put_after(&page, HTML, &notes)?;
    let script = write_named(site, "offline", "js", OFFLINE)?;
    let script = format!("<script src=./{script} type=module></script>{HEAD_END}");
    fs::write(&index, page.replacen(HEAD_END, &script, 1))?;
    offline::write_worker(site)?;
    packed::write_copies(site)
}

/// A policy within a page.
pub fn policy(policy: &str) -> String {
    format!("<meta http-equiv=Content-Security-Policy content=\"{policy}\">")
}

/// Puts something behind a place in the page.
///
/// # Errors
/// When there is no such place.
pub fn put_after(page: &str, place: &str, what: &str) -> Result<String> {
    let (before, after) =
        page.split_once(place).with_context(|| format!("the page lacks {place}"))?;
    Ok(format!("{before}{place}{what}{after}"))
}

/// One request instead of several, for what the page begins with. What only the second part of the
/// program shows (`assets/scripts/later.js`) is a sheet of its own, whose name is given too.
fn with_two_style_sheets(site: &Path, page: &str) -> Result<(String, String)> {
    let links = tags(page, "link", ("rel", "stylesheet"));
    let first = links.first().copied().context("the page names no style sheet")?;
    let (mut now, mut later) = (String::new(), String::new());
    for link in &links {
        let name = file(link).context("a style sheet has no address")?;
        let is_later = LATER_SHEETS.iter().any(|sheet| name.starts_with(sheet));
        *(if is_later { &mut later } else { &mut now }) += &fs::read_to_string(site.join(name))?;
        fs::remove_file(site.join(name))?;
    }
    let name = write_named(site, "style", "css", &now)?;
    let mut page = page.replacen(first, &format!("<link href=./{name} rel=stylesheet>"), 1);
    for link in &links[1..] {
        page = page.replacen(link, "", 1);
    }
    Ok((page, write_named(site, "later", "css", &later)?))
}

/// Writes a file whose name tells its content.
fn write_named(site: &Path, name: &str, end: &str, content: &str) -> Result<String> {
    let file = format!("{name}-{}.{end}", short_name(content.as_bytes()));
    fs::write(site.join(&file), content)?;
    Ok(file)
}
