use super::lap::Laps;
use super::{Capture, Direction, Event, MAX_PITS, Pit, Position, Relay, Rest, Row, Sink};

/// The sowing would never end (L6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the sowing would never end")]
pub struct Endless;

impl Position {
    /// Lifts a pit, sows it on to the end of the move, and captures: the whole rule of sowing,
    /// for every edition. Neither the mover nor the marks of the turn change. Gives the number of
    /// laps.
    ///
    /// When the sowing is endless the board is left in the middle of it.
    #[inline]
    pub(super) fn sow<S: Sink>(
        &mut self,
        from: Pit,
        direction: Direction,
        sink: &mut S,
    ) -> Result<u32, Endless> {
        let mut pit = from;
        let mut lap = 1;
        let mut watch = Watch::default();
        // Nobody hears of the drops: the laps may be looked up, where they pass over nothing.
        let laps = (S::SILENT && !self.skips()).then(|| Laps::of(self.ruleset.row(), direction));
        loop {
            let swift = laps.and_then(|laps| laps.sow(&mut self.pits, pit));
            let last = swift.unwrap_or_else(|| self.sow_lap(pit, direction, lap, sink));
            match self.resolve(last, direction, sink) {
                Some(relay) => pit = relay,
                None => return Ok(lap),
            }
            if self.ruleset.has_endless() && watch.seen_again(lap, pit, &self.pits) {
                return Err(Endless);
            }
            lap += 1;
        }
    }

    /// One lap. Gives the pit of the last seed.
    #[inline]
    fn sow_lap<S: Sink>(&mut self, from: Pit, direction: Direction, lap: u32, sink: &mut S) -> Pit {
        let row = self.ruleset.row();
        let pairs = self.skips();
        let enemy = self.ruleset.row_mask(!self.to_move);
        let mut hand = std::mem::take(&mut self.pits[from.index()]);
        sink.tell(Event::Lift { pit: from, seeds: hand, lap, direction });
        let mut pit = from;
        while hand > 0 {
            pit = pit.next(direction, row); // G4: the lifted pit gets its seed too
            if pairs && self.pits[pit.index()] == 2 && enemy & pit.bit() != 0 {
                sink.tell(Event::Skip { pit });
                continue;
            }
            self.pits[pit.index()] += 1;
            hand -= 1;
            sink.tell(Event::Drop { pit });
        }
        pit
    }

    /// What the last seed of a lap brings about. Gives the pit from which the relay goes on.
    #[inline]
    fn resolve<S: Sink>(&mut self, last: Pit, direction: Direction, sink: &mut S) -> Option<Pit> {
        let made = self.pits[last.index()];
        let enemy = last.side(self.ruleset.row()) != self.to_move;
        if self.uur_mask() & last.bit() != 0 {
            sink.tell(Event::Rest { pit: last, why: Rest::Uur }); // L3
            return None;
        }
        let rest = match self.ruleset.capture {
            Capture::TwoOrFour => self.capture_chain(last, direction, enemy, sink),
            Capture::Opposite if made == 1 => Some(self.capture_opposite(last, enemy, sink)),
            Capture::Pairs if made == 1 => Some(self.capture_pairs(last, enemy, sink)),
            Capture::Opposite | Capture::Pairs => None,
        };
        if let Some((pit, why)) = rest {
            sink.tell(Event::Rest { pit, why });
            return None;
        }
        let relays = match self.ruleset.relay {
            Relay::Off => false,
            Relay::Own => !enemy,
            Relay::Both => true,
        };
        if relays && made > 1 {
            return Some(last);
        }
        let why = match (enemy, made) {
            (true, made) if self.ruleset.capture == Capture::TwoOrFour => Rest::Makes(made),
            (_, 1) if relays => Rest::WasEmpty,
            _ if self.ruleset.capture == Capture::TwoOrFour => Rest::OwnRow,
            _ => Rest::NoRelay,
        };
        sink.tell(Event::Rest { pit: last, why });
        None
    }

