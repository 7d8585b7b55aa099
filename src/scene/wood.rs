//! The wood of a board: the plank and its grain.

use std::f64::consts::TAU;

use super::hash::{swing, unit};
use super::maths::{exp, sin};
use super::path::Pen;
use super::tenths;
use super::{Geometry, Path, Point, gradient};

/// A bare plank, in the order it is drawn; its [`grain`] comes over the faces, what is carved into
/// it under the line.
#[derive(Clone, Debug, PartialEq)]
pub struct Plank {
    /// Its outline: the clip path for the grain and for [`Plank::edges`].
    pub outline: String,
    /// Front edge and upper face.
    pub faces: [Path; 2],
    /// Shade of the ends, and bevels.
    pub edges: [Path; 3],
    /// The line about it.
    pub line: Path,
}

impl Plank {
    /// A plank of so many px, its fibres across the screen, or up it when `upright`.
    pub fn new(width: f64, height: f64, upright: bool) -> Plank {
        let outline = outline(width, height, upright);
        // How far the front edge shows below.
        let drop = (0.018 * width.min(height)).clamp(4.0, 9.0);
        let path = |class| Path::new(class, outline.clone());
        let shifted = |class, y: f64| path(class).transform(format!("translate(0 {})", tenths(y)));
        Plank {
            faces: [
                shifted("plank-side", drop),
                path("plank-face").fill(gradient::FACE[usize::from(upright)]),
            ],
            edges: [
                path("end-shadow").fill(gradient::ENDS),
                shifted("bevel-light", 1.2),
                shifted("bevel-dark", -1.0),
            ],
            line: path("plank-line"),
            outline,
        }
    }

    /// The plank of a board.
    pub fn of(geometry: &Geometry) -> Plank {
        Plank::new(geometry.width, geometry.height, geometry.upright)
    }
}

/// Bowed ends, soft corners, a slight waver; it stays within `width` × `height`.
fn outline(width: f64, height: f64, upright: bool) -> String {
    let r = (0.09 * width.min(height)).min(34.0);
    let waver = 1.6;
    let bow = (0.008 * width.max(height)).min(9.0);
    let (bow_x, bow_y) = if upright { (0.0, bow) } else { (bow, 0.0) };
    // Edges at the corners; in their middle the bowed ones reach `low` and `high`.
    let (left, top) = (waver + bow_x, waver + bow_y);
    let (right, bottom) = (width - left, height - top);
    let (low, high) = (waver, Point::new(width - waver, height - waver));
    let p = Point::new;
    let x = |part: f64| width * part;
    let y = |part: f64| height * part;
    let mut pen = Pen::at(p(left + r, top + waver));
    pen.cubic(p(x(0.3), low - waver), p(x(0.36), low + waver), p(x(0.5), low))
        .smooth(p(x(0.78), low + waver), p(right - r, top + 0.6))
        .cubic(
            p(right - 0.35 * r, top + 1.0),
            p(right - waver, top + 0.35 * r),
            p(right - 0.5, top + r),
        )
        .cubic(p(high.x + waver, y(0.3)), p(high.x - waver, y(0.38)), p(high.x, y(0.5)))
        .smooth(p(high.x, y(0.8)), p(right - waver, bottom - r))
        .cubic(
            p(right - waver, bottom - 0.3 * r),
            p(right - 0.3 * r, bottom),
            p(right - r, bottom - 0.3),
        )
        .cubic(p(x(0.7), high.y + waver), p(x(0.6), high.y - waver), p(x(0.5), high.y))
        .smooth(p(x(0.2), high.y + waver), p(left + r, bottom - waver))
        .cubic(
            p(left + 0.3 * r, bottom - waver),
            p(left + waver, bottom - 0.3 * r),
            p(left + 0.8, bottom - r),
        )
        .cubic(p(low - waver, y(0.7)), p(low + waver, y(0.6)), p(low, y(0.5)))
        .smooth(p(low + waver, y(0.25)), p(left + 0.5, top + r))
        .cubic(
            p(left + waver, top + 0.3 * r),
            p(left + 0.3 * r, top + waver),
            p(left + r, top + waver),
        );
    pen.close()
}

/// A knot in the wood: where it is, how long it is, how far it pushes the fibres aside.
struct Knot {
    x: f64,
    y: f64,
    reach: f64,
    push: f64,
}

