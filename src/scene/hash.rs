//! Chance that never changes: the same number gives the same waver, turn or tone on every machine.

/// Scatters the bits of `x`.
pub(super) fn hash(x: u32) -> u32 {
    let x = (x ^ 0x9e37_79b9).wrapping_mul(0x85eb_ca6b);
    let x = (x ^ (x >> 13)).wrapping_mul(0xc2b2_ae35);
    x ^ (x >> 16)
}

/// A number of `0.0..1.0` that belongs to `x`.
pub(super) fn unit(x: u32) -> f64 {
    f64::from(hash(x)) / 4_294_967_296.0
}

/// A number of `-1.0..1.0` that belongs to `x`.
pub(super) fn swing(x: u32) -> f64 {
    2.0 * unit(x) - 1.0
}
