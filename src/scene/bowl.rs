//! Pits and troughs: hollows cut by hand into the wood.
//!
//! Pits do not touch each other, so all shades of one strength are a single path, and nothing
//! needs clipping: a shade is what lies between an outline and the same outline drawn smaller
//! about a point of its lower right lip.

use std::f64::consts::TAU;

use super::gradient;
use super::hash::{swing, unit};
use super::path::Pen;
use super::{Geometry, Oval, Path, Point, Rect, Side};

/// Toward the light's far end, where shades run out.
const AWAY: Point = Point::new(0.43, 0.90);
/// How much smaller the lit part is, and how dark the rest.
const SHADES: [(f64, f64); 3] = [(0.034, 0.38), (0.083, 0.28), (0.15, 0.2)];
/// Strengths of the gouge's traces.
const TRACES: [f64; 3] = [0.35, 0.65, 1.0];

/// Everything cut into the board, from the bottom up.
pub fn carve(geometry: &Geometry) -> Vec<Path> {
    let mut paths = Vec::new();
    for side in [Side::North, Side::South] {
        paths.extend(groove(geometry.trough(side), geometry.upright));
    }
    let pits: Vec<_> = (0..geometry.pits()).map(|pit| geometry.pit(pit)).collect();
    // Lips of neighbours must not meet.
    let most = geometry.pitch / 2.0 - geometry.half_along() - 0.3;
    paths.extend(hollows(&pits, most));
    paths
}

/// Bare pits, wherever they lie: lips at most `lip` px wide, hollows, traces of the gouge, shades.
pub fn hollows(pits: &[Oval], lip: f64) -> Vec<Path> {
    let mut paths = Vec::new();
    let [mut traces, mut shades] = [const { [const { String::new() }; 3] }; 2];
    let mut line = String::new();
    for (pit, &oval) in pits.iter().enumerate() {
        let salt = pit as u32 + 5;
        let outer = outline(oval.grown((0.075 * oval.unit()).min(lip)), salt);
        let inner = outline(oval, salt);
        let hollow = loops(&[&inner]);
        paths.push(Path::new("pit-lip", loops(&[&outer])).fill(gradient::LIP));
        paths.push(Path::new("pit-hollow", hollow.clone()).fill(gradient::HOLLOW));
        line.push_str(&hollow);
        if oval.unit() > 26.0 {
            gouge(oval, salt, &mut traces);
        }
        let foot = oval.centre + Point::new(AWAY.x * oval.rx, AWAY.y * oval.ry) * 0.97;
        for ((smaller, _), shade) in SHADES.iter().zip(&mut shades) {
            let lit: Vec<_> = inner.iter().map(|&p| p + (foot - p) * *smaller).collect();
            shade.push_str(&loops(&[&inner, &lit]));
        }
    }
    let traces = TRACES.iter().zip(traces).filter(|(_, d)| !d.is_empty());
    paths.extend(traces.map(|(&strength, d)| Path::new("pit-gouge", d).opacity(strength)));
    let shades = SHADES.iter().zip(shades);
    paths.extend(shades.map(|(&(_, strength), d)| Path::new("pit-shade", d).opacity(strength)));
    paths.push(Path::new("pit-line", line));
    paths
}

/// Points of a hollow's outline: an ellipse, not quite.
fn outline(oval: Oval, salt: u32) -> Vec<Point> {
    const POINTS: u32 = 10;
    let point = |i: u32| {
        let waver = 0.018 * swing(salt * 31 + i);
        let rim = oval.rim(f64::from(i) / f64::from(POINTS) * TAU);
        rim + (rim - oval.centre) * waver
    };
    (0..POINTS).map(point).collect()
}

fn loops(outlines: &[&[Point]]) -> String {
    let mut pen = Pen::default();
    for points in outlines {
        pen.loop_through(points);
    }
    pen.done()
}

/// Light traces of the tool, from the lip toward the floor, each added to the path of its strength.
fn gouge(oval: Oval, salt: u32, traces: &mut [String; 3]) {
    const CUTS: u32 = 11;
    let cut = TAU / f64::from(CUTS);
    for i in 0..CUTS {
        let start = cut * (f64::from(i) + 0.5 * unit(salt + i));
        let stop = start + 0.8 * cut;
        let at = |angle, out: f64| oval.centre + (oval.rim(angle) - oval.centre) * out;
        let tip = at((start + stop) / 2.0, 0.34 + 0.12 * unit(salt * 3 + i));
        let mut pen = Pen::at(tip);
        pen.quad(at(start, 0.72), at(start, 0.97))
            .quad(at((start + stop) / 2.0, 1.0), at(stop, 0.97))
            .quad(at(stop, 0.72), tip);
        let strength = (unit(salt * 7 + i) * 3.0) as usize;
        traces[strength].push_str(&pen.close());
    }
}

/// A store: a long shallow trough with round ends.
fn groove(rect: Rect, upright: bool) -> [Path; 5] {
    let capsules = |rects: &[Rect]| {
        let mut pen = Pen::default();
        for &rect in rects {
            pen.capsule(rect);
        }
        pen.done()
    };
    // The lit part is narrower by twice `depth` and touches the edge away from the light: the
    // round ends of both touch there too.
    let shade = |depth: f64, strength| {
        let Rect { x, y, width, height } = rect;
        let (side, end) = (2.0 * depth, depth);
        let lit = if upright {
            Rect { x: x + side, y: y + end, width: width - side, height: height - 2.0 * end }
        } else {
            Rect { x: x + end, y: y + side, width: width - 2.0 * end, height: height - side }
        };
        Path::new("trough-shade", capsules(&[rect, lit])).opacity(strength)
    };
    let lip = Rect::between(
        Point::new(rect.x - 2.0, rect.y - 2.0),
        Point::new(rect.x + rect.width + 2.0, rect.y + rect.height + 2.0),
    );
    let hollow = gradient::TROUGH[usize::from(upright)];
    [
        Path::new("trough-lip", capsules(&[lip])).fill(gradient::LIP),
        Path::new("trough-hollow", capsules(&[rect])).fill(hollow),
        shade(1.5, 0.3),
        shade(3.5, 0.18),
        Path::new("trough-line", capsules(&[rect])),
    ]
}
