//! Where seeds lie: pure, and the same for ever.
//!
//! Piles are built in units of a pit's shorter half-axis, once for each form of pit, each from the
//! one before by adding a seed: so a drop only nudges its neighbours, and a seed's place follows
//! from its rank (order of arrival) and the count alone.

use std::f64::consts::TAU;
use std::sync::OnceLock;

use super::hash::{hash, swing, unit};
use super::maths::{cos, sin};
use super::{Point, Side};
use super::{fine, tenths};

/// The largest pile of its own; more seeds lie on top of it.
const MOST: usize = 50;
/// How far out the floor of a pit goes: beyond it the wall rises.
const FLOOR: f64 = 0.86;
/// A drop should move no other seed by more than this; so many spots are tried for it.
const CALM: f64 = 0.18;
const TRIALS: usize = 16;
/// Sunflower angle: turns by it never come close to an earlier one.
const GOLDEN: f64 = 2.399_963_229_728_653;
/// Pits are taken as so many fifths as long as wide when a pile is built; the rest is stretched.
const ROUND: usize = 5;
const LONGEST: usize = 10;

/// A place for one seed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Middle of the seed, in px.
    pub x: f64,
    /// Middle of the seed, in px.
    pub y: f64,
    /// Size of the seed: its half-length before its own [`super::seed::Look`] is applied, in px.
    pub radius: f64,
}

impl Spot {
    /// Its middle.
    pub fn at(self) -> Point {
        Point::new(self.x, self.y)
    }

    /// The same size of seed elsewhere.
    pub fn moved_to(self, at: Point) -> Self {
        Self { x: at.x, y: at.y, ..self }
    }

    /// The CSS transform that brings a seed here which was drawn about the origin with radius
    /// `drawn`, raised by `lift` (1 lies, 1.2 is held in the hand).
    pub fn transform(self, drawn: f64, lift: f64) -> String {
        let scale = fine(self.radius / drawn * lift);
        format!("translate({}px,{}px) scale({scale})", tenths(self.x), tenths(self.y))
    }
}

/// The place of seed number `rank` of the `count` in a pit with half-axes `rx` and `ry`, as an
/// offset from its middle. `pit` lends the pile its turn, so that no two pits look the same.
/// Any rank below 255 has a place within the pit.
pub fn place(pit: usize, rank: usize, count: usize, rx: f64, ry: f64) -> Spot {
    let (short, long) = (rx.min(ry), rx.max(ry));
    let form = form(long / short);
    let held = count.clamp(1, MOST);
    // Over fifty, the next layer lies upon the heap, nearer its middle.
    let mut at = pile(form, held)[rank % held] * 0.8_f64.powi((rank / held) as i32);
    let (pit, rank) = (pit as u32, rank as u32);
    if form == ROUND {
        at = at.turned(unit(pit * 7 + 1) * TAU);
    } else if hash(pit + 40) & 1 == 1 {
        at.y = -at.y;
    }
    if hash(pit) & 1 == 1 {
        at.x = -at.x;
    }
    let jitter = 0.018 * (8.0 / held as f64).min(1.0);
    at = at + Point::new(swing(pit * 101 + rank), swing(pit * 211 + rank)) * jitter;
    let (along, across) = (at.x * long / slender(form), at.y * short);
    let (x, y) = if rx >= ry { (along, across) } else { (across, along) };
    Spot { x, y, radius: radius(held, form) * short }
}

/// The place of seed number `rank` of a store, along (x) and across (y) a trough of this `length`
/// and `depth`: two staggered lines in tens, so that one can count them. Beyond fifty they lie in
/// the furrows of the first layer.
pub fn store_place(side: Side, rank: usize, length: f64, depth: f64) -> Spot {
    let radius = (0.215 * depth).min(length / 58.0);
    let layer = (rank / MOST) as f64;
    let spot = rank % MOST;
    let (ten, pair, line) = ((spot / 10) as f64, (spot % 10 / 2) as f64, (spot % 2) as f64);
    let salt = side as u32;
    let waver = |prime: u32, salt: u32| 0.175 * swing(rank as u32 * prime + salt);
    let x = 1.75 + 10.7 * ten + 2.02 * pair + 0.7 * line + 0.45 * layer + waver(7, salt * 991);
    let y = 0.98 * (2.0 * line - 1.0) / (1.0 + layer) + waver(11, salt * 577);
    Spot { x: x * radius, y: depth / 2.0 + y * radius, radius }
}

