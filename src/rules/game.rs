use super::{Board, End, IllegalMove, Move, Outcome, Position, Trace};

/// A game from its start: the moves, and the positions between them. It knows the rule of
/// repetition (G5), which a single position cannot know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Start and the position after each move; never empty.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl Game {
    /// A game before its first move.
    pub fn new(start: Position) -> Game {
        Game { positions: vec![start], moves: Vec::new() }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position after the last move. When the game is over the seeds that players take at
    /// the end still lie in it; see [`Game::outcome`] and [`Game::final_board`].
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The position after `ply` moves, if there were so many.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        self.positions.get(ply)
    }

    /// The moves played, passes included.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The number of moves played.
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Why it is illegal; the game is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_repeated() {
            return Err(IllegalMove::GameOver);
        }
        let next = self.position().play(mv)?;
        self.positions.push(next);
        self.moves.push(mv);
        Ok(())
    }

    /// Takes back the last move and gives it.
    pub fn undo(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        Some(mv)
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        let repeated = || self.is_repeated().then(|| position.outcome_of(End::Repetition));
        position.outcome().or_else(repeated)
    }

    /// What happened in a move, counted from 0; with the end and the sweeps if it ended the game.
    pub fn trace(&self, ply: usize) -> Option<Trace> {
        let (before, mv) = (self.positions.get(ply)?, *self.moves.get(ply)?);
        let (after, mut trace) = before.play_traced(mv).ok()?;
        let is_last = ply + 1 == self.moves.len();
        if is_last && !after.is_over() && self.is_repeated() {
            after.settle(End::Repetition, &mut trace.events);
        }
        Some(trace)
    }

    /// What lies where at last: with the seeds that the players took when the game is over.
    pub fn final_board(&self) -> Board {
        let mut board = self.position().board();
        if let Some(outcome) = self.outcome() {
            let mut sweeps = Vec::new();
            self.position().settle(outcome.end, &mut sweeps);
            sweeps.into_iter().for_each(|event| board.apply(event, self.position().to_move()));
        }
        board
    }

    /// How often the last position has been there since the last capture, itself included.
    pub fn repetitions(&self) -> usize {
        let (key, stores) = (self.position().repetition_key(), self.position().stores());
        let since_capture = self.positions.iter().rev().take_while(|at| at.stores() == stores);
        since_capture.filter(|at| at.repetition_key() == key).count()
    }

    fn is_repeated(&self) -> bool {
        self.repetitions() >= 3
    }
}
