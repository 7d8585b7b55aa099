//! Replays games that other programs played, and tells where the rules here disagree with them.
//! The format is described in `tests/data/oracle/README.md`.

use std::collections::BTreeSet;
use std::fmt::{self, Debug, Display};
use std::path::Path;

use serde::Deserialize;
use serde_json::{Map, Value};
use tisiya::rules::{
    Edition, End, Game, Move, OptionError, Outcome, Pit, Position, Ruleset, Side, Trace,
};

/// One line of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    edition: String,
    options: Map<String, Value>,
    source: String,
    id: u64,
    positions: Vec<Moment>,
    end: RecordedEnd,
    final_score: Option<[u8; 2]>,
    winner: Option<u8>,
}

/// What is told of one position, and the move that was played there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moment {
    pits: Vec<u8>,
    stores: [u8; 2],
    to_move: u8,
    legal: Vec<String>,
    #[serde(rename = "move")]
    mv: Option<String>,
    laps: Option<u32>,
    uurs: Option<Vec<(u8, u8)>>,
    barred: Option<u8>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum RecordedEnd {
    Over,
    Repetition,
    PlyCap,
    Cut,
}

/// What came of a file.
#[derive(Default)]
pub struct Report {
    pub games: usize,
    pub positions: usize,
    /// Disagreements and lines that cannot be read, each beginning with the number of its line.
    pub faults: Vec<String>,
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, positions, faults } = self;
        write!(f, "{games} games, {positions} positions, {} mismatches", faults.len())
    }
}

/// Replays all games of a file.
pub fn replay_file(path: &Path) -> std::io::Result<Report> {
    Ok(replay(&std::fs::read_to_string(path)?))
}

/// Replays all games of a text, one a line.
pub fn replay(text: &str) -> Report {
    let mut report = Report::default();
    for (number, line) in (1..).zip(text.lines()) {
        match serde_json::from_str::<Recorded>(line) {
            Err(error) => report.faults.push(format!("{number}: not a game: {error}")),
            Ok(recorded) => {
                report.games += 1;
                report.positions += recorded.positions.len();
                let faults = Replay::of(&recorded);
                let told =
                    |(ply, fault)| format!("{number}: game {}, ply {ply}: {fault}", recorded.id);
                report.faults.extend(faults.into_iter().map(told));
            }
        }
    }
    report
}

/// A game that is being replayed.
struct Replay {
    position: Position,
    /// The same game with the rule of repetition, where the source played by it.
    game: Option<Game>,
    /// The files write out the pass of the second of two stuck players; here the game has ended
    /// before it.
    second_pass: bool,
    ply: usize,
    faults: Vec<(usize, String)>,
}

impl Replay {
    /// Replays a game up to the first position with faults, and gives these.
    fn of(recorded: &Recorded) -> Vec<(usize, String)> {
        let start = match recorded.start() {
            Ok(start) => start,
            Err(fault) => return vec![(0, fault)],
        };
        let by_repetition = recorded.source.starts_with("reference");
        let game = by_repetition.then(|| Game::new(start));
        let mut replay =
            Replay { position: start, game, second_pass: false, ply: 0, faults: Vec::new() };
        for (ply, moment) in recorded.positions.iter().enumerate() {
            replay.ply = ply;
            replay.compare(moment);
            if replay.faults.is_empty() {
                match (&moment.mv, ply + 1 == recorded.positions.len()) {
                    (Some(mv), _) => replay.play(mv, moment.laps),
                    (None, true) => {}
                    (None, false) => replay.fault("the move is missing".into()),
                }
            }
            if !replay.faults.is_empty() {
                return replay.faults;
            }
        }
        replay.compare_end(recorded);
        replay.faults
    }

    fn fault(&mut self, fault: String) {
        self.faults.push((self.ply, fault));
    }

