//! What the page and its engine say to each other: texts of words, which both can read and write
//! with little code, and which an older engine can refuse.
//!
//! ```text
//! choose TICKET LEVEL SEED GAME        ready VERSION
//! advise TICKET NODES GAME             alive
//! analyse TICKET NODES GAME            progress TICKET REPORT
//! measure TICKET RULES                 done TICKET MOVE|none REPORT
//! stop TICKET                          tables RULES SEEDS GOAL
//!                                      measured TICKET FIGURES
//!                                      error TICKET|none MESSAGE
//! ```
//!
//! The page may speak before the engine listens, and a message sent then can be lost. So the
//! engine sends [`Answer::Ready`] first of all, and the page keeps its requests until that has
//! come. If the version in it is not the page's own [`VERSION`], one of the two is from an older
//! build. What the page does about that, and about an engine that falls silent, is [`Line`].
//!
//! Every answer carries the [`Ticket`] of its request. An answer whose ticket is not that of what
//! the page asked last is out of date, and is dropped.

mod line;

pub use line::{Host, Line, Order, Trouble};

use std::fmt;
use std::str::FromStr;

use crate::rules::{Game, Move, Position, Ruleset, Setup};
use crate::search::{Figures, Level, Report};

/// The version of these messages. Counts up with every change that the other side could misread.
pub const VERSION: u32 = 2;

/// What a request is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ticket {
    /// The number of the game; another one for each that is begun.
    pub game: u32,
    /// The number of moves played.
    pub ply: u32,
    /// What stands for the position, so that another line of play with as many moves is told
    /// apart.
    pub position: u32,
    /// The number of the request, so that the same position can be asked about twice. [`Line`]
    /// gives it.
    pub request: u32,
}

impl Ticket {
    /// The ticket for the last position of a game.
    pub fn of(game: u32, played: &Game) -> Ticket {
        // FNV-1a of the text: the same on both sides and in every build.
        let text = played.position().to_string();
        let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let position = text.bytes().fold(0x811c_9dc5, mix);
        Ticket { game, ply: played.ply() as u32, position, request: 0 }
    }
}

/// What the page asks of the engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// What it is about.
    pub ticket: Ticket,
    /// What is to be done.
    pub kind: RequestKind,
}

/// What is to be done. A new request ends the one before, whose answer never comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestKind {
    /// Choose a move.
    Choose {
        /// The game, as [`write_game`] has it.
        game: String,
        /// The level, by its name.
        level: String,
        /// Number from which the choice follows.
        seed: u64,
    },
    /// Find the best move.
    Advise {
        /// The game, as [`write_game`] has it.
        game: String,
        /// The number of positions looked at.
        nodes: u64,
    },
    /// Tell what the moves are worth.
    Analyse {
        /// The game, as [`write_game`] has it.
        game: String,
        /// The number of positions looked at.
        nodes: u64,
    },
    /// Measure how fast rules, search and tables are here.
    Measure {
        /// The rules, as a [`Ruleset`] is written.
        rules: String,
    },
    /// End the search, and answer with what has been found.
    Stop,
}

/// What the engine answers.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The engine listens.
    Ready {
        /// Its [`VERSION`].
        version: u32,
    },
    /// The engine is at work, and has nothing else to say.
    Alive,
    /// A depth of an analysis is finished.
    Progress {
        /// The ticket of the request.
        ticket: Ticket,
        /// What has been found.
        report: Report,
    },
    /// The search is over. An analysis may be taken up again, with more of this, when exact tables
    /// have come to reach its position.
    Done {
        /// The ticket of the request.
        ticket: Ticket,
        /// The move chosen, or the best one; none if the game is over.
        chosen: Option<Move>,
        /// What has been found.
        report: Report,
    },
    /// Exact tables for the rules asked about last are there, or are being built.
    Tables(Tabled),
    /// The measuring is over.
    Measured {
        /// The ticket of the request.
        ticket: Ticket,
        /// What was measured.
        figures: Figures,
    },
    /// The request could not be read or made no sense.
    Error {
        /// The ticket of the request, if it could be read.
        ticket: Option<Ticket>,
        /// What is wrong, for the console.
        message: String,
    },
}

