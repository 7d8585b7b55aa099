//! What one seed looks like. It keeps its look for life: a game is easier to follow when the grey
//! one that was dropped is the grey one that lies there.

use super::gradient::GLINT;
use super::hash::{hash, unit};
use super::maths::{cos, sin};
use super::path::Pen;
use super::{Path, Point};

/// Side of the square view box a seed is drawn in, about the origin, in radii: it holds the
/// shadow too.
pub const BOX: f64 = 3.0;

/// Half-length of the longest seed, in radii.
pub const LONGEST: f64 = 1.06 * 1.05;

/// The look of one seed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The colour, 1 to 5, the number of the token `--seed-…`.
    pub tone: u8,
    /// Which of the three outlines, 0 to 2.
    pub form: usize,
    /// Half the length, in radii.
    pub length: f64,
    /// Half the width, in radii.
    pub width: f64,
    /// How it lies, in degrees.
    pub turn: u32,
}

/// A piece of an outline: where it begins, or a curve with two handles, or one that goes on without
/// a corner.
#[derive(Clone, Copy)]
enum Piece {
    Begin(Point),
    Curve(Point, Point, Point),
    Smooth(Point, Point),
}
use Piece::{Begin, Curve, Smooth};

const fn p(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

/// The three outlines: an oval, a bean, and one broader at an end. Half-length 1, half-width
/// [`HALF_WIDTH`].
const FORMS: [&[Piece]; 3] = [
    &[
        Begin(p(-1.0, 0.04)),
        Curve(p(-1.0, -0.5), p(-0.58, -0.86), p(0.0, -0.86)),
        Smooth(p(1.0, -0.52), p(1.0, 0.04)),
        Smooth(p(0.62, 0.86), p(0.05, 0.86)),
        Smooth(p(-1.0, 0.56), p(-1.0, 0.04)),
    ],
    &[
        Begin(p(-1.0, 0.08)),
        Curve(p(-1.02, -0.5), p(-0.6, -0.84), p(-0.02, -0.82)),
        Smooth(p(1.02, -0.5), p(1.0, 0.06)),
        Curve(p(0.98, 0.56), p(0.68, 0.86), p(0.36, 0.82)),
        Curve(p(0.16, 0.8), p(0.08, 0.7), p(-0.08, 0.7)),
        Smooth(p(-0.3, 0.86), p(-0.5, 0.84)),
        Curve(p(-0.82, 0.8), p(-0.98, 0.5), p(-1.0, 0.08)),
    ],
    &[
        Begin(p(-0.98, 0.16)),
        Curve(p(-1.04, -0.38), p(-0.66, -0.74), p(-0.16, -0.84)),
        Smooth(p(0.86, -0.68), p(0.98, -0.16)),
        Smooth(p(0.8, 0.72), p(0.34, 0.84)),
        Smooth(p(-0.92, 0.7), p(-0.98, 0.16)),
    ],
];

/// Half the width of a form.
const HALF_WIDTH: f64 = 0.86;

/// The eye of a form: where the seed hung in its pod.
const EYE: [Point; 3] = [p(-0.26, -0.5), p(0.0, -0.62), p(0.26, -0.5)];

impl Look {
    /// The look of the seed with this identity.
    pub fn of(identity: u32) -> Self {
        let size = 1.0 + 0.10 * (unit(identity * 5 + 2) - 0.5);
        Self {
            tone: match unit(identity * 3 + 11) {
                t if t < 0.34 => 1,
                t if t < 0.62 => 2,
                t if t < 0.80 => 3,
                t if t < 0.90 => 4,
                _ => 5,
            },
            form: hash(identity * 13) as usize % FORMS.len(),
            length: 1.06 * size,
            width: (0.82 + 0.12 * unit(identity * 17 + 4)) * size,
            turn: (unit(identity * 29 + 7) * 360.0) as u32,
        }
    }

    /// The class that gives the colour.
    pub fn class(self) -> &'static str {
        ["tone-1", "tone-2", "tone-3", "tone-4", "tone-5"][usize::from(self.tone - 1)]
    }

    /// The layers from the ground up, in radii about the origin: shadow, dark edge, body, eye,
    /// glint. The light comes from the upper left, whatever the turn.
    ///
    /// Turn and size are in the paths themselves: a browser keeps a drawing apart for each
    /// transform, and there are hundreds of these, which it would go through for every frame.
    pub fn layers(self) -> [Path; 5] {
        let angle = f64::from(self.turn).to_radians();
        let (sin, cos) = (sin(angle), cos(angle));
        let own = |point: Point| {
            let (x, y) = (point.x * self.length, point.y * self.width / HALF_WIDTH);
            p(x * cos - y * sin, x * sin + y * cos)
        };
        let outline = |size: f64, shift: Point| {
            let at = |point| own(point) * size + shift;
            let mut pen = Pen::fine();
            for &piece in FORMS[self.form] {
                match piece {
                    Begin(start) => pen.start(at(start)),
                    Curve(first, second, to) => pen.cubic(at(first), at(second), at(to)),
                    Smooth(second, to) => pen.smooth(at(second), at(to)),
                };
            }
            pen.close()
        };
        let mut eye = Pen::fine();
        eye.start(own(EYE[0])).quad(own(EYE[1]), own(EYE[2]));
        [
            Path::new("seed-shadow", outline(1.0, p(0.1, 0.19))),
            Path::new("seed-edge", outline(1.0, p(0.0, 0.0))),
            Path::new("seed-body", outline(0.885, p(-0.045, -0.075))),
            Path::new("seed-eye", eye.done()),
            Path::new("seed-glint", "M-.74-.3a.5 .38 0 1 1 1 0a.5 .38 0 1 1-1 0Z".to_owned())
                .fill(GLINT),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tones_come_in_their_shares() {
        let mut tally = [0; 5];
        for identity in 0..2000 {
            tally[usize::from(Look::of(identity).tone) - 1] += 1;
        }
        for (tone, share) in [34, 28, 18, 10, 10].into_iter().enumerate() {
            let percent = tally[tone] / 20;
            assert!((share - 4..=share + 4).contains(&percent), "tone {}: {percent} %", tone + 1);
        }
    }

    #[test]
    fn sizes_stay_near_the_mean_and_forms_are_all_used() {
        let mut seen = [false; FORMS.len()];
        for look in (0..255).map(Look::of) {
            assert!((1.0..=LONGEST).contains(&look.length), "{look:?}");
            assert!((0.77..=0.99).contains(&look.width), "{look:?}");
            seen[look.form] = true;
        }
        assert_eq!(seen, [true; FORMS.len()]);
    }
}
