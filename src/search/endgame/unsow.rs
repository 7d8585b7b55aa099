//! Moves taken back: from which boards a move that captures nothing leads to a given one.
//!
//! A lap of `10 q + r` seeds leaves `q` in the pit it lifted, at least `q` in every other and at
//! least `q + 1` in the `r` that follow. So the seeds that lie in a pit now say how many rounds a
//! lap from it made, and the unbroken line of fuller pits after it how far the last one may have
//! gone. A relay is taken back lap by lap: the lap before ended where this one began. That comes to
//! an end, for sowing is a function: a sowing taken back for ever would be an endless one.

use super::ranking::{ROW, Ranking};
use crate::rules::{Direction, Relay, Rows, Ruleset, Swift, word};

const RING: usize = 2 * ROW;

/// The rules, as far as taking back needs them.
pub struct Unsow {
    /// By direction: the mask of the own places that may be lifted that way to start a move.
    starts: [u32; 2],
    /// The fewest seeds that may be lifted to start a move.
    least: usize,
    relay: Relay,
    ko: bool,
    /// The laps of less than a round that may have been the last, for each mask of filled pits.
    short: Vec<Short>,
    /// Where in `short` those of a mask begin.
    short_of: Vec<u32>,
}

/// A lap of less than a round.
#[derive(Clone, Copy)]
struct Short {
    pit: u8,
    direction: Direction,
    seeds: u8,
    /// The pit of the last seed.
    last: u8,
}

/// A board as the player who moved sees it, after the move.
#[derive(Clone, Copy)]
struct Board {
    mine: u64,
    theirs: u64,
}

impl Board {
    fn seeds(self, pit: usize) -> usize {
        let (row, place) = if pit < ROW { (self.mine, pit) } else { (self.theirs, pit - ROW) };
        (row >> (8 * place)) as usize & 0xff
    }

    /// The mask of the pits with at least so many seeds.
    #[inline(always)]
    fn filled(self, least: usize) -> u32 {
        if least == 1 {
            return word::mask(word::nonzero(self.mine))
                | word::mask(word::nonzero(self.theirs)) << ROW;
        }
        (0..RING).filter(|&pit| self.seeds(pit) >= least).map(|pit| 1 << pit).sum()
    }
}

/// How many pits of the mask follow a pit without a gap, up to the whole ring but the pit itself.
#[inline(always)]
fn line(mask: u32, pit: usize, direction: Direction) -> usize {
    let twice = mask & !(1 << pit);
    let twice = twice | twice << RING;
    match direction {
        Direction::Counterclockwise => (!(twice >> (pit + 1))).trailing_zeros() as usize,
        Direction::Clockwise => (!(twice << (32 - RING - pit))).leading_zeros() as usize,
    }
}

impl Unsow {
    /// For these rules.
    pub fn new(ruleset: &Ruleset) -> Unsow {
        let mut starts = [0; 2];
        for place in 0..ROW {
            for &way in ruleset.directions(crate::rules::Pit(place as u8)) {
                starts[way as usize] |= 1 << place;
            }
        }
        let least = if ruleset.singles { 1 } else { 2 };
        let (short, short_of) = (Vec::new(), vec![0]);
        let (relay, ko) = (ruleset.relay, ruleset.ko);
        let mut unsow = Unsow { starts, least, relay, ko, short, short_of };
        (0..1 << RING).for_each(|filled| unsow.add_short(filled));
        unsow
    }

    fn add_short(&mut self, filled: u32) {
        // A single lap has at least what a move needs; one of a relay may have been any.
        let least = if self.relay == Relay::Off { self.least } else { 1 };
        for direction in Direction::BOTH {
            let lifted = self.lifted(direction) & !filled;
            for pit in (0..RING).filter(|pit| lifted >> pit & 1 == 1) {
                for seeds in least..=line(filled, pit, direction) {
                    let last = match direction {
                        Direction::Counterclockwise => (pit + seeds) % RING,
                        Direction::Clockwise => (pit + RING - seeds) % RING,
                    };
                    let [pit, seeds, last] = [pit, seeds, last].map(|number| number as u8);
                    self.short.push(Short { pit, direction, seeds, last });
                }
            }
        }
        self.short_of.push(self.short.len() as u32);
    }

    /// Tells all boards from which a move without capture, or a pass, leads to this one; a board
    /// with several such moves as often.
    #[inline]
    pub fn unsow(
        &self,
        swift: &Swift,
        ranking: &Ranking,
        rows: &Rows,
        each: &mut impl FnMut(Rows),
    ) {
        let after = Board { mine: rows.theirs, theirs: rows.mine };
        if rows.barred != 0 {
            // A5: a single seed came from the facing pit, and nothing else bars a pit.
            let at = rows.barred.trailing_zeros() - 7;
            let place = ROW - 1 - at as usize / 8;
            let mine = after.mine + (1 << (8 * place));
            let before = Board { mine, theirs: after.theirs - (1 << at) };
            return tell(ranking, before, place, each);
        }
        let filled = after.filled(1) as usize;
        let [stops, stops_single] = self.stops(after);
        let range = self.short_of[filled] as usize..self.short_of[filled + 1] as usize;
        for &Short { pit, direction, seeds, last } in &self.short[range] {
            let stops = if seeds == 1 { stops_single } else { stops };
            if stops >> last & 1 == 1 {
                let before = unsow_lap(swift, after, pit.into(), direction, seeds.into());
                self.tell_start(swift, ranking, before, pit.into(), direction, each);
            }
        }
        if filled == (1 << RING) - 1 {
            self.unsow_rounds(swift, ranking, after, each);
        }
        if swift.passes() && swift.can_move(rows) {
            let plain = Rows { mine: after.mine, theirs: after.theirs, barred: 0 };
            let states = ranking.barred_states(&plain).chain([plain]);
            states.filter(|stuck| !swift.can_move(stuck)).for_each(each);
        }
    }

