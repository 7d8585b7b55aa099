//! The app on this machine, rebuilt as its files change.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result};
use clap::Args;

use crate::process;
use crate::tools;

/// A folder of its own, so that `dist` always holds the last release build.
const DIST: &str = "target/serve";

#[derive(Args)]
pub struct Serve {
    /// The port to serve on
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Build as for publishing: slower to build, faster to run
    #[arg(long)]
    release: bool,
}

pub fn run(options: &Serve) -> Result<()> {
    let port = options.port;
    // Asked first: the build takes a while, and only then would trunk find the port taken.
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .with_context(|| format!("port {port} is not free; choose another with --port"))?;
    tools::prepare()?;

    let mut trunk = tools::trunk(["serve", "--dist", DIST, "--port", &port.to_string()])?;
    if options.release {
        trunk.arg("--release");
    }
    println!("Once built, the app is at http://127.0.0.1:{port}/ until you press Ctrl-C.");
    process::hand_over(&mut trunk)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    /// A path that only a used checkout has, such as `dist`, would keep trunk from starting.
    #[test]
    fn trunk_watches_what_a_fresh_checkout_has() {
        let settings = fs::read_to_string("Trunk.toml").expect("Trunk.toml");
        let (_, watch) = settings.split_once("[watch]").expect("a section [watch]");
        let (watch, _) = watch.split_once("\n[").expect("a section after it");
        let made_later = fs::read_to_string(".gitignore").expect(".gitignore");
        let paths: Vec<&str> = watch.split('"').skip(1).step_by(2).collect();
        assert!(paths.len() > 2, "{paths:?}");
        for path in paths {
            assert!(Path::new(path).exists(), "{path} is not there");
            assert!(!made_later.lines().any(|line| line == format!("/{path}")), "{path} is made");
        }
    }
}
