//! The line icons: path data for a 24 × 24 view box, stroke 1.75 with round ends, no fill.
//! A seed is always the small oval. [`PLAY`] alone is filled too.

/// Start playing the move.
pub const PLAY: &str = "M8 5.5v13l10.5-6.5z";
/// Pause.
pub const PAUSE: &str = "M8.5 6v12M15.5 6v12";
/// One seed back.
pub const SEED_BACK: &str = "M10 7l-5 5 5 5M15 12a2.6 1.9 0 1 0 5.2 0a2.6 1.9 0 1 0-5.2 0";
/// One seed forward.
pub const SEED_FORWARD: &str = "M14 7l5 5-5 5M3.8 12a2.6 1.9 0 1 0 5.2 0a2.6 1.9 0 1 0-5.2 0";
/// One lap back.
pub const LAP_BACK: &str = "M11.5 17A6.5 5 0 1 0 7.5 10.5M7 6.5v4.2h4.2M3.5 6v12";
/// One lap forward.
pub const LAP_FORWARD: &str = "M12.5 17A6.5 5 0 1 1 16.5 10.5M17 6.5v4.2h-4.2M20.5 6v12";
/// To the start of the game.
pub const TO_START: &str = "M19 7l-5 5 5 5M13 7l-5 5 5 5M4.5 6v12";
/// To the end of the game.
pub const TO_END: &str = "M5 7l5 5-5 5M11 7l5 5-5 5M19.5 6v12";
/// Take a move back.
pub const UNDO: &str = "M8.5 5L4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4";
/// Play a move taken back again.
pub const REDO: &str = "M15.5 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h4";
/// New game.
pub const ADD: &str = "M12 5v14M5 12h14";
/// Close.
pub const CLOSE: &str = "M6 6l12 12M18 6L6 18";
/// Menu.
pub const MENU: &str = "M4 7h16M4 12h16M4 17h10";
/// Settings.
pub const SETTINGS: &str = "M4 7h9M17.5 7H20M4 17h3M11.5 17H20M13 7a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0M7 17a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0";
/// Sound is on.
pub const SOUND: &str = "M4 10v4h3l4.5 4V6L7 10zM15 9.5a3.5 3.5 0 0 1 0 5M17.5 7a7 7 0 0 1 0 10";
/// Sound is off.
pub const MUTE: &str = "M4 10v4h3l4.5 4V6L7 10zM15.5 9.5l5 5M20.5 9.5l-5 5";
/// Turn the board.
pub const TURN: &str =
    "M5 8.5A8 8 0 0 1 19 9M19.5 5v4.3h-4.3M19 15.5A8 8 0 0 1 5 15M4.5 19v-4.3h4.3";
/// The board alone, as large as the screen.
pub const SHOW: &str = "M4 9V5h4M20 9V5h-4M4 15v4h4M20 15v4h-4";
/// What moves are worth.
pub const ANALYSIS: &str = "M5 19v-6M12 19V5M19 19v-9";
/// A hint.
pub const HINT: &str =
    "M9.5 18h5M10.5 21h3M8.5 15.5C7 14.3 6 12.6 6 10.5a6 6 0 0 1 12 0c0 2.1-1 3.8-2.5 5z";
/// Share.
pub const SHARE: &str = "M12 4v11M8 8l4-4 4 4M5 13v6h14v-6";
/// Why did this happen?
pub const WHY: &str = "M9 9.2a3 3 0 1 1 4.4 2.7c-1 .55-1.4 1.1-1.4 2.3M12 17.8v.1";
/// Something went wrong.
pub const WARN: &str = "M12 4.5L21 19.5H3zM12 10v4.5M12 17v.1";
/// Done, or right.
pub const CHECK: &str = "M5 12.5l4.5 4.5L19 7";
/// Rules and lessons.
pub const BOOK: &str =
    "M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5zM12 6.5v13";
/// A chevron to the right, for a 10 × 14 view box, stroke 2.9: the way a pit sows.
pub const CHEVRON: &str = "M2 1L8 7L2 13";
/// An arrow head to the right: the way chosen for a pit that sows both ways.
pub const FORWARD: &str = "M10 6l6 6-6 6";
/// South's peg, for a 16 × 16 view box, filled.
pub const SOUTH_PEG: &str = "M1.5 8a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0Z";
/// North's peg, for a 16 × 16 view box, filled.
pub const NORTH_PEG: &str = "M8 .5L15.5 8 8 15.5 .5 8Z";
/// The four seeds of the page's mark, a pit of radius 11 within a lip of 13.5 about (14, 14):
/// x, y and turn in degrees of ovals 3.5 × 2.85.
pub const MARK_SEEDS: [(f64, f64, f64); 4] =
    [(10.2, 10.4, 30.0), (17.6, 9.9, 100.0), (10.7, 17.7, 150.0), (18.0, 17.3, 60.0)];
