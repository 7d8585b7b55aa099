//! Why a move is refused, or went as it did and no further: each reason with its rule.

use super::{RuleId, Section};
use crate::rules::{
    Board, Capture, End, Event, IllegalMove, Pit, Position, Relay, Rest, Ruleset, Side, Sowing,
    StuckBecause, Trace,
};

/// What is asked about.
#[derive(Clone, Copy, Debug)]
pub enum Question<'a> {
    /// A move that was refused, in the position in which it was tried.
    Refused(&'a Position, IllegalMove),
    /// A move that was played, and the position before it.
    Played(&'a Position, &'a Trace),
}

/// One reason, with the rule that it is an instance of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The rule.
    pub rule: RuleId,
    /// What is to be said of it.
    pub because: Because,
    /// The pits it is about, to be shown.
    pub pits: Vec<Pit>,
}

/// What a reason says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// The move is refused.
    Refused(IllegalMove),
    /// What the caption after so many events tells: why the sowing ended, what was captured and
    /// where the chain stopped, a pit barred, uurs made, a pass, what ended the game.
    Told(usize),
    /// A1: the pit lies where it does in its row, and is sown that way.
    Direction,
    /// G4: a lap came round to the pit from which it started.
    OwnSeed,
    /// P2: pits were passed over.
    Skipped,
    /// R2, L2, P1: the sowing went on so many times.
    Relayed(usize),
    /// L4: so many seeds lay opposite, not three, so that no uurs formed.
    NoUurs(u8),
    /// G2, G3: the opponent's row is empty after the move; whether by capture.
    Bare(bool),
    /// G6: the mover has come to hold so many seeds, more than half.
    Decided(u8),
    /// G7: who takes what is left, and who has won.
    Count,
}

impl Reason {
    /// The section of the rule book that explains it.
    pub fn section(&self) -> Section {
        match self.because {
            Because::Refused(IllegalMove::Endless(_)) => Section::Endless,
            _ => self.rule.section(),
        }
    }
}

impl Question<'_> {
    /// The reasons, in the order in which they came to bear.
    pub fn reasons(&self) -> Vec<Reason> {
        match *self {
            Question::Refused(position, illegal) => vec![refused(position, illegal)],
            Question::Played(before, trace) => played(before, trace),
        }
    }
}

/// The rule that refuses a move.
pub fn refusing_rule(position: &Position, illegal: IllegalMove) -> RuleId {
    match illegal {
        IllegalMove::GameOver => match position.outcome() {
            Some(outcome) => end_rule(position.ruleset(), outcome.end),
            None => RuleId::G5,
        },
        _ => lifting_rule(position.ruleset(), illegal),
    }
}

/// The rule that says a pit cannot be lifted so.
pub(crate) fn lifting_rule(rules: &Ruleset, illegal: IllegalMove) -> RuleId {
    match illegal {
        IllegalMove::GameOver | IllegalMove::MayNotPass => RuleId::G1,
        IllegalMove::NoSuchPit(_)
        | IllegalMove::NotYours(_)
        | IllegalMove::Empty(_)
        | IllegalMove::WrongDirection(_) => match (rules.sowing, rules.capture) {
            (Sowing::Outward, _) => RuleId::A1,
            (_, Capture::TwoOrFour) => RuleId::R1,
            (_, Capture::Opposite) => RuleId::L1,
            (_, Capture::Pairs) => RuleId::P1,
        },
        IllegalMove::SingleSeed(_) => RuleId::U1,
        IllegalMove::Barred(_) => RuleId::A5,
        IllegalMove::Uur(_) => RuleId::L5,
        IllegalMove::NotFirst(_) => RuleId::P3,
        IllegalMove::Pair(_) => RuleId::P4,
        IllegalMove::Endless(_) => match rules.capture {
            Capture::Pairs => RuleId::P6,
            Capture::Opposite | Capture::TwoOrFour => RuleId::L6,
        },
    }
}