/// The grain of a board's plank: long fibres that part round its knots. Reckoned along the plank;
/// turned for an upright one.
pub fn grain(geometry: &Geometry) -> Vec<Path> {
    let &Geometry { width, height, upright, .. } = geometry;
    let (along, across) = if upright { (height, width) } else { (width, height) };
    let on_screen = |x, y| if upright { Point::new(y, x) } else { Point::new(x, y) };
    let knots = [(0.17, 0.80, 0.055, 13.0), (0.71, 0.47, 0.07, 16.0), (0.93, 0.1, 0.05, 9.0)].map(
        |(x, y, reach, push)| Knot { x: x * along, y: y * across, reach: reach * along, push },
    );
    let rows = (across / 7.5).round() as u32;
    let fibres = (0..rows).filter_map(|row| {
        let y = (f64::from(row) + 0.5 + 0.35 * swing(3 + row * 3)) / f64::from(rows) * across;
        let points: Vec<_> = fibre(row, y, along, across, &knots)
            .into_iter()
            .map(|point| on_screen(point.x, point.y))
            .collect();
        (points.len() >= 4).then(|| {
            Path::new("grain", soft_line(&points))
                .width(0.6 + 1.9 * unit(row * 19 + 3).powi(2))
                .opacity(0.07 + 0.2 * unit(row * 23 + 3))
        })
    });
    // The third knot shows only in the fibres.
    let eyes = knots[..2].iter().flat_map(|knot| {
        (1..=3).map(|ring| {
            let size = f64::from(ring);
            let centre = on_screen(knot.x, knot.y);
            let half = on_screen(4.5 * size, 1.9 * size);
            let eye = super::Oval { centre, rx: half.x, ry: half.y };
            Path::new("grain", eye.outline()).width(1.2).opacity(0.34 - 0.07 * size)
        })
    });
    fibres.chain(eyes).collect()
}

/// Points of one fibre at height `y`; some start or stop within the plank.
fn fibre(row: u32, y: f64, along: f64, across: f64, knots: &[Knot]) -> Vec<Point> {
    let start = if unit(3 + row * 11) < 0.45 { unit(row * 7 + 3) * 0.5 * along } else { -20.0 };
    let stop = if unit(3 + row * 13) < 0.4 {
        along * (0.55 + 0.45 * unit(row * 17))
    } else {
        along + 20.0
    };
    let wave = along * (0.5 + 0.3 * unit(17));
    let phase = 0.5 * unit(3 + row);
    let step = along / 34.0;
    let points = ((stop - start) / step).max(0.0) as u32;
    (0..=points)
        .map(|k| {
            let x = start + f64::from(k) * step;
            let turn = x / wave;
            let mut at = y + 5.0 * sin(turn * TAU + phase) + 2.0 * sin(turn * 17.0 + y * 0.01);
            for knot in knots {
                let (dx, dy) = (x - knot.x, y - knot.y);
                let near = exp(-(dx / knot.reach).powi(2) / 2.0 - dy.abs() / (0.1 * across));
                at += dy.signum() * knot.push * near;
            }
            Point::new(x, at)
        })
        .collect()
}

/// An open line through the middles between `points`, without corners.
fn soft_line(points: &[Point]) -> String {
    let mut pen = Pen::at(points[0]);
    for pair in points[1..].windows(2) {
        pen.quad(pair[0], pair[0].middle(pair[1]));
    }
    pen.done()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plank_stays_within_its_measures() {
        for (width, height, upright) in [
            (850.0, 514.0, false),
            (1302.0, 428.0, false),
            (344.0, 510.0, true),
            (288.0, 230.0, false),
        ] {
            let outline = Plank::new(width, height, upright).outline;
            let numbers: Vec<f64> = outline
                .split(|c: char| c.is_ascii_alphabetic() || c == ' ')
                .filter(|part| !part.is_empty())
                .map(|part| part.parse().expect("a number"))
                .collect();
            // A curve lies within the hull of its handles; all commands used here are absolute.
            for point in numbers.chunks(2) {
                assert!((0.0..=width).contains(&point[0]), "{point:?} of {width} × {height}");
                assert!((0.0..=height).contains(&point[1]), "{point:?} of {width} × {height}");
            }
        }
    }
}
