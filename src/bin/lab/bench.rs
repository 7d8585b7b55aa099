//! Times the random playouts of [`tisiya::bench`].

use std::io::{self, Write};
use std::time::{Duration, Instant};

use tisiya::bench::{Tally, playouts, swift_playouts};
use tisiya::rules::Ruleset;

/// Times both forms of the rules, where there are two, in rounds, and writes a line for each form.
pub fn rules(ruleset: Ruleset, rounds: u32, count: u64, out: &mut impl Write) -> io::Result<()> {
    let positions = |first| playouts(ruleset, first, count).map_err(io::Error::other);
    measure("position", rounds, count, out, positions)?;
    if swift_playouts(ruleset, 0, 0).is_some() {
        let swift = |first| {
            swift_playouts(ruleset, first, count).ok_or_else(|| io::Error::other("no swift form"))
        };
        measure("swift", rounds, count, out, swift)?;
    }
    Ok(())
}

fn measure(
    name: &str,
    rounds: u32,
    count: u64,
    out: &mut impl Write,
    play: impl Fn(u64) -> io::Result<Tally>,
) -> io::Result<()> {
    play(0)?; // fills tables and caches
    let mut total = Tally::default();
    let mut moves = Vec::new();
    let mut laps = Vec::new();
    for round in 0..u64::from(rounds) {
        let start = Instant::now();
        let tally = play(round * count)?;
        let time = start.elapsed();
        moves.push(millions_a_second(tally.moves, time));
        laps.push(millions_a_second(tally.laps, time));
        total.playouts += tally.playouts;
        total.moves += tally.moves;
        total.laps += tally.laps;
        total.checksum = total.checksum.wrapping_add(tally.checksum);
    }
    let (median, best) = median_and_best(moves);
    write!(out, "{name}: {median:.1} M moves/s (best {best:.1})")?;
    if total.laps > 0 {
        let (median, best) = median_and_best(laps);
        write!(out, ", {median:.1} M laps/s (best {best:.1})")?;
    }
    let Tally { playouts, moves, laps, checksum } = total;
    writeln!(out, "; {playouts} playouts, {moves} moves, {laps} laps, checksum {checksum:016x}")
}

fn millions_a_second(number: u64, time: Duration) -> f64 {
    number as f64 / time.as_secs_f64() / 1e6
}

fn median_and_best(mut rates: Vec<f64>) -> (f64, f64) {
    rates.sort_by(f64::total_cmp);
    (rates[rates.len() / 2], rates[rates.len() - 1])
}
