use super::read;
use crate::rules::{Event, IllegalMove, Move, Pit, Position, Rest, Trace};

/// What a learner is to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Play this move, written as people do.
    Play(&'static str),
    /// Let the last seed fall in the pit with this letter.
    EndIn(char),
    /// Capture at least so many seeds.
    Capture(u8),
    /// Sow at least so many laps.
    Laps(u32),
    /// Make uurs.
    Uurs,
    /// Bar a pit by ko.
    Bar,
    /// Leave the opponent without a move.
    LeaveStuck,
    /// Bring about the end, with more seeds than the opponent; passes that follow are counted in.
    Win,
    /// Find a legal move.
    Move,
    /// Choose a pit, as the answer to a question.
    Choose(Ask),
}

/// What is asked for a pit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Where the last seed of this move falls.
    LastOf(&'static str),
    /// Which pit stops the chain of this move.
    Stops(&'static str),
    /// Which pit of the mover holds seeds and may not be sown.
    Refused,
    /// Which pit of the mover would be sown without an end.
    Endless,
}

/// Whether a try was what was wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It was.
    Met,
    /// It was not: show what happened.
    Missed,
}

impl From<bool> for Verdict {
    fn from(met: bool) -> Verdict {
        if met { Verdict::Met } else { Verdict::Missed }
    }
}

impl Goal {
    /// Whether a move reaches the goal: its trace, and the position before it.
    pub fn judge(&self, before: &Position, trace: &Trace) -> Verdict {
        let row = before.ruleset().row();
        let has = |is: fn(&Event) -> bool| trace.events.iter().any(is);
        let met = match *self {
            Goal::Play(text) => move_of(trace) == read(text, before),
            Goal::EndIn(letter) => trace.last_drop() == Pit::from_letter(letter, row),
            Goal::Capture(seeds) => trace.captured() >= seeds,
            Goal::Laps(laps) => trace.laps() >= laps,
            Goal::Uurs => has(|event| matches!(event, Event::Uur { .. })),
            Goal::Bar => has(|event| matches!(event, Event::Bar { .. })),
            Goal::LeaveStuck => before.after(move_of(trace)).is_stuck(),
            Goal::Win => ends_well(before, move_of(trace)),
            Goal::Move => true,
            Goal::Choose(_) => false,
        };
        met.into()
    }

    /// Whether a pit is the answer to the question.
    pub fn judge_pit(&self, position: &Position, pit: Pit) -> Verdict {
        let Goal::Choose(ask) = *self else { return Verdict::Missed };
        let refused = |pit: Pit| {
            let ways = position.ruleset().directions(pit).iter();
            ways.map(|&way| position.check(Move::Sow(pit, way)).err())
                .min_by_key(Option::is_some)?
        };
        let met = match ask {
            Ask::LastOf(text) => traced(position, text).last_drop() == Some(pit),
            Ask::Stops(text) => {
                let stop =
                    traced(position, text).events.into_iter().find_map(|event| match event {
                        Event::Rest { pit, why: Rest::ChainBroken(_) } => Some(pit),
                        _ => None,
                    });
                stop == Some(pit)
            }
            Ask::Refused => {
                let own = pit.side(position.ruleset().row()) == position.to_move();
                own && position.seeds(pit) > 0 && refused(pit).is_some()
            }
            Ask::Endless => matches!(refused(pit), Some(IllegalMove::Endless(_))),
        };
        met.into()
    }
}

impl Ask {
    /// The move that the question is about, to be shown as the answer.
    pub fn about(self, position: &Position) -> Option<Move> {
        match self {
            Ask::LastOf(text) | Ask::Stops(text) => Some(read(text, position)),
            Ask::Refused | Ask::Endless => None,
        }
    }
}

/// The move that a trace tells of.
fn move_of(trace: &Trace) -> Move {
    match trace.events.first() {
        Some(&Event::Lift { pit, direction, .. }) => Move::Sow(pit, direction),
        _ => Move::Pass,
    }
}

fn traced(position: &Position, text: &str) -> Trace {
    position.play_traced(read(text, position)).expect("a legal move").1
}

/// Whether the game is over after a move, and won by the mover; a player who must pass does.
fn ends_well(before: &Position, mv: Move) -> bool {
    let mut after = before.after(mv);
    while after.legal_moves()[..] == [Move::Pass] {
        after = after.after(Move::Pass);
    }
    after.outcome().is_some_and(|outcome| outcome.winner() == Some(before.to_move()))
}
