//! Counts move sequences and compares them with the counts of other programs.

use tisiya::rules::{IllegalMove, Move, Pit, Position, Ruleset, Side, perft};

fn start(rules: &str) -> Position {
    let rules: Ruleset = rules.parse().unwrap();
    Position::start(rules, Side::South).unwrap()
}

#[test]
fn counts_of_move_sequences_agree() {
    let table = include_str!("data/perft.txt");
    let rows = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut counted = 0;
    for row in rows {
        let mut words = row.split_whitespace();
        let rules = words.next().unwrap();
        for (depth, expected) in (1..).zip(words) {
            assert_eq!(perft(&start(rules), depth).to_string(), expected, "{rules}, {depth}");
            counted += 1;
        }
    }
    assert_eq!(counted, 27 + 6 + 4 + 5, "the table was cut short");
}

/// The seventh count of the other program, 4,169,252, includes endless moves: it counted the last
/// moves without sowing them.
#[test]
fn l6_a_count_that_includes_endless_moves_differs_by_them() {
    fn endless(position: &Position, depth: u32) -> u64 {
        let ways = |pit| position.ruleset().directions(pit).iter().map(move |&way| (pit, way));
        let refused = |&(pit, way): &(Pit, _)| {
            matches!(position.check(Move::Sow(pit, way)), Err(IllegalMove::Endless(_)))
        };
        match depth {
            0 => (0..24).map(Pit).flat_map(ways).filter(refused).count() as u64,
            _ => {
                let moves = position.legal_moves().into_iter();
                moves.map(|mv| endless(&position.after(mv), depth - 1)).sum()
            }
        }
    }
    let start = start("lamlameta,uurs=off");
    assert_eq!(perft(&start, 7) + endless(&start, 6), 4_169_252);
}
