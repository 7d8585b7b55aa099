//! Fits the numbers of the evaluation to games of the engine against itself.

use std::io::{self, Write};

use tisiya::rules::{Game, Position, Side, Sowing};
use tisiya::search::endgame::Tables;
use tisiya::search::{Eval, Limits, Searcher};

use super::versus::open;

/// What to fit, and with how much care.
pub struct Plan {
    pub games: u32,
    /// How far the engine looks ahead in these games.
    pub depth: u8,
    pub seed: u64,
    /// Compare the evaluation with the exact tables of boards up to so many seeds.
    pub check: Option<usize>,
}

/// How the evaluation compares with exact values.
#[derive(Default)]
struct Check {
    boards: u64,
    spread: f64,
    left: f64,
    /// Boards that are won or lost from here on, and for how many of them the evaluation says so.
    decided: u64,
    right: u64,
}

impl Check {
    fn add(&mut self, exact: f64, guess: f64) {
        self.boards += 1;
        self.spread += exact * exact;
        self.left += (exact - guess).powi(2);
        if exact != 0.0 {
            self.decided += 1;
            self.right += u64::from(exact * guess > 0.0);
        }
    }
}

/// Sums for a fit by least squares.
struct Squares {
    size: usize,
    matrix: Vec<f64>,
    target: Vec<f64>,
    samples: u64,
    /// The sum of the squares of the targets, and what is left of it with the present numbers.
    spread: f64,
    left: f64,
}

/// Plays games and writes numbers for `src/search/weights.rs`: for each place of a row, from the
/// owner's left, what a pit with 0, 1, 2, … seeds is worth.
pub fn fit(start: Position, plan: &Plan, out: &mut impl Write) -> io::Result<()> {
    let row = start.ruleset().row();
    let size = row * Eval::COUNTS + 2;
    let mut squares = Squares::new(size);
    let eval = Eval::new(start.ruleset());
    let mut searcher = Searcher::new(1 << 22);
    let tables = plan.check.map(|seeds| Tables::build(start.ruleset(), seeds, |_| {}));
    let tables = tables.transpose().map_err(io::Error::other)?;
    let mut check = Check::default();
    for number in 0..plan.games {
        let mut dice = fastrand::Rng::with_seed(plan.seed.wrapping_add(u64::from(number)));
        let game = played(start, plan.depth, &mut searcher, &mut dice);
        let Some(outcome) = game.outcome() else { continue };
        for ply in 0..game.ply() {
            let Some(position) = game.position_at(ply) else { continue };
            if position.is_opening() {
                continue; // follows other rules, and comes once
            }
            let mover = position.to_move();
            let gained =
                |side: Side| f64::from(outcome.score[side]) - f64::from(position.stores()[side]);
            let target = gained(mover) - gained(!mover);
            let guess = f64::from(eval.guess(position).seeds());
            if let Some(exact) = tables.as_ref().and_then(|tables| tables.value(position)) {
                check.add(f64::from(exact), guess);
            }
            squares.add(&features(position), target, guess);
        }
    }
    let solution = squares.solve();
    let fitted = squares.unexplained(&solution);
    writeln!(
        out,
        "// {} positions of {} games at depth {}; the spread of the results is {:.2} seeds, what \
         the present numbers leave of it {:.2}, these {:.2}.",
        squares.samples,
        plan.games,
        plan.depth,
        (squares.spread / squares.samples as f64).sqrt(),
        (squares.left / squares.samples as f64).sqrt(),
        (fitted / squares.samples as f64).sqrt(),
    )?;
    if tables.is_some() {
        writeln!(
            out,
            "// {} of these boards have exact values: the spread of them is {:.2} seeds, what the \
             present numbers leave of it {:.2}; of {} that are decided they tell the winner of \
             {:.0} %.",
            check.boards,
            (check.spread / check.boards as f64).sqrt(),
            (check.left / check.boards as f64).sqrt(),
            check.decided,
            100.0 * check.right as f64 / check.decided as f64,
        )?;
    }
    let parts = |seeds: f64| (seeds * f64::from(tisiya::search::Score::PARTS)).round() as i32;
    for place in 0..row {
        let mirrored = row - 1 - place;
        let both = start.ruleset().sowing == Sowing::Outward;
        let empty = solution[index(place, 0)];
        let worth = |seeds: usize| {
            let one = solution[index(place, seeds)] - empty;
            let other = solution[index(mirrored, seeds)] - solution[index(mirrored, 0)];
            parts(if both { (one + other) / 2.0 } else { one })
        };
        let line: Vec<String> = (0..Eval::COUNTS).map(|seeds| worth(seeds).to_string()).collect();
        writeln!(out, "[{}],", line.join(", "))?;
    }
    writeln!(out, "// an uur {}, the move {}", parts(solution[size - 2]), parts(solution[size - 1]))
}

