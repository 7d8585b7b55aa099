use serde::{Deserialize, Serialize};

use super::Side;

/// A match: a best-of series of rounds, each from the full board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Series {
    /// The number of rounds; who wins more than half of them wins the match.
    pub best_of: u8,
    /// Who moves first in the first round.
    pub first: Side,
    /// The winner of each finished round; nobody in a draw.
    pub rounds: Vec<Option<Side>>,
}

impl Series {
    /// Who moves first in the next round: the loser of the last one, after a drawn round the
    /// player who did not begin it.
    pub fn next_first(&self) -> Side {
        self.rounds.iter().fold(self.first, |first, winner| match winner {
            Some(winner) => !*winner,
            None => !first,
        })
    }

    /// Rounds won, `[South, North]`.
    pub fn wins(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.rounds.iter().filter(|&&winner| winner == Some(side)).count())
    }

    /// Whether no round is left that could change the winner.
    pub fn is_over(&self) -> bool {
        let wins = self.wins();
        let left = usize::from(self.best_of).saturating_sub(self.rounds.len());
        left == 0 || wins[0].abs_diff(wins[1]) > left
    }

    /// Who has won the match: nobody while it goes on, or when it ends even.
    pub fn winner(&self) -> Option<Side> {
        let wins = self.wins();
        let ahead = Side::BOTH.into_iter().find(|&side| wins[side] > wins[!side])?;
        self.is_over().then_some(ahead)
    }
}
