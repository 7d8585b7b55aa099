use crate::rules::Move;

/// What somebody is to do at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Asked {
    /// To play a game: moves can be looked at before they are played.
    #[default]
    Game,
    /// To find one move. What it does is seen only once it is played.
    Move,
    /// To find a pit.
    Pit(Marked),
    /// Nothing: to watch.
    Nothing,
}

/// What is marked on a board where a pit is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marked {
    /// Nothing.
    Nothing,
    /// The moves that can be played.
    Choices,
    /// The move that the question is about.
    Move(Move),
}
