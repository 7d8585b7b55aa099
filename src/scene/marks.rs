//! The marks: what a move did, is doing, or would do.
//!
//! They lie on lips and walls; seeds stay uncovered. Lines are two-tone, a casing and a core in
//! it, so that one of the two stands out on any ground. Every function gives the paths of one mark
//! for a group whose class, `of-south` or `of-north`, lends them the colour of a side.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI, TAU};

use super::maths::{asin, atan2};
use super::path::Pen;
use super::{Geometry, Oval, Path, Point, Side};

/// How a stitch of the thread ends in the pit where its seed fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stitch {
    /// In a knot.
    Knot,
    /// In an arrow: the last seed of a lap or a preview.
    Arrow,
    /// Dotted, of an earlier lap: a row of dots on the wall and one in the pit.
    Old,
}

/// How far a capture has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teeth {
    /// About to be taken.
    Hollow,
    /// Taken.
    Full,
}

/// The number of a lap, on a disc at the ridge.
#[derive(Clone, Debug, PartialEq)]
pub struct Badge {
    /// The disc.
    pub disc: Path,
    /// Middle of the number.
    pub at: Point,
    /// Font size of the number, in px.
    pub size: f64,
}

/// Width of the casing.
fn weight(oval: Oval) -> f64 {
    (0.085 * oval.unit()).clamp(4.0, 7.0)
}

/// Casing and core of a line.
fn two_tone(d: String, width: f64) -> [Path; 2] {
    let core = Path::new("core", d.clone()).width(0.4 * width);
    [Path::new("casing", d).width(width), core]
}

/// A ring `out` px beyond the lip.
fn ring(oval: Oval, out: f64, width: f64) -> [Path; 2] {
    two_tone(oval.grown(out).outline(), width)
}

/// A side's peg: round for South, a lozenge for North.
fn peg(at: Point, side: Side, radius: f64) -> Path {
    let d = match side {
        Side::South => Oval { centre: at, rx: radius, ry: radius }.outline(),
        Side::North => {
            let [x, y] = [Point::new(1.25 * radius, 0.0), Point::new(0.0, 1.25 * radius)];
            let mut pen = Pen::default();
            pen.polygon(&[at - y, at + x, at + y, at - x]);
            pen.done()
        }
    };
    Path::new("peg", d)
}

/// The thread over the wall from one pit to the next that was sown, and its end there. It may
/// pass over pits that were skipped.
pub fn stitch(geometry: &Geometry, from: usize, to: usize, end: Stitch) -> Vec<Path> {
    let width = weight(geometry.pit(from));
    let line = Line::between(geometry, from, to, end);
    let mut pen = Pen::at(line.start);
    pen.quad(line.handle, line.stop);
    let d = pen.done();
    if end == Stitch::Old {
        let dot = Oval { centre: line.knot, rx: 2.8, ry: 2.8 };
        return vec![Path::new("old-thread", d), Path::new("old-knot", dot.outline())];
    }
    let mut paths = Vec::from(two_tone(d, width));
    paths.push(if end == Stitch::Arrow {
        let ahead = line.heading * width;
        let aside = ahead.turned(FRAC_PI_2) * 1.5;
        let tail = line.knot - ahead * 1.5;
        let mut pen = Pen::default();
        pen.polygon(&[tail - aside, line.knot + ahead * 1.1, tail + aside]);
        Path::new("peg", pen.done())
    } else {
        peg(line.knot, Side::South, 0.8 * width)
    });
    paths
}

/// The run of one stitch.
struct Line {
    start: Point,
    handle: Point,
    stop: Point,
    /// Where its end is tied: beyond `stop` for dotted ones.
    knot: Point,
    /// Unit step of the thread's run.
    heading: Point,
}