/// A game that begins with random moves and has some more among the others.
fn played(start: Position, depth: u8, searcher: &mut Searcher, dice: &mut fastrand::Rng) -> Game {
    let mut game = open(start, dice.usize(1..10), dice);
    while game.outcome().is_none() {
        let legal = game.position().legal_moves();
        let astray = game.ply() < 30 && dice.usize(..12) == 0;
        let mv = if astray {
            legal[dice.usize(..legal.len())]
        } else {
            searcher.search(&game, &Limits::depth(depth), |_| {}).best().unwrap_or(legal[0])
        };
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

fn index(place: usize, seeds: usize) -> usize {
    place * Eval::COUNTS + seeds.min(Eval::COUNTS - 1)
}

/// The features that are not 0, with their values. What uurs hold is known and not among them.
fn features(position: &Position) -> (Vec<(usize, f64)>, f64) {
    let row = position.ruleset().row();
    let mover = position.to_move();
    let mut found = Vec::new();
    let (mut uurs, mut held) = (0.0, 0.0);
    for (pit, &seeds) in position.pits().iter().enumerate() {
        let pit = tisiya::rules::Pit(pit as u8);
        let sign = |side: Side| if side == mover { 1.0 } else { -1.0 };
        match position.uur(pit) {
            Some(side) => {
                uurs += sign(side);
                held += sign(side) * f64::from(seeds);
            }
            None => {
                found.push((index(pit.place(row), usize::from(seeds)), sign(pit.side(row))));
            }
        }
    }
    found.push((row * Eval::COUNTS, uurs));
    found.push((row * Eval::COUNTS + 1, 1.0));
    (found, held)
}

impl Squares {
    fn new(size: usize) -> Squares {
        Squares {
            size,
            matrix: vec![0.0; size * size],
            target: vec![0.0; size],
            samples: 0,
            spread: 0.0,
            left: 0.0,
        }
    }

    fn add(&mut self, (features, held): &(Vec<(usize, f64)>, f64), target: f64, guess: f64) {
        self.left += (target - guess).powi(2);
        let target = target - held;
        self.spread += target * target;
        self.samples += 1;
        for &(row, value) in features {
            self.target[row] += value * target;
            for &(column, other) in features {
                self.matrix[row * self.size + column] += value * other;
            }
        }
    }

    /// The numbers that leave the least, with a little pull toward zero for what hardly occurs.
    fn solve(&self) -> Vec<f64> {
        let size = self.size;
        let mut matrix = self.matrix.clone();
        let mut target = self.target.clone();
        for at in 0..size {
            matrix[at * size + at] += 20.0;
        }
        for pivot in 0..size {
            let divisor = matrix[pivot * size + pivot];
            for below in pivot + 1..size {
                let factor = matrix[below * size + pivot] / divisor;
                if factor != 0.0 {
                    for column in pivot..size {
                        matrix[below * size + column] -= factor * matrix[pivot * size + column];
                    }
                    target[below] -= factor * target[pivot];
                }
            }
        }
        for pivot in (0..size).rev() {
            let known: f64 = (pivot + 1..size)
                .map(|column| matrix[pivot * size + column] * target[column])
                .sum();
            target[pivot] = (target[pivot] - known) / matrix[pivot * size + pivot];
        }
        target
    }

    /// The sum of the squares that these numbers leave.
    fn unexplained(&self, solution: &[f64]) -> f64 {
        let size = self.size;
        let mut left = self.spread;
        for row in 0..size {
            left -= 2.0 * solution[row] * self.target[row];
            for column in 0..size {
                left += solution[row] * self.matrix[row * size + column] * solution[column];
            }
        }
        left
    }
}
