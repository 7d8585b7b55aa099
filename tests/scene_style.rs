//! The style sheets against the drawing: contrast of every pair of colours that meet, themes that
//! agree, and a rule for every class that the drawing carries.

use std::collections::{BTreeMap, BTreeSet};

use tisiya::rules::Side;
use tisiya::scene::gradient::GRADIENTS;
use tisiya::scene::marks::{self, Stitch, Teeth};
use tisiya::scene::seed::Look;
use tisiya::scene::{Geometry, Path, Plank, carve, grain};

const TOKENS: &str = include_str!("../styles/tokens.css");
const BOARD: &str = include_str!("../styles/board.css");

type Theme = BTreeMap<&'static str, &'static str>;

/// The declarations of the block marked `/*@name*/`.
fn block(name: &str) -> Theme {
    let mark = format!("/*@{name}*/");
    let start = TOKENS.find(&mark).unwrap_or_else(|| panic!("no block {mark}"));
    let body = TOKENS[start..].split_once('{').and_then(|(_, rest)| rest.split_once('}'));
    let (body, _) = body.unwrap_or_else(|| panic!("block {mark} is open"));
    body.split(';')
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.trim().trim_start_matches("--"), value.trim()))
        .collect()
}

/// Relative luminance of `#rrggbb`, after WCAG 2.
fn luminance(colour: &str) -> f64 {
    let hex = colour.strip_prefix('#').filter(|hex| hex.len() == 6);
    let hex = hex.unwrap_or_else(|| panic!("{colour} is not #rrggbb"));
    let linear = |at: usize| {
        let c = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal")) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(0) + 0.7152 * linear(2) + 0.0722 * linear(4)
}

fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Text: at least 4.5.
const TEXT: &[(&str, &[&str])] = &[
    ("ink", &["ground", "ground-2", "ground-glow", "ground-rim", "raised"]),
    ("ink-2", &["ground", "ground-glow", "ground-rim", "raised"]),
    ("south", &["ground", "ground-glow", "raised"]),
    ("north", &["ground", "ground-glow", "raised"]),
    ("error", &["ground", "raised"]),
    ("on-south", &["south"]),
    ("on-north", &["north"]),
    ("south-thread", &["south-wood"]),
    ("north-thread", &["north-wood"]),
    ("wood-ink", &["wood-hi", "wood", "wood-lo"]),
    ("wood-ink-2", &["wood-hi", "wood", "wood-lo"]),
    ("on-capture", &["capture"]),
];

/// Shapes: at least 3.
const SHAPES: &[(&str, &[&str])] = &[
    ("rule-strong", &["ground"]),
    ("south-wood", &["wood-hi", "wood", "wood-lo"]),
    ("north-wood", &["wood-hi", "wood", "wood-lo"]),
    ("south-pit", &["pit-lit", "pit", "pit-deep"]),
    ("north-pit", &["pit-lit", "pit", "pit-deep"]),
    ("capture", &["pit-lit", "pit", "pit-deep"]),
    ("barred", &["pit-lit", "pit"]),
    ("lip", &["pit", "pit-deep"]),
    ("seed-1", &["pit-lit", "pit", "trough"]),
    ("seed-2", &["pit-lit", "pit", "trough"]),
    ("seed-3", &["pit-lit", "pit", "trough"]),
    ("seed-4", &["pit-lit", "pit", "trough"]),
    ("seed-5", &["pit-lit", "pit", "trough"]),
    ("focus-in", &["focus-out", "ground", "wood"]),
];

#[test]
fn colours_that_meet_stand_out() {
    // The contrast theme promises more: LOOK gives 9.1 as its lowest.
    for (name, text, shapes) in [("light", 4.5, 3.0), ("dark", 4.5, 3.0), ("contrast", 9.0, 9.0)] {
        assert_eq!(too_low(&block(name), text, shapes), [""; 0], "{name}");
    }
}

#[test]
fn colours_of_every_board_with_every_seed_stand_out() {
    for board in [&["light"][..], &["dark"], &["light", "clay"]] {
        for seeds in ["pebbles", "beads"] {
            let parts = [board, &[seeds]].concat();
            let theme: Theme = parts.iter().flat_map(|part| block(part)).collect();
            assert_eq!(too_low(&theme, 4.5, 3.0), [""; 0], "{parts:?}");
        }
    }
}

/// The pairs of colours that meet and do not stand out from each other.
fn too_low(theme: &Theme, text: f64, shapes: f64) -> Vec<String> {
    let mut low = Vec::new();
    for (pairs, least) in [(TEXT, text), (SHAPES, shapes)] {
        for (over, grounds) in pairs {
            for ground in *grounds {
                let ratio = contrast(theme[*over], theme[*ground]);
                if ratio < least {
                    low.push(format!("{over} on {ground}: {ratio:.2} of {least}"));
                }
            }
        }
    }
    low
}

#[test]
fn contrast_is_reckoned_as_in_the_guidelines() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
}

