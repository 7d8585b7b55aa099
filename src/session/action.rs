use std::rc::Rc;

use crate::rules::{Direction, Edition, Move, Pit, Ruleset, Side};

use crate::protocol::Tabled;
use crate::search::{Figures, Report};

use super::{Asked, Dialog, Errand, Link, Notice, Player, Session, Settings, Studied};

/// Everything that can happen to the page's [`State`](super::State).
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Begin a match of so many rounds.
    NewGame {
        /// The rules.
        ruleset: Ruleset,
        /// Who moves first.
        first: Side,
        /// The number of rounds.
        best_of: u8,
        /// Who plays South and North.
        players: [Player; 2],
    },
    /// A game is opened that comes from elsewhere; the one on the board is kept.
    Open(Box<Link>),
    /// Go on with the game of this number among those kept, and keep the one on the board.
    TakeUp(usize),
    /// The computer has found a move.
    Answer {
        /// What it was asked.
        errand: Errand,
        /// The move.
        mv: Move,
    },
    /// The computer has found out more.
    Report {
        /// What it was asked.
        errand: Errand,
        /// What it has found.
        report: Box<Report>,
    },
    /// The speed of an edition here is to be measured, or no longer.
    Measure(Option<Edition>),
    /// It was measured.
    Measured {
        /// What was asked.
        errand: Errand,
        /// What was measured.
        figures: Figures,
    },
    /// Exact tables have come further.
    Tables(Tabled),
    /// A person asks for a good move.
    Hint,
    /// A person asks what the game was worth at each position, or no longer.
    Review(bool),
    /// Show a line of play beside the game: the moves of the game up to a ply, and others after
    /// it, of which the last is played before one's eyes.
    Explore {
        /// The number of moves of the game.
        ply: usize,
        /// The moves after them.
        moves: Vec<Move>,
    },
    /// What every move is worth is to be shown, or no longer.
    Analyse(bool),
    /// Tell the person something.
    Notice(Notice),
    /// Begin the next round, or the same match again.
    NextRound,
    /// A pit was clicked, tapped or entered, with the direction if it was said.
    Choose {
        /// The pit.
        pit: Pit,
        /// The way to sow; none if it goes without saying or is still to be chosen.
        direction: Option<Direction>,
        /// Whether the move is only to be looked at, unless it is already.
        look: bool,
    },
    /// A move is looked at before it is played, or no longer.
    Look(Option<Move>),
    /// The choice of a direction, or a look at a move, is given up.
    Drop,
    /// Take back a move.
    Undo,
    /// Play the move taken back.
    Redo,
    /// Something about what is shown of the game.
    View(Playback),
    /// The person has set something.
    Set(Settings),
    /// A dialog opens, or the open one closes.
    Dialog(Option<Dialog>),
    /// The board alone fills the window, or no longer.
    Show(bool),
    /// The notice has been read.
    DismissNotice,
    /// A board is set out for somebody who learns; to be watched, it begins with its first move.
    SetOut {
        /// The game.
        session: Box<Session>,
        /// What is to be done.
        asked: Asked,
    },
    /// Something else is to be done at the board.
    Ask(Asked),
    /// A move is played that nobody has chosen: an answer, or what a question was about.
    Follow(Move),
    /// Somebody has learnt something.
    Learn(Rc<Studied>),
}

/// Ways to look at the moves of the game. None of them changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Playback {
    /// The time of the step shown is over.
    Tick,
    /// Play the move shown from here, or again from its start when it is done.
    Play,
    /// Stop at the step shown.
    Pause,
    /// One seed back.
    StepBack,
    /// One seed on.
    StepForward,
    /// Back to the beginning of the lap, or of the one before.
    LapBack,
    /// On to the next lap, or the end of the move.
    LapForward,
    /// To so many events of the move shown.
    Seek(usize),
    /// To the end of so many moves.
    Move(usize),
    /// To the end of the game, at once.
    End,
}
