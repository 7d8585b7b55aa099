//! The program that steers the browser.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::programs::{Engine, Programs};

/// How long the driver may take to answer.
const DEADLINE: Duration = Duration::from_secs(30);

/// How long it may take to end.
const PATIENCE: Duration = Duration::from_secs(5);

/// Width and height of a screen that is not seen, for a browser that needs one, in px.
pub const WEBKIT_SCREEN: (u32, u32) = (2400, 1500);

/// A running driver; it ends when this is dropped.
pub struct Driver {
    engine: Engine,
    process: Child,
    /// The port on this machine where it listens.
    pub port: u16,
    /// Ends after the driver.
    screen: Option<Child>,
    /// What the browser has put aside, which goes when all have ended.
    folder: Option<PathBuf>,
}

impl Driver {
    /// Starts the program on a free port and waits until it listens.
    ///
    /// # Errors
    /// When it cannot be started or does not listen in time.
    pub fn start(programs: &Programs) -> Result<Self, String> {
        let program = &programs.driver;
        let port = free_port().map_err(|error| format!("no port is free: {error}"))?;
        let mut command = Command::new(program);
        command.arg(format!("--port={port}"));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let (mut screen, mut folder) = (None, None);
        match programs.engine {
            // Each session leaves an empty folder behind. Elsewhere the place for such folders has so
            // long a name that the browser's socket would not fit into one of ours.
            Engine::Chromium if cfg!(target_os = "linux") => {
                // No other driver has the port.
                let own = env::temp_dir().join(format!("tisiya-driver-{port}"));
                fs::create_dir_all(&own)
                    .map_err(|error| format!("no folder for {program}: {error}"))?;
                command.env("TMPDIR", &own);
                folder = Some(own);
            }
            Engine::Chromium => {}
            // Preferences of a person are Firefox's own business, not the page's.
            Engine::Firefox => _ = command.arg("--allow-system-access"),
            Engine::WebKit => {
                let (process, display) = start_screen()?;
                command.env("DISPLAY", display).env("LIBGL_ALWAYS_SOFTWARE", "1");
                screen = Some(process);
            }
        }
        let process =
            command.spawn().map_err(|error| format!("cannot start {program}: {error}"))?;
        let driver = Self { engine: programs.engine, process, port, screen, folder };
        let deadline = Instant::now() + DEADLINE;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if Instant::now() > deadline {
                return Err(format!("{program} does not listen on port {port}"));
            }
            thread::sleep(Duration::from_millis(10));
        }
        Ok(driver)
    }

    fn ask_to_end(&self) -> io::Result<()> {
        let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        write!(connection, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")?;
        connection.set_read_timeout(Some(PATIENCE))?;
        connection.read(&mut [0; 64]).map(|_| ())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Asked, it removes the browser's profile; killed, it would leave it lying about. The
        // others do that when the browser is closed.
        if self.engine == Engine::Chromium && self.ask_to_end().is_ok() {
            let deadline = Instant::now() + PATIENCE;
            while matches!(self.process.try_wait(), Ok(None)) && Instant::now() < deadline {
                thread::sleep(Duration::from_millis(10));
            }
        }
        for process in std::iter::once(&mut self.process).chain(&mut self.screen) {
            // It has mostly ended by now; then there is nothing to kill.
            let _ = process.kill();
            let _ = process.wait();
        }
        if let Some(folder) = &self.folder {
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// The system may give it to another program before the driver takes it, but it goes round all
/// ports before it comes back to one.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Starts the screen; gives its name too, which it chooses itself.
fn start_screen() -> Result<(Child, String), String> {
    let mut command = Command::new("Xvfb");
    let screen = format!("{}x{}x24", WEBKIT_SCREEN.0, WEBKIT_SCREEN.1);
    command.args(["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp"]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut process = command.spawn().map_err(|error| format!("cannot start Xvfb: {error}"))?;
    let (sender, receiver) = mpsc::channel();
    let output = process.stdout.take();
    thread::spawn(move || {
        let mut line = String::new();
        let read = output.map(|output| BufReader::new(output).read_line(&mut line));
        // The reader may have given up.
        let _ = sender.send(read.is_some().then_some(line));
    });
    match receiver.recv_timeout(DEADLINE) {
        Ok(Some(number)) if !number.trim().is_empty() => {
            Ok((process, format!(":{}", number.trim())))
        }
        _ => {
            let _ = process.kill();
            let _ = process.wait();
            Err("Xvfb did not start".into())
        }
    }
}