/// How far exact tables have come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tabled {
    /// The rules, as a [`Ruleset`] is written.
    pub rules: String,
    /// The most seeds on the boards that are in the tables.
    pub seeds: u8,
    /// Up to how many seeds they are being built.
    pub goal: u8,
}

/// A game as text: the start, a semicolon, and the moves in the ring form. A
/// [`Record`](crate::rules::Record) says more than an engine wants to know.
///
/// ```
/// use tisiya::protocol::{read_game, write_game};
///
/// let text = "alemungula 5,5,5,5,5/5,5,5,5,5 0-0 S; 2- 9+";
/// assert_eq!(write_game(&read_game(text)?), text);
/// # Ok::<(), String>(())
/// ```
pub fn write_game(game: &Game) -> String {
    let mut text = format!("{};", game.start());
    for mv in game.moves() {
        text.push(' ');
        text.push_str(&mv.to_string());
    }
    text
}

/// Reads what [`write_game`] wrote.
///
/// # Errors
/// What is wrong, for the console.
pub fn read_game(text: &str) -> Result<Game, String> {
    let (start, moves) = text.split_once(';').ok_or("a game is a start, a semicolon and moves")?;
    let setup: Setup = start.parse().map_err(|why| format!("{why}"))?;
    let mut game = Game::new(Position::try_from(setup).map_err(|why| why.to_string())?);
    for text in moves.split_whitespace() {
        let mv: Move = text.parse().map_err(|why| format!("{why}"))?;
        game.play(mv).map_err(|why| format!("move {text}: {why}"))?;
    }
    Ok(game)
}

impl Request {
    /// A request to choose a move for the last position of a game.
    pub fn choose(ticket: Ticket, game: &Game, level: Level, seed: u64) -> Request {
        let kind = RequestKind::Choose { game: write_game(game), level: level.to_string(), seed };
        Request { ticket, kind }
    }

    /// A request to find the best move in the last position of a game.
    pub fn advise(ticket: Ticket, game: &Game, nodes: u64) -> Request {
        Request { ticket, kind: RequestKind::Advise { game: write_game(game), nodes } }
    }

    /// A request to tell what the moves in the last position of a game are worth.
    pub fn analyse(ticket: Ticket, game: &Game, nodes: u64) -> Request {
        Request { ticket, kind: RequestKind::Analyse { game: write_game(game), nodes } }
    }

    /// A request to measure how fast the engine is by some rules.
    pub fn measure(ticket: Ticket, ruleset: &Ruleset) -> Request {
        Request { ticket, kind: RequestKind::Measure { rules: ruleset.to_string() } }
    }

    /// A request to end a search.
    pub fn stop(ticket: Ticket) -> Request {
        Request { ticket, kind: RequestKind::Stop }
    }

    /// Reads a text that was sent.
    ///
    /// # Errors
    /// What to send back as an [`Answer::Error`].
    pub fn read(text: &str) -> Result<Request, RequestError> {
        let (_, rest) = cut(text);
        let ticket = cut(rest).0.parse().ok();
        let error = |message| RequestError { ticket, message };
        let ticket = ticket.ok_or_else(|| error("a request has a ticket".into()))?;
        RequestKind::read(text).map(|kind| Request { ticket, kind }).map_err(error)
    }
}

/// A text is no request.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct RequestError {
    /// The ticket of the request, if it could be read.
    pub ticket: Option<Ticket>,
    /// What is wrong, for the console.
    pub message: String,
}

impl From<RequestError> for Answer {
    fn from(RequestError { ticket, message }: RequestError) -> Answer {
        Answer::Error { ticket, message }
    }
}

impl RequestKind {
    fn read(text: &str) -> Result<RequestKind, String> {
        let (what, rest) = cut(text);
        let (_, rest) = cut(rest); // the ticket
        let (first, others) = cut(rest);
        let number = |text: &str| {
            text.parse::<u64>().map_err(|_| format!("'{text}' is no number that can be"))
        };
        Ok(match what {
            "choose" => {
                let (seed, game) = cut(others);
                let (level, game) = (first.into(), game.into());
                RequestKind::Choose { game, level, seed: number(seed)? }
            }
            "advise" => RequestKind::Advise { game: others.into(), nodes: number(first)? },
            "analyse" => RequestKind::Analyse { game: others.into(), nodes: number(first)? },
            "measure" => RequestKind::Measure { rules: rest.into() },
            "stop" => RequestKind::Stop,
            other => return Err(format!("'{other}' is no request")),
        })
    }
}

