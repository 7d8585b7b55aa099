//! The program that steers the browser.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// How long the driver may take to answer.
const DEADLINE: Duration = Duration::from_secs(30);

/// How long it may take to end.
const PATIENCE: Duration = Duration::from_secs(5);

/// A running chromedriver; it ends when this is dropped.
pub struct Driver {
    process: Child,
    /// The port on this machine where it listens.
    pub port: u16,
}

impl Driver {
    /// Starts the program on a free port and waits until it listens.
    ///
    /// # Errors
    /// When it cannot be started or does not say in time where it listens.
    pub fn start(program: &str) -> Result<Self, String> {
        let mut process = Command::new(program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start {program}: {error}"))?;
        let announced = process.stdout.take().map(announced_port);
        let mut driver = Self { process, port: 0 };
        driver.port = announced
            .and_then(|port| port.recv_timeout(DEADLINE).ok())
            .ok_or_else(|| format!("{program} did not say on which port it listens"))?;
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
        // Asked, it removes the browser's profile; killed, it would leave it lying about.
        if self.ask_to_end().is_ok() {
            let deadline = Instant::now() + PATIENCE;
            while matches!(self.process.try_wait(), Ok(None)) && Instant::now() < deadline {
                thread::sleep(Duration::from_millis(10));
            }
        }
        // It has mostly ended by now; then there is nothing to kill.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads "… started successfully on port 12345." from what the driver prints, and then reads on,
/// so that the driver never waits for a reader.
fn announced_port(stdout: ChildStdout) -> mpsc::Receiver<u16> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            let word = line.split_once("successfully on port ").map(|(_, rest)| rest);
            if let Some(port) = word.and_then(|word| word.trim_end_matches('.').parse().ok()) {
                // The reader may have given up.
                let _ = sender.send(port);
            }
        }
    });
    receiver
}
