//! A game in the terminal.

use std::io::{self, BufRead, Write};

use clap::ValueEnum;
use tisiya::rules::{
    Direction, End, Event, Game, IllegalMove, Move, MoveText, Pit, Position, Record, Side, Trace,
};

/// Who chooses the moves of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Player {
    /// Moves are read from the terminal.
    Person,
    /// Any legal move, each as likely as the others.
    Random,
}

/// What a person answers.
enum Answer {
    Move(Move),
    Undo,
    Quit,
}

/// Plays a game to its end, or until the person has enough, and shows its record.
pub fn play(
    start: Position,
    players: [Player; 2],
    mut dice: fastrand::Rng,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut game = Game::new(start);
    if players.contains(&Player::Person) {
        writeln!(out, "Write a move as a letter, or moves, undo, quit.")?;
    }
    draw(game.position(), out)?;
    while game.outcome().is_none() {
        let position = *game.position();
        let mover = position.to_move();
        let legal = position.legal_moves();
        let answer = match (legal.as_slice(), players[mover]) {
            ([Move::Pass], _) => Answer::Move(Move::Pass),
            (_, Player::Random) => Answer::Move(legal[dice.usize(..legal.len())]),
            (_, Player::Person) => ask(&position, &mut input, out)?,
        };
        match answer {
            Answer::Quit => break,
            Answer::Undo => take_back(&mut game, players),
            Answer::Move(mv) => {
                // Of the game, not of the position: it knows the repetition.
                if let Err(why) = game.play(mv) {
                    writeln!(out, "{}", reason(why, &position))?;
                    continue;
                }
                if let Some(trace) = game.trace(game.ply() - 1) {
                    writeln!(out, "{}", tell(mv, &trace, &position))?;
                }
            }
        }
        draw(game.position(), out)?;
    }
    if let Some(outcome) = game.outcome() {
        let end = match outcome.end {
            End::Stuck { side, .. } => format!("{} cannot move", name(side)),
            End::BothStuck => "Neither player can move".into(),
            End::Repetition => "The position has come for the third time".into(),
        };
        let winner =
            outcome.winner().map_or("A draw".into(), |side| name(side).to_string() + " wins");
        let [south, north] = outcome.score;
        writeln!(out, "{end}. {winner}: South {south}, North {north}.")?;
    }
    writeln!(out, "\n{}", Record::new(game))
}

/// Asks until the answer is one.
fn ask(position: &Position, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Answer> {
    let ruleset = position.ruleset();
    loop {
        write!(out, "{}> ", name(position.to_move()))?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(Answer::Quit);
        }
        match line.trim() {
            "" => {}
            "quit" => return Ok(Answer::Quit),
            "undo" => return Ok(Answer::Undo),
            "moves" => {
                let moves = position.legal_moves().into_iter();
                let moves = moves.map(|mv| MoveText::of(mv, ruleset).to_string());
                writeln!(out, "{}", moves.collect::<Vec<_>>().join(" "))?;
            }
            text => match text.parse().and_then(|text: MoveText| text.read(ruleset)) {
                Ok(mv) => return Ok(Answer::Move(mv)),
                Err(error) => writeln!(out, "{error}")?,
            },
        }
    }
}

/// Takes moves back to the last one that a person chose; a pass is not chosen.
fn take_back(game: &mut Game, players: [Player; 2]) {
    while let Some(mv) = game.undo() {
        if mv != Move::Pass && players[game.position().to_move()] == Player::Person {
            break;
        }
    }
}

/// Draws the board as South sees it, the stores at the right.
///
/// An uur is marked with `*`, a barred pit with `!`.
fn draw(position: &Position, out: &mut impl Write) -> io::Result<()> {
    let row = position.ruleset().row();
    let pits_of = |side: Side| {
        let mut pits: Vec<_> = (0..row).map(|place| Pit::at(side, place, row)).collect();
        if side == Side::North {
            pits.reverse(); // North's left is at the right
        }
        pits
    };
    let line = |label: &str, pits: &[Pit], cell: &dyn Fn(Pit) -> String| {
        let cells: String = pits.iter().map(|&pit| format!(" {:<4}", cell(pit))).collect();
        format!("{label:<6}{cells}")
    };
    let letter = |pit: Pit| pit.letter(row).to_string();
    let seeds = |pit: Pit| {
        let uur = position.uur(pit).map_or("", |_| "*");
        let barred = if position.barred() == Some(pit) { "!" } else { "" };
        format!("{}{uur}{barred}", position.seeds(pit))
    };
    let [south, north] = Side::BOTH.map(pits_of);
    let [stored_south, stored_north] = position.stores();
    writeln!(out, "\n{}", line("", &north, &letter).trim_end())?;
    writeln!(out, "{}  ({stored_north})", line("North", &north, &seeds))?;
    writeln!(out, "{}  ({stored_south})", line("South", &south, &seeds))?;
    writeln!(out, "{}\n", line("", &south, &letter).trim_end())
}

/// What a move did, in one line.
fn tell(mv: Move, trace: &Trace, before: &Position) -> String {
    let (mover, row) = (name(trace.mover), before.ruleset().row());
    let Move::Sow(pit, direction) = mv else {
        return format!("{mover} cannot move and passes.");
    };
    let way = match direction {
        Direction::Clockwise => "left",
        Direction::Counterclockwise => "right",
    };
    let mut told = format!("{mover} sows {} to the {way}", pit.letter(row));
    if trace.laps() > 1 {
        told += &format!(", {} laps", trace.laps());
    }
    if trace.captured() > 0 {
        told += &format!(", captures {}", trace.captured());
    }
    for event in &trace.events {
        if let Event::Uur { pit, from } = event {
            told += &format!(", makes uurs of {} and {}", from.letter(row), pit.letter(row));
        }
    }
    told + "."
}

/// Why a move is refused, with the pit by its letter as people write it.
fn reason(why: IllegalMove, position: &Position) -> String {
    let mut told = why.to_string();
    let row = position.ruleset().row();
    // From the highest, so that `pit 1` is not found in `pit 11`.
    for pit in (0..position.ruleset().ring() as u8).rev().map(Pit) {
        told = told.replace(&format!("pit {pit}"), &format!("pit {}", pit.letter(row)));
    }
    told
}

fn name(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}
