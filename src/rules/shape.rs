use super::{End, MAX_PITS, MAX_ROW, Outcome, Pit, Position, Rows, Side};

/// What a search asks of a position besides its moves.
impl Position {
    /// The seeds of the mover's row, then of the other one: place `p` of a row is byte `p`.
    #[inline]
    pub fn rows(&self) -> [u128; 2] {
        let row = self.ruleset.row();
        let mask = u128::MAX >> (128 - 8 * row);
        let mut seeds = [0; 32];
        seeds[..self.pits.len()].copy_from_slice(&self.pits);
        let ring = |first: usize| {
            let mut bytes = [0; 16];
            bytes[..MAX_ROW].copy_from_slice(&seeds[first..first + MAX_ROW]);
            u128::from_le_bytes(bytes) & mask
        };
        [ring(self.to_move.index() * row), ring((!self.to_move).index() * row)]
    }

    /// The uurs of the mover and of the other player, as masks of places counted from the
    /// mover's left on, round the ring: what [`Position::rows`] is for seeds.
    #[inline]
    pub fn uurs_from_mover(&self) -> [u32; 2] {
        let row = self.ruleset.row();
        let [own, other] = [self.uurs[self.to_move], self.uurs[!self.to_move]];
        if self.to_move.index() == 0 || own | other == 0 {
            return [own, other];
        }
        let low = (1 << row) - 1;
        [own, other].map(|mask| mask >> row | (mask & low) << row)
    }

    /// A position by the same rules with these pits: South is to move, and the stores are empty.
    pub fn with_rows(&self, rows: &Rows, passed: bool) -> Position {
        let row = self.ruleset.row();
        let mut pits = [0; MAX_PITS];
        for place in 0..row {
            pits[place] = (rows.mine >> (8 * place)) as u8;
            pits[row + place] = (rows.theirs >> (8 * place)) as u8;
        }
        let barred = rows.barred.trailing_zeros() as u8 / 8;
        Position {
            ruleset: self.ruleset,
            pits,
            stores: [0; 2],
            uurs: [0; 2],
            to_move: Side::South,
            barred: (rows.barred != 0).then_some(Pit(barred)),
            opening: false,
            passed,
        }
    }

    /// How the game ends if this position comes for the third time (G5).
    pub fn outcome_if_repeated(&self) -> Outcome {
        self.outcome_of(End::Repetition)
    }

    /// Seeds in the pits: the total without the stores.
    #[inline]
    pub fn on_board(&self) -> u8 {
        self.pits.iter().sum()
    }
}
