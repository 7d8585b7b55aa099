use super::{Direction, End, Pit, Side};

/// One thing that happens on the board. The events of a move, in their order, are its trace:
/// everything that is shown or said of a move is read from them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// All seeds of a pit are taken in hand; `lap` counts from 1.
    Lift {
        /// The pit emptied.
        pit: Pit,
        /// How many seeds it held.
        seeds: u8,
        /// The lap that begins.
        lap: u32,
        /// The way it is sown.
        direction: Direction,
    },
    /// One seed falls from the hand.
    Drop {
        /// Where.
        pit: Pit,
    },
    /// The hand passes over a pit (P2).
    Skip {
        /// The enemy pair passed over.
        pit: Pit,
    },
    /// The mover takes all seeds of a pit into the store.
    Capture {
        /// The pit emptied.
        pit: Pit,
        /// How many seeds it held.
        seeds: u8,
    },
    /// One seed of three crosses to the last one; both pits become uurs of the mover (L4).
    Uur {
        /// Where the last seed fell.
        pit: Pit,
        /// The opposite pit, which held three.
        from: Pit,
    },
    /// The pit may not be lifted on the turn that follows (A5).
    Bar {
        /// Where the single seed fell.
        pit: Pit,
    },
    /// The sowing is over, and why it goes no further.
    Rest {
        /// The pit that decided it.
        pit: Pit,
        /// What about this pit decided it.
        why: Rest,
    },
    /// A player without a legal move passes.
    Pass {
        /// The player who is stuck.
        side: Side,
    },
    /// The game is over; sweeps may follow.
    End {
        /// What ended it.
        end: End,
    },
    /// A player takes seeds from the board after the game's end.
    Sweep {
        /// The pit they lie in.
        pit: Pit,
        /// How many are taken: all of the pit, but where the last seeds are shared.
        seeds: u8,
        /// Who takes them.
        side: Side,
    },
}

/// Why a sowing goes no further.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rest {
    /// The last seed fell in an empty pit from which nothing is captured (R2, L4, P5).
    WasEmpty,
    /// The last seed fell in the mover's row, where nothing is captured and nothing lifted on
    /// (A4).
    OwnRow,
    /// The last seed made a number in an enemy pit that captures nothing (A3, R3).
    Makes(u8),
    /// The last seed fell in an uur (L3).
    Uur,
    /// The last seed fell in an empty pit, but nothing lies opposite (L4).
    OppositeEmpty,
    /// The last seed fell in an empty pit, but the opposite one is no pair (P5): it holds so
    /// many.
    OppositeNotPair(u8),
    /// The first move captures nothing (P3).
    FirstMove,
    /// A capture was made; the pit before it holds a number that stops the chain (A3).
    ChainBroken(u8),
    /// A capture was made; the chain reached the mover's own row (A3).
    ChainAtRow,
    /// A capture was made, or uurs, and that is all.
    Taken,
    /// Relay is not played, and the pit was not empty.
    NoRelay,
}

/// Who is told of the events of a move. Search passes `()`, for which the telling is compiled
/// away; the page passes a [`Vec`] to keep them.
pub trait Sink {
    /// Whether nothing that is told is kept, so that the telling may be left out.
    const SILENT: bool = false;

    /// Takes note of the next event.
    fn tell(&mut self, event: Event);
}

impl Sink for () {
    const SILENT: bool = true;

    #[inline(always)]
    fn tell(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}

/// What happened in one turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trace {
    /// Who moved, or passed.
    pub mover: Side,
    /// What happened, in order. If the turn ended the game, the end and the sweeps stand last.
    pub events: Vec<Event>,
}

impl Trace {
    /// How many seeds the mover captured in the turn.
    pub fn captured(&self) -> u8 {
        let seeds = self.events.iter().map(|event| match event {
            Event::Capture { seeds, .. } => *seeds,
            _ => 0,
        });
        seeds.sum()
    }

    /// How many laps were sown.
    pub fn laps(&self) -> u32 {
        self.events.iter().filter(|event| matches!(event, Event::Lift { .. })).count() as u32
    }

    /// Where the last seed fell.
    pub fn last_drop(&self) -> Option<Pit> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Drop { pit } => Some(*pit),
            _ => None,
        })
    }
}
