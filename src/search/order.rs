use super::key::{CODES, Code};

/// Which moves have refuted others before, for each player. Tried early they cut early.
pub struct History {
    cuts: [[i32; CODES]; 2],
}

/// Below what one captured seed counts, so that captures come first.
const CAP: i32 = 1 << 10;
/// What a captured seed counts in the order.
const SEED: i32 = 1 << 8;
/// What the move that the table remembers counts: it comes first.
const REMEMBERED: i32 = 1 << 20;

impl History {
    pub fn new() -> History {
        History { cuts: [[0; CODES]; 2] }
    }

    pub fn clear(&mut self) {
        *self = History::new();
    }

    /// A move cut a tree of so many moves.
    #[inline]
    pub fn cut(&mut self, parity: usize, code: Code, depth: u8) {
        let cuts = &mut self.cuts[parity & 1][usize::from(code) % CODES];
        *cuts += i32::from(depth) * i32::from(depth);
        if *cuts > CAP {
            self.cuts.iter_mut().flatten().for_each(|cuts| *cuts /= 2);
        }
    }

    /// How early the move is to be tried: the greater the earlier.
    #[inline]
    pub fn order(&self, parity: usize, code: Code, captured: u8, remembered: Code) -> i32 {
        let first = if code == remembered { REMEMBERED } else { 0 };
        let cuts = self.cuts[parity & 1][usize::from(code) % CODES];
        first + SEED * i32::from(captured) + cuts
    }
}
