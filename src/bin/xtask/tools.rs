//! The programs that a build needs besides Rust, and their versions: the one place that names them.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process::{cargo, output, run};

/// The bundler. 0.22 needs a newer Rust than the project does.
const TRUNK: &str = "0.21.14";

/// The oldest wasm-opt that does not break the page: 108 does so without a word.
const OLDEST_WASM_OPT: u32 = 116;

/// What steers Firefox.
const GECKODRIVER: &str = "0.37.1";

/// The checker of accessibility, a package of the npm registry. The browser tests look for it here.
const AXE: &str = "4.14.1";
const AXE_SCRIPT: &str = "target/tools/node_modules/axe-core/axe.min.js";

/// What the page is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Where the project keeps the tools that it installs.
const FOLDER: &str = "target/tools";

/// Sees to it that Rust can compile for the web and that trunk and wasm-bindgen are there.
///
/// # Errors
/// When something is missing and cannot be installed.
pub fn prepare() -> Result<()> {
    add_wasm_target()?;
    // The debug builds of both are fast enough in use and take a third of the time to make.
    install("trunk", "trunk", TRUNK, &["--locked"])?;
    // Trunk wants the program in exactly the version of the library. Without `--locked`: the
    // lock file that the crate ships names a version that is not to be had everywhere.
    let lock = fs::read_to_string("Cargo.lock").context("cannot read Cargo.lock")?;
    let version = locked_version(&lock, "wasm-bindgen")
        .context("Cargo.lock names no version of wasm-bindgen")?;
    install("wasm-bindgen", "wasm-bindgen-cli", version, &[])
}

/// Sees to it that rustfmt and clippy are there: a minimal Rust comes without.
///
/// # Errors
/// When one is missing and cannot be installed.
pub fn prepare_lints() -> Result<()> {
    for (component, program) in [("rustfmt", "cargo-fmt"), ("clippy", "cargo-clippy")] {
        if output(Command::new(program).arg("--version")).is_none() {
            println!("Installing {component}, once.");
            run(Command::new("rustup").args(["component", "add", component])).with_context(
                || format!("{component} is missing; install it with rustup or your system"),
            )?;
        }
    }
    Ok(())
}

/// Sees to it that geckodriver is there, which not every system has as a package.
///
/// # Errors
/// When it cannot be installed.
pub fn prepare_geckodriver() -> Result<()> {
    install("geckodriver", "geckodriver", GECKODRIVER, &["--locked"])
}

/// Brings axe-core where npm is there; without it the browser tests leave that check out.
pub fn prepare_axe() {
    if Path::new(AXE_SCRIPT).is_file() {
        return;
    }
    let package = format!("axe-core@{AXE}");
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix", FOLDER, &package]);
    println!("Installing {package}, once.");
    if let Err(reason) = run(&mut npm) {
        println!("Accessibility will not be checked: {reason:#}.");
    }
}

/// A trunk command that finds the project's tools, and this program as `xtask` for its hook.
pub fn trunk<const N: usize>(arguments: [&str; N]) -> Result<Command> {
    let mut command = Command::new("trunk");
    command.args(arguments).env("PATH", search_path()?).env("TRUNK_SKIP_VERSION_CHECK", "true");
    command.env("CARGO_ENCODED_RUSTFLAGS", short_paths());
    // Trunk reads this variable as a boolean and refuses the usual `1`.
    if env::var_os("NO_COLOR").is_some() {
        command.env("NO_COLOR", "true");
    }
    Ok(command)
}

/// Flags for the compiler by which panics name the sources of libraries by their own paths, and not
/// by where this machine keeps them: the page is the same wherever it is built, and smaller.
fn short_paths() -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo"))).unwrap_or_default();
    let registries = fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten();
    let flags =
        registries.map(|registry| format!("--remap-path-prefix={}=", registry.path().display()));
    flags.collect::<Vec<_>>().join("\u{1f}")
}

/// The version of a usable wasm-opt, or why there is none. Looks where the hook's PATH says.
pub fn wasm_opt() -> Result<u32, String> {
    let version = output(Command::new("wasm-opt").arg("--version"))
        .and_then(|text| text.split_whitespace().find_map(|word| word.parse().ok()));
    match version {
        Some(version) if version >= OLDEST_WASM_OPT => Ok(version),
        Some(version) => Err(format!("wasm-opt {version} is older than {OLDEST_WASM_OPT}")),
        None => Err("no wasm-opt found; `npm install --no-save binaryen` brings one".into()),
    }
}

fn add_wasm_target() -> Result<()> {
    let installed =
        output(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]))
            .is_some_and(|folder| Path::new(folder.trim()).is_dir());
    if installed {
        return Ok(());
    }
    println!("Adding the target {WASM} to Rust, once.");
    run(Command::new("rustup").args(["target", "add", WASM])).with_context(|| {
        format!(
            "Rust has no target {WASM}; install Rust with rustup, or the target with your system"
        )
    })
}

fn install(program: &str, package: &str, version: &str, flags: &[&str]) -> Result<()> {
    let path = search_path()?;
    let found = output(Command::new(program).arg("--version").env("PATH", &path));
    if found.is_some_and(|text| text.split_whitespace().nth(1) == Some(version)) {
        return Ok(());
    }
    println!("Installing {package} {version} into {FOLDER}; this takes some minutes, once.");
    run(cargo(["install", package, "--version", version, "--no-default-features", "--debug"])
        .args(["--force", "--root", FOLDER])
        .args(flags)
        // With this one cargo does not advise to put the folder on PATH.
        .env("PATH", path)
        .env("CARGO_PROFILE_DEV_DEBUG", "0"))
    .with_context(|| format!("cannot install {package}"))
}

/// The project's tools, this program, npm's programs, then whatever the person has.
fn search_path() -> Result<OsString> {
    let root = env::current_dir()?;
    let this = env::current_exe()?.parent().map(Path::to_path_buf).unwrap_or_default();
    let own = [root.join(FOLDER).join("bin"), this, root.join("node_modules/.bin")];
    let inherited = env::var_os("PATH").unwrap_or_default();
    let all: Vec<PathBuf> = own.into_iter().chain(env::split_paths(&inherited)).collect();
    env::join_paths(all)
        .context("a folder on PATH, or the project's, has a name that PATH cannot hold")
}

fn locked_version<'lock>(lock: &'lock str, package: &str) -> Option<&'lock str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::locked_version;

    const LOCK: &str = "\
[[package]]
name = \"wasm-bindgen-macro\"
version = \"1.0.0\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.130\"
";

    #[test]
    fn the_version_is_that_of_the_package_with_the_whole_name() {
        assert_eq!(locked_version(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked_version(LOCK, "wasm"), None);
    }
}