    fn expect<T: PartialEq + Debug>(&mut self, what: &str, expected: &T, found: &T) {
        if expected != found {
            self.fault(format!("{what}: expected {expected:?}, found {found:?}"));
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.as_ref().map_or_else(|| self.position.outcome(), Game::outcome)
    }

    /// Whether the game here has ended, but the file goes on with a pass.
    fn owes_pass(&self) -> bool {
        let end = self.outcome().map(|outcome| outcome.end);
        end == Some(End::BothStuck) && !self.second_pass
    }

    fn compare(&mut self, moment: &Moment) {
        let position = self.position;
        let (to_move, legal) = if self.owes_pass() {
            (number(Some(position.to_move())), BTreeSet::from([Move::Pass.to_string()]))
        } else if self.outcome().is_some() {
            (0, BTreeSet::new())
        } else {
            let legal = position.legal_moves().iter().map(Move::to_string).collect();
            (number(Some(position.to_move())), legal)
        };
        self.expect("board", &moment.pits.as_slice(), &position.pits());
        self.expect("stores", &moment.stores, &position.stores());
        self.expect("to move", &moment.to_move, &to_move);
        self.expect("legal moves", &moment.legal.iter().cloned().collect(), &legal);
        if let Some(uurs) = &moment.uurs {
            let pits = (0..position.ruleset().ring() as u8).map(Pit);
            let found = pits.filter_map(|pit| Some((pit.0, number(Some(position.uur(pit)?)))));
            self.expect("uurs", &uurs.iter().copied().collect(), &found.collect::<BTreeSet<_>>());
        }
        if moment.barred.is_some() {
            self.expect("barred pit", &moment.barred, &position.barred().map(|pit| pit.0));
        }
    }

    fn play(&mut self, text: &str, laps: Option<u32>) {
        let mv = match text.parse::<Move>() {
            Ok(mv) => mv,
            Err(error) => return self.fault(error.to_string()),
        };
        if mv == Move::Pass && self.owes_pass() {
            self.second_pass = true;
            return;
        }
        match self.advance(mv) {
            Err(why) => self.fault(format!("{mv} is refused: {why}")),
            Ok(trace) if mv != Move::Pass => {
                let found = trace.laps();
                self.expect("laps", &laps.unwrap_or(found), &found);
            }
            Ok(_) => {} // the sources count a pass as a lap or not, as they please
        }
    }

    fn advance(&mut self, mv: Move) -> Result<Trace, tisiya::rules::IllegalMove> {
        if let Some(game) = &mut self.game {
            game.play(mv)?;
        }
        let (next, trace) = self.position.play_traced(mv)?;
        self.position = next;
        Ok(trace)
    }

    fn compare_end(&mut self, recorded: &Recorded) {
        let expected = match recorded.end {
            RecordedEnd::Cut | RecordedEnd::PlyCap => return,
            end => end,
        };
        let Some(outcome) = self.outcome() else {
            return self.fault(format!("end: expected {expected:?}, found that the game goes on"));
        };
        let found = match outcome.end {
            End::Repetition => RecordedEnd::Repetition,
            End::Stuck { .. } | End::BothStuck => RecordedEnd::Over,
        };
        self.expect("end", &expected, &found);
        self.expect("final score", &recorded.final_score, &Some(outcome.score));
        self.expect("winner", &recorded.winner, &Some(number(outcome.winner())));
    }
}

impl Recorded {
    fn start(&self) -> Result<Position, String> {
        let first = match self.positions.first().map(|moment| moment.to_move) {
            Some(1) => Side::South,
            Some(2) => Side::North,
            Some(_) => return Err("nobody is to move at the start".into()),
            None => return Err("the game has no positions".into()),
        };
        let ruleset = self.ruleset().map_err(|error| error.to_string())?;
        Position::start(ruleset, first).map_err(|error| error.to_string())
    }

    fn ruleset(&self) -> Result<Ruleset, OptionError> {
        let edition: Edition = self.edition.parse()?;
        self.options.iter().try_fold(edition.ruleset(), |ruleset, (name, value)| match value {
            Value::String(value) => ruleset.with_option(name, value),
            value => ruleset.with_option(name, &value.to_string()),
        })
    }
}

/// A player as the files write it: 1 South, 2 North, 0 nobody.
fn number(side: Option<Side>) -> u8 {
    side.map_or(0, |side| side.index() as u8 + 1)
}
