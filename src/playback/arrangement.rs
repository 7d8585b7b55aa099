use crate::rules::{Board, Event, MAX_PITS, Pit, Position, Side};

/// A seed's identity: it keeps it for the whole game.
pub type Seed = u8;

/// Where a seed is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a pit, the `rank`-th to arrive of `count`.
    Pit {
        /// The pit.
        pit: Pit,
        /// 0 for the seed that has been there longest.
        rank: usize,
        /// Seeds in the pit.
        count: usize,
    },
    /// In a store.
    Store {
        /// Whose.
        side: Side,
        /// 0 for the first seed captured.
        rank: usize,
    },
    /// In the hand that sows.
    Hand {
        /// The pit the hand is over.
        over: Pit,
        /// 0 for the seed that falls next.
        rank: usize,
        /// Seeds in the hand.
        count: usize,
    },
}

/// Which seed lies where: a [`Board`] whose seeds can be told apart. The events of a move fold into
/// it forward and backward, so that each seed's way is known, and a step back is the step undone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrangement {
    board: Board,
    pits: [Vec<Seed>; MAX_PITS],
    stores: [Vec<Seed>; 2],
    hand: Vec<Seed>,
    /// The pits the hand came over in this move, the last one last.
    way: Vec<Pit>,
}

impl Arrangement {
    /// The seeds of a position, numbered from pit 0 on, those in the stores last.
    pub fn new(position: &Position) -> Arrangement {
        let board = position.board();
        let mut seeds = 0..=Seed::MAX;
        let mut heap = |count: u8| seeds.by_ref().take(count.into()).collect::<Vec<_>>();
        Arrangement {
            board,
            pits: board.pits.map(&mut heap),
            stores: board.stores.map(&mut heap),
            hand: Vec::new(),
            way: Vec::new(),
        }
    }

    /// How many seeds lie where.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The pit the hand is over while it holds seeds, and how many.
    pub fn hand(&self) -> Option<(Pit, usize)> {
        let over = *self.way.last()?;
        (!self.hand.is_empty()).then_some((over, self.hand.len()))
    }

    /// The place of each seed, in no order that means anything.
    pub fn places(&self) -> impl Iterator<Item = (Seed, Place)> + '_ {
        let pits = self.pits.iter().enumerate().flat_map(|(pit, seeds)| {
            let (pit, count) = (Pit(pit as u8), seeds.len());
            let place = move |rank| Place::Pit { pit, rank, count };
            seeds.iter().enumerate().map(move |(rank, &seed)| (seed, place(rank)))
        });
        let stores = Side::BOTH.into_iter().flat_map(|side| {
            let place = move |rank| Place::Store { side, rank };
            self.stores[side].iter().enumerate().map(move |(rank, &seed)| (seed, place(rank)))
        });
        let hand = self.hand.iter().enumerate().filter_map(|(rank, &seed)| {
            let over = *self.way.last()?;
            Some((seed, Place::Hand { over, rank, count: self.hand.len() }))
        });
        pits.chain(stores).chain(hand)
    }

    /// Forgets the way of the move before: a new one begins.
    pub fn begin_move(&mut self) {
        self.way.clear();
    }

    /// Does what the event tells; `mover` is the player whose turn it is.
    pub fn apply(&mut self, event: Event, mover: Side) {
        self.board.apply(event, mover);
        match event {
            Event::Lift { pit, .. } => {
                self.hand = std::mem::take(&mut self.pits[pit.index()]);
                self.way.push(pit);
            }
            Event::Drop { pit } => {
                let seed = self.hand.remove(0);
                self.pits[pit.index()].push(seed);
                self.way.push(pit);
            }
            Event::Skip { pit } => self.way.push(pit),
            Event::Capture { pit, .. } => {
                let seeds = std::mem::take(&mut self.pits[pit.index()]);
                self.stores[mover].extend(seeds);
            }
            Event::Uur { pit, from } => {
                let crossing = self.pits[from.index()].pop();
                self.pits[pit.index()].extend(crossing);
            }
            Event::Sweep { pit, seeds, side } => {
                let swept = self.pits[pit.index()].drain(..usize::from(seeds));
                self.stores[side].extend(swept);
            }
            Event::Bar { .. } | Event::Rest { .. } | Event::Pass { .. } | Event::End { .. } => {}
        }
    }

    /// Takes back the event that was applied last, one of the move shown.
    pub fn unapply(&mut self, event: Event, mover: Side) {
        self.board.unapply(event, mover);
        match event {
            Event::Lift { pit, .. } => {
                self.pits[pit.index()] = std::mem::take(&mut self.hand);
                self.way.pop();
            }
            Event::Drop { pit } => {
                if let Some(seed) = self.pits[pit.index()].pop() {
                    self.hand.insert(0, seed);
                }
                self.way.pop();
            }
            Event::Skip { .. } => {
                self.way.pop();
            }
            Event::Capture { pit, seeds } => {
                self.pits[pit.index()] = take_last(&mut self.stores[mover], seeds);
            }
            Event::Uur { pit, from } => {
                let crossing = self.pits[pit.index()].pop();
                self.pits[from.index()].extend(crossing);
            }
            Event::Sweep { pit, seeds, side } => {
                let mut back = take_last(&mut self.stores[side], seeds);
                back.append(&mut self.pits[pit.index()]);
                self.pits[pit.index()] = back;
            }
            Event::Bar { .. } | Event::Rest { .. } | Event::Pass { .. } | Event::End { .. } => {}
        }
    }
}

fn take_last(heap: &mut Vec<Seed>, count: u8) -> Vec<Seed> {
    heap.split_off(heap.len() - usize::from(count))
}
