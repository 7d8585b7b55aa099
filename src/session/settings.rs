use serde::{Deserialize, Serialize};

use crate::playback::Speed;
use crate::rules::Side;

/// What a person has chosen for the page. Fields that a kept text lacks take their defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language; the browser's if none is chosen.
    pub language: Option<String>,
    /// Light, dark or high contrast.
    pub theme: Theme,
    /// How fast moves are played back.
    pub speed: Speed,
    /// Who sits at the bottom.
    pub seating: Seating,
    /// What a first tap on a pit does.
    pub tap: Tap,
    /// Whether seeds can be heard.
    pub sound: bool,
    /// What the board is made of.
    pub timber: Timber,
    /// What is sown.
    pub beans: Beans,
}

impl Settings {
    /// The same with the board turned.
    pub fn turned(&self) -> Settings {
        let seating = match self.seating {
            Seating::South | Seating::Mover => Seating::North,
            Seating::North => Seating::South,
        };
        Settings { seating, ..self.clone() }
    }
}

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system asks.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// The strongest contrast, without shade.
    Contrast,
}

/// Who sits at the bottom of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seating {
    /// South.
    #[default]
    South,
    /// North: the board is turned.
    North,
    /// Whoever is to move.
    Mover,
}

impl Seating {
    /// Who sits at the bottom when it is the turn of `to_move`.
    pub fn bottom(self, to_move: Side) -> Side {
        match self {
            Seating::South => Side::South,
            Seating::North => Side::North,
            Seating::Mover => to_move,
        }
    }
}

/// What a tap on a pit that can be played does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tap {
    /// It shows the move; a second tap plays.
    #[default]
    Previews,
    /// It plays.
    Plays,
}

/// What the board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Timber {
    /// As goes with the theme.
    #[default]
    Theme,
    /// A light wood.
    Light,
    /// A dark wood.
    Dark,
    /// Fired clay.
    Clay,
}

/// What is sown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Beans {
    /// Dried beans.
    #[default]
    Beans,
    /// Pebbles.
    Pebbles,
    /// Beads of glass.
    Beads,
}
