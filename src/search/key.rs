//! What stands for a position in the transposition table and in the test for repetition. Equal
//! for a position and the same one turned: both are worth the same to the mover.

use crate::rules::{Direction, Move, Pit, Position, Rows};

/// The names of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Key {
    /// What the rule of repetition compares, the mover apart.
    pub repetition: u64,
    /// All that the moves to come depend on, the rules apart.
    pub whole: u64,
}

impl Key {
    #[inline]
    pub fn of(position: &Position) -> Key {
        let [own, other] = position.rows();
        let mut key = fold(own as u64 ^ PRIMES[0], other as u64 ^ PRIMES[1]);
        let (high, other_high) = ((own >> 64) as u64, (other >> 64) as u64);
        if high | other_high != 0 {
            key = fold(high ^ other_high << 32 ^ PRIMES[2], key ^ PRIMES[3]);
        }
        let [uurs, others] = position.uurs_from_mover().map(u64::from);
        if uurs | others != 0 {
            key = fold(uurs ^ others << 32 ^ PRIMES[4], key ^ PRIMES[5]);
        }
        if let Some(pit) = position.barred() {
            key ^= PRIMES[6].rotate_left(pit.place(position.ruleset().row()) as u32);
        }
        let mut whole = key;
        if position.has_passed() {
            whole ^= PRIMES[7];
        }
        if position.is_opening() {
            whole ^= PRIMES[8];
        }
        Key { repetition: key, whole }
    }
}

impl Key {
    /// That of a small board, by its own scheme.
    #[inline]
    pub fn of_rows(rows: &Rows, passed: bool) -> Key {
        let repetition = fold(rows.mine ^ PRIMES[0], rows.theirs ^ PRIMES[1]) ^ rows.barred;
        let whole = if passed { repetition ^ PRIMES[7] } else { repetition };
        Key { repetition, whole }
    }
}

/// Numbers without pattern: the fractional digits of π.
const PRIMES: [u64; 9] = [
    0x243f_6a88_85a3_08d3,
    0x1319_8a2e_0370_7345,
    0xa409_3822_299f_31d1,
    0x082e_fa98_ec4e_6c89,
    0x4528_21e6_38d0_1377,
    0xbe54_66cf_34e9_0c6d,
    0xc0ac_29b7_c97c_50dd,
    0x3f84_d5b5_b547_0917,
    0x9216_d5d9_8979_fb1b,
];

/// Mixes two numbers: each bit of the product depends on many of both.
#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

/// A move in a byte, by its place in the mover's row.
pub type Code = u8;

/// No move.
pub const NO_MOVE: Code = 31;
/// The number of codes.
pub const CODES: usize = 32;
/// A pass.
pub const PASS: Code = 30;

#[inline]
pub fn code(mv: Move, row: usize) -> Code {
    match mv {
        Move::Sow(pit, direction) => (pit.place(row) as u8) << 1 | direction as u8,
        Move::Pass => PASS,
    }
}

/// The move that a code stands for in a position.
pub fn decode(code: Code, position: &Position) -> Move {
    if code >= PASS {
        return Move::Pass;
    }
    let row = position.ruleset().row();
    let pit = Pit::at(position.to_move(), usize::from(code >> 1), row);
    Move::Sow(pit, Direction::BOTH[usize::from(code & 1)])
}
