use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::{
    Edition, Game, IllegalMove, MoveError, MoveText, OptionError, Position, Ruleset, Setup,
    SetupError, SetupTextError, Side,
};

mod scan;

use scan::{Scanner, Token, TokenKind};

/// A game as text, with tags and comments, in the manner of PGN:
///
/// ```text
/// [Edition "alemungula"]
/// [South "Almaz"]
/// [North "Hiwot"]
/// [Result "*"]
///
/// 1. C> c< {A quiet start.} 2. E b *
/// ```
///
/// ```text
/// record  = { tag } { comment | number | move } [ result ]
/// tag     = "[" name " " '"' text '"' "]"       in the text \" and \\ stand for " and \
/// comment = "{" text "}"                        in the text \} and \\ stand for } and \
/// number  = digits "." { "." }                  may be left out; 1... before North's first move
/// result  = score "-" score | "*"               South's seeds, then North's; * while it goes on
/// ```
///
/// Moves are written as in [`MoveText`]. `Edition` is needed; `Options` (as in `stuck=pass,ko=off`)
/// and `Position` (as in [`Setup`]) stand where they are not the usual ones. Other tags are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    game: Game,
    tags: Vec<Tag>,
    comments: BTreeMap<usize, String>,
}

/// A tag that the game does not follow from: players, date, place and the like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Letters and digits, a letter first.
    pub name: String,
    /// Any text in one line.
    pub value: String,
}

/// The tags that are written from the game itself.
const OWN_TAGS: [&str; 4] = ["Edition", "Options", "Position", "Result"];

impl Record {
    /// The rules that the tags of a text name, though the rest of it may be faulty: for telling
    /// of a fault, where pits are named by letters.
    pub fn rules_of(text: &str) -> Option<Ruleset> {
        let tokens: Vec<Token> = Scanner::new(text).map_while(Result::ok).collect();
        let value = |name| tokens.iter().find(|token| token.is_tag(name))?.tag_value();
        let edition = value("Edition")?;
        let options = value("Options").map(|options| format!(",{options}")).unwrap_or_default();
        format!("{edition}{options}").parse().ok()
    }

    /// A record of a game, without tags and comments.
    pub fn new(game: Game) -> Record {
        Record { game, tags: Vec::new(), comments: BTreeMap::new() }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game alone.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// The tags, without those that follow from the game.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Sets a tag such as `South`, `North` or `Date`; line breaks in the value become spaces.
    /// Gives whether the name is one that can be set: letters and digits, a letter first, and
    /// none of `Edition`, `Options`, `Position`, `Result`.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        if !scan::is_tag_name(name) || OWN_TAGS.contains(&name) {
            return false;
        }
        let value = value.replace(char::is_control, " ");
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag { name: name.into(), value }),
        }
        true
    }

    /// The comment after `ply` moves; 0 before the first.
    pub fn comment(&self, ply: usize) -> Option<&str> {
        self.comments.get(&ply).map(String::as_str)
    }

    /// Sets the comment after `ply` moves, without the white space around it; an empty one is
    /// taken away. A ply beyond the last move counts as the last.
    pub fn set_comment(&mut self, ply: usize, comment: &str) {
        let ply = ply.min(self.game.ply());
        match comment.trim() {
            "" => self.comments.remove(&ply),
            comment => self.comments.insert(ply, comment.into()),
        };
    }

    /// The result as it is written: the score, or `*` while the game goes on.
    pub fn result(&self) -> String {
        match self.game.outcome() {
            Some(outcome) => format!("{}-{}", outcome.score[0], outcome.score[1]),
            None => "*".into(),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.game.start();
        let ruleset = start.ruleset();
        let options = ruleset.options();
        let options: Vec<_> =
            options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut tag = |name: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")
        };
        tag("Edition", ruleset.edition().id())?;
        if !options.is_empty() {
            tag("Options", &options.join(","))?;
        }
        self.tags.iter().try_for_each(|Tag { name, value }| tag(name, value))?;
        if Position::start(*ruleset, Side::South).as_ref() != Ok(start) {
            tag("Position", &start.to_string())?;
        }
        tag("Result", &self.result())?;
        writeln!(f)?;
        let mut line = 0;
        let mut word = |text: &str| {
            let width = text.chars().count() + 1;
            let gap = match line {
                0 => "",
                _ if line + width > 80 => "\n",
                _ => " ",
            };
            line = if gap == "\n" { width } else { line + width };
            write!(f, "{gap}{text}")
        };
        let comment = |ply| {
            let text = self.comments.get(&ply)?;
            Some(format!("{{{}}}", text.replace('\\', "\\\\").replace('}', "\\}")))
        };
        if let Some(comment) = comment(0) {
            word(&comment)?;
        }
        let offset = start.to_move().index();
        for (ply, &mv) in self.game.moves().iter().enumerate() {
            let turn = ply + offset;
            match (turn % 2, ply) {
                (0, _) => word(&format!("{}.", turn / 2 + 1))?,
                (_, 0) => word("1...")?,
                _ => {}
            }
            word(&MoveText::of(mv, ruleset).to_string())?;
            if let Some(comment) = comment(ply + 1) {
                word(&comment)?;
            }
        }
        word(&self.result())?;
        writeln!(f)
    }
}

