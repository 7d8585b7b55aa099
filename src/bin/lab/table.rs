//! Builds endgame tables, shows how far it has come, and keeps them in a file.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, ErrorKind, Write};
use std::path::Path;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use tisiya::rules::Ruleset;
use tisiya::search::endgame::Tables;

/// What is asked for.
pub struct Wish<'a> {
    pub ruleset: Ruleset,
    pub seeds: usize,
    pub histogram: bool,
    pub file: Option<&'a Path>,
    pub threads: usize,
}

/// Builds the tables, or goes on where a file ends, and writes what is asked for.
pub fn table(wish: &Wish, out: &mut impl Write) -> io::Result<()> {
    let mut tables = match wish.file {
        Some(file) => read(file, &wish.ruleset)?,
        None => Tables::new(&wish.ruleset).map_err(io::Error::other)?,
    };
    let mut file = wish.file.map(|file| open(file, &tables)).transpose()?;
    let start = Instant::now();
    while tables.max_seeds().is_none_or(|most| most < wish.seeds) {
        let seeds = tables.max_seeds().map_or(0, |most| most + 1);
        let bar = ProgressBar::new(1000).with_style(
            ProgressStyle::with_template("{msg:>10} [{bar:40}] {percent:>3} % {elapsed}")
                .map_err(io::Error::other)?,
        );
        bar.set_message(format!("{seeds} seeds"));
        tables.build_next(wish.threads, &|share| bar.set_position((share * 1000.0) as u64));
        bar.finish_and_clear();
        if let Some(file) = &mut file {
            write_level(file, &tables, seeds)?;
        }
    }
    eprintln!("{} boards, {:.3} s", tables.boards(), start.elapsed().as_secs_f64());
    if wish.histogram {
        for seeds in 0..=wish.seeds {
            for (value, boards) in tables.histogram(seeds) {
                writeln!(out, "{seeds} {value} {boards}")?;
            }
        }
    }
    Ok(())
}

/// The tables of a file; empty ones where there is no file.
fn read(path: &Path, ruleset: &Ruleset) -> io::Result<Tables> {
    match File::open(path) {
        Ok(file) => Tables::read(ruleset, BufReader::new(file)).map_err(io::Error::other),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Tables::new(ruleset).map_err(io::Error::other)
        }
        Err(error) => Err(error),
    }
}

/// The file, ready for what comes after these tables: it is cut where the last whole level ends.
fn open(path: &Path, tables: &Tables) -> io::Result<File> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    let head = tables.head();
    if file.metadata()?.len() == 0 {
        file.write_all(&head)?;
    }
    file.set_len((head.len() + tables.boards()) as u64)?;
    Ok(file)
}

fn write_level(file: &mut File, tables: &Tables, seeds: usize) -> io::Result<()> {
    let mut writer = BufWriter::with_capacity(1 << 20, &mut *file);
    for byte in tables.level_bytes(seeds) {
        writer.write_all(&[byte])?;
    }
    writer.flush()?;
    drop(writer);
    file.sync_data()
}
