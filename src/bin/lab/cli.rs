//! The command line of the laboratory.

use std::io::{self, ErrorKind, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Parser, Subcommand};
use tisiya::rules::{Position, Ruleset, Side, perft};
use tisiya::search::endgame::{MOST_SEEDS, Tables};

use super::bench;
use super::play::{self, Player};
use super::versus::{self, Seated};
use super::{engine, fit, problems, replay, speed, table};

/// Counts, replays and plays sowing games in the terminal.
///
/// EDITION is alemungula, um-el-bagara, alemungula-relay, lamlameta or lamlameta-pairs, and may
/// carry options after commas: alemungula,stuck=pass,ko=off
///
/// The exit status is 0 when all went well, 1 when something failed or did not agree, 2 when the
/// command line is wrong.
#[derive(Parser)]
#[command(name = "lab", version)]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the sequences of 1, 2, … DEPTH moves from the start of a game.
    ///
    /// A forced pass counts as a move, and a game that has ended has no further moves. Each line
    /// gives a number of moves and a count.
    Perft {
        /// The game, with options: alemungula,stuck=pass
        edition: Ruleset,
        /// The greatest number of moves; each one more takes about six times as long.
        #[arg(value_parser = clap::value_parser!(u32).range(1..=99))]
        depth: u32,
    },
    /// Replay recorded games through the rules and tell where they disagree.
    ///
    /// Each line of a FILE is one game in JSON, as tests/data/oracle/README.md describes. At
    /// every position board, stores, player to move and legal moves are compared, at the end the
    /// score. There is one line for each disagreement and a summary line for each file.
    Replay {
        /// Files of games, one game in JSON on each line.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Play a game in the terminal.
    ///
    /// Moves are written as letters: A B C … are South's pits from the left, a b c … North's from
    /// North's own left. Where a pit can be sown both ways, < or > is added: C<. At the end the
    /// record of the game is shown.
    Play {
        /// The game, with options: lamlameta,uurs=off
        edition: Ruleset,
        /// Who plays South and moves first.
        #[arg(long, value_enum, default_value_t = Player::Person)]
        south: Player,
        /// Who plays North.
        #[arg(long, value_enum, default_value_t = Player::Random)]
        north: Player,
        /// Number from which the random moves follow: the same number gives the same moves.
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Serve other programs: commands are read from the input, answers written to the output.
    ///
    /// The protocol is modelled on that of chess engines (UCI).
    #[command(after_long_help = engine::HELP)]
    Engine {
        /// Megabytes for the table.
        #[arg(long, default_value_t = 64)]
        table: usize,
        /// Look into exact tables of the boards with at most so many seeds; they are built when a
        /// position by other rules is set, where there can be any.
        #[arg(long, value_name = "SEEDS", value_parser = seeds, default_value_t = 0)]
        exact: usize,
    },
    /// Let two players play many games against each other, and count.
    ///
    /// A player is a level (sprout, learner, neighbour, elder, master), the engine with a limit
    /// for each move (nodes=100000, depth=8; blind=100000 is as nodes, but with an evaluation that
    /// counts captured seeds only), or random. Each opening of random moves is played
    /// twice, with the sides changed. The last line tells what the first player won, with a draw
    /// as half a win.
    Match {
        /// The game, with options: lamlameta,uurs=off
        edition: Ruleset,
        /// Who is counted.
        first: versus::Player,
        /// Against whom.
        second: versus::Player,
        /// The number of games.
        #[arg(long, default_value_t = 200)]
        games: u32,
        /// Random moves at the beginning of each game.
        #[arg(long, default_value_t = 2)]
        opening: usize,
        /// Number from which openings and choices follow: the same number gives the same games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Megabytes for the table of each player.
        #[arg(long, default_value_t = 4)]
        table: usize,
        /// First build exact tables of the boards with at most so many seeds: master looks into
        /// them, and plays those boards without fault.
        #[arg(long, value_name = "SEEDS", value_parser = seeds)]
        exact: Option<usize>,
    },
    /// Fit the numbers of the evaluation to games of the engine against itself.
    ///
    /// Writes what a pit with 0, 1, 2, … seeds is worth, a line for each place of the row, as
    /// src/search/weights.rs has them, and how much of the results the numbers explain.
    Fit {
        /// The game, with options.
        edition: Ruleset,
        /// The number of games.
        #[arg(long, default_value_t = 2000)]
        games: u32,
        /// How far the engine looks ahead in them.
        #[arg(long, default_value_t = 5)]
        depth: u8,
        /// Number from which the games follow.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Also compare the present numbers with the exact values of the boards of these games
        /// that have at most so many seeds.
        #[arg(long, value_name = "SEEDS")]
        check: Option<usize>,
    },
    /// Build the exact values of all boards with few seeds.
    ///
    /// Only for games on two rows of five that capture by two and four, with repetition=equal.
    /// The value of a board is what the player to move gets of the seeds on it less what the
    /// opponent gets. How far it has come is shown on the terminal; the number of boards and the
    /// time are told at the end.
    Table {
        /// The game, with options: alemungula,ko=off
        edition: Ruleset,
        /// The most seeds on the boards; each one more takes about half as long again.
        #[arg(value_parser = seeds)]
        seeds: usize,
        /// Write a line "SEEDS VALUE BOARDS" for each value that occurs: how many boards with so
        /// many seeds and no barred pit have this value for the player to move.
        #[arg(long)]
        histogram: bool,
        /// Keep the tables in a file, each number of seeds as soon as it is done; if there is one
        /// already, go on where it ends.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        /// How many threads work at it; as many as there are processors if not said.
        #[arg(long, value_name = "N")]
        threads: Option<NonZeroUsize>,
    },
    /// Make problems: positions with one right move, taken from games and proven.
    ///
    /// The games are played by a level that is at times careless. What holds is read from exact
    /// tables where there are some, and otherwise proven by looking at all answers. The file
    /// begins with the command that made it and how many problems of each kind and grade it has.
    Problems {
        /// The game, with options.
        edition: Ruleset,
        /// How many problems.
        #[arg(long, default_value_t = 64)]
        count: usize,
        /// Number from which the games follow: the same number gives the same problems.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The most seeds on the boards that are looked up in tables.
        #[arg(long, default_value_t = 12, value_parser = seeds)]
        tables: usize,
        /// Where to write them; the terminal if not said.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Measure the speed of the program on this machine.
    Bench {
        #[command(subcommand)]
        bench: Bench,
    },
}

#[derive(Subcommand)]
enum Bench {
    /// Search from the start of a game, and tell nodes, time and speed for each depth.
    Search {
        /// The game, with options.
        edition: Ruleset,
        /// The greatest number of moves to look ahead.
        #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u8).range(1..=64))]
        depth: u8,
        /// Megabytes for the table.
        #[arg(long, default_value_t = 64)]
        table: usize,
    },
    /// Play random games from the start in one thread and count moves and laps a second.
    ///
    /// The first line is for the rules as everything plays by them, the second for the swift form
    /// that there is for small boards. Each gives the median and the best of the rounds, what was
    /// played, and a checksum: the same for both forms, on every machine.
    Rules {
        /// The game, with options: alemungula,ko=off
        #[arg(default_value = "alemungula")]
        edition: Ruleset,
        /// Rounds of playouts; the median is less disturbed the more there are.
        #[arg(long, default_value_t = 51, value_parser = clap::value_parser!(u32).range(1..))]
        rounds: u32,
        /// Playouts in a round.
        #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(1..))]
        playouts: u64,
    },
}

/// Reads the command line and does what it asks for.
pub fn main() -> ExitCode {
    let lab = Lab::parse();
    match run(lab.command, &mut io::stdout().lock()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever reads has heard enough, as in `lab perft … | head`.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("lab: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all went well; an error only if the output cannot be written or the input not read.
fn run(command: Command, out: &mut impl Write) -> io::Result<bool> {
    match command {
        Command::Perft { edition, depth } => {
            let start = start(edition)?;
            for depth in 1..=depth {
                writeln!(out, "{depth} {}", perft(&start, depth))?;
            }
            Ok(true)
        }
        Command::Replay { files } => {
            let mut agrees = true;
            for file in files {
                let name = file.display();
                match replay::replay_file(&file) {
                    Ok(report) => {
                        for fault in &report.faults {
                            writeln!(out, "{name}:{fault}")?;
                        }
                        writeln!(out, "{name}: {report}")?;
                        agrees &= report.faults.is_empty();
                    }
                    Err(error) => {
                        eprintln!("lab: {name}: {error}");
                        agrees = false;
                    }
                }
            }
            Ok(agrees)
        }
        Command::Play { edition, south, north, seed } => {
            let dice = seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
            play::play(start(edition)?, [south, north], dice, io::stdin().lock(), out)?;
            Ok(true)
        }
        Command::Bench { bench: Bench::Search { edition, depth, table } } => {
            speed::search(start(edition)?, depth, table << 20, out)?;
            Ok(true)
        }
        Command::Engine { table, exact } => {
            engine::serve(table << 20, exact, out)?;
            Ok(true)
        }
        Command::Fit { edition, games, depth, seed, check } => {
            fit::fit(start(edition)?, &fit::Plan { games, depth, seed, check }, out)?;
            Ok(true)
        }
        Command::Match { edition, first, second, games, opening, seed, table, exact } => {
            let start = start(edition)?;
            let build = |seeds| Tables::build(&edition, seeds, |_| {}).map_err(io::Error::other);
            let exact: versus::Exact = match exact {
                Some(seeds) => Some(Arc::new(build(seeds)?)),
                None => None,
            };
            let seat = |player| Seated::new(player, &start, table << 20, &exact);
            let seated = [first, second].map(seat);
            versus::play(start, seated, games, opening, seed, out)?;
            Ok(true)
        }
        Command::Table { edition, seeds, histogram, out: file, threads } => {
            let processors = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
            let threads = threads.map_or_else(processors, NonZeroUsize::get);
            let file = file.as_deref();
            let wish = table::Wish { ruleset: edition, seeds, histogram, file, threads };
            table::table(&wish, out)?;
            Ok(true)
        }
        Command::Problems { edition, count, seed, tables, out: file } => {
            let wish = problems::Wish { start: start(edition)?, count, seed, tables };
            let text = problems::problems(&wish)?;
            match file {
                Some(file) => std::fs::write(file, text)?,
                None => write!(out, "{text}")?,
            }
            Ok(true)
        }
        Command::Bench { bench: Bench::Rules { edition, rounds, playouts } } => {
            bench::rules(edition, rounds, playouts, out)?;
            Ok(true)
        }
    }
}

/// A number of seeds that there can be tables for.
fn seeds(text: &str) -> Result<usize, String> {
    let seeds = text.parse().ok().filter(|&seeds| seeds <= MOST_SEEDS);
    seeds.ok_or_else(|| format!("a number from 0 to {MOST_SEEDS} is expected"))
}

fn start(ruleset: Ruleset) -> io::Result<Position> {
    Position::start(ruleset, Side::South).map_err(io::Error::other)
}
