//! Boards as numbers, without a hash and without a gap.
//!
//! `n` seeds in ten pits are nine bars among `n + 9` places: the bar after the first `i` pits
//! stands behind their seeds and the bars before it, at place `s + i - 1` if they hold `s`. The
//! combinatorial number system counts such choices: the rank is the sum of C(s + i - 1, i) over
//! the bars. So it needs nine look-ups by sums of pits, and these sums come out of a
//! multiplication, a byte each.

use std::ops::Range;

use crate::rules::{Rows, word};

/// Pits in a row of the boards that there are tables for.
pub const ROW: usize = 5;
/// The most seeds whose boards can be counted in 32 bits.
pub const MOST_SEEDS: usize = 43;
/// A5: the left and the right end pit, as [`Rows::barred`] says it.
const LEFT: u64 = 0x80;
const RIGHT: u64 = 0x80 << 32;
const FOUR: u64 = 0xffff_ffff;

/// `CHOOSE[i][s]` is C(s + i - 1, i): in how many ways less than `s` seeds lie in `i` pits. Those
/// that no rank asks for are cut off.
static CHOOSE: [[u32; 64]; 10] = choose();

const fn choose() -> [[u32; 64]; 10] {
    let mut table = [[0u32; 64]; 10];
    let mut s = 1;
    while s < 64 {
        table[0][s] = 1;
        let mut i = 1;
        while i < 10 {
            table[i][s] = table[i][s - 1].saturating_add(table[i - 1][s]);
            i += 1;
        }
        s += 1;
    }
    table
}

/// The numbering of the boards with some number of seeds, for the player to move: first those
/// without a barred pit, then those whose right end pit is barred, then the left one.
#[derive(Clone, Copy, Debug)]
pub struct Ranking {
    seeds: usize,
    plain: usize,
    barred: usize,
}

impl Ranking {
    /// The numbering for so many seeds, with barred pits or without.
    pub const fn new(seeds: usize, ko: bool) -> Ranking {
        assert!(seeds <= MOST_SEEDS);
        // A barred pit holds one seed and the facing one none; the others lie in eight pits.
        let barred = if ko { CHOOSE[7][seeds] as usize } else { 0 };
        Ranking { seeds, plain: CHOOSE[9][seeds + 1] as usize, barred }
    }

    /// How many seeds the boards have.
    pub const fn seeds(&self) -> usize {
        self.seeds
    }

    /// How many boards there are without a barred pit.
    pub const fn plain(&self) -> usize {
        self.plain
    }

    /// How many boards there are.
    pub const fn len(&self) -> usize {
        self.plain + 2 * self.barred
    }

    /// The number of a board.
    #[inline(always)]
    pub fn rank(&self, rows: &Rows) -> usize {
        if rows.barred == 0 {
            return rank_of_ten(rows.mine, rows.theirs);
        }
        if rows.barred == RIGHT {
            self.plain + rank_of_eight(rows.mine & FOUR | rows.theirs >> 8 << 32)
        } else {
            self.plain + self.barred + rank_of_eight(rows.mine >> 8 | rows.theirs << 32)
        }
    }

    /// The board with a number: the inverse of [`Ranking::rank`].
    pub fn board(&self, rank: usize) -> Rows {
        if rank < self.plain {
            let pits = unrank::<10>(rank as u32, self.seeds);
            return Rows { mine: word_of(&pits[..ROW]), theirs: word_of(&pits[ROW..]), barred: 0 };
        }
        let rank = rank - self.plain;
        let pits = unrank::<8>((rank % self.barred) as u32, self.seeds - 1);
        let (mine, theirs) = (word_of(&pits[..4]), word_of(&pits[4..]));
        if rank < self.barred {
            Rows { mine: mine | 1 << 32, theirs: theirs << 8, barred: RIGHT }
        } else {
            Rows { mine: mine << 8 | 1, theirs, barred: LEFT }
        }
    }

    /// The boards of a range in their order, with their numbers. Following the order is much
    /// cheaper than finding each board by its number.
    pub fn boards(&self, range: Range<usize>) -> impl Iterator<Item = (usize, Rows)> {
        let ranking = *self;
        let mut rows = None;
        range.map(move |rank| {
            let board = match rows {
                Some(before) if rank < ranking.plain => next(before),
                _ => ranking.board(rank),
            };
            rows = Some(board);
            (rank, board)
        })
    }

