//! How fast the search is.

use std::io::{self, Write};
use std::time::Instant;

use tisiya::rules::{Game, Position};
use tisiya::search::{Limits, Searcher};

/// Searches from the start of a game to a depth, and writes a line for each depth: nodes, time,
/// speed, value and the moves expected.
pub fn search(
    start: Position,
    depth: u8,
    table_bytes: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    let game = Game::new(start);
    let mut searcher = Searcher::new(table_bytes);
    let begun = Instant::now();
    let mut written = Ok(());
    searcher.search(&game, &Limits::depth(depth), |report| {
        let seconds = begun.elapsed().as_secs_f64();
        let speed = report.nodes as f64 / seconds.max(1e-9) / 1e6;
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
