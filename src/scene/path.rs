//! Points, simple areas, and SVG paths with the class that styles them.

use std::f64::consts::TAU;
use std::fmt;
use std::ops::{Add, Mul, Sub};

use super::maths::{cos, sin};
use super::{Decimal, hundredths, tenths};

/// A place or a step, in px.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downward.
    pub y: f64,
}

impl Point {
    /// The point at `x`, `y`.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Distance from the origin.
    pub fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// The point between `self` and `other`.
    pub fn middle(self, other: Self) -> Self {
        (self + other) * 0.5
    }

    /// Turned by `angle` radians about the origin, clockwise on the screen.
    pub fn turned(self, angle: f64) -> Self {
        let (sin, cos) = (sin(angle), cos(angle));
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// An upright rectangle, in px.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Size along x.
    pub width: f64,
    /// Size along y.
    pub height: f64,
}

impl Rect {
    /// The rectangle with these two opposite corners, in whichever order.
    pub fn between(a: Point, b: Point) -> Self {
        Self {
            x: a.x.min(b.x),
            y: a.y.min(b.y),
            width: (a.x - b.x).abs(),
            height: (a.y - b.y).abs(),
        }
    }

    /// Its middle.
    pub fn centre(self) -> Point {
        Point::new(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// An ellipse with upright axes, in px.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Oval {
    /// Its middle.
    pub centre: Point,
    /// Half-axis along x.
    pub rx: f64,
    /// Half-axis along y.
    pub ry: f64,
}

impl Oval {
    /// The shorter half-axis: the unit that seeds and marks are measured in.
    pub fn unit(self) -> f64 {
        self.rx.min(self.ry)
    }

    /// Larger by `by` px all round; smaller when negative.
    pub fn grown(self, by: f64) -> Self {
        Self { rx: self.rx + by, ry: self.ry + by, ..self }
    }

    /// The point of the rim at `angle` radians, clockwise from the right.
    pub fn rim(self, angle: f64) -> Point {
        self.centre + Point::new(self.rx * cos(angle), self.ry * sin(angle))
    }

    /// How far out `point` is: 0 in the middle, 1 on the rim.
    pub fn reach(self, point: Point) -> f64 {
        let step = point - self.centre;
        Point::new(step.x / self.rx, step.y / self.ry).length()
    }

    /// Its outline.
    pub fn outline(self) -> String {
        let (left, right) = (self.rim(TAU / 2.0), self.rim(0.0));
        let mut pen = Pen::at(left);
        pen.arc(self.rx, self.ry, true, right).arc(self.rx, self.ry, true, left);
        pen.close()
    }
}

/// What one SVG `path` element needs: its data, and the class `styles/board.css` knows it by.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path {
    /// The attribute `d`.
    pub d: String,
    /// The attribute `class`.
    pub class: &'static str,
    /// The identifier of a gradient of [`super::gradient`] to fill it with: `fill="url(#…)"`.
    pub fill: Option<&'static str>,
    /// `stroke-width`, where it depends on the size of the board.
    pub width: Option<Decimal>,
    /// `opacity`.
    pub opacity: Option<Decimal>,
    /// `stroke-dasharray`: dash and gap.
    pub dash: Option<[Decimal; 2]>,
    /// `transform`.
    pub transform: Option<String>,
}

impl Path {
    /// A path without any attribute beyond its class.
    pub(super) fn new(class: &'static str, d: String) -> Self {
        Self { d, class, ..Self::default() }
    }

    pub(super) fn fill(self, gradient: &'static str) -> Self {
        Self { fill: Some(gradient), ..self }
    }

    pub(super) fn width(self, width: f64) -> Self {
        Self { width: Some(tenths(width)), ..self }
    }

    pub(super) fn opacity(self, opacity: f64) -> Self {
        Self { opacity: Some(hundredths(opacity)), ..self }
    }

    pub(super) fn dash(self, dash: f64, gap: f64) -> Self {
        Self { dash: Some([tenths(dash), tenths(gap)]), ..self }
    }

    pub(super) fn transform(self, transform: impl Into<String>) -> Self {
        Self { transform: Some(transform.into()), ..self }
    }
}

impl fmt::Display for Path {
    /// The element as markup: all of its values are numbers and names, in which nothing needs to be
    /// escaped.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Path { d, class, fill, width, opacity, dash, transform } = self;
        write!(f, "<path class=\"{class}\" d=\"{d}\"")?;
        if let Some(gradient) = fill {
            write!(f, " fill=\"url(#{gradient})\"")?;
        }
        if let Some(width) = width {
            write!(f, " stroke-width=\"{width}\"")?;
        }
        if let Some(opacity) = opacity {
            write!(f, " opacity=\"{opacity}\"")?;
        }
        if let Some([dash, gap]) = dash {
            write!(f, " stroke-dasharray=\"{dash} {gap}\"")?;
        }
        if let Some(transform) = transform {
            write!(f, " transform=\"{transform}\"")?;
        }
        f.write_str("/>")
    }
}

/// Writes path data.
pub(super) struct Pen {
    data: String,
    round: fn(f64) -> Decimal,
}

impl Default for Pen {
    /// One that writes every number to a tenth.
    fn default() -> Pen {
        Pen { data: String::new(), round: tenths }
    }
}

impl Pen {
    /// One that writes every number to a hundredth: for what is drawn larger than it is written.
    pub fn fine() -> Pen {
        Pen { round: hundredths, ..Pen::default() }
    }

