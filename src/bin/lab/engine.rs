//! The engine for other programs: a protocol of lines, modelled on the one of chess engines.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use tisiya::rules::{Game, MoveText, Position, Ruleset, Setup, Side};
use tisiya::search::endgame::Growing;
use tisiya::search::{Limits, MAX_DEPTH, Probe, Report, Searcher};

/// What is told of the protocol: `lab engine --help`, and the answer to `help`.
pub const HELP: &str = "\
position EDITION[,option=value...] [start | POSITION] [moves MOVE...]
    sets the game: from its start, or from a position as the program writes it without the rules
    (5,5,5,5,5/5,5,5,5,5 0-0 S); moves in the ring form (2-, 10+, pass) or as letters (A, c>)
go [nodes N | depth N | movetime MS]
    searches within the limits that are given, or until stop; answers lines
    info depth D score SEEDS [exact] nodes N nps N pv MOVE...
    and at last bestmove MOVE, or bestmove none if the game is over; SEEDS is the margin expected
    at the end for the player to move
stop
    ends the search; the best move found so far is answered
new
    forgets what earlier searches found
isready
    is answered readyok
quit
    ends the program, as does the end of the input
A line that cannot be read is answered by one that begins with error; nothing changes then.";

/// How many nodes are looked at between two looks at the clock and the input.
const SLICE: u64 = 20_000;

/// Serves until `quit` or the end of the input, with exact tables of the boards with at most
/// `exact` seeds.
pub fn serve(table_bytes: usize, exact: usize, out: &mut impl Write) -> io::Result<()> {
    let lines = listen();
    let mut engine = Engine::new(table_bytes, exact);
    while let Ok(line) = lines.recv() {
        if !engine.obey(&line, &lines, out)? {
            break;
        }
    }
    Ok(())
}

/// The lines of the input, read while others are worked at.
fn listen() -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let mut bytes = Vec::new();
            match input.read_until(b'\n', &mut bytes) {
                Ok(0) | Err(_) => break,
                Ok(_) => {}
            }
            if sender.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
                break;
            }
        }
    });
    lines
}

struct Engine {
    game: Option<Game>,
    searcher: Searcher,
    exact: Growing,
}

impl Engine {
    fn new(table_bytes: usize, exact: usize) -> Engine {
        let (searcher, exact) = (Searcher::new(table_bytes), Growing::new(exact));
        Engine { game: None, searcher, exact }
    }

    /// A game is set, perhaps by other rules than the one before.
    fn set(&mut self, game: Game) {
        if self.exact.change_rules(game.start().ruleset()) {
            while self.exact.is_growing() {
                self.exact.step(usize::MAX);
            }
            let tables = self.exact.ready();
            self.searcher.set_tables(tables.map(|tables| tables as Arc<dyn Probe>));
        }
        self.game = Some(game);
    }

    /// Does what a line says. False if it says to end.
    fn obey(
        &mut self,
        line: &str,
        lines: &Receiver<String>,
        out: &mut impl Write,
    ) -> io::Result<bool> {
        let mut words = line.split_whitespace();
        let rest = || line.split_whitespace().skip(1);
        match words.next() {
            None => {}
            Some("quit") => return Ok(false),
            Some("stop") => {} // nothing is searched
            Some("help") => writeln!(out, "{HELP}")?,
            Some("isready") => writeln!(out, "readyok")?,
            Some("new") => self.searcher.forget(),
            Some("position") => match read_game(rest()) {
                Ok(game) => self.set(game),
                Err(why) => writeln!(out, "error {why}")?,
            },
            Some("go") => match (read_limits(rest()), self.game.take()) {
                (Err(why), game) => {
                    self.game = game;
                    writeln!(out, "error {why}")?;
                }
                (Ok(_), None) => writeln!(out, "error no position has been set")?,
                (Ok((limits, time)), Some(game)) => {
                    let goes_on = self.go(&game, &limits, time, lines, out)?;
                    self.game = Some(game);
                    out.flush()?;
                    return Ok(goes_on);
                }
            },
            Some(other) => writeln!(out, "error '{other}' is no command: try help")?,
        }
        out.flush()?;
        Ok(true)
    }

