use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::search::{Level, NotALevel};

/// Who plays a side. The text form is `person`, or the level of the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Player {
    /// Somebody at this screen.
    #[default]
    Person,
    /// The computer.
    Computer(Level),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str("person"),
            Player::Computer(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Player, NotALevel> {
        match text {
            "person" => Ok(Player::Person),
            level => level.parse().map(Player::Computer),
        }
    }
}

impl TryFrom<String> for Player {
    type Error = NotALevel;

    fn try_from(text: String) -> Result<Player, NotALevel> {
        text.parse()
    }
}

impl From<Player> for String {
    fn from(player: Player) -> String {
        player.to_string()
    }
}