    /// Starts a path at `start`.
    pub fn at(start: Point) -> Self {
        let mut pen = Self::default();
        pen.start(start);
        pen
    }

    fn command(&mut self, letter: char, points: &[Point]) -> &mut Self {
        self.data.push(letter);
        for (i, point) in points.iter().enumerate() {
            if i > 0 {
                self.data.push(' ');
            }
            self.numbers(&[point.x, point.y]);
        }
        self
    }

    fn numbers(&mut self, numbers: &[f64]) {
        for (i, &number) in numbers.iter().enumerate() {
            if i > 0 {
                self.data.push(' ');
            }
            (self.round)(number).push_to(&mut self.data);
        }
    }

    /// Lifts the pen and starts another outline at `to`.
    pub fn start(&mut self, to: Point) -> &mut Self {
        self.command('M', &[to])
    }

    /// A straight line.
    pub fn line(&mut self, to: Point) -> &mut Self {
        self.command('L', &[to])
    }

    /// A curve with one handle.
    pub fn quad(&mut self, handle: Point, to: Point) -> &mut Self {
        self.command('Q', &[handle, to])
    }

    /// A curve with two handles.
    pub fn cubic(&mut self, first: Point, second: Point, to: Point) -> &mut Self {
        self.command('C', &[first, second, to])
    }

    /// A curve that goes on from the one before without a corner.
    pub fn smooth(&mut self, second: Point, to: Point) -> &mut Self {
        self.command('S', &[second, to])
    }

    /// Half an ellipse or more, clockwise.
    pub fn arc(&mut self, rx: f64, ry: f64, large: bool, to: Point) -> &mut Self {
        self.data.push('A');
        self.numbers(&[rx, ry]);
        self.data.push_str(if large { " 0 1 1 " } else { " 0 0 1 " });
        self.numbers(&[to.x, to.y]);
        self
    }

    /// A whole outline through `points`, without corners.
    pub fn loop_through(&mut self, points: &[Point]) -> &mut Self {
        let n = points.len();
        self.start(points[0]);
        for i in 0..n {
            let [before, from, to, after] = [i + n - 1, i, i + 1, i + 2].map(|k| points[k % n]);
            let handle = |step: Point| step * (1.0 / 6.0);
            self.cubic(from + handle(to - before), to - handle(after - from), to);
        }
        self.shut()
    }

    /// A whole rectangle with round ends: corners as wide as its shorter side allows.
    pub fn capsule(&mut self, rect: Rect) -> &mut Self {
        let Rect { x, y, width, height } = rect;
        let r = width.min(height) / 2.0;
        let (right, bottom) = (x + width, y + height);
        self.start(Point::new(x + r, y))
            .line(Point::new(right - r, y))
            .arc(r, r, false, Point::new(right, y + r))
            .line(Point::new(right, bottom - r))
            .arc(r, r, false, Point::new(right - r, bottom))
            .line(Point::new(x + r, bottom))
            .arc(r, r, false, Point::new(x, bottom - r))
            .line(Point::new(x, y + r))
            .arc(r, r, false, Point::new(x + r, y))
            .shut()
    }

    /// A whole polygon.
    pub fn polygon(&mut self, corners: &[Point]) -> &mut Self {
        self.start(corners[0]);
        for &corner in &corners[1..] {
            self.line(corner);
        }
        self.shut()
    }

    /// Closes the outline and goes on.
    pub fn shut(&mut self) -> &mut Self {
        self.data.push('Z');
        self
    }

    /// Closes the outline; the data.
    pub fn close(mut self) -> String {
        self.data.push('Z');
        self.data
    }

    /// The data, left open.
    pub fn done(self) -> String {
        self.data
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_to_a_tenth_and_never_minus_zero() {
        let mut pen = Pen::at(Point::new(-0.04, 1.25));
        pen.line(Point::new(3.0, -2.349));
        assert_eq!(pen.done(), "M0 1.3L3 -2.3");
    }

    #[test]
    fn reach_is_one_on_the_rim() {
        let oval = Oval { centre: Point::new(5.0, 7.0), rx: 4.0, ry: 2.0 };
        assert_eq!(oval.reach(oval.centre), 0.0);
        for angle in [0.0, 1.0, 4.0] {
            assert!((oval.reach(oval.rim(angle)) - 1.0).abs() < 1e-9);
        }
    }
}