fn refused(position: &Position, illegal: IllegalMove) -> Reason {
    let pits = match illegal {
        IllegalMove::GameOver | IllegalMove::NoSuchPit(_) | IllegalMove::MayNotPass => vec![],
        IllegalMove::Barred(pit) => vec![pit, pit.opposite(position.ruleset().row())],
        IllegalMove::NotYours(pit)
        | IllegalMove::Empty(pit)
        | IllegalMove::SingleSeed(pit)
        | IllegalMove::Uur(pit)
        | IllegalMove::NotFirst(pit)
        | IllegalMove::Pair(pit)
        | IllegalMove::WrongDirection(pit)
        | IllegalMove::Endless(pit) => vec![pit],
    };
    let rule = refusing_rule(position, illegal);
    Reason { rule, because: Because::Refused(illegal), pits }
}

/// Goes through a trace and collects reasons.
struct Reader<'a> {
    rules: &'a Ruleset,
    mover: Side,
    board: Board,
    /// Where the lap at work began.
    lifted: Option<Pit>,
    rounds: Vec<Pit>,
    skipped: Vec<Pit>,
    relayed: Vec<Pit>,
    captured: u8,
    reasons: Vec<Reason>,
}

fn played(before: &Position, trace: &Trace) -> Vec<Reason> {
    let mut reader = Reader {
        rules: before.ruleset(),
        mover: trace.mover,
        board: before.board(),
        lifted: None,
        rounds: Vec::new(),
        skipped: Vec::new(),
        relayed: Vec::new(),
        captured: 0,
        reasons: Vec::new(),
    };
    for (index, &event) in trace.events.iter().enumerate() {
        reader.read(index, event);
        reader.board.apply(event, trace.mover);
    }
    let ended = trace.events.iter().any(|event| matches!(event, Event::End { .. }));
    if !ended {
        reader.sown_out();
        let held = |seeds: u8| 2 * u32::from(seeds) > before.total();
        let now = reader.board.stores[trace.mover];
        if held(now) && !held(before.stores()[trace.mover]) {
            reader.add(RuleId::G6, Because::Decided(now), vec![]);
        }
    }
    reader.reasons
}

