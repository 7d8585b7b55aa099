//! What is shown, as a link that leads to it.

use super::State;
use crate::session::Link;

impl State {
    /// A link to the game that is shown, and so far as it is.
    pub fn game_link(&self) -> Link {
        Link::to_game(self.shown().clone(), self.viewing.ply())
    }

    /// A link to what lies on the board; in the midst of a move, to what lay there before it.
    pub fn position_link(&self) -> Link {
        let (ply, game) = (self.viewing.ply(), self.shown());
        let ply = if self.viewing.is_move_done() { ply } else { ply.saturating_sub(1) };
        Link::to_position(game.position_at(ply).unwrap_or(game.start()))
    }
}