    /// The states of a board in which an end pit is barred, if it can be (A5).
    #[inline(always)]
    pub fn barred_states(&self, rows: &Rows) -> impl Iterator<Item = Rows> {
        let faces = |place: usize, bar| {
            let facing = rows.theirs >> (8 * (ROW - 1 - place)) as u8 & 0xff;
            (self.barred > 0 && rows.seeds(place) == 1 && facing == 0)
                .then_some(Rows { barred: bar, ..*rows })
        };
        faces(0, LEFT).into_iter().chain(faces(ROW - 1, RIGHT))
    }
}

#[inline(always)]
fn rank_of_ten(mine: u64, theirs: u64) -> usize {
    let sums = mine.wrapping_mul(word::ONES);
    let more = theirs.wrapping_mul(word::ONES).wrapping_add((sums >> 32 & 0xff) * word::ONES);
    let bar = |i: usize, sums: u64, at: usize| CHOOSE[i][(sums >> (8 * at)) as usize & 63];
    let first = bar(1, sums, 0) + bar(2, sums, 1) + bar(3, sums, 2) + bar(4, sums, 3);
    let rest = bar(6, more, 0) + bar(7, more, 1) + bar(8, more, 2) + bar(9, more, 3);
    (first + bar(5, sums, 4) + rest) as usize
}

fn rank_of_eight(pits: u64) -> usize {
    let sums = pits.wrapping_mul(word::ONES);
    let bar = |i: usize| CHOOSE[i][(sums >> (8 * (i - 1))) as usize & 63] as usize;
    (1..8).map(bar).sum()
}

/// The pits of a rank, from the last bar to the first: each stands as far back as its share of
/// the rank allows.
fn unrank<const PITS: usize>(mut rank: u32, seeds: usize) -> [u8; PITS] {
    let mut pits = [0; PITS];
    let mut above = seeds;
    for i in (1..PITS).rev() {
        let mut sum = above;
        while CHOOSE[i][sum] > rank {
            sum -= 1;
        }
        rank -= CHOOSE[i][sum];
        pits[i] = (above - sum) as u8;
        above = sum;
    }
    pits[0] = above as u8;
    pits
}

/// The board that follows one without a barred pit: the first bar that can goes on by one, and
/// those before it go back to the start.
fn next(rows: Rows) -> Rows {
    let Rows { mut mine, mut theirs, .. } = rows;
    let first = mine & 0xff;
    mine &= !0xff;
    let carry = first + 1;
    if mine != 0 {
        let at = mine.trailing_zeros() & !7;
        mine = mine - (1 << at) + (carry << (at - 8));
    } else {
        let at = theirs.trailing_zeros() & !7;
        theirs = theirs.wrapping_sub(1 << at);
        if at == 0 {
            mine = carry << 32;
        } else {
            theirs = theirs.wrapping_add(carry << (at - 8));
        }
    }
    Rows { mine, theirs, barred: 0 }
}

fn word_of(pits: &[u8]) -> u64 {
    pits.iter().rev().fold(0, |word, &seeds| word << 8 | u64::from(seeds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranking_is_a_bijection() {
        for seeds in 0..=9 {
            for ko in [false, true] {
                let ranking = Ranking::new(seeds, ko);
                let mut counted = 0;
                for (rank, board) in ranking.boards(0..ranking.len()) {
                    assert_eq!(ranking.rank(&board), rank);
                    assert_eq!(ranking.board(rank), board);
                    assert_eq!(usize::from(word::sum(board.mine) + word::sum(board.theirs)), seeds);
                    counted += 1;
                }
                assert_eq!(counted, ranking.len());
            }
        }
    }

    #[test]
    fn ranks_at_the_far_end() {
        for seeds in [20, 30, MOST_SEEDS] {
            let ranking = Ranking::new(seeds, true);
            for rank in (0..ranking.len()).step_by(ranking.len() / 1000).chain([ranking.len() - 1])
            {
                assert_eq!(ranking.rank(&ranking.board(rank)), rank);
            }
        }
    }

    #[test]
    fn barred_states_are_those_of_the_numbering() {
        let ranking = Ranking::new(5, true);
        let states = ranking.boards(0..ranking.plain()).flat_map(|(_, board)| {
            let states: Vec<Rows> = ranking.barred_states(&board).collect();
            states
        });
        let mut ranks: Vec<usize> = states.map(|state| ranking.rank(&state)).collect();
        ranks.sort_unstable();
        assert!(ranks.into_iter().eq(ranking.plain()..ranking.len()));
    }
}