impl Reader<'_> {
    fn add(&mut self, rule: RuleId, because: Because, pits: Vec<Pit>) {
        self.reasons.push(Reason { rule, because, pits });
    }

    fn read(&mut self, index: usize, event: Event) {
        let told = Because::Told(index + 1);
        match event {
            Event::Lift { pit, lap, .. } => {
                if lap > 1 {
                    self.relayed.push(pit);
                } else if self.rules.sowing == Sowing::Outward {
                    self.add(RuleId::A1, Because::Direction, vec![pit]);
                }
                self.lifted = Some(pit);
            }
            Event::Drop { pit } if self.lifted == Some(pit) => note(&mut self.rounds, pit),
            Event::Drop { .. } => {}
            Event::Skip { pit } => note(&mut self.skipped, pit),
            Event::Capture { seeds, .. } => self.captured += seeds,
            Event::Uur { pit, from } => self.add_sown(RuleId::L4, told, vec![pit, from]),
            Event::Rest { pit, why } => self.rest(index, pit, why),
            Event::Bar { pit } => {
                let facing = pit.opposite(self.rules.row());
                self.add(RuleId::A5, told, vec![pit, facing]);
            }
            Event::Pass { .. } => self.add(pass_rule(self.rules), told, vec![]),
            Event::End { end } => {
                self.sown_out();
                self.add(end_rule(self.rules, end), told, vec![]);
                self.add(RuleId::G7, Because::Count, vec![]);
            }
            Event::Sweep { .. } => {}
        }
    }

    /// How the sowing went, before what came of it.
    fn add_sown(&mut self, rule: RuleId, because: Because, pits: Vec<Pit>) {
        let [rounds, skipped, relayed] =
            [&mut self.rounds, &mut self.skipped, &mut self.relayed].map(std::mem::take);
        if !rounds.is_empty() {
            self.add(RuleId::G4, Because::OwnSeed, rounds);
        }
        if !skipped.is_empty() {
            self.add(RuleId::P2, Because::Skipped, skipped);
        }
        if !relayed.is_empty() {
            let rule = relay_rule(self.rules);
            self.add(rule, Because::Relayed(relayed.len()), relayed);
        }
        self.add(rule, because, pits);
    }

    fn rest(&mut self, index: usize, pit: Pit, why: Rest) {
        let made_uurs = matches!(self.reasons.last(), Some(Reason { rule: RuleId::L4, .. }));
        if why == Rest::Taken && made_uurs {
            return; // told already
        }
        let opposite = pit.opposite(self.rules.row());
        let pits = match why {
            Rest::OppositeEmpty | Rest::OppositeNotPair(_) | Rest::Taken => vec![pit, opposite],
            _ => vec![pit],
        };
        self.add_sown(self.rest_rule(why), Because::Told(index + 1), pits.clone());
        if why == Rest::Taken && self.rules.uurs {
            self.add(RuleId::L4, Because::NoUurs(self.captured - 1), pits);
        }
    }

    fn rest_rule(&self, why: Rest) -> RuleId {
        let by_capture = |two_or_four, opposite, pairs| match self.rules.capture {
            Capture::TwoOrFour => two_or_four,
            Capture::Opposite => opposite,
            Capture::Pairs => pairs,
        };
        match why {
            Rest::WasEmpty => by_capture(RuleId::R2, RuleId::L4, RuleId::P5),
            Rest::OwnRow => RuleId::A4,
            Rest::Makes(_) if self.rules.relay != Relay::Off => RuleId::R3,
            Rest::Makes(_) | Rest::ChainBroken(_) | Rest::ChainAtRow => RuleId::A3,
            Rest::Uur => RuleId::L3,
            Rest::OppositeEmpty => RuleId::L4,
            Rest::OppositeNotPair(_) => RuleId::P5,
            Rest::FirstMove => by_capture(RuleId::A3, RuleId::L4, RuleId::P3),
            Rest::Taken => by_capture(RuleId::A3, RuleId::L4, RuleId::P5),
            Rest::NoRelay => by_capture(RuleId::A2, RuleId::L2, RuleId::P1),
        }
    }

    /// The sowing is over: whether it has left the opponent anything.
    fn sown_out(&mut self) {
        let row = self.rules.row();
        let theirs: Vec<Pit> = (0..row).map(|place| Pit::at(!self.mover, place, row)).collect();
        let bare = theirs.iter().all(|pit| self.board.pits[pit.index()] == 0);
        if bare && self.lifted.is_some() {
            let by_capture = self.captured > 0;
            let rule = if by_capture { RuleId::G3 } else { RuleId::G2 };
            self.add(rule, Because::Bare(by_capture), theirs);
        }
    }
}

fn note(pits: &mut Vec<Pit>, pit: Pit) {
    if !pits.contains(&pit) {
        pits.push(pit);
    }
}

/// The rule by which a sowing goes on.
fn relay_rule(rules: &Ruleset) -> RuleId {
    match rules.capture {
        Capture::TwoOrFour => RuleId::R2,
        Capture::Opposite => RuleId::L2,
        Capture::Pairs => RuleId::P1,
    }
}

/// The rule by which a player without a move passes.
fn pass_rule(rules: &Ruleset) -> RuleId {
    if rules.singles { RuleId::A6 } else { RuleId::U2 }
}

/// The rule by which a game ends so.
fn end_rule(rules: &Ruleset, end: End) -> RuleId {
    match (end, rules.capture) {
        (End::Repetition, _) => RuleId::G5,
        (End::BothStuck, _) => pass_rule(rules),
        (End::Stuck { because: StuckBecause::OnlyBarred, .. }, _) => RuleId::A6,
        (End::Stuck { .. }, Capture::TwoOrFour) => RuleId::G1,
        (End::Stuck { .. }, Capture::Opposite) => RuleId::L7,
        (End::Stuck { .. }, Capture::Pairs) => RuleId::P6,
    }
}