#[test]
fn the_themes_of_the_system_are_those_one_can_choose() {
    assert_eq!(block("system-dark"), block("dark"));
    assert_eq!(block("system-contrast"), block("contrast"));
}

#[test]
fn every_theme_sets_every_token() {
    let names = |theme: &str| block(theme).into_keys().collect::<BTreeSet<_>>();
    for theme in ["dark", "contrast", "forced"] {
        assert_eq!(names(theme), names("light"), "{theme}");
    }
}

#[test]
fn the_board_uses_tokens_that_exist() {
    let tokens = block("light");
    let set_elsewhere = |name: &str| {
        let declared = format!("--{name}:");
        TOKENS.contains(&declared) || BOARD.contains(&declared)
    };
    // The page sets these from the geometry.
    let sizes = ["count-size", "letter-size", "store-size", "seed-radius"];
    for part in BOARD.split("var(--").skip(1) {
        let name = part.split(')').next().unwrap_or_default();
        let known = tokens.contains_key(name) || set_elsewhere(name) || sizes.contains(&name);
        assert!(known, "--{name} is not set anywhere");
    }
}

/// A board with every mark there is.
fn everything_drawn(upright: bool) -> Vec<Path> {
    let (width, height) = if upright { (344.0, 560.0) } else { (1302.0, 428.0) };
    let board = Geometry::fit(12, width, height, Side::South);
    let plank = Plank::of(&board);
    [
        plank.faces.into(),
        grain(&board),
        plank.edges.into(),
        carve(&board),
        vec![plank.line],
        Look::of(7).layers().into(),
        marks::thread(&board, &[3, 4, 6, 7, 11, 12, 14], Stitch::Arrow),
        marks::thread(&board, &[0, 1, 2], Stitch::Old),
        marks::source_ring(&board, 3),
        marks::last_ring(&board, 14, Side::North),
        marks::hover_ring(&board, 1),
        marks::teeth(&board, 20, Teeth::Hollow),
        marks::teeth(&board, 21, Teeth::Full),
        marks::uur(&board, 22, Side::South),
        marks::uur(&board, 5, Side::North),
        marks::stick(&board, 6),
        marks::endless_ring(&board, 8),
        vec![marks::lap_badge(&board, 9).disc],
    ]
    .concat()
}

#[test]
fn every_class_drawn_has_a_rule_or_a_gradient() {
    let styled = |class: &str| {
        let class = format!(".{class}");
        BOARD.match_indices(&class).any(|(at, _)| {
            let after = BOARD[at + class.len()..].chars().next();
            after.is_some_and(|c| !c.is_alphanumeric() && c != '-')
        })
    };
    for upright in [false, true] {
        for path in everything_drawn(upright) {
            let filled = path.fill.is_some_and(|id| GRADIENTS.iter().any(|g| g.id == id));
            assert!(filled || styled(path.class), "{}", path.class);
        }
    }
    for gradient in GRADIENTS {
        for (_, class) in gradient.stops {
            assert!(styled(class), "{class}");
        }
    }
    for identity in 0..50 {
        assert!(styled(Look::of(identity).class()));
    }
}

#[test]
fn the_drawing_is_sound_and_always_the_same() {
    for upright in [false, true] {
        let drawing = everything_drawn(upright);
        assert_eq!(drawing, everything_drawn(upright));
        for path in drawing {
            assert!(path.d.starts_with('M'), "{path:?}");
            assert!(!path.d.contains("NaN") && !path.d.contains("inf"), "{path:?}");
        }
    }
}

#[test]
fn a_board_is_drawn_with_few_elements() {
    let board = Geometry::fit(12, 1302.0, 428.0, Side::South);
    let carved = carve(&board);
    assert!(carved.len() <= 2 * board.pits() + 20, "{}", carved.len());
    let bytes: usize = grain(&board).iter().chain(&carved).map(|path| path.d.len()).sum();
    assert!(bytes < 150_000, "{bytes}");
}
