use super::solve::has_won;
use super::{Kind, Problem, answer, wins_within};
use crate::rules::{IllegalMove, Move, Position};

/// A problem that is being solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt<'a> {
    problem: &'a Problem,
    position: Position,
    /// For [`Kind::Win`]: own moves left.
    left: u8,
}

/// What a move of an attempt comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement<'a> {
    /// The problem is solved, with the answer that still follows, if one does.
    Solved(Vec<Move>),
    /// Right; the opponent answers so, and there is more to find.
    GoOn(Move, Attempt<'a>),
    /// Wrong, with what shows it: the answer that beats it; nothing where the move itself does.
    Refuted(Vec<Move>),
}

impl<'a> Attempt<'a> {
    /// The problem before the first move.
    pub fn new(problem: &'a Problem) -> Attempt<'a> {
        let left = match problem.kind {
            Kind::Win(moves) => moves,
            _ => 1,
        };
        Attempt { problem, position: problem.position, left }
    }

    /// The problem.
    pub fn problem(&self) -> &'a Problem {
        self.problem
    }

    /// The position in which a move is to be found.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many moves are still to be found.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// What a move comes to.
    ///
    /// # Errors
    /// The move is illegal.
    pub fn play(&self, mv: Move) -> Result<Judgement<'a>, IllegalMove> {
        self.position.check(mv)?;
        if let Kind::Win(_) = self.problem.kind {
            return Ok(self.towards_a_win(mv));
        }
        if self.problem.solution.first() == Some(&mv) {
            return Ok(Judgement::Solved(Vec::new()));
        }
        let refutation = self.problem.refutations.iter().find(|(wrong, _)| *wrong == mv);
        let line = refutation.and_then(|(_, answer)| *answer);
        Ok(Judgement::Refuted(line.into_iter().collect()))
    }

    /// Any move that still wins in time is right: only the first one has to be the only one.
    fn towards_a_win(&self, mv: Move) -> Judgement<'a> {
        let answer = answer(&self.position, mv, self.left);
        if !wins_within(&self.position, mv, self.left) {
            return Judgement::Refuted(answer.into_iter().collect());
        }
        let after = self.position.after(mv);
        match answer {
            Some(answer) if !has_won(&after, self.position.to_move()) => {
                if wins_within(&self.position, mv, 1) {
                    return Judgement::Solved(vec![answer]); // won after whatever is answered
                }
                let position = after.after(answer);
                Judgement::GoOn(answer, Attempt { position, left: self.left - 1, ..*self })
            }
            _ => Judgement::Solved(Vec::new()),
        }
    }
}
