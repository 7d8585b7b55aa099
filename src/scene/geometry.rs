//! Where everything lies on a board of a given size.
//!
//! A board is measured along its rows (`u`, from South's left to her right) and across them (`v`,
//! from North's edge to South's). From either edge inward follow the rim, the trough that is the
//! store, the band with the numbers, the pits, and the ridge between the rows. One function lays
//! `u` and `v` on the screen; upright boards and boards turned round differ only there.

use super::maths::atan2;
use super::packing::{self, Spot};
use super::{Oval, Point, Rect, Side};
use crate::rules::Direction;

/// A pit is at least this wide and high on an ordinary phone: what a finger needs.
const FINGER: f64 = 44.0;
/// Shortest way from pit to pit along the row; below it a long board stands upright, or grows.
const PITCH: f64 = 40.0;
/// More pits than these in a row are a long board, which stands upright in a tall box.
const SHORT_ROW: usize = 6;

/// The measures of one board. Cheap to copy and compare; made anew when the box changes size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    /// Pits in each of the two rows, 1 to 12.
    pub pits_per_row: usize,
    /// Whether the rows run up the screen, South's on the right with her left at the bottom.
    pub upright: bool,
    /// Who sits at the bottom of the screen (on an upright board: at its right).
    pub bottom: Side,
    /// Width of the board; never more than the box it was fitted into.
    pub width: f64,
    /// Height of the board, without the front edge that shows below it. It is more than that of
    /// the box when that was too low for a finger; the page scrolls then.
    pub height: f64,
    /// From pit to pit along the row.
    pub pitch: f64,
    /// Room for a pit across the row.
    pub depth: f64,
    /// Font size of the pits' numbers.
    pub count_size: f64,
    /// Font size of the pits' letters, never under 11.
    pub letter_size: f64,
    /// Font size of the stores' numbers.
    pub store_size: f64,
    rim: f64,
    trough: f64,
    band: f64,
    end: f64,
    half_along: f64,
    half_across: f64,
}

/// Where the sign for the way a pit sows stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chevron {
    /// Its middle.
    pub at: Point,
    /// Degrees clockwise from pointing right.
    pub turn: f64,
}

impl Geometry {
    /// The largest board that suits a box of `width` × `height`, seen with `bottom` below.
    /// `pits_per_row` is kept within 1 to 12.
    pub fn fit(pits_per_row: usize, width: f64, height: f64, bottom: Side) -> Self {
        let pits_per_row = pits_per_row.clamp(1, 12);
        let n = pits_per_row as f64;
        let wide_end = (0.026 * width).clamp(8.0, 30.0);
        let upright =
            pits_per_row > SHORT_ROW && (height > width || (width - 2.0 * wide_end) / n < PITCH);
        let (along, across) = if upright { (height, width) } else { (width, height) };

        let rim = (0.026 * across).clamp(6.0, 16.0);
        let trough = (0.12 * across).clamp(34.0, 62.0);
        let ridge = (0.034 * across).clamp(8.0, 18.0);
        let (band, end) = if upright {
            ((0.085 * across).clamp(24.0, 40.0), (0.018 * along).clamp(8.0, 16.0))
        } else {
            ((0.075 * across).clamp(22.0, 38.0), wide_end)
        };
        let edges = 2.0 * (rim + trough + band) + ridge;
        // Only the axis that the page can scroll along may grow.
        let (least_pitch, least_depth) = if upright { (PITCH, 0.0) } else { (0.0, FINGER / 0.9) };
        let longest = match (upright, along < 560.0) {
            (true, _) => 1.9,
            (false, true) => 1.38,
            (false, false) => 1.12,
        };
        let pitch = ((along - 2.0 * end) / n).max(least_pitch);
        let depth = ((across - edges) / 2.0).max(least_depth).min(longest * pitch);
        let pitch = pitch.min(1.22 * depth);

        let (part, stretch) = match (upright, pits_per_row > SHORT_ROW) {
            (true, _) => (0.468, 1.8),
            (false, true) => (0.445, 1.36),
            (false, false) => (0.44, 1.36),
        };
        let half_along = part * pitch;
        let half_across = (0.455 * depth).min(stretch * half_along);
        let count_size = if upright {
            (0.62 * band).min(0.42 * pitch).clamp(15.0, 22.0)
        } else {
            (0.8 * band).min(0.36 * pitch).clamp(17.0, 27.0)
        };
        let (length, breadth) = (n * pitch + 2.0 * end, edges + 2.0 * depth);
        let (width, height) = if upright { (breadth, length) } else { (length, breadth) };
        Self {
            pits_per_row,
            upright,
            bottom,
            width,
            height,
            pitch,
            depth,
            count_size,
            letter_size: (0.55 * count_size).max(11.0),
            store_size: (0.62 * trough).clamp(20.0, 38.0),
            rim,
            trough,
            band,
            end,
            half_along,
            half_across,
        }
    }

