use serde::{Deserialize, Serialize};

use crate::rules::{Event, Trace};

/// How fast a move is played back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Slow enough to talk along: 900 ms a seed.
    Teach,
    /// 380 ms a seed.
    #[default]
    Slow,
    /// 140 ms a seed, less in long moves, so that none takes over twelve seconds.
    Quick,
    /// The move is shown done at once.
    Off,
}

/// The longest a move may take at [`Speed::Quick`], and the final sweep at any speed, in ms.
const LONGEST_QUICK: f64 = 12_000.0;
const LONGEST_SWEEP: f64 = 2_500.0;

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Teach, Speed::Slow, Speed::Quick, Speed::Off];

    /// The time a seed takes in a move, in ms; 0 when moves are shown done.
    pub fn unit(self, trace: &Trace) -> f64 {
        match self {
            Speed::Teach => 900.0,
            Speed::Slow => 380.0,
            Speed::Quick => {
                let units: f64 = (0..trace.events.len()).map(|at| units(&trace.events, at)).sum();
                f64::min(140.0, LONGEST_QUICK / units)
            }
            Speed::Off => 0.0,
        }
    }
}

/// How long the board stays as it is after `cursor` events of a move before the next one follows,
/// in ms.
pub fn dwell(trace: &Trace, cursor: usize, speed: Speed) -> f64 {
    let unit = speed.unit(trace);
    let before = cursor.checked_sub(1).map_or(0.0, |last| units(&trace.events, last));
    let ahead = match trace.events.get(cursor) {
        Some(Event::Capture { .. }) => 0.5, // the teeth show before they close
        Some(Event::Lift { lap, .. }) if *lap > 1 => 0.8,
        None => 1.0, // before the next move, a pass
        _ => 0.0,
    };
    let sweeps = trace.events.iter().filter(|event| matches!(event, Event::Sweep { .. })).count();
    match trace.events.get(cursor) {
        Some(Event::Sweep { .. }) => {
            (unit * (before + ahead)).min(LONGEST_SWEEP / sweeps.max(1) as f64)
        }
        _ => unit * (before + ahead),
    }
}

/// How many seeds' time the event at an index takes.
fn units(events: &[Event], at: usize) -> f64 {
    match events[at] {
        Event::Lift { .. } => 0.6,
        Event::Drop { .. } | Event::Pass { .. } | Event::End { .. } | Event::Uur { .. } => 1.0,
        Event::Skip { .. } => 0.7,
        Event::Capture { .. } => 1.2,
        Event::Sweep { .. } => 0.3,
        Event::Bar { .. } | Event::Rest { .. } => 0.0,
    }
}
