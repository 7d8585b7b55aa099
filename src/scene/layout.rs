//! How the page shares its window out between the board and what stands around it.

use super::Geometry;
use crate::rules::Side;

/// Where the parts of the play page stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// Seats, board and moves side by side; caption and bar under the board.
    Beside,
    /// The board over the whole width, seats in lines above and below it, moves as a ribbon.
    Long,
    /// All in one column; the moves last.
    Stacked,
    /// A window too low for a column: the board, and all else beside it.
    Low,
    /// The board, caption and bar alone, as large as can be.
    Show,
}

/// The play page in a window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// Where the parts stand.
    pub arrangement: Arrangement,
    /// The board.
    pub geometry: Geometry,
}

/// Heights of the parts in px; `styles/play.css` gives them the same.
const HEADER: f64 = 64.0;
const SMALL_HEADER: f64 = 48.0;
const SEAT: f64 = 34.0;
const CAPTION: f64 = 64.0;
const BAR: f64 = 68.0;
const TALL_BAR: f64 = 92.0;
const RIBBON: f64 = 44.0;
/// The plank's front edge and a little air.
const EDGE: f64 = 10.0;
/// What is to be read on a page to learn from, where it stands above the board; and what is to be
/// done, under it.
const LESSON: f64 = 150.0;
const STUDY_WORDS: f64 = 76.0;
/// The same in a column, where its buttons stand under the words.
const TALL_STUDY_WORDS: f64 = 120.0;
/// Caption of the board that a class sees.
const SHOWN_WORDS: f64 = 96.0;

impl Layout {
    /// The layout of a window of `width` × `height` px for a board with so many pits in a row.
    /// With `show` it is the one for a class to see.
    pub fn fit(pits_per_row: usize, width: f64, height: f64, bottom: Side, show: bool) -> Layout {
        let is_long = pits_per_row > 6;
        let arrangement = match (width, height) {
            _ if show => Arrangement::Show,
            (w, h) if w >= 600.0 && h < 500.0 => Arrangement::Low,
            (w, h) if is_long && w >= 700.0 && w > h => Arrangement::Long,
            (w, _) if !is_long && w >= 1000.0 => Arrangement::Beside,
            _ => Arrangement::Stacked,
        };
        let (board_width, board_height) = match arrangement {
            Arrangement::Beside => {
                let (seats, panel) = if width >= 1700.0 { (180.0, 340.0) } else { (132.0, 288.0) };
                (width - seats - panel - 4.0 * 32.0, height - HEADER - CAPTION - BAR - 2.0 * EDGE)
            }
            Arrangement::Long => {
                // The lower seat's line is the tools' too, as high as the ribbon of moves.
                let rest = HEADER + SEAT + RIBBON + CAPTION + BAR + RIBBON + EDGE;
                (width - 2.0 * 24.0, height - rest)
            }
            Arrangement::Show => {
                (width - 2.0 * (0.04 * width).min(60.0), height - SHOWN_WORDS - TALL_BAR - EDGE)
            }
            Arrangement::Low => (0.62 * width, height - SMALL_HEADER - EDGE),
            Arrangement::Stacked => {
                let header = if width < 700.0 { SMALL_HEADER } else { HEADER };
                let seats = if is_long { SEAT } else { 2.0 * SEAT };
                let rest = header + seats + CAPTION + TALL_BAR + EDGE;
                (width - 2.0 * 8.0, height - rest)
            }
        };
        Layout::of(arrangement, pits_per_row, board_width, board_height, height > width, bottom)
    }

    /// The layout of a page to learn from: beside or above the board there are words to read.
    pub fn study(pits_per_row: usize, width: f64, height: f64, bottom: Side) -> Layout {
        let is_long = pits_per_row > 6;
        let arrangement = match (width, height) {
            (w, h) if w >= 600.0 && h < 500.0 => Arrangement::Low,
            (w, h) if is_long && w >= 700.0 && w > h => Arrangement::Long,
            (w, _) if !is_long && w >= 1000.0 => Arrangement::Beside,
            _ => Arrangement::Stacked,
        };
        let (board_width, board_height) = match arrangement {
            Arrangement::Low => (0.62 * width, height - SMALL_HEADER - EDGE),
            Arrangement::Long => {
                let rest = HEADER + LESSON + STUDY_WORDS + BAR + EDGE;
                (width - 2.0 * 24.0, height - rest)
            }
            Arrangement::Stacked => {
                // On a phone twelve pits upright leave no room for what is to be read: it scrolls.
                let lesson = if is_long && height < 900.0 { 0.0 } else { LESSON };
                let header = if width < 700.0 { SMALL_HEADER } else { HEADER };
                let rest = header + lesson + TALL_STUDY_WORDS + TALL_BAR + EDGE;
                (width - 2.0 * 8.0, (height - rest).max(300.0))
            }
            Arrangement::Beside | Arrangement::Show => {
                let panel = 340.0 + 3.0 * 32.0;
                (width - panel, height - HEADER - STUDY_WORDS - BAR - 2.0 * EDGE)
            }
        };
        Layout::of(arrangement, pits_per_row, board_width, board_height, height > width, bottom)
    }

    fn of(
        arrangement: Arrangement,
        pits_per_row: usize,
        board_width: f64,
        board_height: f64,
        tall: bool,
        bottom: Side,
    ) -> Layout {
        // In an upright window a long board stands upright, even where it could lie.
        let is_upright = pits_per_row > 6 && tall;
        let board_width =
            if is_upright { board_width.min(board_height - 1.0) } else { board_width };
        let geometry = Geometry::fit(pits_per_row, board_width, board_height, bottom);
        Layout { arrangement, geometry }
    }
}
