//! How fast the search is.

use std::io::{self, Write};
use std::time::Instant;

use tisiya::rules::{Game, Position};
use tisiya::search::{Limits, Searcher};

/// Searches from the start of a game to a depth, and writes a line for each depth: nodes, time,
/// speed, value and the moves expected. The speed is that of the time the processor worked at it,
/// where the system tells that, so that what else the machine does disturbs it little.
pub fn search(
    start: Position,
    depth: u8,
    table_bytes: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    let game = Game::new(start);
    let mut searcher = Searcher::new(table_bytes);
    let (begun, worked) = (Instant::now(), processor_seconds());
    let mut written = Ok(());
    searcher.search(&game, &Limits::depth(depth), |report| {
        let seconds = begun.elapsed().as_secs_f64();
        let work = processor_seconds().zip(worked).map_or(seconds, |(now, then)| now - then);
        let speed = report.nodes as f64 / work.max(1e-9) / 1e6;
        let pv: Vec<_> = report.pv.iter().map(ToString::to_string).collect();
        let line = writeln!(
            out,
            "depth {:2}  {:>12} nodes  {seconds:8.3} s  {speed:6.2} M/s  {}{}  {}",
            report.depth,
            report.nodes,
            report.score,
            if report.exact { " exact" } else { "" },
            pv.join(" "),
        );
        if written.is_ok() {
            written = line;
        }
    });
    written
}

/// How long the processor has worked for this thread, as Linux tells it.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
