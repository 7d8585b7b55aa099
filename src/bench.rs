//! How fast the rules are: random playouts, counted.
//!
//! Nothing here reads a clock, so that the laboratory and the page can both call it and time it
//! with theirs. What comes out depends on the arguments only: the same numbers of playouts give
//! the same counts natively, in wasm, and by both forms of the rules.

use crate::rules::{Move, Position, Rows, Ruleset, RulesetError, Side, Swift, Ways};

/// Playouts that are not over after so many moves are broken off: nobody repeats a position a
/// thousand times by chance, but some come to a few seeds that run round for long.
pub const LONGEST: u32 = 1000;

/// How many playouts the swift form plays at once. A move waits for the move before it; those of
/// another game need not.
const LANES: usize = 4;

/// What some playouts came to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games played.
    pub playouts: u64,
    /// Pits lifted to start a move; passes are not counted.
    pub moves: u64,
    /// Laps sown; 0 where they are not counted.
    pub laps: u64,
    /// A number that is the same whenever the same games were played.
    pub checksum: u64,
}

impl Tally {
    fn add(&mut self, moves: u32, lead: i16) {
        self.playouts += 1;
        self.moves += u64::from(moves);
        let game = u64::from(moves) << 16 | u64::from(lead as u16);
        self.checksum = self.checksum.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    }
}

/// Numbers that look random, from the upper half of a linear congruence.
struct Dice(u64);

impl Dice {
    fn of_playout(number: u64) -> Dice {
        let mut dice = Dice(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        dice.below(1);
        dice.below(1);
        dice
    }

    #[inline(always)]
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (((self.0 >> 32) * u64::from(limit)) >> 32) as u32
    }
}

/// Plays random games from the start, those numbered from `first` on.
///
/// # Errors
/// The rules contradict themselves.
pub fn playouts(ruleset: Ruleset, first: u64, count: u64) -> Result<Tally, RulesetError> {
    let start = Position::start(ruleset, Side::South)?;
    let mut tally = Tally::default();
    for number in first..first + count {
        let mut dice = Dice::of_playout(number);
        let mut position = start;
        let mut moves = 0;
        while moves < LONGEST {
            match random_move(&mut position, &mut dice) {
                Some(laps) => {
                    moves += 1;
                    tally.laps += u64::from(laps);
                }
                None if position.legal_moves().is_empty() => break,
                None => position.play_unchecked(Move::Pass, &mut ()),
            }
        }
        tally.add(moves, lead(&position));
    }
    Ok(tally)
}

/// Plays any of the legal moves and gives its laps; `None` where there is none but to pass.
#[inline]
fn random_move(position: &mut Position, dice: &mut Dice) -> Option<u32> {
    let mut moves = position.liftable_moves();
    while !moves.is_empty() {
        let mv = moves.remove(dice.below(moves.len() as u32) as usize)?;
        if let Ok(laps) = position.try_play(mv) {
            return Some(laps);
        } // else endless: another one
    }
    None
}

/// What South has more than North, with the seeds of the rows.
fn lead(position: &Position) -> i16 {
    let (south, north) = position.pits().split_at(position.pits().len() / 2);
    let row = |pits: &[u8]| pits.iter().map(|&seeds| i16::from(seeds)).sum::<i16>();
    let [stored_south, stored_north] = position.stores().map(i16::from);
    row(south) + stored_south - row(north) - stored_north
}

/// The same games by the swift form of the rules, where there is one. The laps are not counted.
pub fn swift_playouts(ruleset: Ruleset, first: u64, count: u64) -> Option<Tally> {
    let swift = Swift::new(&ruleset)?;
    let start = Rows::of(&Position::start(ruleset, Side::South).ok()?)?;
    let mut tally = Tally::default();
    let mut games = (first..first + count).map(|number| Lane::new(start, number));
    if count >= LANES as u64 {
        let mut lanes: [Lane; LANES] = std::array::from_fn(|_| games.next().expect("counted"));
        let finished = 'all: loop {
            for (at, lane) in lanes.iter_mut().enumerate() {
                if !lane.step(&swift) {
                    lane.add_to(&mut tally);
                    match games.next() {
                        Some(next) => *lane = next,
                        None => break 'all at,
                    }
                }
            }
        };
        let others = lanes.into_iter().enumerate().filter(|&(at, _)| at != finished);
        others.for_each(|(_, lane)| lane.finish(&swift, &mut tally));
    }
    games.for_each(|lane| lane.finish(&swift, &mut tally));
    Some(tally)
}

/// A game in the swift form.
struct Lane {
    rows: Rows,
    dice: Dice,
    /// Captured seeds, the mover's less the opponent's.
    stores: i32,
    moves: u32,
    passes: u32,
}

impl Lane {
    fn new(rows: Rows, number: u64) -> Lane {
        Lane { rows, dice: Dice::of_playout(number), stores: 0, moves: 0, passes: 0 }
    }

    /// Plays a move; false if the game is over.
    #[inline(always)]
    fn step(&mut self, swift: &Swift) -> bool {
        let ways = swift.ways(&self.rows);
        if ways.is_empty() || self.moves == LONGEST {
            return self.pass(swift);
        }
        let index = self.dice.below(ways.len());
        match swift.play(&mut self.rows, ways.nth(index)) {
            Ok(captured) => {
                self.stores = -(self.stores + i32::from(captured));
                self.moves += 1;
                true
            }
            Err(_) => self.step_without(swift, ways, index),
        }
    }

    /// Plays another move than one that turned out to be endless.
    #[cold]
    fn step_without(&mut self, swift: &Swift, mut ways: Ways, mut index: u32) -> bool {
        loop {
            ways = ways.without(index);
            if ways.is_empty() {
                return self.pass(swift);
            }
            index = self.dice.below(ways.len());
            if let Ok(captured) = swift.play(&mut self.rows, ways.nth(index)) {
                self.stores = -(self.stores + i32::from(captured));
                self.moves += 1;
                return true;
            }
        }
    }

    /// Passes if that is what a stuck player does; false if the game is over.
    fn pass(&mut self, swift: &Swift) -> bool {
        let turned = self.rows.turned();
        if self.moves == LONGEST || !swift.passes() || !swift.can_move(&turned) {
            return false;
        }
        self.rows = turned;
        self.stores = -self.stores;
        self.passes += 1;
        true
    }

    fn finish(mut self, swift: &Swift, tally: &mut Tally) {
        while self.step(swift) {}
        self.add_to(tally);
    }

    fn add_to(&self, tally: &mut Tally) {
        let lead = self.stores as i16 + self.rows.lead();
        let to_move_is_south = (self.moves + self.passes).is_multiple_of(2);
        tally.add(self.moves, if to_move_is_south { lead } else { -lead });
    }
}
