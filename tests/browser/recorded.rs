//! A game that an independent program played; see `tests/data/oracle/README.md`.

use std::fs;

use serde::Deserialize;
use serde_json::{Map, Value};
use tisiya::rules::{Edition, Move, Pit, Ruleset, Side};
use tisiya::session::Session;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/oracle");

/// One line of a file.
#[derive(Deserialize)]
pub struct Recorded {
    edition: String,
    options: Map<String, Value>,
    /// The positions from the start to the end.
    pub positions: Vec<Moment>,
    /// What each player has at the end, with what is taken from the board then.
    pub final_score: [u8; 2],
}

/// A position, and the move that was played there.
#[derive(Deserialize)]
pub struct Moment {
    /// The seeds in each pit.
    pub pits: Vec<u8>,
    /// The seeds in the stores of South and North.
    pub stores: [u8; 2],
    to_move: u8,
    legal: Vec<String>,
    #[serde(rename = "move")]
    mv: Option<String>,
}

impl Recorded {
    /// The first finished game of a file.
    ///
    /// # Panics
    /// If there is none.
    pub fn first_of(file: &str) -> Recorded {
        Recorded::all_of(file).swap_remove(0)
    }

    /// The finished games of a file.
    ///
    /// # Panics
    /// If there is none.
    pub fn all_of(file: &str) -> Vec<Recorded> {
        let text = fs::read_to_string(format!("{FOLDER}/{file}.jsonl")).expect(file);
        let games = text.lines().map(|line| serde_json::from_str::<Value>(line).expect(file));
        let finished = games.filter(|game| !game["final_score"].is_null());
        let games: Vec<_> =
            finished.map(|game| serde_json::from_value(game).expect(file)).collect();
        assert!(!games.is_empty(), "no finished game in {file}");
        games
    }

    /// The rules it was played by.
    pub fn ruleset(&self) -> Ruleset {
        let edition: Edition = self.edition.parse().expect("a known edition");
        self.options.iter().fold(edition.ruleset(), |ruleset, (name, value)| {
            let value = match value {
                Value::Bool(true) => "on",
                Value::Bool(false) => "off",
                other => other.as_str().expect("options are words or truth values"),
            };
            ruleset.with_option(name, value).expect("a known option")
        })
    }

    /// The moves, passes included.
    pub fn moves(&self) -> Vec<Move> {
        self.positions.iter().filter_map(Moment::mv).collect()
    }

    /// How many passes the file tells of a second player who is stuck too: 1 or 0. By the rules the
    /// game has ended before it.
    pub fn second_pass(&self) -> usize {
        usize::from(self.moves().ends_with(&[Move::Pass, Move::Pass]))
    }

    /// The game up to a ply.
    ///
    /// # Panics
    /// If the rules refuse a move.
    pub fn session(&self, ply: usize) -> Session {
        let mut session = Session::new(self.ruleset(), Side::South, 1).expect("sound rules");
        let chosen = self.moves().into_iter().take(ply).filter(|&mv| mv != Move::Pass);
        chosen.for_each(|mv| session.play(mv).expect("a legal move"));
        session
    }

    /// The ply of the first forced pass.
    ///
    /// # Panics
    /// If there is none.
    pub fn first_pass(&self) -> usize {
        self.moves().into_iter().position(|mv| mv == Move::Pass).expect("a pass")
    }
}

impl Moment {
    /// The move played, if the game went on.
    pub fn mv(&self) -> Option<Move> {
        self.mv.as_ref().map(|mv| mv.parse().expect("a move in the ring form"))
    }

    /// Whose turn it is, as the page writes it.
    pub fn turn(&self) -> Option<String> {
        let side = match self.to_move {
            1 => Side::South,
            2 => Side::North,
            _ => return None,
        };
        Some(side.to_string())
    }

    /// The pits that may be lifted, in order.
    pub fn playable(&self) -> Vec<u8> {
        let moves = self.legal.iter().map(|mv| mv.parse::<Move>().expect("a move"));
        let mut pits: Vec<u8> = moves.filter_map(Move::pit).map(|Pit(pit)| pit).collect();
        pits.sort_unstable();
        pits.dedup();
        pits
    }
}