impl Line {
    fn between(geometry: &Geometry, from: usize, to: usize, end: Stitch) -> Self {
        let [a, b] = [from, to].map(|pit| geometry.pit(pit).centre);
        let (along, across) = (geometry.half_along(), geometry.half_across());
        let inward = geometry.inward(from);
        // How far out of the pits it begins and ends, and how far its end's dot is from there.
        let (leaves, enters, dot) =
            if end == Stitch::Old { (0.97, 0.97, 0.16) } else { (0.80, 0.74, 0.0) };
        if geometry.side(from) == geometry.side(to) {
            let run = b - a;
            let heading = run * (1.0 / run.length().max(1e-6));
            let base = inward * (0.34 * across);
            let start = a + heading * (leaves * along) + base;
            let stop = b - heading * (enters * along) + base;
            // Over a skipped pit it swings out to the ridge, clear of the seeds.
            let swing = if run.length() > 1.5 * geometry.pitch { 1.6 } else { 0.14 };
            let handle = start.middle(stop) + inward * (swing * across);
            Self { start, handle, stop, knot: stop + heading * (dot * along), heading }
        } else {
            // Across the ridge, a little toward the nearer end of the board.
            let middle = Point::new(geometry.width, geometry.height) * 0.5;
            let row = geometry.ahead(from);
            let out = a.middle(b) - middle;
            let outward = if out.x * row.x + out.y * row.y < 0.0 { row * -1.0 } else { row };
            let aside = outward * (0.22 * along);
            let start = a + inward * (leaves * across) + aside;
            let stop = b - inward * (enters * across) + aside;
            let handle = start.middle(stop) + outward * (0.24 * along);
            Self { start, handle, stop, knot: stop + inward * (dot * across), heading: inward }
        }
    }
}

/// The thread through `pits`: a knot in each, and `end` in the last.
pub fn thread(geometry: &Geometry, pits: &[usize], end: Stitch) -> Vec<Path> {
    let last = pits.len().saturating_sub(2);
    let between = if end == Stitch::Old { Stitch::Old } else { Stitch::Knot };
    let stitches = pits.windows(2).enumerate();
    stitches
        .flat_map(|(i, pair)| {
            stitch(geometry, pair[0], pair[1], if i == last { end } else { between })
        })
        .collect()
}

/// Dashed ring: the seeds came from here.
pub fn source_ring(geometry: &Geometry, pit: usize) -> Vec<Path> {
    let oval = geometry.pit(pit);
    let width = 0.9 * weight(oval);
    let unit = oval.unit();
    ring(oval, width, width).map(|path| path.dash(0.17 * unit, 0.2 * unit)).into()
}

/// Full ring with the mover's peg at the ridge: the last seed fell here.
pub fn last_ring(geometry: &Geometry, pit: usize, mover: Side) -> Vec<Path> {
    let oval = geometry.pit(pit);
    let width = 1.1 * weight(oval);
    let at = oval.centre + geometry.inward(pit) * (geometry.half_across() + width);
    let mut paths = Vec::from(ring(oval, width, width));
    paths.push(peg(at, mover, 1.2 * width));
    paths
}

/// Ring of the pit that a pointer is over, or whose move is previewed.
pub fn hover_ring(geometry: &Geometry, pit: usize) -> Vec<Path> {
    let oval = geometry.pit(pit);
    ring(oval, 1.1 * weight(oval), 1.15 * weight(oval)).into()
}

/// Teeth round the inside of the lip: capturing is eating.
pub fn teeth(geometry: &Geometry, pit: usize, teeth: Teeth) -> Vec<Path> {
    let oval = geometry.pit(pit);
    let count = if oval.unit() > 30.0 { 20 } else { 16 };
    let half = PI / f64::from(count) * 0.62;
    let mut pen = Pen::default();
    for k in 0..count {
        let angle = (f64::from(k) + 0.5) / f64::from(count) * TAU;
        let root = |angle| oval.grown(-0.015 * oval.unit()).rim(angle);
        let tip = oval.grown(-0.2 * oval.unit()).rim(angle);
        pen.polygon(&[root(angle - half), tip, root(angle + half)]);
    }
    let (class, width) = match teeth {
        Teeth::Hollow => ("teeth-hollow", 2.0),
        Teeth::Full => ("teeth-full", 3.0),
    };
    let gum = Path::new("teeth-gum", oval.grown(-0.4).outline()).width(width);
    vec![Path::new(class, pen.done()), gum]
}

