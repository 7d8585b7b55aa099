//! A board in a frame of another page, which may be as small as a picture.

use super::Geometry;
use crate::rules::Side;

/// The board in a frame, and what else there is room for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The board, in a size at which all of it can be drawn.
    pub geometry: Geometry,
    /// How much smaller it is shown: 1 where there is room for it as it is.
    pub scale: f64,
    /// Whether there is room for the words for what happens.
    pub words: bool,
    /// Whether there is room for the seats, and for what else is done to the game.
    pub tools: bool,
}

/// Heights in px; `styles/embed.css` gives the parts the same.
const BAR: f64 = 52.0;
const WORDS: f64 = 64.0;
const SEAT: f64 = 34.0;
const TOOLS: f64 = 48.0;
/// The plank's front edge and a little air, above and below.
const EDGE: f64 = 15.0;
/// A frame lower than this has no room for words, one lower than that none for tools.
const LOW: f64 = 320.0;
const MIDDLING: f64 = 460.0;
/// By so much the board is drawn larger until it fits.
const STEP: f64 = 1.03;

impl Frame {
    /// The board in a frame of `width` × `height` px, with the bar below it or not, and `more`
    /// than the bar where there is room.
    pub fn fit(
        pits_per_row: usize,
        width: f64,
        height: f64,
        bottom: Side,
        bar: bool,
        more: bool,
    ) -> Frame {
        let words = bar && height >= LOW;
        let tools = more && height >= MIDDLING;
        let parts = [(bar, BAR), (words, WORDS), (tools, 2.0 * SEAT + TOOLS)];
        let below: f64 = parts.into_iter().filter_map(|(has, part)| has.then_some(part)).sum();
        let (width, height) = (width - EDGE, height - below - EDGE);
        let mut scale = 1.0;
        loop {
            let (room, head) = (width / scale, height / scale);
            // Where it is higher than wide a long board stands upright, even if it could lie.
            let is_upright = pits_per_row > 6 && head > room;
            let breadth = if is_upright { room.min(head - 1.0) } else { room };
            let geometry = Geometry::fit(pits_per_row, breadth, head, bottom);
            let fits = geometry.width <= room + 0.5 && geometry.height <= head + 0.5;
            if (fits && geometry.upright == is_upright) || scale < 0.05 {
                return Frame { geometry, scale, words, tools };
            }
            scale /= STEP;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_within_any_frame() {
        let sizes = [(300, 200), (300, 600), (320, 240), (480, 270), (640, 360), (800, 1000)];
        for (width, height) in sizes.map(|(width, height)| (f64::from(width), f64::from(height))) {
            for row in [1, 5, 6, 7, 12] {
                for (bar, more) in [(false, false), (true, false), (true, true)] {
                    let frame = Frame::fit(row, width, height, Side::North, bar, more);
                    let (w, h) = (frame.geometry.width, frame.geometry.height);
                    let rest = if bar { BAR } else { 0.0 };
                    assert!(w * frame.scale <= width && h * frame.scale <= height - rest);
                    // It is no smaller than it need be: one way or the other it nearly fills it.
                    assert!(frame.scale > 0.3, "{row} in {width} × {height}: {}", frame.scale);
                }
            }
        }
    }

    #[test]
    fn where_there_is_room_it_is_as_anywhere() {
        for row in [5, 12] {
            let frame = Frame::fit(row, 900.0, 700.0, Side::South, true, false);
            assert_eq!(frame.scale, 1.0);
            assert!(!frame.geometry.upright);
        }
    }
}
