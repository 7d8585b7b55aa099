use std::fmt;
use std::str::FromStr;

use super::query::{self, Query};
use super::{Link, LinkError};

/// What is to be shown in a frame of another page, as the query of the page's address says it:
/// `?embed`, the parameters of a [`Link`], and two more.
///
/// ```text
/// embed     = "embed" { "&" parameter }
/// parameter = those of a link
///           | "controls=" ( "none" | "bar" | "full" )
///           | "lesson"              the lesson of the edition, not a board
/// ```
///
/// For example `embed&edition=lamlameta&controls=full&lang=it`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Embed {
    /// The game and the language.
    pub link: Link,
    /// What stands around the board.
    pub controls: Controls,
    /// Whether the lesson is shown and not a board.
    pub lesson: bool,
}

/// What stands around an embedded board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Controls {
    /// Nothing.
    None,
    /// Buttons to step through the moves.
    #[default]
    Bar,
    /// These, the seats, the words for what happens, and buttons to undo and to ask a hint.
    Full,
}

impl Controls {
    /// All of them, with the least first.
    pub const ALL: [Controls; 3] = [Controls::None, Controls::Bar, Controls::Full];

    /// The name in an address.
    pub const fn code(self) -> &'static str {
        match self {
            Controls::None => "none",
            Controls::Bar => "bar",
            Controls::Full => "full",
        }
    }
}

impl Embed {
    /// Whether the query of an address asks for an embedded page at all.
    pub fn is_asked_for(query: &str) -> bool {
        let query = query.strip_prefix('?').unwrap_or(query);
        query.split('&').any(|part| part.split('=').next() == Some("embed"))
    }
}

impl fmt::Display for Embed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("embed")?;
        f.write_str(if self.lesson { "&lesson" } else { "" })?;
        let controls = Some(self.controls).filter(|&controls| controls != Controls::default());
        query::write(f, &mut false, "controls", controls.map(|controls| controls.code().into()))?;
        match self.link.to_string() {
            link if link.is_empty() => Ok(()),
            link => write!(f, "&{link}"),
        }
    }
}

impl FromStr for Embed {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Embed, LinkError> {
        let mut query = Query::read(text)?;
        query.take("embed");
        let lesson = query.take("lesson").is_some();
        let controls = match query.take("controls") {
            None => Controls::default(),
            Some(text) => {
                let found = Controls::ALL.into_iter().find(|controls| controls.code() == text);
                found.ok_or(LinkError::Controls(text))?
            }
        };
        let link = Link::take(&mut query)?;
        query.finish()?;
        Ok(Embed { link, controls, lesson })
    }
}
