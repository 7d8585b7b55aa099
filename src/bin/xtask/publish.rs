//! Makes of a build what is put on a host: the page under a strict policy, kept for use offline,
//! as one file too, and compressed.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::files::{digest, short_name};
use crate::html::{file, scripts, tags, value};
use crate::{offline, one_file, packed};

const OFFLINE: &str = include_str!("../../../assets/scripts/offline.js");

/// The style sheets of what the second part of the program shows.
const LATER_SHEETS: [&str; 3] = ["study-", "embed-", "prose-"];

/// Where trunk's minifier leaves the places that something is put at.
const CHARSET: &str = "<meta charset=utf-8>";
const HTML: &str = "<html lang=en";
pub const STYLE_END: &str = "</style>";
const HEAD_END: &str = "</head>";

/// Finishes the build in the folder.
///
/// # Errors
/// When the build is not as it should be, or a file cannot be read or written.
pub fn run(site: &Path) -> Result<()> {
    let index = site.join("index.html");
    let page = fs::read_to_string(&index)?;
    let (page, style, later_style) = with_style(site, &page)?;
    fs::write(site.join(one_file::NAME), one_file::make(site, &page, &later_style)?)?;
    let (page, loader) = with_loader(site, &page)?;
    let page = put_after(&page, CHARSET, &policy(&page_policy(&hash(&loader), &hash(&style))))?;
    let notes = format!(" data-one-file={} data-later-style=./{later_style}", one_file::NAME);
    let page = put_after(&page, HTML, &notes)?;
    let script = write_named(site, "offline", "js", OFFLINE)?;
    let script = format!("<script src=./{script} type=module></script>{HEAD_END}");
    fs::write(&index, page.replacen(HEAD_END, &script, 1))?;
    offline::write_worker(site)?;
    packed::write_copies(site)
}

/// What the page may do; the README gives the same. Nothing but the files of its own host, and the
/// one script and the one style sheet within the page that have these hashes. The places of seeds
/// and pits are style attributes.
fn page_policy(script: &str, style: &str) -> String {
    format!(
        "default-src 'none'; script-src 'self' '{script}' 'wasm-unsafe-eval'; worker-src 'self'; \
        connect-src 'self'; style-src 'self' '{style}'; style-src-attr 'unsafe-inline'; \
        img-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
    )
}

/// How a policy names what stands in the page.
fn hash(content: &str) -> String {
    format!("sha256-{}", STANDARD.encode(digest(content.as_bytes())))
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

/// Puts the style of what the page begins with into it, so that it is painted as soon as it has
/// come, and gives that style too. What only the second part of the program shows
/// (`assets/scripts/later.js`) is a sheet of its own, whose name is given last.
fn with_style(site: &Path, page: &str) -> Result<(String, String, String)> {
    let links = tags(page, "link", ("rel", "stylesheet"));
    let first = links.first().copied().context("the page names no style sheet")?;
    let (mut now, mut later) = (String::new(), String::new());
    for link in &links {
        let name = file(link).context("a style sheet has no address")?;
        let is_later = LATER_SHEETS.iter().any(|sheet| name.starts_with(sheet));
        *(if is_later { &mut later } else { &mut now }) += &fs::read_to_string(site.join(name))?;
        fs::remove_file(site.join(name))?;
    }
    let mut page = page.replacen(first, &format!("<style>{now}{STYLE_END}"), 1);
    for link in &links[1..] {
        page = page.replacen(link, "", 1);
    }
    let later = write_named(site, "later", "css", &later)?;
    Ok((page, now, later))
}

/// Puts the script that loads the program into the page, and gives that script too.
fn with_loader(site: &Path, page: &str) -> Result<(String, String)> {
    let tag = scripts(page).into_iter().find(|tag| value(tag, "id") == Some("load"));
    let tag = tag.context("the page has no script that loads the program")?;
    let file = site.join(file(tag).context("it names no file")?);
    let script = fs::read_to_string(&file)?;
    fs::remove_file(file)?;
    let inline = format!("<script type=module async id=load>{script}");
    Ok((page.replacen(tag, &inline, 1), script))
}

/// Writes a file whose name tells its content.
fn write_named(site: &Path, name: &str, end: &str, content: &str) -> Result<String> {
    let file = format!("{name}-{}.{end}", short_name(content.as_bytes()));
    fs::write(site.join(&file), content)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::page_policy;

    #[test]
    fn the_readme_gives_the_policy() {
        let policy = page_policy("sha256-…", "sha256-…");
        assert!(include_str!("../../../README.md").contains(&policy), "{policy}");
    }
}
