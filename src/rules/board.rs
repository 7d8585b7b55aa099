use super::{Event, MAX_PITS, Side};

/// What lies where at one moment of a turn: a position that events fold into, forward and
/// backward.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Seeds in each pit by ring index; those beyond the ring are 0.
    pub pits: [u8; MAX_PITS],
    /// Captured seeds, `[South, North]`.
    pub stores: [u8; 2],
    /// Masks of the uurs of South and North, bit `i` for pit `i`.
    pub uurs: [u32; 2],
    /// Lifted seeds that have not fallen yet.
    pub hand: u8,
}

impl Board {
    /// All seeds: pits, stores and hand.
    pub fn total(&self) -> u32 {
        let seeds = self.pits.iter().chain(&self.stores).chain([&self.hand]);
        seeds.map(|&seeds| u32::from(seeds)).sum()
    }

    /// The owner of the uur in a pit, by ring index.
    pub fn uur(&self, pit: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.uurs[side] >> pit & 1 == 1)
    }

    /// Does what the event tells; `mover` is the player whose turn it is.
    ///
    /// # Panics
    /// When the event cannot follow on this board, as when a pit is emptied of seeds that it does
    /// not hold. Events of one trace in their order always follow.
    pub fn apply(&mut self, event: Event, mover: Side) {
        match event {
            Event::Lift { pit, seeds, .. } => {
                self.pits[pit.index()] -= seeds;
                self.hand += seeds;
            }
            Event::Drop { pit } => {
                self.hand -= 1;
                self.pits[pit.index()] += 1;
            }
            Event::Capture { pit, seeds } => {
                self.pits[pit.index()] -= seeds;
                self.stores[mover] += seeds;
            }
            Event::Uur { pit, from } => {
                self.pits[from.index()] -= 1;
                self.pits[pit.index()] += 1;
                self.uurs[mover] |= pit.bit() | from.bit();
            }
            Event::Sweep { pit, seeds, side } => {
                self.pits[pit.index()] -= seeds;
                self.stores[side] += seeds;
            }
            Event::Skip { .. }
            | Event::Bar { .. }
            | Event::Rest { .. }
            | Event::Pass { .. }
            | Event::End { .. } => {}
        }
    }

    /// Takes back what the event told: the inverse of [`Board::apply`].
    ///
    /// # Panics
    /// When the event was not the last one applied, as for `apply`.
    pub fn unapply(&mut self, event: Event, mover: Side) {
        match event {
            Event::Lift { pit, seeds, .. } => {
                self.hand -= seeds;
                self.pits[pit.index()] += seeds;
            }
            Event::Drop { pit } => {
                self.pits[pit.index()] -= 1;
                self.hand += 1;
            }
            Event::Capture { pit, seeds } => {
                self.stores[mover] -= seeds;
                self.pits[pit.index()] += seeds;
            }
            Event::Uur { pit, from } => {
                self.uurs[mover] &= !(pit.bit() | from.bit());
                self.pits[pit.index()] -= 1;
                self.pits[from.index()] += 1;
            }
            Event::Sweep { pit, seeds, side } => {
                self.stores[side] -= seeds;
                self.pits[pit.index()] += seeds;
            }
            Event::Skip { .. }
            | Event::Bar { .. }
            | Event::Rest { .. }
            | Event::Pass { .. }
            | Event::End { .. } => {}
        }
    }
}
