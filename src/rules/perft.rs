use super::Position;

/// The number of move sequences of `depth` moves from a position. A forced pass counts as a move,
/// a finished game has no move; repetition is not looked at.
pub fn perft(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    match depth {
        0 => 1,
        1 => moves.len() as u64,
        _ => moves.into_iter().map(|mv| perft(&position.after(mv), depth - 1)).sum(),
    }
}
