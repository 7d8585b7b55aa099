//! What can be forced, looked for move by move.

use crate::rules::{Move, Position, Side};

/// Whether a player has won: more than half of all seeds in the store, or more than the opponent
/// at the end of the game.
pub(super) fn has_won(position: &Position, side: Side) -> bool {
    if 2 * u32::from(position.stores()[side]) > position.total() {
        return true;
    }
    position.outcome().is_some_and(|outcome| outcome.winner() == Some(side))
}

/// Whether a move wins within so many own moves, itself included, whatever is answered. It must
/// be legal.
pub fn wins_within(position: &Position, mv: Move, moves: u8) -> bool {
    let (me, after) = (position.to_move(), position.after(mv));
    if moves == 0 || has_won(&after, me) {
        return moves > 0;
    }
    let answers = after.legal_moves();
    !answers.is_empty() && answers.iter().all(|&answer| answered(&after, answer, me, moves))
}

/// Whether a player who had so many moves still wins after the answer to the first of them.
fn answered(before: &Position, answer: Move, me: Side, moves: u8) -> bool {
    let after = before.after(answer);
    has_won(&after, me) || after.legal_moves().iter().any(|&mv| wins_within(&after, mv, moves - 1))
}

/// The answer to a move of a player who wants to win within so many moves, that one included: one
/// that prevents it, or else one that delays it most. None if the game is over after the move.
pub fn answer(position: &Position, mv: Move, moves: u8) -> Option<Move> {
    let (me, after) = (position.to_move(), position.after(mv));
    let answers = after.legal_moves();
    let delays = |&answer: &Move| (1..=moves).filter(|&n| !answered(&after, answer, me, n)).count();
    let most = answers.iter().map(delays).max()?;
    answers.iter().copied().find(|answer| delays(answer) == most)
}

/// Whether a player at least draws with best play of both, as far as so many moves ahead tell.
pub fn holds(position: &Position, side: Side, moves: u8) -> Option<bool> {
    let (stores, total) = (position.stores(), position.total());
    if 2 * u32::from(stores[side]) >= total {
        return Some(true);
    }
    if 2 * u32::from(stores[!side]) > total {
        return Some(false);
    }
    if let Some(outcome) = position.outcome() {
        return Some(outcome.winner() != Some(!side));
    }
    if moves == 0 {
        return None;
    }
    // The player to move is content with one such move; else all must be known.
    let wish = position.to_move() == side;
    let mut known = true;
    for &mv in &position.legal_moves() {
        match holds(&position.after(mv), side, moves - 1) {
            Some(holds) if holds == wish => return Some(wish),
            Some(_) => {}
            None => known = false,
        }
    }
    known.then_some(!wish)
}
