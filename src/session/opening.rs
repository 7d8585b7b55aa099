use super::{Embed, Link, LinkError};
use crate::rules::{Record, RecordError};

/// Why a text that was pasted, or a file, is no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// It is a link, with a fault.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// It is a record, with a fault; or neither.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl Link {
    /// Where a text leads: the address of a game or of an embedded board, whole or from the
    /// question mark on, or the record of a game.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn from_any(text: &str) -> Result<Link, OpenError> {
        let text = text.trim_start_matches('\u{feff}'); // some editors begin a file with it
        let is_record = text.trim_start().starts_with(['[', '{']);
        let query = match text.trim().rsplit_once('?') {
            Some((_, query)) => Some(query),
            None => Some(text.trim()).filter(|text| text.starts_with("edition=")),
        };
        match query.filter(|_| !is_record) {
            Some(query) if Embed::is_asked_for(query) => {
                let query = query.split('#').next().unwrap_or_default();
                Ok(query.parse::<Embed>()?.link)
            }
            Some(query) => Ok(query.parse()?),
            None => {
                let game = text.parse::<Record>()?.into_game();
                let ply = game.ply();
                Ok(Link::to_game(game, ply))
            }
        }
    }
}