/// What of a text is no record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What can be wrong in a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordFault {
    /// A tag that is not of the form `[Name "text"]`.
    #[error("a tag is written [Name \"text\"]")]
    Tag,
    /// A tag that stood before.
    #[error("the tag {0} stands twice")]
    TagTwice(String),
    /// A tag after the moves.
    #[error("tags stand before the moves")]
    LateTag,
    /// A comment that never ends.
    #[error("the comment has no end")]
    OpenComment,
    /// No tag says which game it is.
    #[error("the tag Edition is missing")]
    NoEdition,
    /// The edition or an option is unknown, or the options contradict each other.
    #[error(transparent)]
    Rules(OptionError),
    /// The start position cannot be read.
    #[error(transparent)]
    SetupText(SetupTextError),
    /// The start position cannot be.
    #[error(transparent)]
    Setup(SetupError),
    /// The start position is one of another game.
    #[error("the position is played by other rules than the tags Edition and Options say")]
    OtherRules,
    /// Not a move.
    #[error(transparent)]
    Move(MoveError),
    /// A move that the rules forbid.
    #[error(transparent)]
    Illegal(IllegalMove),
    /// The result is not what the moves lead to.
    #[error("the result is {said}, but the moves lead to {found}")]
    Result {
        /// In the record.
        said: String,
        /// By the rules.
        found: String,
    },
    /// Something stands behind the result.
    #[error("nothing may stand behind the result")]
    AfterResult,
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let tokens = Scanner::new(text).collect::<Result<Vec<_>, _>>()?;
        let (tags, body): (Vec<_>, Vec<_>) =
            tokens.into_iter().partition(|token| matches!(token.kind, TokenKind::Tag { .. }));
        if let (Some(tag), Some(first)) = (tags.last(), body.first())
            && (tag.line, tag.column) > (first.line, first.column)
        {
            return Err(tag.fault(RecordFault::LateTag));
        }
        let mut record = Record::new(Game::new(read_start(&tags)?));
        for token in &tags {
            if let TokenKind::Tag { name, value } = &token.kind {
                record.set_tag(name, value);
            }
        }
        let mut result = tags.iter().find(|tag| tag.is_tag("Result"));
        let mut ended = false;
        for token in &body {
            if ended {
                return Err(token.fault(RecordFault::AfterResult));
            }
            match &token.kind {
                TokenKind::Comment(text) => {
                    let ply = record.game.ply();
                    let joined = record.comment(ply).map(|before| format!("{before}\n{text}"));
                    record.set_comment(ply, joined.as_ref().unwrap_or(text));
                }
                TokenKind::Word(word) if scan::is_number(word) => {}
                TokenKind::Word(word) if scan::is_result(word) => {
                    record.check_result(token, word)?;
                    ended = true;
                    if result.is_some_and(|tag| tag.tag_value() == Some(word)) {
                        result = None; // checked
                    }
                }
                TokenKind::Word(word) => record.read_move(token, word)?,
                TokenKind::Tag { .. } => {}
            }
        }
        if let Some((tag, said)) = result.and_then(|tag| Some((tag, tag.tag_value()?))) {
            record.check_result(tag, said)?;
        }
        Ok(record)
    }
}

impl Record {
    fn read_move(&mut self, token: &Token, word: &str) -> Result<(), RecordError> {
        let text: MoveText = word.parse().map_err(|error| token.fault(RecordFault::Move(error)))?;
        let mv = text
            .read(self.game.start().ruleset())
            .map_err(|error| token.fault(RecordFault::Move(error)))?;
        self.game.play(mv).map_err(|error| token.fault(RecordFault::Illegal(error)))
    }

    fn check_result(&self, token: &Token, said: &str) -> Result<(), RecordError> {
        let found = self.result();
        if said == found {
            return Ok(());
        }
        Err(token.fault(RecordFault::Result { said: said.into(), found }))
    }
}

fn read_start(tags: &[Token]) -> Result<Position, RecordError> {
    for (index, token) in tags.iter().enumerate() {
        if let TokenKind::Tag { name, .. } = &token.kind
            && tags[..index].iter().any(|before| before.is_tag(name))
        {
            return Err(token.fault(RecordFault::TagTwice(name.clone())));
        }
    }
    let find = |name| {
        let token = tags.iter().find(|token| token.is_tag(name))?;
        Some((token, token.tag_value()?))
    };
    let missing = RecordError { line: 1, column: 1, fault: RecordFault::NoEdition };
    let (edition_tag, edition) = find("Edition").ok_or(missing)?;
    let edition: Edition = edition
        .parse()
        .map_err(|error| edition_tag.fault(RecordFault::Rules(OptionError::Edition(error))))?;
    let ruleset = match find("Options") {
        None => edition.ruleset(),
        Some((tag, options)) => {
            let ruleset: Result<Ruleset, OptionError> = format!("{edition},{options}").parse();
            ruleset.map_err(|error| tag.fault(RecordFault::Rules(error)))?
        }
    };
    let Some((tag, text)) = find("Position") else {
        let start = Position::start(ruleset, Side::South);
        return start.map_err(|error| edition_tag.fault(RecordFault::Rules(error.into())));
    };
    let setup: Setup = text.parse().map_err(|error| tag.fault(RecordFault::SetupText(error)))?;
    if setup.ruleset != ruleset {
        return Err(tag.fault(RecordFault::OtherRules));
    }
    Position::try_from(setup).map_err(|error| tag.fault(RecordFault::Setup(error)))
}
