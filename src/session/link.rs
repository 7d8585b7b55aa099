use std::fmt;
use std::str::FromStr;

use super::query::{self, Query};
use crate::rules::{
    Game, IllegalMove, MoveError, MoveText, OptionError, Position, Ruleset, Setup, SetupError,
    SetupTextError, Side,
};
use crate::text::Language;

/// A position or a game to be opened, as an address carries it behind a question mark.
///
/// ```text
/// link      = parameter { "&" parameter }
/// parameter = "edition=" rules     as in Ruleset: lamlameta,uurs=off
///           | "position=" setup    as in Setup, without the rules; else the usual start
///           | "moves=" move { "," move }     as in MoveText
///           | "ply=" number        so many of the moves are shown; else all
///           | "lang=" code         the language to read it in; else the reader's own
/// ```
///
/// For example `edition=alemungula&moves=C%3E,b&ply=1`. The order does not matter.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Link {
    /// The game, and how many of its moves are to be shown.
    pub game: Option<(Game, usize)>,
    /// The language to read it in.
    pub language: Option<Language>,
}

/// Why a text is no [`Link`]: the parameter at fault, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// A parameter that says nothing here.
    #[error("there is no parameter '{0}'")]
    Unknown(String),
    /// A parameter that stood before.
    #[error("{0}: it stands twice")]
    Twice(String),
    /// Something is said of a game, but not of which.
    #[error("edition: it is missing")]
    NoEdition,
    /// Not an edition with options.
    #[error("edition: {0}")]
    Edition(OptionError),
    /// The position cannot be read.
    #[error("position: {0}")]
    SetupText(SetupTextError),
    /// The position cannot be.
    #[error("position: {error}")]
    Setup {
        /// The rules it should be played by.
        rules: Ruleset,
        /// Why it cannot be.
        error: SetupError,
    },
    /// Not a move.
    #[error("moves: move {number}, '{text}': {error}")]
    Move {
        /// Which one, from 1.
        number: usize,
        /// What stands there.
        text: String,
        /// Why it is no move.
        error: MoveError,
    },
    /// A move that the rules forbid.
    #[error("moves: move {number}, '{text}': {error}")]
    Illegal {
        /// Which one, from 1.
        number: usize,
        /// What stands there.
        text: String,
        /// The rules it is played by.
        rules: Ruleset,
        /// Why they forbid it.
        error: IllegalMove,
    },
    /// Not a number of moves that the game has.
    #[error("ply: '{text}' is not a number of moves up to {moves}")]
    Ply {
        /// What stands there.
        text: String,
        /// How many moves there are.
        moves: usize,
    },
    /// Not a language that is spoken here.
    #[error("lang: '{0}' is not a language that is spoken here")]
    Language(String),
    /// Not one of the ways to lay out an embedded board.
    #[error("controls: '{0}' is not one of none, bar and full")]
    Controls(String),
}

impl Link {
    /// A link to a game, with all its moves and so many of them shown.
    pub fn to_game(game: Game, ply: usize) -> Link {
        let ply = ply.min(game.ply());
        Link { game: Some((game, ply)), language: None }
    }

    /// A link to a position alone.
    pub fn to_position(position: &Position) -> Link {
        Link::to_game(Game::new(*position), 0)
    }

    /// The link in a query, together with other parameters, which stay there.
    pub(super) fn take(query: &mut Query) -> Result<Link, LinkError> {
        let language = query
            .take("lang")
            .map(|code| Language::from_tag(&code).ok_or(LinkError::Language(code)));
        let [edition, position, moves, ply] =
            ["edition", "position", "moves", "ply"].map(|name| query.take(name));
        let game = match edition {
            Some(edition) => {
                let rules = edition.parse().map_err(LinkError::Edition)?;
                let mut game = Game::new(read_start(rules, position.as_deref())?);
                read_moves(&mut game, moves.as_deref().unwrap_or_default())?;
                let ply = read_ply(ply, game.ply())?;
                Some((game, ply))
            }
            None if position.is_some() || moves.is_some() || ply.is_some() => {
                return Err(LinkError::NoEdition);
            }
            None => None,
        };
        Ok(Link { game, language: language.transpose()? })
    }
}

fn read_start(rules: Ruleset, position: Option<&str>) -> Result<Position, LinkError> {
    let wrong = |error| LinkError::Setup { rules, error };
    match position {
        None => Position::start(rules, Side::South).map_err(|error| wrong(error.into())),
        Some(text) => {
            let setup: Result<Setup, _> = format!("{rules} {text}").parse();
            Position::try_from(setup.map_err(LinkError::SetupText)?).map_err(wrong)
        }
    }
}

fn read_moves(game: &mut Game, text: &str) -> Result<(), LinkError> {
    let rules = *game.start().ruleset();
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    for (number, part) in (1..).zip(parts) {
        let text = || part.to_owned();
        let wrong = |error| LinkError::Move { number, text: text(), error };
        let mv = part.parse::<MoveText>().and_then(|mv| mv.read(&rules)).map_err(wrong)?;
        game.play(mv).map_err(|error| LinkError::Illegal { number, text: text(), rules, error })?;
    }
    Ok(())
}

fn read_ply(text: Option<String>, moves: usize) -> Result<usize, LinkError> {
    let Some(text) = text else { return Ok(moves) };
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let ply = text.parse().ok().filter(|&ply| is_number && ply <= moves);
    ply.ok_or(LinkError::Ply { text, moves })
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        let mut write = |name, value| query::write(f, &mut first, name, value);
        if let Some((game, ply)) = &self.game {
            let start = game.start();
            let rules = start.ruleset();
            write("edition", Some(rules.to_string()))?;
            let usual = Position::start(*rules, Side::South).as_ref() == Ok(start);
            let setup = start.to_string();
            let position = setup.split_once(' ').map(|(_, position)| position.to_owned());
            write("position", position.filter(|_| !usual))?;
            let moves = game.moves().iter().map(|&mv| MoveText::of(mv, rules).to_string());
            let moves = moves.collect::<Vec<_>>().join(",");
            write("moves", Some(moves).filter(|moves| !moves.is_empty()))?;
            write("ply", (*ply < game.ply()).then(|| ply.to_string()))?;
        }
        write("lang", self.language.map(|language| language.to_string()))
    }
}

impl FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Link, LinkError> {
        let mut query = Query::read(text)?;
        let link = Link::take(&mut query)?;
        query.finish()?;
        Ok(link)
    }
}
