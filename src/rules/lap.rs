//! A whole lap in three additions, for those who are not told of its drops.
//!
//! A lap that passes over nothing adds a fixed number of seeds to each pit of the ring, which
//! depends on the pit lifted, the direction and the number lifted only. With eight pits in a word,
//! a byte a pit, that is an addition to each of three words; as numbers the bytes of the sum are
//! the sums of the bytes, because none of them exceeds 255, the most seeds there can be. The pit
//! lifted counts as given what it got (G4) less what was lifted, which never is below nothing.

use std::sync::OnceLock;

use super::{Direction, MAX_PITS, MAX_ROW, Pit};

/// Laps of so many seeds or more are not in the table.
const LONG: usize = 64;

/// The laps from every pit of a ring in one direction.
pub struct Laps(Vec<[Lap; LONG]>);

/// What one lap does to the ring.
#[derive(Clone, Copy, Default)]
struct Lap {
    added: [u64; 3],
    last: u64,
}

impl Laps {
    /// The table for rows of a length, made when it is first asked for.
    #[inline]
    pub fn of(row: usize, direction: Direction) -> &'static Laps {
        static TABLES: [[OnceLock<Laps>; 2]; MAX_ROW + 1] =
            [const { [const { OnceLock::new() }; 2] }; MAX_ROW + 1];
        TABLES[row][direction as usize].get_or_init(|| Laps::new(row, direction))
    }

    #[cold]
    fn new(row: usize, direction: Direction) -> Laps {
        let pits = (0..2 * row as u8).map(Pit);
        Laps(
            pits.map(|pit| std::array::from_fn(|seeds| Lap::new(pit, seeds, direction, row)))
                .collect(),
        )
    }

    /// Lifts a pit and sows it, and gives the pit of the last seed; `None`, and nothing done, when
    /// the lap is too long for the table.
    #[inline(always)]
    pub fn sow(&self, pits: &mut [u8; MAX_PITS], from: Pit) -> Option<Pit> {
        let lap = self.0[from.index()].get(pits[from.index()] as usize)?;
        for (bytes, added) in pits.as_chunks_mut::<8>().0.iter_mut().zip(lap.added) {
            *bytes = u64::from_le_bytes(*bytes).wrapping_add(added).to_le_bytes();
        }
        Some(Pit(lap.last as u8))
    }
}

impl Lap {
    fn new(from: Pit, seeds: usize, direction: Direction, row: usize) -> Lap {
        let mut lap = Lap { last: u64::from(from.0), ..Lap::default() };
        let mut pit = from;
        let mut add = |pit: Pit, seeds: u64| {
            let word = &mut lap.added[pit.index() / 8];
            *word = word.wrapping_add(seeds << (pit.index() % 8 * 8));
        };
        add(from, (seeds as u64).wrapping_neg());
        for _ in 0..seeds {
            pit = pit.next(direction, row);
            add(pit, 1);
        }
        lap.last = u64::from(pit.0);
        lap
    }
}