/// Double ring with four of the owner's pegs: an uur.
pub fn uur(geometry: &Geometry, pit: usize, owner: Side) -> Vec<Path> {
    let oval = geometry.pit(pit);
    let width = weight(oval);
    let mut paths = Vec::from(ring(oval, 0.9 * width, 1.5 * width));
    let pegs = oval.grown(0.9 * width);
    paths.extend((0..4).map(|quarter| {
        let angle = FRAC_PI_4 + f64::from(quarter) * FRAC_PI_2;
        peg(pegs.rim(angle), owner, 1.35 * width)
    }));
    paths
}

/// A stick across the pit: barred for this turn.
pub fn stick(geometry: &Geometry, pit: usize) -> Vec<Path> {
    let oval = geometry.pit(pit);
    let half = 1.125 * oval.rx.max(oval.ry);
    let thick = (0.17 * oval.unit()).clamp(6.0, 14.0);
    let at = |x: f64, y: f64| oval.centre + Point::new(x * half, y * thick).turned(-0.56);
    let mut wood = Pen::at(at(-1.0, -0.5));
    wood.cubic(at(-0.4, -0.62), at(0.4, -0.4), at(1.0, -0.5))
        .quad(at(1.0 + 0.3 * thick / half, 0.0), at(1.0, 0.5))
        .cubic(at(0.4, 0.6), at(-0.4, 0.42), at(-1.0, 0.5))
        .quad(at(-1.0 - 0.3 * thick / half, 0.0), at(-1.0, -0.5));
    let mut shade = Pen::default();
    shade.polygon(&[at(-1.0, 0.2), at(1.0, 0.2), at(1.0, 1.2), at(-1.0, 1.2)]);
    let mut fibre = Pen::at(at(-0.72, 0.0));
    fibre.cubic(at(-0.2, -0.2), at(0.2, 0.2), at(0.76, -0.05));
    vec![
        Path::new("stick-shade", shade.done()),
        Path::new("stick", wood.close()),
        Path::new("stick-fibre", fibre.done()),
    ]
}

/// The place for a lap's number: at the ridge of the pit that the lap was lifted from.
pub fn lap_badge(geometry: &Geometry, pit: usize) -> Badge {
    let oval = geometry.pit(pit);
    let radius = (0.25 * oval.unit()).clamp(8.0, 13.0);
    let at = oval.centre + geometry.inward(pit) * geometry.half_across();
    let disc = Oval { centre: at, rx: radius, ry: radius };
    Badge { disc: Path::new("peg", disc.outline()), at, size: (1.15 * radius).max(11.0) }
}

