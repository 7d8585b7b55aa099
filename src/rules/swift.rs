//! The small boards at full speed, for playouts, search and tables.
//!
//! [`Position`] states the rules; this is the same game for rows of at most seven pits that
//! capture by two and four, in a form that a processor likes: each row is one word, a byte a pit,
//! and the player to move is always the one called "mine". Three facts make it equal to the loop:
//!
//! - A lap adds a fixed number of seeds to each pit, which depends on the pit lifted, the
//!   direction and the number lifted only; so it is one addition from a table to each row. The
//!   pit lifted counts as given what it got less what was lifted. No byte overflows, for there are
//!   at most 255 seeds.
//! - The pits captured (A3) are the unbroken line of twos and fours that ends in the last pit; so
//!   the last pit, the direction and the mask of twos and fours give them, from a second table.
//! - Turning the board by half a circle changes nothing in the rules, so the side to move need
//!   not be known.
//!
//! There is no branch in a move of one lap: a random game is unforeseeable, and a wrong guess
//! costs as much as half a move.

use super::sow::Endless;
use super::{Capture, Direction, Move, Pit, Position, Relay, Ruleset, Stuck, word};

/// The most pits in a row: with the second way of a middle pit, eight moves fit a word.
const MAX_ROW: usize = 7;
/// How many numbers of seeds a pit can hold, none included.
const NUMBERS: usize = 256;

/// A board of two short rows as the player to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rows {
    /// The mover's pits, byte `i` for the mover's place `i`.
    pub mine: u64,
    /// The opponent's pits, byte `i` for the opponent's own place `i`: it lies opposite the
    /// mover's place `n - 1 - i`.
    pub theirs: u64,
    /// A5: the highest bit of the byte of the mover's pit that is barred, or 0.
    pub barred: u64,
}

/// A pit of the mover and the way it is sown: the place in the low three bits, bit 3 set for
/// counterclockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Way(u8);

/// The ways open to the mover, in the order of [`Position::legal_moves`].
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    /// One way a byte, the first in the lowest.
    list: u64,
    len: u32,
}

/// What a lap does.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
struct Lap {
    /// Added to the row of the mover; the pit lifted loses its seeds.
    mine: u64,
    /// Added to the row of the opponent.
    theirs: u64,
    /// A5: the flag of the enemy end pit which a single seed from the facing one reaches.
    facing: u64,
    /// Where in the table of chains those that end in the last pit are; the first are empty, for
    /// a last pit in the own row.
    chains: u16,
    /// The pit of the last seed, as a start of the next lap less the direction.
    last: u8,
}

/// A set of rules made ready to be played swiftly.
pub struct Swift {
    /// By start and seeds. A start is a [`Way`], with bit 4 set for a pit of the opponent.
    laps: Box<[Lap; 32 * NUMBERS]>,
    /// The bytes captured, by last pit and direction and by the mask of twos and fours.
    chains: Box<[u64; 2048]>,
    /// The ways by the mask of the pits that may be lifted.
    ways: Box<[Ways; 128]>,
    /// What a pit must have a bit of to be lifted: all bits, or all but the lowest where single
    /// seeds cannot be.
    liftable: u64,
    row: usize,
    relay: Relay,
    /// Whether a stuck player passes.
    passes: bool,
}

impl Way {
    /// The way to lift a place and sow it in a direction.
    #[inline(always)]
    pub const fn new(place: usize, direction: Direction) -> Way {
        Way((place & 7) as u8 | (direction as u8) << 3)
    }

    /// The mover's place that is lifted.
    pub const fn place(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The way it is sown.
    pub const fn direction(self) -> Direction {
        if self.0 & 8 == 0 { Direction::Clockwise } else { Direction::Counterclockwise }
    }
}

impl Ways {
    /// How many there are.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.len
    }

    /// Whether the mover is stuck.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// One of them, counted from 0; a meaningless one from `len` on.
    #[inline(always)]
    pub const fn nth(self, index: u32) -> Way {
        Way((self.list >> (8 * (index & 7))) as u8 & 15)
    }

    /// These without one of them.
    pub const fn without(self, index: u32) -> Ways {
        let below = (1 << (8 * index)) - 1;
        Ways { list: self.list & below | self.list >> 8 & !below, len: self.len - 1 }
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Way> {
        (0..self.len).map(move |index| self.nth(index))
    }
}

impl Rows {
    /// The board of a position, where [`Swift::new`] knows its rules.
    pub fn of(position: &Position) -> Option<Rows> {
        let row = position.ruleset.row();
        Swift::knows(&position.ruleset).then(|| {
            let word = |side| {
                let place = |place| u64::from(position.seeds(Pit::at(side, place, row)));
                (0..row).map(|at| place(at) << (8 * at)).sum::<u64>()
            };
            let barred = position.barred.map_or(0, |pit| 0x80 << (8 * pit.place(row)));
            let side = position.to_move;
            Rows { mine: word(side), theirs: word(!side), barred }
        })
    }