    /// A3: the last pit if it holds 2 or 4, and those before it while they do. The pits of the
    /// chain were all sown in this lap, for a lap starts in the own row, or leaves its pit empty.
    #[inline]
    fn capture_chain<S: Sink>(
        &mut self,
        last: Pit,
        direction: Direction,
        enemy: bool,
        sink: &mut S,
    ) -> Option<(Pit, Rest)> {
        let row = self.ruleset.row();
        let mask = self.ruleset.row_mask(!self.to_move);
        let captures = |seeds| seeds == 2 || seeds == 4;
        if !enemy || !captures(self.pits[last.index()]) {
            return None;
        }
        if self.captures_nothing() {
            return Some((last, Rest::FirstMove));
        }
        let mut pit = last;
        loop {
            self.capture(pit, sink);
            pit = pit.next(direction.reversed(), row);
            let seeds = self.pits[pit.index()];
            if mask & pit.bit() == 0 {
                return Some((pit, Rest::ChainAtRow));
            }
            if !captures(seeds) {
                return Some((pit, Rest::ChainBroken(seeds)));
            }
        }
    }

    /// L4: the last seed fell in an empty pit; it captures what lies opposite, or makes uurs.
    #[inline]
    fn capture_opposite<S: Sink>(&mut self, last: Pit, enemy: bool, sink: &mut S) -> (Pit, Rest) {
        let opposite = last.opposite(self.ruleset.row());
        let seeds = self.pits[opposite.index()];
        if enemy != (self.ruleset.capture_side == Row::Enemy) {
            (last, Rest::WasEmpty)
        } else if seeds == 0 {
            (last, Rest::OppositeEmpty)
        } else if self.captures_nothing() {
            (last, Rest::FirstMove)
        } else if self.ruleset.uurs && seeds == 3 {
            self.pits[opposite.index()] -= 1;
            self.pits[last.index()] += 1;
            self.uurs[self.to_move] |= last.bit() | opposite.bit();
            sink.tell(Event::Uur { pit: last, from: opposite });
            (last, Rest::Taken)
        } else {
            self.capture(opposite, sink);
            self.capture(last, sink);
            (last, Rest::Taken)
        }
    }

    /// P5: the last seed fell in an empty pit; in the own row, facing a pair, it captures all
    /// enemy pairs, in the order of the ring.
    #[inline]
    fn capture_pairs<S: Sink>(&mut self, last: Pit, enemy: bool, sink: &mut S) -> (Pit, Rest) {
        let row = self.ruleset.row();
        let facing = self.pits[last.opposite(row).index()];
        if enemy {
            (last, Rest::WasEmpty)
        } else if facing != 2 {
            (last, Rest::OppositeNotPair(facing))
        } else if self.captures_nothing() {
            (last, Rest::FirstMove)
        } else {
            for place in 0..row {
                let pit = Pit::at(!self.to_move, place, row);
                if self.pits[pit.index()] == 2 {
                    self.capture(pit, sink);
                }
            }
            (last, Rest::Taken)
        }
    }

    /// Whether enemy pairs are passed over in this move (P2).
    fn skips(&self) -> bool {
        self.ruleset.capture == Capture::Pairs && !self.opening
    }

    /// Whether this is a first move of the game that captures nothing (P3).
    fn captures_nothing(&self) -> bool {
        self.opening && !self.ruleset.first_move_captures
    }

    #[inline]
    fn capture<S: Sink>(&mut self, pit: Pit, sink: &mut S) {
        let seeds = std::mem::take(&mut self.pits[pit.index()]);
        self.stores[self.to_move] += seeds;
        sink.tell(Event::Capture { pit, seeds });
    }
}

/// Finds out that a sowing goes round for ever, by Brent's method: one earlier state is kept and
/// replaced at every power of two laps, so that a cycle is met within twice its length, and a
/// short move pays a comparison of two numbers for each lap. A sowing is a function of its state,
/// so a state that comes again comes for ever.
#[derive(Default)]
struct Watch {
    kept: Option<(Pit, [u8; MAX_PITS])>,
}

impl Watch {
    /// Whether the state at the end of this lap (the pit about to be lifted, and the board) is
    /// the one kept.
    #[inline]
    fn seen_again(&mut self, lap: u32, pit: Pit, pits: &[u8; MAX_PITS]) -> bool {
        if self.kept.as_ref().is_some_and(|(kept, board)| *kept == pit && board == pits) {
            return true;
        }
        if lap >= 8 && lap.is_power_of_two() {
            self.kept = Some((pit, *pits));
        }
        false
    }
}
