/// What is to be told to those who do not see the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Counts up each time, so that the same words are told again.
    pub serial: u32,
    /// What to tell.
    pub what: What,
}

/// The subject of an announcement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Nothing yet.
    Nothing,
    /// The moves from this ply on have been played.
    Moves(usize),
    /// The step shown.
    Step,
    /// The refusal of what was tried.
    Refusal,
    /// A direction is to be chosen.
    Directions,
    /// The move that is looked at.
    Preview,
    /// A new game has begun.
    NewGame,
    /// Moves were taken back, or redone.
    Turn,
}
