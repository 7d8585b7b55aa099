use std::fmt;

use super::{
    Board, Edition, FirstMove, MAX_PITS, Move, Pit, Ruleset, RulesetError, Setup, SetupError, Side,
    Sowing, Stuck,
};

/// A position that can be: made from a ruleset's start, from a checked [`Setup`], or by play.
///
/// Seeds are conserved: pits and stores always add up to the same total. Its text form is that of
/// [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) ruleset: Ruleset,
    pub(super) pits: [u8; MAX_PITS],
    pub(super) stores: [u8; 2],
    pub(super) uurs: [u32; 2],
    pub(super) to_move: Side,
    pub(super) barred: Option<Pit>,
    pub(super) opening: bool,
    pub(super) passed: bool,
}

/// What makes two positions the same for the rule of repetition (G5).
pub type RepetitionKey = ([u8; MAX_PITS], [u32; 2], Side, Option<Pit>);

impl Position {
    /// The start of a game: the ruleset's seeds in each pit, `first` to move.
    ///
    /// # Errors
    /// The rules contradict themselves.
    pub fn start(ruleset: Ruleset, first: Side) -> Result<Position, RulesetError> {
        ruleset.check()?;
        let mut pits = [0; MAX_PITS];
        pits[..ruleset.ring()].fill(ruleset.seeds);
        Ok(Position {
            ruleset,
            pits,
            stores: [0; 2],
            uurs: [0; 2],
            to_move: first,
            barred: None,
            opening: ruleset.has_opening(),
            passed: false,
        })
    }

    /// The rules it is played by.
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Seeds in each pit, by ring index.
    pub fn pits(&self) -> &[u8] {
        &self.pits[..self.ruleset.ring()]
    }

    /// Seeds in a pit; 0 if it is not on the board.
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.pits().get(pit.index()).copied().unwrap_or(0)
    }

    /// Captured seeds, `[South, North]`.
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The pit that ko bars for this turn.
    pub const fn barred(&self) -> Option<Pit> {
        self.barred
    }

    /// The owner of the uur in a pit, if there is one.
    pub fn uur(&self, pit: Pit) -> Option<Side> {
        self.board().uur(pit.index())
    }

    /// Whether the next move is the first of a game whose rules treat it otherwise.
    pub const fn is_opening(&self) -> bool {
        self.opening
    }

    /// Whether the last turn was a pass.
    pub const fn has_passed(&self) -> bool {
        self.passed
    }

    /// All seeds of the game.
    pub fn total(&self) -> u32 {
        self.board().total()
    }

    /// What lies where, for events to fold into.
    pub const fn board(&self) -> Board {
        Board { pits: self.pits, stores: self.stores, uurs: self.uurs, hand: 0 }
    }

    /// What the rule of repetition compares.
    pub const fn repetition_key(&self) -> RepetitionKey {
        (self.pits, self.uurs, self.to_move, self.barred)
    }

    /// All uurs, of both players.
    pub(super) const fn uur_mask(&self) -> u32 {
        self.uurs[0] | self.uurs[1]
    }

    /// The board turned by half a circle, so that South sits in North's place.
    pub fn turned(&self) -> Position {
        let row = self.ruleset.row();
        let turn = |pit: usize| (pit + row) % (2 * row);
        let turn_mask = |mask: u32| {
            (0..2 * row).filter(|pit| mask >> pit & 1 == 1).map(|pit| 1 << turn(pit)).sum()
        };
        let mut turned = *self;
        for pit in 0..2 * row {
            turned.pits[turn(pit)] = self.pits[pit];
        }
        turned.stores = [self.stores[1], self.stores[0]];
        turned.uurs = [turn_mask(self.uurs[1]), turn_mask(self.uurs[0])];
        turned.to_move = !self.to_move;
        turned.barred = self.barred.map(|pit| Pit(turn(pit.index()) as u8));
        turned
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        let ruleset = setup.ruleset;
        ruleset.check()?;
        let ring = ruleset.ring();
        if setup.pits.len() != ring {
            return Err(SetupError::PitCount { found: setup.pits.len(), expected: ring });
        }
        if setup.total() > u32::from(ruleset.most_seeds()) {
            return Err(SetupError::TooManySeeds(setup.total()));
        }
        let mut pits = [0; MAX_PITS];
        pits[..ring].copy_from_slice(&setup.pits);
        let mut position = Position {
            ruleset,
            pits,
            stores: setup.stores,
            uurs: [0; 2],
            to_move: setup.to_move,
            barred: None,
            opening: setup.opening && ruleset.has_opening(),
            passed: setup.passed,
        };
        position.set_uurs(&setup.uurs)?;
        position.set_barred(setup.barred)?;
        if setup.opening && !position.can_be_opening() {
            return Err(SetupError::NotTheOpening);
        }
        if setup.passed && !position.can_have_passed() {
            return Err(SetupError::CannotHavePassed);
        }
        Ok(position)
    }
}