    /// Number of pits on the board.
    pub fn pits(&self) -> usize {
        2 * self.pits_per_row
    }

    /// Whose row `pit` lies in.
    pub fn side(&self, pit: usize) -> Side {
        if pit < self.pits_per_row { Side::South } else { Side::North }
    }

    /// The hollow of `pit`, in its plain form; [`super::bowl`] gives it its waver.
    pub fn pit(&self, pit: usize) -> Oval {
        let v = self.rim + self.trough + self.band + self.depth / 2.0;
        let (rx, ry) = self.on_screen(self.half_along, self.half_across);
        Oval { centre: self.place(self.column(pit), self.off_edge(self.side(pit), v)), rx, ry }
    }

    /// The hollow of a store, with round ends.
    pub fn trough(&self, side: Side) -> Rect {
        let (start, stop) = self.trough_span();
        let edge = |v| self.off_edge(side, v);
        let near = self.place(start, edge(self.rim));
        let far = self.place(stop, edge(self.rim + self.trough));
        Rect::between(near, far)
    }

    /// What may be touched for `pit`: the pit and its number. Cells of a row adjoin.
    pub fn cell(&self, pit: usize) -> Rect {
        let outer = self.rim + self.trough;
        let (u, side) = (self.column(pit), self.side(pit));
        let corner = |u, v| self.place(u, self.off_edge(side, v));
        Rect::between(
            corner(u - self.pitch / 2.0, outer),
            corner(u + self.pitch / 2.0, outer + self.band + self.depth),
        )
    }

    /// Middle of the number of `pit`, on the wood outside it.
    pub fn count(&self, pit: usize) -> Point {
        let v = self.rim + self.trough + 0.48 * self.band;
        self.place(self.column(pit), self.off_edge(self.side(pit), v))
    }

    /// Middle of the number of a store.
    pub fn store_count(&self, side: Side) -> Point {
        let v = self.rim + self.trough / 2.0;
        let (_, stop) = self.trough_span();
        let inset =
            if self.upright { 0.46 * self.number_room() } else { self.number_room() / 2.0 + 4.0 };
        self.place(stop + inset, self.off_edge(side, v))
    }

    /// Middle of the letter of `pit`. It is read, so it stays to the left of the number, or below
    /// it on an upright board, however the board is turned; two digits leave it where it is.
    pub fn letter(&self, pit: usize) -> Point {
        let step = if self.upright {
            Point::new(0.0, self.count_size / 2.0 + 1.0 + self.letter_size / 2.0)
        } else {
            Point::new(-1.05 * self.count_size - 0.35 * self.letter_size, 0.0)
        };
        self.count(pit) + step
    }

    /// Where the sign stands for sowing out of `pit`, to the pits of higher number
    /// (`counterclockwise`) or of lower: beside the number, or beyond number and letter where they
    /// stand in a column, on the side it points to.
    pub fn chevron(&self, pit: usize, counterclockwise: bool) -> Chevron {
        let ahead = self.ahead(pit) * if counterclockwise { 1.0 } else { -1.0 };
        let distance = match (self.upright, ahead.y > 0.0) {
            (false, _) => 0.70 * self.count_size,
            (true, false) => 0.80 * self.count_size,
            (true, true) => 0.70 * self.count_size + 1.0 + self.letter_size,
        };
        Chevron {
            at: self.count(pit) + ahead * distance,
            turn: atan2(ahead.y, ahead.x).to_degrees(),
        }
    }

    /// Middle of the number that tells what sowing `pit` that way is worth: on the wall at the
    /// ridge, a little to the side it is sown to. Where both ways have one, that for clockwise
    /// stands farther from the ridge.
    pub fn worth(&self, pit: usize, way: Direction, both: bool) -> Point {
        let ahead = match way {
            Direction::Counterclockwise => self.ahead(pit),
            Direction::Clockwise => self.ahead(pit) * -1.0,
        };
        let inward = if both && way == Direction::Clockwise { 0.3 } else { 0.78 };
        self.pit(pit).centre
            + self.inward(pit) * (inward * self.half_across)
            + ahead * (0.42 * self.half_along)
    }

