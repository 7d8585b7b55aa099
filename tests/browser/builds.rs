//! Versions of the build that can be told apart.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

use libtest_mimic::Failed;

use crate::browser::Browser;
use crate::files::files;
use crate::offline::write_worker;

static COUNT: AtomicU32 = AtomicU32::new(0);

/// Copies of the build; they are gone when this is dropped.
pub struct Builds {
    dist: PathBuf,
    folder: PathBuf,
}

impl Builds {
    /// A place for copies of a build.
    ///
    /// # Errors
    /// When there is no such place.
    pub fn of(dist: &Path) -> Result<Builds, Failed> {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("tisiya-builds-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder)?;
        Ok(Builds { dist: dist.into(), folder })
    }

    /// A copy in which files of every kind carry the version, a single letter, and still have the
    /// names of any other version: the hardest case.
    ///
    /// # Errors
    /// When a file cannot be copied.
    pub fn version(&self, version: char) -> Result<PathBuf, Failed> {
        let site = self.folder.join(version.to_string());
        for file in files(&self.dist)? {
            let name = file.to_string_lossy().into_owned();
            if name.ends_with(".gz") || name.ends_with(".br") {
                continue;
            }
            let (from, to) = (self.dist.join(&file), site.join(&file));
            fs::create_dir_all(to.parent().unwrap_or(&site))?;
            let mut content = fs::read(from)?;
            if name == "index.html" {
                let page = String::from_utf8(content)?;
                let mark = format!("<html data-build={version} ");
                content = page.replacen("<html ", &mark, 1).into_bytes();
            } else if name.starts_with("start-") {
                content.extend(format!("window.builtScript = '{version}';").bytes());
            } else if name.ends_with(".wasm") {
                // A section that nobody reads, named by the version.
                content.extend([0, 2, 1, version as u8]);
            }
            fs::write(to, content)?;
        }
        // A file whose name tells nothing, which is fetched when the page is open already.
        fs::write(site.join("late.js"), version.to_string())?;
        write_worker(&site)?;
        self.date(&site, version)?;
        Ok(site)
    }

    /// The first version with one file of the second, as while a host is being filled.
    ///
    /// # Errors
    /// When a file cannot be copied.
    pub fn mixed(&self, list: char, other: char) -> Result<PathBuf, Failed> {
        let site = self.version(list)?;
        fs::write(site.join("late.js"), other.to_string())?;
        self.date(&site, list)?;
        Ok(site)
    }

    /// Hosts tell by the time of a file whether it is another one. Copies are made within a second.
    fn date(&self, site: &Path, version: char) -> io::Result<()> {
        let hour = Duration::from_secs(3600);
        let time = SystemTime::now() - hour * (u32::from('Z') - u32::from(version));
        for file in files(site).map_err(io::Error::other)? {
            File::options().write(true).open(site.join(file))?.set_modified(time)?;
        }
        Ok(())
    }
}

impl Drop for Builds {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The versions of what the page is made of: page, script, program, and a file that is fetched
/// late. One letter where they are all the same.
pub async fn versions(browser: &Browser) -> Result<String, Failed> {
    let look = "const done = arguments[0];
        const root = document.documentElement;
        const program = document.querySelector('link[rel=program-wasm]').href;
        Promise.all([
            root.dataset.build, window.builtScript,
            fetch(program).then(answer => answer.arrayBuffer())
                .then(bytes => String.fromCharCode(new Uint8Array(bytes).at(-1))),
            fetch('late.js').then(answer => answer.text()),
        ]).then(found => done((new Set(found).size > 1 ? found : [found[0]]).join(' ')), error => done(String(error)));";
    let found = browser.client.execute_async(look, vec![]).await?;
    Ok(found.as_str().unwrap_or_default().to_owned())
}