/// The first word, and what is behind it.
fn cut(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.{}", self.game, self.ply, self.position, self.request)
    }
}

impl FromStr for Ticket {
    type Err = NotATicket;

    fn from_str(text: &str) -> Result<Ticket, NotATicket> {
        let mut numbers = text.split('.');
        let mut number = || numbers.next()?.parse().ok();
        let mut all = || {
            let (game, ply, position, request) = (number()?, number()?, number()?, number()?);
            Some(Ticket { game, ply, position, request })
        };
        let ticket = all().ok_or(NotATicket)?;
        numbers.next().is_none().then_some(ticket).ok_or(NotATicket)
    }
}

/// A text that is no ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no ticket")]
pub struct NotATicket;

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ticket = self.ticket;
        match &self.kind {
            RequestKind::Choose { game, level, seed } => {
                write!(f, "choose {ticket} {level} {seed} {game}")
            }
            RequestKind::Advise { game, nodes } => write!(f, "advise {ticket} {nodes} {game}"),
            RequestKind::Analyse { game, nodes } => write!(f, "analyse {ticket} {nodes} {game}"),
            RequestKind::Measure { rules } => write!(f, "measure {ticket} {rules}"),
            RequestKind::Stop => write!(f, "stop {ticket}"),
        }
    }
}

impl Answer {
    /// The ticket of the request that this answers, if it answers one.
    pub fn ticket(&self) -> Option<Ticket> {
        match self {
            Answer::Ready { .. } | Answer::Alive | Answer::Tables(_) => None,
            Answer::Progress { ticket, .. }
            | Answer::Done { ticket, .. }
            | Answer::Measured { ticket, .. } => Some(*ticket),
            Answer::Error { ticket, .. } => *ticket,
        }
    }

    /// Reads a text that was sent; none if it is no answer of this version.
    pub fn read(text: &str) -> Option<Answer> {
        let (what, rest) = cut(text);
        let (first, others) = cut(rest);
        Some(match what {
            "ready" => Answer::Ready { version: rest.parse().ok()? },
            "alive" => Answer::Alive,
            "progress" => {
                Answer::Progress { ticket: first.parse().ok()?, report: others.parse().ok()? }
            }
            "done" => {
                let (chosen, report) = cut(others);
                let chosen = if chosen == NONE { None } else { Some(chosen.parse().ok()?) };
                Answer::Done { ticket: first.parse().ok()?, chosen, report: report.parse().ok()? }
            }
            "tables" => {
                let (seeds, goal) = cut(others);
                let (seeds, goal) = (seeds.parse().ok()?, goal.parse().ok()?);
                Answer::Tables(Tabled { rules: first.into(), seeds, goal })
            }
            "measured" => {
                Answer::Measured { ticket: first.parse().ok()?, figures: others.parse().ok()? }
            }
            "error" => {
                let ticket = if first == NONE { None } else { Some(first.parse().ok()?) };
                Answer::Error { ticket, message: others.into() }
            }
            _ => return None,
        })
    }
}

/// What stands where there is no move or ticket.
const NONE: &str = "none";

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Ready { version } => write!(f, "ready {version}"),
            Answer::Alive => f.write_str("alive"),
            Answer::Progress { ticket, report } => write!(f, "progress {ticket} {report}"),
            Answer::Done { ticket, chosen: Some(mv), report } => {
                write!(f, "done {ticket} {mv} {report}")
            }
            Answer::Done { ticket, chosen: None, report } => {
                write!(f, "done {ticket} {NONE} {report}")
            }
            Answer::Tables(Tabled { rules, seeds, goal }) => {
                write!(f, "tables {rules} {seeds} {goal}")
            }
            Answer::Measured { ticket, figures } => write!(f, "measured {ticket} {figures}"),
            Answer::Error { ticket: Some(ticket), message } => {
                write!(f, "error {ticket} {message}")
            }
            Answer::Error { ticket: None, message } => write!(f, "error {NONE} {message}"),
        }
    }
}
