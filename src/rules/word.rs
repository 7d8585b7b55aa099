//! Eight pits in a word: what is asked of each byte is answered for all at once.
//!
//! Byte `i` of a word is the pit at place `i`. Answers are *flags*, the highest bit of each byte.

/// The highest bit of each byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// One in each byte.
pub const ONES: u64 = 0x0101_0101_0101_0101;

/// Flags the bytes that are not 0. (No byte carries into the next: 127 + 127 < 256.)
#[inline(always)]
pub const fn nonzero(word: u64) -> u64 {
    (((word & !HIGH) + !HIGH) | word) & HIGH
}

/// Flags the bytes that are 2 or 4: those without other bits, that have one of these and not both.
#[inline(always)]
pub const fn two_or_four(word: u64) -> u64 {
    let one_of_both = ((word >> 1) ^ (word >> 2)) << 7;
    one_of_both & !nonzero(word & (ONES * 0xf9)) & HIGH
}

/// Flags the bytes that are a number.
#[inline(always)]
pub const fn equal(word: u64, number: u8) -> u64 {
    !nonzero(word ^ (ONES * number as u64)) & HIGH
}

/// The flags as a mask, bit `i` for byte `i`.
#[inline(always)]
pub const fn mask(flags: u64) -> u32 {
    // The factor carries the flag of byte `i` to bit `56 + i`, and no two products meet.
    (flags.wrapping_mul(0x0002_0408_1020_4081) >> 56) as u32
}

/// The sum of all bytes, if it is below 256.
#[inline(always)]
pub const fn sum(word: u64) -> u8 {
    (word.wrapping_mul(ONES) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_at_every_place_is_told_apart() {
        for seeds in 0..=255u64 {
            for place in 0..8 {
                for around in [0, ONES, ONES * 255] {
                    let word = around & !(0xff << (8 * place)) | seeds << (8 * place);
                    let flag = |flags: u64| flags >> (8 * place) & 0xff;
                    let expected = |holds| if holds { 0x80 } else { 0 };
                    assert_eq!(flag(nonzero(word)), expected(seeds != 0));
                    assert_eq!(flag(equal(word, 2)), expected(seeds == 2));
                    assert_eq!(flag(two_or_four(word)), expected(seeds == 2 || seeds == 4));
                }
            }
        }
    }

    #[test]
    fn flags_become_a_mask() {
        for bits in 0..256u32 {
            let flags = (0..8).map(|place| u64::from(bits >> place & 1) << (8 * place + 7)).sum();
            assert_eq!(mask(flags), bits);
        }
    }

    #[test]
    fn bytes_are_added() {
        assert_eq!(sum(0x0102_0304_0506_0708), 36);
        assert_eq!(sum(0x00ff_0000), 255);
    }
}
