//! Boards of every size: nothing overlaps, nothing leaves the board, fingers find their pits.

use tisiya::rules::Side;
use tisiya::scene::{Geometry, Oval, Point, Rect};

/// Boxes of telephones, tablets and screens.
const BOXES: [(f64, f64); 11] = [
    (288.0, 400.0),
    (320.0, 480.0),
    (344.0, 384.0),
    (344.0, 510.0),
    (360.0, 740.0),
    (740.0, 230.0),
    (740.0, 120.0),
    (768.0, 1024.0),
    (1302.0, 428.0),
    (1366.0, 768.0),
    (1920.0, 1080.0),
];
const SIDES: [Side; 2] = [Side::South, Side::North];

/// Every board there is, in every box, seen from both sides.
fn boards() -> impl Iterator<Item = Geometry> {
    (1..=12).flat_map(|n| {
        BOXES.into_iter().flat_map(move |(width, height)| {
            SIDES.into_iter().map(move |bottom| Geometry::fit(n, width, height, bottom))
        })
    })
}

/// The box about something `width` × `height` with its middle at `centre`.
fn around(centre: Point, width: f64, height: f64) -> Rect {
    Rect { x: centre.x - width / 2.0, y: centre.y - height / 2.0, width, height }
}

fn overlap(a: Rect, b: Rect) -> bool {
    const HAIR: f64 = 1e-6;
    a.x + a.width > b.x + HAIR
        && b.x + b.width > a.x + HAIR
        && a.y + a.height > b.y + HAIR
        && b.y + b.height > a.y + HAIR
}

fn inside(inner: Rect, outer: Rect) -> bool {
    const HAIR: f64 = 1e-6;
    inner.x >= outer.x - HAIR
        && inner.y >= outer.y - HAIR
        && inner.x + inner.width <= outer.x + outer.width + HAIR
        && inner.y + inner.height <= outer.y + outer.height + HAIR
}

fn pit_box(board: &Geometry, pit: usize) -> Rect {
    let Oval { centre, rx, ry } = board.pit(pit);
    around(centre, 2.0 * rx, 2.0 * ry)
}

/// The room of a pit's number of two digits, on its coloured ground.
fn count_box(board: &Geometry, pit: usize) -> Rect {
    around(board.count(pit), 1.1 * board.count_size, 1.16 * board.count_size)
}

fn letter_box(board: &Geometry, pit: usize) -> Rect {
    around(board.letter(pit), 0.7 * board.letter_size, 0.8 * board.letter_size)
}

fn store_box(board: &Geometry, side: Side) -> Rect {
    around(board.store_count(side), 1.1 * board.store_size, board.store_size)
}

#[test]
fn everything_lies_on_the_board() {
    for board in boards() {
        let whole = Rect { x: 0.0, y: 0.0, width: board.width, height: board.height };
        for pit in 0..board.pits() {
            for part in [board.cell(pit), letter_box(&board, pit)] {
                assert!(inside(part, whole), "{part:?} of pit {pit}, {board:?}");
            }
        }
        for side in SIDES {
            for part in [board.trough(side), store_box(&board, side)] {
                assert!(inside(part, whole), "{part:?} of {side:?}, {board:?}");
            }
        }
    }
}

#[test]
fn a_cell_holds_its_pit_and_number() {
    for board in boards() {
        for pit in 0..board.pits() {
            for part in [pit_box(&board, pit), count_box(&board, pit)] {
                assert!(inside(part, board.cell(pit)), "{part:?} of pit {pit}, {board:?}");
            }
        }
    }
}

#[test]
fn nothing_overlaps() {
    for board in boards() {
        let mut parts = Vec::new();
        for pit in 0..board.pits() {
            parts.push(("pit", pit_box(&board, pit)));
            parts.push(("number", count_box(&board, pit)));
            parts.push(("letter", letter_box(&board, pit)));
        }
        for side in SIDES {
            parts.push(("trough", board.trough(side)));
            parts.push(("store's number", store_box(&board, side)));
        }
        for (i, a) in parts.iter().enumerate() {
            for b in &parts[..i] {
                assert!(!overlap(a.1, b.1), "{a:?} and {b:?}, {board:?}");
            }
        }
    }
}

#[test]
fn cells_do_not_overlap() {
    for board in boards() {
        for pit in 0..board.pits() {
            for other in 0..pit {
                assert!(!overlap(board.cell(pit), board.cell(other)), "{pit}, {other}, {board:?}");
            }
        }
    }
}

#[test]
fn a_board_is_never_wider_than_its_box() {
    for n in 1..=12 {
        for width in 288..=1920 {
            for height in [200.0, 400.0, 1000.0] {
                let board = Geometry::fit(n, f64::from(width), height, Side::South);
                assert!(board.width <= f64::from(width) + 1e-9, "{width}: {board:?}");
            }
        }
    }
}

#[test]
fn a_board_is_higher_than_its_box_only_where_a_finger_needs_it() {
    for n in 1..=12 {
        for (width, height) in BOXES {
            let board = Geometry::fit(n, width, height, Side::South);
            let least = if board.upright { board.pitch <= 40.0 } else { board.depth <= 49.0 };
            assert!(board.height <= height + 1e-9 || least, "{height}: {board:?}");
        }
    }
}

#[test]
fn fingers_find_their_pits() {
    for (width, height) in BOXES {
        let short = Geometry::fit(5, width, height, Side::South);
        assert!(!short.upright);
        let pit = pit_box(&short, 0);
        assert!(pit.width >= 43.9 && pit.height >= 43.9, "{pit:?} in {width} × {height}");

        let long = Geometry::fit(12, width, height, Side::South);
        assert!(long.pitch >= 40.0, "{} in {width} × {height}", long.pitch);
        assert_eq!(long.upright, height > width);
    }
}