impl Position {
    fn set_uurs(&mut self, uurs: &[Vec<Pit>; 2]) -> Result<(), SetupError> {
        for side in Side::BOTH {
            for &pit in &uurs[side] {
                if !self.ruleset.uurs {
                    return Err(SetupError::NoUurs);
                }
                if pit.index() >= self.ruleset.ring() {
                    return Err(SetupError::NoSuchPit(pit));
                }
                self.uurs[side] |= pit.bit();
                if self.pits[pit.index()] < 2 {
                    return Err(SetupError::UurTooSmall(pit));
                }
            }
        }
        for &pit in uurs.iter().flatten() {
            let partner = pit.opposite(self.ruleset.row());
            if self.uurs[0] & self.uurs[1] & pit.bit() != 0 {
                return Err(SetupError::UurWithTwoOwners(pit));
            }
            if self.uur(pit) != self.uur(partner) {
                return Err(SetupError::UurWithoutPartner(pit));
            }
        }
        Ok(())
    }

    fn set_barred(&mut self, barred: Option<Pit>) -> Result<(), SetupError> {
        let Some(pit) = barred else { return Ok(()) };
        if !self.ruleset.ko {
            return Err(SetupError::NoKo(pit));
        }
        if pit.index() >= self.ruleset.ring() {
            return Err(SetupError::NoSuchPit(pit));
        }
        if self.passed || !self.looks_barred(pit) {
            return Err(SetupError::CannotBeBarred(pit));
        }
        self.barred = barred;
        Ok(())
    }

    /// Whether the opponent's last move can have barred this pit of the player to move: a single
    /// seed in an end pit, facing the empty pit that it came from (A5).
    fn looks_barred(&self, pit: Pit) -> bool {
        let row = self.ruleset.row();
        (pit.place(row) == 0 || pit.place(row) == row - 1)
            && pit.side(row) == self.to_move
            && self.seeds(pit) == 1
            && self.seeds(pit.opposite(row)) == 0
    }

    /// Whether nothing was captured and no uur made.
    fn is_untouched(&self) -> bool {
        self.stores == [0; 2] && self.uur_mask() == 0
    }

    /// Whether nothing speaks of an earlier move, and the first one has a pit to start from (P3).
    fn can_be_opening(&self) -> bool {
        let row = self.ruleset.row();
        let mut right = (row.saturating_sub(2)..row).map(|place| Pit::at(self.to_move, place, row));
        self.is_untouched()
            && self.barred.is_none()
            && !self.passed
            && (self.ruleset.first_move == FirstMove::Any || right.any(|pit| self.seeds(pit) > 0))
    }

    /// Whether the other player may just have passed: he has no move, as his row is as it was,
    /// but for a pit that ko may have barred then; or he had no first move.
    fn can_have_passed(&self) -> bool {
        let before = Position { to_move: !self.to_move, barred: None, passed: false, ..*self };
        let opening = self.ruleset.has_opening() && self.is_untouched();
        let mut movable: Vec<Pit> = before.sowing_moves().filter_map(Move::pit).collect();
        movable.dedup(); // a row of one pit is all middle, and goes both ways
        let excused = match movable[..] {
            [] => true,
            [only] if self.ruleset.ko && before.looks_barred(only) => true,
            _ => opening && Position { opening, ..before }.is_stuck(),
        };
        excused && self.ruleset.stuck == Stuck::Pass
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let pits_of = |mask: u32| {
            (0..MAX_PITS as u8).map(Pit).filter(|pit| mask & pit.bit() != 0).collect::<Vec<_>>()
        };
        Setup {
            ruleset: position.ruleset,
            pits: position.pits().to_vec(),
            stores: position.stores,
            to_move: position.to_move,
            uurs: position.uurs.map(pits_of),
            barred: position.barred,
            opening: position.opening,
            passed: position.passed,
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl Edition {
    /// The usual start: South moves first.
    pub fn start(self) -> Position {
        Position::start(self.ruleset(), Side::South).expect("editions do not contradict themselves")
    }
}

impl Ruleset {
    /// The ways in which a pit may be sown (A1, R1, L1, P1).
    pub fn directions(&self, pit: Pit) -> &'static [super::Direction] {
        use super::Direction::{Clockwise, Counterclockwise};
        match self.ways() >> (2 * pit.place(self.row())) & 3 {
            0b01 => &[Clockwise],
            0b10 => &[Counterclockwise],
            _ => &super::Direction::BOTH,
        }
    }

    /// The ways in which the pits of a row may be sown: two bits for each place, the lower for
    /// clockwise.
    pub(super) const fn ways(&self) -> u64 {
        const CLOCKWISE: u64 = 0x5555_5555;
        const COUNTERCLOCKWISE: u64 = CLOCKWISE << 1;
        match self.sowing {
            Sowing::Counterclockwise => COUNTERCLOCKWISE,
            Sowing::Clockwise => CLOCKWISE,
            // The left half one way, the right half the other, a middle pit both.
            Sowing::Outward => {
                let left = (1 << (self.row() + self.row() % 2)) - 1;
                let before_right = (1 << (self.row() - self.row() % 2)) - 1;
                CLOCKWISE & left | COUNTERCLOCKWISE & !before_right
            }
        }
    }
}