/// The form of a pit so many times as long as wide, in fifths.
fn form(ratio: f64) -> usize {
    if ratio < 1.4 { ROUND } else { ((ratio * 5.0 + 1e-9) as usize).min(LONGEST) }
}

/// How many times as long as wide the pits of a form are taken to be.
fn slender(form: usize) -> f64 {
    form as f64 / ROUND as f64
}

/// Radius of a seed among `count`; long pits hold larger seeds.
fn radius(count: usize, form: usize) -> f64 {
    let n = count as f64;
    let radius = match count {
        0..=6 => 0.225,
        7..=12 => 0.225 - 0.0055 * (n - 6.0),
        13..=24 => 0.192 - 0.0018 * (n - 12.0),
        _ => 0.1704 - 0.0005 * (n - 24.0),
    };
    radius * slender(form).sqrt().min(1.32)
}

/// The pile of so many seeds in pits of this form, built from the one before when first asked for.
fn pile(form: usize, count: usize) -> &'static [Point] {
    static PILES: [[OnceLock<Vec<Point>>; MOST + 1]; LONGEST + 1] =
        [const { [const { OnceLock::new() }; MOST + 1] }; LONGEST + 1];
    PILES[form][count].get_or_init(|| match count.checked_sub(1) {
        Some(fewer) => Floor::of(count, form).grow(pile(form, fewer)),
        None => Vec::new(),
    })
}

/// What a pile of one size has to keep to.
struct Floor {
    count: usize,
    /// Half-axes of the ellipse that the seeds' middles stay in: nothing spills.
    x: f64,
    y: f64,
    /// Wished distance of neighbours; under two radii it is a heap.
    gap: f64,
}

impl Floor {
    fn of(count: usize, form: usize) -> Self {
        let r = radius(count, form);
        let (x, y) = (FLOOR * slender(form) - r, FLOOR - r);
        let gap = (2.16 * r).min(1.95 * (x * y / count as f64).sqrt());
        Self { count, x, y, gap }
    }

    /// The pile with one more seed: at the emptiest spot that leaves the others almost alone, or
    /// at the one among the emptiest that does so best.
    fn grow(&self, pile: &[Point]) -> Vec<Point> {
        let mut calmest = (f64::INFINITY, Vec::new());
        for spot in self.emptiest(pile).into_iter().take(TRIALS) {
            let mut next = [pile, &[spot]].concat();
            self.settle(&mut next);
            let nudge = pile.iter().zip(&next).map(|(&a, &b)| (b - a).length()).fold(0.0, f64::max);
            if nudge < calmest.0 {
                calmest = (nudge, next);
            }
            if nudge <= CALM {
                break;
            }
        }
        calmest.1
    }

    /// Spots for one more seed, the emptiest first, rather near the middle.
    fn emptiest(&self, pile: &[Point]) -> Vec<Point> {
        if pile.is_empty() {
            return vec![Point::new(0.03, -0.04)];
        }
        // A heap grows from its middle.
        let near = if self.count > 16 { 0.55 } else { 1.0 };
        let mut spots: Vec<_> = (0..64)
            .map(|k| {
                let out = near * ((f64::from(k) + 0.5) / 64.0).sqrt();
                let angle = f64::from(k) * GOLDEN + self.count as f64;
                let (sin, cos) = (sin(angle), cos(angle));
                let spot = Point::new(self.x * cos, self.y * sin) * out;
                let nearest =
                    pile.iter().map(|&seed| (seed - spot).length()).fold(self.gap, f64::min);
                (nearest - 0.25 * out * self.y, spot)
            })
            .collect();
        spots.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        spots.into_iter().map(|(_, spot)| spot).collect()
    }