    /// The seeds in one of the mover's pits.
    #[inline(always)]
    pub const fn seeds(&self, place: usize) -> u8 {
        (self.mine >> (8 * place)) as u8
    }

    /// The same board with the other player to move, and nothing barred.
    #[inline(always)]
    pub const fn turned(self) -> Rows {
        Rows { mine: self.theirs, theirs: self.mine, barred: 0 }
    }

    /// All seeds on the board.
    #[inline(always)]
    pub const fn total(&self) -> u8 {
        word::sum(self.mine + self.theirs)
    }

    /// The seeds of the mover's row less those of the opponent's.
    #[inline(always)]
    pub const fn lead(&self) -> i16 {
        word::sum(self.mine) as i16 - word::sum(self.theirs) as i16
    }
}

impl Swift {
    /// Makes the tables for a set of rules; `None` for games that are not played on short rows or
    /// capture otherwise.
    pub fn new(ruleset: &Ruleset) -> Option<Swift> {
        Swift::knows(ruleset).then(|| {
            let laps = vec![Lap::default(); 32 * NUMBERS].try_into();
            let mut swift = Swift {
                laps: laps.unwrap_or_else(|_| unreachable!("it is as long as it was made")),
                chains: Box::new([0; 2048]),
                ways: Box::new([Ways { list: 0, len: 0 }; 128]),
                liftable: word::ONES * if ruleset.singles { 0xff } else { 0xfe },
                row: ruleset.row(),
                relay: ruleset.relay,
                passes: ruleset.stuck == Stuck::Pass,
            };
            for start in (0..32).filter(|start| start & 7 < ruleset.row()) {
                swift.fill_laps(start, ruleset.ko);
            }
            swift.fill_chains();
            for mask in 0..swift.ways.len() {
                swift.ways[mask] = ways(ruleset, mask);
            }
            swift
        })
    }

    fn knows(ruleset: &Ruleset) -> bool {
        ruleset.row() <= MAX_ROW
            && ruleset.capture == Capture::TwoOrFour
            && !ruleset.has_opening()
            && ruleset.pairs_may_start
            && ruleset.check().is_ok()
    }

    /// The laps from a start, each with one seed more than the one before.
    fn fill_laps(&mut self, start: usize, ko: bool) {
        let (place, way) = (start & 7, Way(start as u8).direction());
        let mut pit = Pit((start / 16 * self.row + place) as u8);
        let mut rows = [0u64; 2];
        for seeds in 1..NUMBERS {
            rows[start / 16] = rows[start / 16].wrapping_sub(1 << (8 * place));
            pit = pit.next(way, self.row);
            let last = pit.place(self.row);
            let enemy = pit.index() >= self.row;
            let row = &mut rows[usize::from(enemy)];
            *row = row.wrapping_add(1 << (8 * last));
            let chains = (1 + 2 * last + way as usize) << self.row;
            let crosses = ko && seeds == 1 && start < 16 && enemy;
            self.laps[start * NUMBERS + seeds] = Lap {
                mine: rows[0],
                theirs: rows[1],
                facing: if crosses { 0x80 << (8 * last) } else { 0 },
                chains: if enemy { chains as u16 } else { 0 },
                last: (last + if enemy { 16 } else { 0 }) as u8,
            };
        }
    }

    fn fill_chains(&mut self) {
        for last in 0..self.row {
            for way in Direction::BOTH {
                let base = (1 + 2 * last + way as usize) << self.row;
                for mask in 0..1 << self.row {
                    let mut pit = Pit((self.row + last) as u8);
                    while pit.index() >= self.row && mask >> pit.place(self.row) & 1 == 1 {
                        self.chains[base + mask] |= 0xff << (8 * pit.place(self.row));
                        pit = pit.next(way.reversed(), self.row);
                    }
                }
            }
        }
    }

    /// The moves that may be tried: all that are legal, and where a sowing can be endless those
    /// that are.
    #[inline(always)]
    pub fn ways(&self, rows: &Rows) -> Ways {
        let flags = word::nonzero(rows.mine & self.liftable) & !rows.barred;
        self.ways[word::mask(flags) as usize & 127]
    }