/// Ring broken by a loop sign at the ridge: this sowing would never end.
pub fn endless_ring(geometry: &Geometry, pit: usize) -> Vec<Path> {
    let oval = geometry.pit(pit);
    let width = weight(oval);
    let rim = oval.grown(1.2 * width);
    let inward = geometry.inward(pit);
    let gap = atan2(inward.y, inward.x);
    let loops = (0.25 * oval.unit()).clamp(9.0, 17.0);
    // The opening is as wide as the loops on the screen, which lie flat on every board.
    let (room, axis) =
        if geometry.upright { (0.65 * loops, rim.ry) } else { (1.15 * loops, rim.rx) };
    let open = asin((room / axis).min(0.9));
    let mut arc = Pen::at(rim.rim(gap + open));
    arc.arc(rim.rx, rim.ry, true, rim.rim(gap - open));
    let sign = rim.rim(gap);
    let at = |x: f64, y: f64| sign + Point::new(x, y) * loops;
    let mut knot = Pen::at(at(0.0, 0.0));
    knot.cubic(at(-0.3, -0.53), at(-1.0, -0.53), at(-1.0, 0.0))
        .smooth(at(-0.3, 0.53), at(0.0, 0.0))
        .smooth(at(1.0, -0.53), at(1.0, 0.0))
        .smooth(at(0.3, 0.53), at(0.0, 0.0));
    vec![
        Path::new("endless", arc.done()).width(0.7 * width),
        Path::new("endless", knot.close()).width(0.62 * width),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards() -> impl Iterator<Item = Geometry> {
        let boxes = [(5, 850.0, 514.0), (5, 344.0, 384.0), (12, 1302.0, 428.0), (12, 344.0, 510.0)];
        boxes.into_iter().flat_map(|(n, width, height)| {
            [Side::South, Side::North].map(|bottom| Geometry::fit(n, width, height, bottom))
        })
    }

    #[test]
    fn a_stitch_runs_from_pit_to_pit() {
        for board in boards() {
            let pits = board.pits();
            for from in 0..pits {
                for to in [(from + 1) % pits, (from + 2) % pits, (from + pits - 1) % pits] {
                    for end in [Stitch::Knot, Stitch::Arrow, Stitch::Old] {
                        let line = Line::between(&board, from, to, end);
                        let (leaves, enters) = (board.pit(from), board.pit(to));
                        // On the wall, where no seed lies.
                        assert!((0.6..1.1).contains(&leaves.reach(line.start)), "{from} to {to}");
                        assert!((0.6..1.1).contains(&enters.reach(line.stop)), "{from} to {to}");
                        assert!(enters.reach(line.knot) < 1.0, "{from} to {to}, {end:?}");
                        assert!((line.heading.length() - 1.0).abs() < 1e-9);
                    }
                }
            }
        }
    }

    #[test]
    fn a_stitch_over_a_skipped_pit_leaves_its_seeds_uncovered() {
        for board in boards() {
            for from in 0..board.pits_per_row - 2 {
                let line = Line::between(&board, from, from + 2, Stitch::Knot);
                let crest = line.start.middle(line.stop).middle(line.handle);
                let reach = board.pit(from + 1).reach(crest);
                assert!(reach > 0.92, "{reach:.2} over {}, {board:?}", from + 1);
            }
        }
    }

    #[test]
    fn a_thread_has_a_stitch_for_every_seed_and_one_arrow() {
        let board = Geometry::fit(5, 850.0, 514.0, Side::South);
        let path = thread(&board, &[3, 4, 5, 6], Stitch::Arrow);
        let ends: Vec<_> = path.iter().filter(|path| path.class == "peg").collect();
        assert_eq!(ends.len(), 3);
        assert!(ends[2].d.contains('L') && !ends[0].d.contains('L'), "{ends:?}");
        assert!(thread(&board, &[3], Stitch::Arrow).is_empty());
    }

    #[test]
    fn badges_lie_between_pit_and_ridge() {
        for board in boards() {
            for pit in 0..board.pits() {
                let badge = lap_badge(&board, pit);
                let out = badge.at - board.pit(pit).centre;
                let inward = board.inward(pit);
                assert!((out.x * inward.x + out.y * inward.y - out.length()).abs() < 1e-9);
                assert!((board.pit(pit).reach(badge.at) - 1.0).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn the_sides_pegs_differ_in_shape() {
        let board = Geometry::fit(12, 1302.0, 428.0, Side::South);
        let pegs = |owner| uur(&board, 4, owner).into_iter().filter(|path| path.class == "peg");
        assert!(pegs(Side::South).all(|peg| peg.d.contains('A')));
        assert!(pegs(Side::North).all(|peg| !peg.d.contains('A')));
        assert_eq!((pegs(Side::South).count(), pegs(Side::North).count()), (4, 4));
    }
}
