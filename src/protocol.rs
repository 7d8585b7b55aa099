//! What the page and its worker say to each other: JSON, so that either side can read it in any
//! language and an older worker can say that it does not understand.
//!
//! The page may speak before the worker listens, and a message sent then can be lost. So the
//! worker sends [`Answer::Ready`] first of all, and the page keeps its requests until that has
//! come. If the version in it is not the page's own [`VERSION`], one of the two is from an older
//! build, and the page searches by itself instead.
//!
//! Every answer carries the [`Ticket`] of its request. An answer whose ticket is not that of what
//! the page shows now is out of date, and is dropped.

use serde::{Deserialize, Serialize};

use crate::rules::{Game, Move, Record};
use crate::search::{Level, Report};

/// The version of these messages. Counts up with every change that the other side could misread.
pub const VERSION: u32 = 1;

/// What a request is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ticket {
    /// The number of the game; another one for each that is begun.
    pub game: u32,
    /// The number of moves played.
    pub ply: u32,
    /// What stands for the position, so that another line of play with as many moves is told
    /// apart.
    pub position: u32,
}

impl Ticket {
    /// The ticket for the last position of a game.
    pub fn of(game: u32, played: &Game) -> Ticket {
        // FNV-1a of the text: the same on both sides and in every build.
        let text = played.position().to_string();
        let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let position = text.bytes().fold(0x811c_9dc5, mix);
        Ticket { game, ply: played.ply() as u32, position }
    }
}

/// What the page asks of the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// What it is about.
    pub ticket: Ticket,
    /// What is to be done.
    #[serde(flatten)]
    pub kind: RequestKind,
}

/// What is to be done. A new request ends the one before, whose answer never comes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum RequestKind {
    /// Choose a move.
    Choose {
        /// The game, as a [`Record`].
        record: String,
        /// The level, by its name.
        level: String,
        /// Number from which the choice follows.
        seed: u64,
    },
    /// Tell what the moves are worth.
    Analyse {
        /// The game, as a [`Record`].
        record: String,
        /// The number of positions looked at.
        nodes: u64,
    },
    /// End the search, and answer with what has been found.
    Stop,
}

/// What the worker answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Answer {
    /// The worker listens.
    Ready {
        /// Its [`VERSION`].
        version: u32,
    },
    /// A depth of an analysis is finished.
    Progress {
        /// The ticket of the request.
        ticket: Ticket,
        /// What has been found.
        found: Found,
    },
    /// The search is over.
    Done {
        /// The ticket of the request.
        ticket: Ticket,
        /// The move chosen, or the best one; none if the game is over. In the ring form.
        chosen: Option<String>,
        /// What has been found.
        found: Found,
    },
    /// The request could not be read or made no sense.
    Error {
        /// The ticket of the request, if it could be read.
        ticket: Option<Ticket>,
        /// What is wrong, for the console.
        message: String,
    },
}

/// What a search has found, as plain values.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Found {
    /// The number of moves looked ahead.
    pub depth: u8,
    /// The margin to be expected at the end for the player to move, in seeds.
    pub score: f32,
    /// Whether the score is proven.
    pub exact: bool,
    /// The positions looked at.
    pub nodes: u64,
    /// The moves expected, in the ring form.
    pub line: Vec<String>,
    /// The moves that can be played, best first, in the ring form, each with the margin to be
    /// expected after it.
    pub moves: Vec<(String, f32)>,
}

impl From<&Report> for Found {
    fn from(report: &Report) -> Found {
        Found {
            depth: report.depth,
            score: report.score.seeds(),
            exact: report.exact,
            nodes: report.nodes,
            line: report.pv.iter().map(Move::to_string).collect(),
            moves: report
                .moves
                .iter()
                .map(|found| (found.mv.to_string(), found.score.seeds()))
                .collect(),
        }
    }
}

impl Request {
    /// A request to choose a move for the last position of a game.
    pub fn choose(ticket: Ticket, game: &Game, level: Level, seed: u64) -> Request {
        let record = Record::new(game.clone()).to_string();
        let kind = RequestKind::Choose { record, level: level.to_string(), seed };
        Request { ticket, kind }
    }

    /// A request to tell what the moves in the last position of a game are worth.
    pub fn analyse(ticket: Ticket, game: &Game, nodes: u64) -> Request {
        let record = Record::new(game.clone()).to_string();
        Request { ticket, kind: RequestKind::Analyse { record, nodes } }
    }

    /// A request to end a search.
    pub fn stop(ticket: Ticket) -> Request {
        Request { ticket, kind: RequestKind::Stop }
    }

    /// The text to send.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain values always have a text")
    }

    /// Reads a text that was sent.
    ///
    /// # Errors
    /// An [`Answer::Error`] to send back.
    pub fn read(text: &str) -> Result<Request, Answer> {
        #[derive(Deserialize)]
        struct Ticketed {
            ticket: Ticket,
        }
        serde_json::from_str(text).map_err(|error| Answer::Error {
            ticket: serde_json::from_str(text).ok().map(|Ticketed { ticket }| ticket),
            message: error.to_string(),
        })
    }
}

impl Answer {
    /// The text to send.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain values always have a text")
    }

    /// Reads a text that was sent; none if it is no answer of this version.
    pub fn read(text: &str) -> Option<Answer> {
        serde_json::from_str(text).ok()
    }
}