    /// Whether the mover has a legal move.
    pub fn can_move(&self, rows: &Rows) -> bool {
        let ways = self.ways(rows);
        if self.has_endless() {
            ways.iter().any(|way| self.play(&mut rows.clone(), way).is_ok())
        } else {
            !ways.is_empty()
        }
    }

    /// Whether a player who has no move passes.
    pub const fn passes(&self) -> bool {
        self.passes
    }

    /// Whether a sowing may be endless.
    pub const fn has_endless(&self) -> bool {
        matches!(self.relay, Relay::Both)
    }

    /// Plays one of [`Swift::ways`] and turns the board to the next player; gives the number of
    /// seeds captured.
    ///
    /// # Errors
    /// The sowing would never end; the board is unchanged then.
    #[inline(always)]
    pub fn play(&self, rows: &mut Rows, way: Way) -> Result<u8, Endless> {
        let start = way.0 as usize & 15;
        let seeds = rows.seeds(way.place());
        let lap = self.lap_of(start, seeds);
        let mut mine = rows.mine.wrapping_add(lap.mine);
        let mut theirs = rows.theirs.wrapping_add(lap.theirs);
        let mut chain = self.chain(lap, theirs);
        if self.relay != Relay::Off {
            (mine, theirs, chain) = self.relay(mine, theirs, chain, start, lap.last)?;
        }
        let captured = word::sum(theirs & chain);
        theirs &= !chain;
        // A5: the pit that a single seed was put in holds nothing more.
        let was_empty = !word::nonzero(rows.theirs) & lap.facing;
        *rows = Rows { mine: theirs, theirs: mine, barred: was_empty };
        Ok(captured)
    }

    #[inline(always)]
    fn lap_of(&self, start: usize, seeds: u8) -> &Lap {
        &self.laps[(start * NUMBERS + seeds as usize) & (32 * NUMBERS - 1)]
    }

    /// What a lap from a place of the mover, or of the enemy, adds to the two rows.
    #[inline(always)]
    pub(crate) fn lap_added(
        &self,
        place: usize,
        enemy: bool,
        direction: Direction,
        seeds: usize,
    ) -> [u64; 2] {
        let start = place | (direction as usize) << 3 | (enemy as usize) << 4;
        let lap = self.lap_of(start, seeds as u8);
        [lap.mine, lap.theirs]
    }

    /// The bytes of the opponent's row that a lap captures.
    #[inline(always)]
    fn chain(&self, lap: &Lap, theirs: u64) -> u64 {
        let captures = word::mask(word::two_or_four(theirs)) as usize;
        self.chains[(lap.chains as usize | captures) & 2047]
    }

    /// Goes on with laps from the pit where the last one ended, as long as the rules say so (R2).
    /// An endless sowing is found as [`Position`] finds it.
    fn relay(
        &self,
        mut mine: u64,
        mut theirs: u64,
        mut chain: u64,
        start: usize,
        mut last: u8,
    ) -> Result<(u64, u64, u64), Endless> {
        let mut kept = None;
        for lap in 1u32.. {
            let enemy = last >= 16;
            let row = if enemy { theirs } else { mine };
            let made = (row >> (8 * (last & 7))) as u8;
            if chain != 0 || made == 1 || enemy && self.relay == Relay::Own {
                break;
            }
            if self.has_endless() {
                if kept == Some((last, mine, theirs)) {
                    return Err(Endless);
                }
                if lap >= 8 && lap.is_power_of_two() {
                    kept = Some((last, mine, theirs));
                }
            }
            let next = self.lap_of(start & 8 | last as usize, made);
            mine = mine.wrapping_add(next.mine);
            theirs = theirs.wrapping_add(next.theirs);
            chain = self.chain(next, theirs);
            last = next.last;
        }
        Ok((mine, theirs, chain))
    }

    /// The move that a way is for the player on a side.
    pub const fn move_of(&self, way: Way, side: super::Side) -> Move {
        Move::Sow(Pit::at(side, way.place(), self.row), way.direction())
    }
}

/// The ways to sow the pits of a mask, from the mover's left to right.
fn ways(ruleset: &Ruleset, mask: usize) -> Ways {
    let mut ways = Ways { list: 0, len: 0 };
    for place in (0..ruleset.row()).filter(|place| mask >> place & 1 == 1) {
        for &way in ruleset.directions(Pit(place as u8)) {
            ways.list |= ((place | (way as usize) << 3) as u64) << (8 * ways.len);
            ways.len += 1;
        }
    }
    ways
}
