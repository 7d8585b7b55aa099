use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::rules::{Record, RecordError, Series};

use super::{Player, Session};

/// A session as it is kept: the record of the moves, replayed through the rules when read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Saved {
    version: u32,
    /// The whole line of play, with the moves taken back.
    record: String,
    /// How many of its moves are on the board.
    ply: usize,
    series: Series,
    #[serde(default)]
    players: [Player; 2],
}

/// The version written. A change that older programs would misread counts it up.
const VERSION: u32 = 1;

/// Why what was kept cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SavedError {
    /// Not the form in which it is kept.
    #[error("{what}")]
    Form {
        /// Line of the text, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What is wrong there, for developers.
        what: String,
    },
    /// Written by another version of the program.
    #[error("version {0} is not known")]
    Version(u32),
    /// The record cannot be read, or the rules refuse a move of it.
    #[error("{error}")]
    Record {
        /// The record.
        text: String,
        /// What is wrong with it, and where.
        error: RecordError,
    },
}

impl Saved {
    /// What is to be kept of a session.
    pub fn of(session: &Session) -> Saved {
        let record = Record::new(session.line()).to_string();
        let ply = session.game().ply();
        Saved {
            version: VERSION,
            record,
            ply,
            series: session.series().clone(),
            players: session.players(),
        }
    }

    /// The text to keep.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain values always have a text")
    }

    /// Reads a kept text.
    ///
    /// # Errors
    /// What is wrong with it, and in the record also where.
    pub fn restore(text: &str) -> Result<Session, SavedError> {
        let saved: Saved = read(text, VERSION)?;
        match saved.record.parse::<Record>() {
            Ok(record) => {
                let session = Session::from_line(record.into_game(), saved.ply, saved.series);
                Ok(session.with_players(saved.players))
            }
            Err(error) => Err(SavedError::Record { text: saved.record, error }),
        }
    }
}

/// Reads a kept text of a version.
pub(super) fn read<T: DeserializeOwned>(text: &str, wanted: u32) -> Result<T, SavedError> {
    #[derive(Deserialize)]
    struct Version {
        version: u32,
    }
    let form = |error: serde_json::Error| SavedError::Form {
        line: error.line(),
        column: error.column(),
        what: error.to_string(),
    };
    let Version { version } = serde_json::from_str(text).map_err(form)?;
    if version != wanted {
        return Err(SavedError::Version(version));
    }
    serde_json::from_str(text).map_err(form)
}