    /// Lets the seeds slide toward the middle, push each other apart, and stay on the floor.
    fn settle(&self, pile: &mut [Point]) {
        let draw = if self.count > 12 { 0.996 } else { 0.985 };
        for _ in 0..40 {
            for seed in &mut *pile {
                *seed = *seed * draw;
            }
            for i in 1..pile.len() {
                let (before, rest) = pile.split_at_mut(i);
                for other in before {
                    let step = rest[0] - *other;
                    let distance = step.length().max(1e-6);
                    if distance < self.gap {
                        let push = step * ((self.gap - distance) / distance * 0.5);
                        *other = *other - push;
                        rest[0] = rest[0] + push;
                    }
                }
            }
            for seed in &mut *pile {
                let reach = Point::new(seed.x / self.x, seed.y / self.y).length();
                *seed = *seed * (1.0 / reach.max(1.0));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Oval, seed};
    use super::*;

    const PITS: [(f64, f64); 6] =
        [(50.0, 50.0), (60.0, 50.0), (30.0, 41.0), (42.0, 30.0), (40.0, 24.0), (36.0, 20.0)];

    #[test]
    fn no_seed_reaches_the_lip() {
        let longest = seed::LONGEST;
        for (rx, ry) in PITS {
            let lip = Oval { centre: Point::default(), rx, ry };
            for pit in 0..24 {
                for count in (1..=50).chain([51, 77, 255]) {
                    for rank in 0..count {
                        let spot = place(pit, rank, count, rx, ry);
                        let seed = Oval {
                            centre: spot.at(),
                            rx: spot.radius * longest,
                            ry: spot.radius * longest,
                        };
                        let far = (0..16)
                            .map(|k| lip.reach(seed.rim(f64::from(k) / 16.0 * TAU)))
                            .fold(0.0, f64::max);
                        assert!(
                            far <= 0.92,
                            "{far:.3}: seed {rank} of {count}, pit {pit}, {rx}×{ry}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_drop_only_nudges() {
        for (rx, ry) in PITS {
            for pit in 0..24 {
                for count in 1..255 {
                    for rank in 0..count {
                        let [before, after] =
                            [0, 1].map(|more| place(pit, rank, count + more, rx, ry));
                        let moved = (after.at() - before.at()).length() / rx.min(ry);
                        assert!(moved <= 0.27, "{moved:.3}: seed {rank} of {count}, {rx}×{ry}");
                    }
                }
            }
        }
    }

    #[test]
    fn up_to_sixteen_seeds_lie_side_by_side() {
        for count in 2..=16 {
            let spots: Vec<_> = (0..count).map(|rank| place(3, rank, count, 50.0, 50.0)).collect();
            for (i, a) in spots.iter().enumerate() {
                for b in &spots[..i] {
                    let apart = (a.at() - b.at()).length() / a.radius;
                    assert!(apart > 1.6, "{apart:.2} radii apart, {count} seeds");
                }
            }
        }
    }

    #[test]
    fn every_pit_has_its_own_pile() {
        let pile = |pit| (0..7).map(|rank| place(pit, rank, 7, 50.0, 50.0)).collect::<Vec<_>>();
        for pit in 0..24 {
            assert_eq!(pile(pit), pile(pit));
            for other in 0..pit {
                assert_ne!(pile(pit), pile(other));
            }
        }
    }

    #[test]
    fn a_store_keeps_its_seeds() {
        for (length, depth) in [(220.0, 34.0), (716.0, 62.0), (90.0, 40.0), (1204.0, 52.0)] {
            for side in [Side::South, Side::North] {
                for rank in 0..255 {
                    let Spot { x, y, radius } = store_place(side, rank, length, depth);
                    let reach = radius * seed::LONGEST;
                    assert!(
                        y - reach >= 0.0 && y + reach <= depth,
                        "{rank}: {y} ± {reach} of {depth}"
                    );
                    assert!(x + reach <= length, "{rank}: {x} ± {reach} of {length}");
                    // The near end is round: a seed has to stay within it.
                    let cap = Point::new(depth / 2.0, depth / 2.0);
                    let out = if x < cap.x { (Point::new(x, y) - cap).length() } else { 0.0 };
                    assert!(out + reach <= depth / 2.0 * 1.12, "{rank}: {out} of {}", depth / 2.0);
                }
            }
        }
    }

    #[test]
    fn stored_seeds_of_one_layer_do_not_hide_each_other() {
        for rank in 0..50 {
            for other in 0..rank {
                let [a, b] = [rank, other].map(|rank| store_place(Side::South, rank, 716.0, 62.0));
                assert!((a.at() - b.at()).length() > 1.5 * a.radius, "{rank} lies on {other}");
            }
        }
    }
}