    /// Searches, and listens meanwhile. False if it is told to end.
    fn go(
        &mut self,
        game: &Game,
        limits: &Limits,
        time: Option<Duration>,
        lines: &Receiver<String>,
        out: &mut impl Write,
    ) -> io::Result<bool> {
        let begun = Instant::now();
        let mut goes_on = true;
        self.searcher.begin(game, limits);
        loop {
            let mut written = Ok(());
            let over = self.searcher.go_on(SLICE, |report| {
                if written.is_ok() {
                    written = tell(report, begun, out);
                }
            });
            written?;
            if over {
                break;
            }
            match lines.recv_timeout(Duration::ZERO) {
                Ok(line) => match line.trim() {
                    "stop" => self.searcher.stop(),
                    "quit" => {
                        self.searcher.stop();
                        goes_on = false;
                    }
                    "isready" => writeln!(out, "readyok")?,
                    "" => {}
                    other => writeln!(out, "error '{other}' while searching: stop it first")?,
                },
                Err(RecvTimeoutError::Timeout) => {}
                // Who pipes commands in wants the answer, but nobody is left to stop an endless
                // search.
                Err(RecvTimeoutError::Disconnected) => {
                    if *limits == Limits::NONE && time.is_none() {
                        self.searcher.stop();
                    }
                }
            }
            if time.is_some_and(|time| begun.elapsed() >= time) {
                self.searcher.stop();
            }
        }
        match self.searcher.report().best() {
            Some(best) => writeln!(out, "bestmove {best}")?,
            None => writeln!(out, "bestmove none")?,
        }
        Ok(goes_on)
    }
}

fn tell(report: &Report, begun: Instant, out: &mut impl Write) -> io::Result<()> {
    let seconds = begun.elapsed().as_secs_f64().max(1e-6);
    let exact = if report.exact { " exact" } else { "" };
    write!(
        out,
        "info depth {} score {}{exact} nodes {} nps {:.0} pv",
        report.depth,
        report.score,
        report.nodes,
        report.nodes as f64 / seconds,
    )?;
    for mv in &report.pv {
        write!(out, " {mv}")?;
    }
    writeln!(out)?;
    out.flush()
}

fn read_game<'a>(words: impl Iterator<Item = &'a str>) -> Result<Game, String> {
    let mut words = words.peekable();
    let rules = words.next().ok_or("position needs an edition")?;
    let ruleset: Ruleset = rules.parse().map_err(|why| format!("{why}"))?;
    let mut setup = vec![rules];
    while let Some(word) = words.next_if(|&word| word != "moves") {
        setup.push(word);
    }
    let start = match setup[1..] {
        [] | ["start"] => Position::start(ruleset, Side::South).map_err(|why| why.to_string())?,
        _ => {
            let setup: Setup = setup.join(" ").parse().map_err(|why| format!("{why}"))?;
            Position::try_from(setup).map_err(|why| why.to_string())?
        }
    };
    let mut game = Game::new(start);
    for word in words.skip(1) {
        let text: MoveText = word.parse().map_err(|why| format!("{why}"))?;
        let mv = text.read(&ruleset).map_err(|why| why.to_string())?;
        game.play(mv).map_err(|why| format!("move {} '{word}': {why}", game.ply() + 1))?;
    }
    Ok(game)
}

fn read_limits<'a>(
    mut words: impl Iterator<Item = &'a str>,
) -> Result<(Limits, Option<Duration>), String> {
    let mut limits = Limits::NONE;
    let mut time = None;
    while let Some(name) = words.next() {
        let value = words.next().ok_or(format!("{name} needs a number"))?;
        let wrong = |_| format!("'{value}' is no number for {name}");
        match name {
            "nodes" => limits.nodes = value.parse::<u64>().map_err(wrong)?.max(1),
            "depth" => {
                limits.depth = value.parse().map_err(wrong)?;
                if !(1..=MAX_DEPTH).contains(&limits.depth) {
                    return Err(format!("depth is a number from 1 to {MAX_DEPTH}"));
                }
            }
            "movetime" => time = Some(Duration::from_millis(value.parse().map_err(wrong)?)),
            other => return Err(format!("'{other}' is no limit: nodes, depth or movetime")),
        }
    }
    Ok((limits, time))
}
