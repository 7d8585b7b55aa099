use crate::rules::{Game, Move, Side};
use crate::search::Report;

/// A move that costs its player so many seeds is a turning point.
const TURNING: f32 = 2.0;
/// So many turning points are told of at most.
const MOST: usize = 6;

/// What a finished game was worth at each of its positions, found out one after the other.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    values: Vec<Value>,
}

/// What a position was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// The margin to be expected at the end for South, in seeds.
    pub south: f32,
    /// Whether it is proven.
    pub exact: bool,
    /// The best moves for both sides from here on; none at the end.
    pub line: Vec<Move>,
}

/// A move after which the game was worth clearly less to its player.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// The number of moves before it.
    pub ply: usize,
    /// Who moved.
    pub mover: Side,
    /// How many seeds it cost.
    pub lost: f32,
    /// What would have been better, and what was expected after it.
    pub better: Vec<Move>,
}

impl Review {
    /// The values so far, by the number of moves before each position.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// The game up to the position that is to be looked at next; none when all are.
    pub fn next(&self, game: &Game) -> Option<Game> {
        let next = self.values.len();
        let has_end = game.outcome().is_some();
        if next > game.ply() || (has_end && next == game.ply()) {
            return None;
        }
        let mut game = game.clone();
        while game.ply() > next {
            game.undo();
        }
        Some(game)
    }

    /// Takes what was found out of the position that was next. The end is worth its count.
    pub fn take(&mut self, game: &Game, report: &Report) {
        let ply = self.values.len();
        let Some(position) = game.position_at(ply) else { return };
        self.values.push(Value {
            south: sign(position.to_move()) * report.score.seeds(),
            exact: report.exact,
            line: report.pv.to_vec(),
        });
        if let Some(outcome) = game.outcome().filter(|_| ply + 1 == game.ply()) {
            let south = f32::from(outcome.score[0]) - f32::from(outcome.score[1]);
            self.values.push(Value { south, exact: true, line: Vec::new() });
        }
    }

    /// The moves that cost most, in the order in which they were played.
    pub fn turns(&self, game: &Game) -> Vec<Turn> {
        let pairs = self.values.windows(2).enumerate();
        let turns = pairs.filter_map(|(ply, pair)| {
            let mover = game.position_at(ply)?.to_move();
            let lost = sign(mover) * (pair[0].south - pair[1].south);
            let better = &pair[0].line;
            let is_other = better.first() != game.moves().get(ply);
            (lost >= TURNING && is_other).then(|| Turn { ply, mover, lost, better: better.clone() })
        });
        let mut turns: Vec<Turn> = turns.collect();
        while turns.len() > MOST {
            let least = turns.iter().enumerate().min_by(|a, b| a.1.lost.total_cmp(&b.1.lost));
            let Some((least, _)) = least else { break };
            turns.remove(least);
        }
        turns
    }
}

/// What turns a margin for South into one for a side, and back.
fn sign(side: Side) -> f32 {
    match side {
        Side::South => 1.0,
        Side::North => -1.0,
    }
}
