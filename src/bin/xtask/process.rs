//! Running other programs.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Runs a program with its output shown; an error names the command line.
pub fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Gives this program's place to another one, so that what ends this one ends that one too.
pub fn hand_over(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        let line = line(command);
        println!("$ {line}");
        Err(command.exec()).with_context(|| format!("cannot start `{line}`"))
    }
    #[cfg(not(unix))]
    run(command)
}

/// What a program prints, or `None` where it is missing or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A `cargo` command.
pub fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments);
    command
}

fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