    /// Takes back last laps of a round and more: rare, for they leave no pit empty.
    #[cold]
    fn unsow_rounds(
        &self,
        swift: &Swift,
        ranking: &Ranking,
        after: Board,
        each: &mut impl FnMut(Rows),
    ) {
        let [stops, _] = self.stops(after);
        for direction in Direction::BOTH {
            let lifted = self.lifted(direction);
            for pit in (0..RING).filter(|pit| lifted >> pit & 1 == 1) {
                let Some((rounds, line)) = rounds_and_line(after, pit, direction) else { continue };
                for rest in 0..=line {
                    let last = match direction {
                        Direction::Counterclockwise => (pit + rest) % RING,
                        Direction::Clockwise => (pit + RING - rest) % RING,
                    };
                    if stops >> last & 1 == 1 {
                        let seeds = RING * rounds + rest;
                        let before = unsow_lap(swift, after, pit, direction, seeds);
                        self.tell_start(swift, ranking, before, pit, direction, each);
                    }
                }
            }
        }
    }

    /// The pits from which a lap may start.
    #[inline(always)]
    fn lifted(&self, direction: Direction) -> u32 {
        match self.relay {
            Relay::Off => self.starts[direction as usize],
            Relay::Own => (1 << ROW) - 1,
            Relay::Both => (1 << RING) - 1,
        }
    }

    /// The masks of the filled pits in which a last seed ends the move without capture: of a lap,
    /// and of one of a single seed that bars no pit either.
    #[inline(always)]
    fn stops(&self, after: Board) -> [u32; 2] {
        let captured = word::mask(word::two_or_four(after.theirs)) << ROW;
        let one = |row: u64| word::mask(word::equal(row, 1));
        let stops = match self.relay {
            Relay::Off => !captured,
            Relay::Own => !captured & (one(after.mine) | !0 << ROW),
            Relay::Both => one(after.mine) | one(after.theirs) << ROW,
        };
        // A5: a single seed that crosses to an empty pit bars it.
        let bars = if self.ko { one(after.theirs) << ROW } else { 0 };
        [stops, stops & !bars]
    }

    /// Tells the board before a lap if a move may start with it, and the boards before the laps
    /// that may have led to it.
    #[inline(always)]
    fn tell_start(
        &self,
        swift: &Swift,
        ranking: &Ranking,
        board: Board,
        pit: usize,
        direction: Direction,
        each: &mut impl FnMut(Rows),
    ) {
        let seeds = board.seeds(pit);
        if pit < ROW && self.starts[direction as usize] >> pit & 1 == 1 && seeds >= self.least {
            tell(ranking, board, pit, each);
        }
        let captured = pit >= ROW && (seeds == 2 || seeds == 4);
        if self.relay != Relay::Off && seeds >= 2 && !captured {
            self.unsow_relay(swift, ranking, board, pit, direction, each);
        }
    }

    /// Takes back the laps that may have ended in a pit, to be lifted on from there.
    fn unsow_relay(
        &self,
        swift: &Swift,
        ranking: &Ranking,
        board: Board,
        pit: usize,
        direction: Direction,
        each: &mut impl FnMut(Rows),
    ) {
        let mut pits = self.lifted(direction);
        while pits != 0 {
            let from = pits.trailing_zeros() as usize;
            pits &= pits - 1;
            let rest = match direction {
                Direction::Counterclockwise => (pit + RING - from) % RING,
                Direction::Clockwise => (from + RING - pit) % RING,
            };
            let Some((rounds, line)) = rounds_and_line(board, from, direction) else { continue };
            let seeds = RING * rounds + rest;
            if rest <= line && seeds > 0 {
                let before = unsow_lap(swift, board, from, direction, seeds);
                self.tell_start(swift, ranking, before, from, direction, each);
            }
        }
    }
}

/// How many whole rounds a lap from a pit made, if there was one, and how many pits it may have
/// sown in the last round.
#[inline(always)]
fn rounds_and_line(after: Board, pit: usize, direction: Direction) -> Option<(usize, usize)> {
    let rounds = after.seeds(pit);
    let all = rounds == 0 || after.filled(rounds) == (1 << RING) - 1;
    all.then(|| (rounds, line(after.filled(rounds + 1), pit, direction)))
}

/// The board before a lap.
#[inline(always)]
fn unsow_lap(swift: &Swift, after: Board, pit: usize, direction: Direction, seeds: usize) -> Board {
    let (place, enemy) = if pit < ROW { (pit, false) } else { (pit - ROW, true) };
    let [mine, theirs] = swift.lap_added(place, enemy, direction, seeds);
    Board { mine: after.mine.wrapping_sub(mine), theirs: after.theirs.wrapping_sub(theirs) }
}

/// Tells a board from which a place was lifted, without a barred pit and with any other that can
/// have been barred.
#[inline(always)]
fn tell(ranking: &Ranking, board: Board, place: usize, each: &mut impl FnMut(Rows)) {
    let plain = Rows { mine: board.mine, theirs: board.theirs, barred: 0 };
    ranking
        .barred_states(&plain)
        .filter(|state| state.barred != 0x80 << (8 * place))
        .for_each(&mut *each);
    each(plain);
}