#[test]
fn sizes_are_those_of_the_look() {
    let wide = Geometry::fit(5, 850.0, 514.0, Side::South);
    // A = 514: rim 13.36, trough 61.68, ridge 17.48, band 38 (clamped); L = 850: end 22.1.
    assert!((wide.depth - (514.0 - 2.0 * (13.364 + 61.68 + 38.0) - 17.476) / 2.0).abs() < 1e-9);
    assert!((wide.pitch - (850.0 - 44.2) / 5.0).abs() < 1e-9);
    assert_eq!((wide.width, wide.height), (850.0, 514.0));

    let upright = Geometry::fit(12, 344.0, 510.0, Side::South);
    assert!((upright.pitch - (510.0 - 2.0 * 9.18) / 12.0).abs() < 1e-9);
    assert!((upright.half_along() - 0.468 * upright.pitch).abs() < 1e-9);
    assert!((upright.half_across() / upright.half_along() - 1.8).abs() < 0.1);
    assert!(upright.letter_size >= 11.0 && upright.count_size >= 15.0);
}

#[test]
fn pits_run_counterclockwise() {
    for board in boards() {
        let n = board.pits_per_row;
        let centre = Point::new(board.width / 2.0, board.height / 2.0);
        let turn = |a: Point, b: Point| a.x * b.y - a.y * b.x;
        for pit in 0..board.pits() {
            let (here, next) = (board.pit(pit).centre, board.pit((pit + 1) % board.pits()).centre);
            if n > 1 {
                assert!(turn(here - centre, next - centre) < 0.0, "{pit}, {board:?}");
            }
            // What lies across from a pit lies straight inward.
            let across = board.pit(board.pits() - 1 - pit).centre - here;
            assert!(turn(across, board.inward(pit)).abs() < 1e-6);
            assert!(across.x * board.inward(pit).x + across.y * board.inward(pit).y > 0.0);
        }
    }
}

#[test]
fn south_sits_below_or_at_the_right() {
    let wide = Geometry::fit(5, 850.0, 514.0, Side::South);
    let (first, last) = (wide.pit(0).centre, wide.pit(4).centre);
    assert!(first.x < last.x && first.y > wide.height / 2.0 && first.y == last.y);
    assert_eq!(wide.pit(5).centre.x, last.x);

    let upright = Geometry::fit(12, 344.0, 510.0, Side::South);
    let (first, last) = (upright.pit(0).centre, upright.pit(11).centre);
    assert!(first.y > last.y && first.x > upright.width / 2.0 && first.x == last.x);
}

#[test]
fn the_turned_board_is_the_same_board_turned_by_half() {
    for n in 1..=12 {
        for (width, height) in BOXES {
            let [plain, turned] = SIDES.map(|bottom| Geometry::fit(n, width, height, bottom));
            let size = Point::new(plain.width, plain.height);
            assert_eq!(size, Point::new(turned.width, turned.height));
            let opposite = |a: Point, b: Point| (size - a - b).length() < 1e-6;
            for pit in 0..plain.pits() {
                assert!(opposite(plain.pit(pit).centre, turned.pit(pit).centre));
                assert!(opposite(plain.count(pit), turned.count(pit)));
                assert!(opposite(plain.cell(pit).centre(), turned.cell(pit).centre()));
                for rank in 0..9 {
                    let [a, b] = [plain, turned].map(|board| board.seed_in_pit(pit, rank, 9));
                    assert!(opposite(a.at(), b.at()) && a.radius == b.radius);
                }
            }
            for side in SIDES {
                assert!(opposite(plain.trough(side).centre(), turned.trough(side).centre()));
                assert!(opposite(plain.store_count(side), turned.store_count(side)));
                let [a, b] = [plain, turned].map(|board| board.seed_in_store(side, 12));
                assert!(opposite(a.at(), b.at()));
            }
        }
    }
}

#[test]
fn seeds_lie_where_they_belong() {
    for board in boards() {
        for pit in 0..board.pits() {
            let seed = board.seed_in_pit(pit, 10, 11);
            assert!(board.pit(pit).reach(seed.at()) < 0.9);
        }
        for side in SIDES {
            for rank in [0, 9, 49, 120, 254] {
                let seed = board.seed_in_store(side, rank);
                let size = 2.0 * seed.radius;
                assert!(
                    inside(around(seed.at(), size, size), board.trough(side)),
                    "{rank} {board:?}"
                );
            }
        }
    }
}

#[test]
fn a_chevron_points_at_the_next_pit_and_is_clear_of_it() {
    for board in boards().filter(|board| board.pits_per_row > 1) {
        for pit in 0..board.pits() {
            for counterclockwise in [true, false] {
                let next = if counterclockwise { pit + 1 } else { pit.wrapping_sub(1) };
                if next >= board.pits() || board.side(next) != board.side(pit) {
                    continue;
                }
                let sign = board.chevron(pit, counterclockwise);
                let way = board.pit(next).centre - board.pit(pit).centre;
                let (sin, cos) = sign.turn.to_radians().sin_cos();
                assert!(
                    (way.x * cos + way.y * sin - way.length()).abs() < 1e-6,
                    "{pit}, {board:?}"
                );
                let size = 0.2 * board.count_size;
                let place = around(sign.at, size, size);
                for other in [pit, next] {
                    assert!(!overlap(place, count_box(&board, other)) || other == pit);
                    assert!(!overlap(place, letter_box(&board, other)), "{pit}, {board:?}");
                    assert!(!overlap(place, pit_box(&board, other)));
                }
            }
        }
    }
}
