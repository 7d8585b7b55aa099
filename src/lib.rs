//! Tisiya: the sowing games Alemungula, Um el Bagara and Lamlameta.
//!
//! - [`rules`]: the games. Positions, moves, and what happens in a move.
//! - [`teach`]: lessons, drills, problems, explanations and the rule book, as data.
//! - [`scene`]: what a board looks like, as numbers and paths.
//!
//! Nothing here knows the web; the page is a binary of this package, and so is the laboratory
//! `lab`, which counts, replays and plays games in the terminal.
//!
//! # Play a move
//!
//! An [`Edition`](rules::Edition) gives a start. A move is read as people write it, and is played
//! or refused with a reason.
//!
//! ```
//! use tisiya::rules::{Edition, IllegalMove, MoveText, Pit};
//!
//! let start = Edition::Alemungula.start();
//! let text: MoveText = "C>".parse()?; // the third pit of South, to the right
//! let position = start.play(text.read(start.ruleset())?)?;
//! assert_eq!(position.pits(), [5, 5, 0, 6, 6, 6, 6, 6, 5, 5]);
//! assert_eq!(start.play("5-".parse()?), Err(IllegalMove::NotYours(Pit(5))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Read a trace
//!
//! A move is a list of [`Event`](rules::Event)s. Folded over the board before, they give the board
//! after, and backward the one before: animation, sound and speech are all read from them.
//!
//! ```
//! use tisiya::rules::{Event, Position, Setup};
//!
//! let setup: Setup = "alemungula 0,0,0,0,3/1,2,3,0,0 0-0 S".parse()?;
//! let position = Position::try_from(setup)?;
//! let (after, trace) = position.play_traced("4+".parse()?)?;
//!
//! let captured = trace.events.iter().filter(|event| matches!(event, Event::Capture { .. }));
//! assert_eq!((captured.count(), trace.captured(), trace.laps()), (1, 4, 1));
//!
//! let mut board = position.board();
//! trace.events.iter().for_each(|&event| board.apply(event, trace.mover));
//! assert_eq!(board, after.board());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Read a record
//!
//! A [`Record`](rules::Record) is a game as text. It is replayed through the rules as it is read,
//! so that a record in hand is a game that can have been.
//!
//! ```
//! use tisiya::rules::{Record, Side};
//!
//! let record: Record = r#"
//!     [Edition "lamlameta-pairs"]
//!     [South "Almaz"]
//!     1. K {Nine laps, and nothing is captured.} a *
//! "#
//! .parse()?;
//! assert_eq!(record.tag("South"), Some("Almaz"));
//! assert_eq!(record.game().trace(0).unwrap().laps(), 9);
//! assert_eq!(record.game().position().to_move(), Side::South);
//!
//! let refused = r#"[Edition "lamlameta-pairs"] 1. A"#.parse::<Record>().unwrap_err();
//! assert_eq!((refused.line, refused.column), (1, 32));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(missing_docs)]

pub mod bench;
pub mod playback;
pub mod protocol;
pub mod rules;
pub mod scene;
pub mod search;
pub mod session;
pub mod teach;
pub mod text;
#[cfg(target_arch = "wasm32")]
pub mod ui;
