use crate::rules::{Event, Pit, Side, Trace};

/// What is to be marked on the board after some events of a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Who moved.
    pub mover: Option<Side>,
    /// The laps so far, the current one last.
    pub laps: Vec<Lap>,
    /// The pit the last seed of the move fell in, once it has fallen.
    pub last: Option<Pit>,
    /// Pits captured so far.
    pub taken: Vec<Taken>,
    /// Pits about to be captured: by the next event, or by a move that is only looked at.
    pub about: Vec<Taken>,
    /// Whether the move is only looked at.
    pub preview: bool,
}

/// One lap of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lap {
    /// The pit lifted.
    pub from: Pit,
    /// The pits that the hand came over after it: where seeds fell, and pairs it passed over.
    pub way: Vec<Pit>,
}

/// A captured pit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The pit.
    pub pit: Pit,
    /// The seeds it held.
    pub seeds: u8,
}

impl Marks {
    /// The marks of a move that is only looked at.
    pub fn of_preview(trace: &Trace) -> Marks {
        let mut marks = Marks::at(trace, trace.events.len());
        marks.about = std::mem::take(&mut marks.taken);
        marks.preview = true;
        marks
    }

    /// The marks after `cursor` events of a trace.
    pub fn at(trace: &Trace, cursor: usize) -> Marks {
        let (done, ahead) = trace.events.split_at(cursor.min(trace.events.len()));
        let mut marks = Marks { mover: Some(trace.mover), ..Marks::default() };
        for event in done {
            match *event {
                Event::Lift { pit, .. } => marks.laps.push(Lap { from: pit, way: Vec::new() }),
                Event::Drop { pit } | Event::Skip { pit } => {
                    if let Some(lap) = marks.laps.last_mut() {
                        lap.way.push(pit);
                    }
                }
                Event::Capture { pit, seeds } => marks.taken.push(Taken { pit, seeds }),
                Event::Uur { .. }
                | Event::Bar { .. }
                | Event::Rest { .. }
                | Event::Pass { .. }
                | Event::End { .. }
                | Event::Sweep { .. } => {}
            }
        }
        let sown = !ahead.iter().any(|event| matches!(event, Event::Drop { .. }));
        let way = marks.laps.last().and_then(|lap| lap.way.last());
        marks.last = way.copied().filter(|_| sown);
        marks.about = match ahead.first() {
            Some(&Event::Capture { pit, seeds }) => vec![Taken { pit, seeds }],
            _ => Vec::new(),
        };
        marks
    }
}