    /// Where seed number `rank` of the `count` in `pit` lies on the board.
    pub fn seed_in_pit(&self, pit: usize, rank: usize, count: usize) -> Spot {
        let oval = self.pit(pit);
        let spot = packing::place(pit, rank, count, oval.rx, oval.ry);
        // The heap turns with the board.
        let turn = if self.bottom == Side::South { 1.0 } else { -1.0 };
        spot.moved_to(oval.centre + spot.at() * turn)
    }

    /// Where seed number `rank` of a store lies on the board.
    pub fn seed_in_store(&self, side: Side, rank: usize) -> Spot {
        let (start, stop) = self.trough_span();
        let spot = packing::store_place(side, rank, stop - start, self.trough);
        let v = match side {
            Side::North => self.rim,
            Side::South => self.breadth() - self.rim - self.trough,
        };
        spot.moved_to(self.place(start + spot.x, v + spot.y))
    }

    /// Where seed number `rank` of the `count` in the hand is while the hand is over `pit`: toward
    /// the ridge, so that the pit's own seeds can be seen.
    pub fn seed_in_hand(&self, pit: usize, rank: usize, count: usize) -> Spot {
        let oval = self.pit(pit);
        let spot = packing::place(pit, rank, count, 0.62 * oval.unit(), 0.62 * oval.unit());
        let radius = self.seed_radius().min(1.5 * spot.radius);
        Spot { radius, ..spot.moved_to(self.hand(pit) + spot.at()) }
    }

    /// Middle of the number of seeds in the hand while the hand is over `pit`.
    pub fn hand_count(&self, pit: usize) -> Point {
        let aside = if self.upright { self.inward(pit) } else { Point::new(0.0, -1.0) };
        self.hand(pit) + aside * (0.95 * self.pit(pit).unit())
    }

    fn hand(&self, pit: usize) -> Point {
        self.pit(pit).centre + self.inward(pit) * (0.5 * self.half_across)
    }

    /// Radius of a seed that lies alone: the size to draw seeds at, since few are ever larger.
    pub fn seed_radius(&self) -> f64 {
        let oval = self.pit(0);
        packing::place(0, 0, 1, oval.rx, oval.ry).radius
    }

    /// Unit step from `pit` toward the pit of the next number in its row.
    pub fn ahead(&self, pit: usize) -> Point {
        let along = match self.side(pit) {
            Side::South => 1.0,
            Side::North => -1.0,
        };
        self.step(along, 0.0)
    }

    /// Unit step from `pit` toward the ridge.
    pub fn inward(&self, pit: usize) -> Point {
        let across = match self.side(pit) {
            Side::South => -1.0,
            Side::North => 1.0,
        };
        self.step(0.0, across)
    }

    /// Half-axis of the pits along the row.
    pub fn half_along(&self) -> f64 {
        self.half_along
    }

    /// Half-axis of the pits across the row.
    pub fn half_across(&self) -> f64 {
        self.half_across
    }

    /// `u` of the middle of a pit.
    fn column(&self, pit: usize) -> f64 {
        let column = match self.side(pit) {
            Side::South => pit,
            Side::North => self.pits() - 1 - pit,
        };
        self.end + (column as f64 + 0.5) * self.pitch
    }

    /// `u` of the two ends of a trough.
    fn trough_span(&self) -> (f64, f64) {
        let inset = 0.9 * self.end + 4.0;
        let room = self.number_room() * if self.upright { 0.9 } else { 1.0 };
        (inset, self.length() - inset - room)
    }

    /// Room for a store's number beyond the trough.
    fn number_room(&self) -> f64 {
        (0.085 * self.breadth()).clamp(38.0, 64.0)
    }

    fn length(&self) -> f64 {
        if self.upright { self.height } else { self.width }
    }

    fn breadth(&self) -> f64 {
        if self.upright { self.width } else { self.height }
    }

    /// `v` at this distance from a player's edge.
    fn off_edge(&self, side: Side, distance: f64) -> f64 {
        match side {
            Side::South => self.breadth() - distance,
            Side::North => distance,
        }
    }

    /// A pair of sizes along and across, as sizes along x and y.
    fn on_screen(&self, along: f64, across: f64) -> (f64, f64) {
        if self.upright { (across, along) } else { (along, across) }
    }

    /// The point at `u`, `v`. An upright board is turned a quarter to the left, so that it still
    /// runs counterclockwise; with North below, all is turned by half.
    fn place(&self, u: f64, v: f64) -> Point {
        let point = if self.upright { Point::new(v, self.height - u) } else { Point::new(u, v) };
        match self.bottom {
            Side::South => point,
            Side::North => Point::new(self.width, self.height) - point,
        }
    }

    /// The step of `u`, `v`.
    fn step(&self, u: f64, v: f64) -> Point {
        self.place(u, v) - self.place(0.0, 0.0)
    }
}
