use super::sow::Endless;
use super::{
    Direction, End, Event, FirstMove, Leftovers, Move, Moves, Outcome, Pit, Position, Repetition,
    Side, Sink, Sowings, Stuck, StuckBecause, Trace, word,
};

/// Counts what each player takes at the end, for callers that must not allocate.
struct Taken([u8; 2]);

impl Sink for Taken {
    fn tell(&mut self, event: Event) {
        if let Event::Sweep { seeds, side, .. } = event {
            self.0[side] += seeds;
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The board has no such pit.
    #[error("there is no pit {0} on this board")]
    NoSuchPit(Pit),
    /// The pit is in the other player's row.
    #[error("pit {0} belongs to the other player")]
    NotYours(Pit),
    /// Nothing to sow.
    #[error("pit {0} is empty")]
    Empty(Pit),
    /// Um el Bagara: a single seed cannot be lifted.
    #[error("pit {0} holds a single seed, which cannot be lifted")]
    SingleSeed(Pit),
    /// A5: the pit was sown by the last move and may not come straight back.
    #[error("pit {0} is barred for this turn")]
    Barred(Pit),
    /// L5: uurs are never lifted.
    #[error("pit {0} is an uur, which is never lifted")]
    Uur(Pit),
    /// P3: the first move starts from one of the mover's two rightmost pits.
    #[error("the first move does not start from pit {0}, but from one of the two rightmost")]
    NotFirst(Pit),
    /// P4: a pit of exactly two may not start a move while others could.
    #[error("pit {0} holds a pair, which may not start a move while other pits could")]
    Pair(Pit),
    /// A1: the pit is sown the other way.
    #[error("pit {0} is not sown that way")]
    WrongDirection(Pit),
    /// L6: the sowing would never end.
    #[error("the sowing from pit {0} would never end")]
    Endless(Pit),
    /// Only a stuck player may pass.
    #[error("a player who can move may not pass")]
    MayNotPass,
}

impl Position {
    /// The legal moves: from the owner's left to right, the pass alone if the player is stuck and
    /// the game goes on, none if it is over.
    pub fn legal_moves(&self) -> Moves {
        let mut moves: Moves = if self.ruleset.has_endless() {
            self.sowing_moves().collect()
        } else {
            self.liftable_moves().collect()
        };
        if moves.is_empty() && self.may_pass() {
            moves.push(Move::Pass);
        }
        moves
    }

    /// Whether the player to move has no pit to sow, and passes or ends the game.
    pub fn is_stuck(&self) -> bool {
        self.liftable() == 0 || self.ruleset.has_endless() && self.sowing_moves().next().is_none()
    }

    /// Whether the game has ended here, repetition apart.
    pub fn is_over(&self) -> bool {
        self.is_stuck() && !self.may_pass()
    }

    /// Whether the move is legal, and why not.
    ///
    /// # Errors
    /// The first reason that forbids it.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        let stuck = self.is_stuck();
        match mv {
            _ if stuck && !self.may_pass() => Err(IllegalMove::GameOver),
            Move::Pass if stuck => Ok(()),
            Move::Pass => Err(IllegalMove::MayNotPass),
            Move::Sow(pit, direction) => {
                self.check_lift(pit)?;
                if !self.ruleset.directions(pit).contains(&direction) {
                    return Err(IllegalMove::WrongDirection(pit));
                }
                self.check_ends(pit, direction)
            }
        }
    }

    /// Plays a move: the checked form.
    ///
    /// # Errors
    /// Why the move is illegal; nothing is changed then.
    pub fn play(self, mv: Move) -> Result<Position, IllegalMove> {
        self.check(mv)?;
        Ok(self.after(mv))
    }

    /// Plays a move and tells what happened, with the end of the game and the sweeps if it brings
    /// them.
    ///
    /// # Errors
    /// As [`Position::play`].
    pub fn play_traced(self, mv: Move) -> Result<(Position, Trace), IllegalMove> {
        self.check(mv)?;
        let mut position = self;
        let mut events = Vec::new();
        position.play_unchecked(mv, &mut events);
        position.tell_end(&mut events);
        Ok((position, Trace { mover: self.to_move, events }))
    }

    /// The position after a move that is known to be legal.
    pub fn after(mut self, mv: Move) -> Position {
        self.play_unchecked(mv, &mut ());
        self
    }

    /// Plays a move that is known to be legal and tells the sink: the hot form. The end of the
    /// game is not told: see [`Position::outcome`].
    #[inline]
    pub fn play_unchecked<S: Sink>(&mut self, mv: Move, sink: &mut S) {
        let endless = self.advance(mv, sink);
        debug_assert!(endless.is_ok(), "an endless move was played unchecked");
    }

    /// Plays a move that may be lifted and finds out on the way whether it ends; gives the number
    /// of laps. Together with [`Position::liftable_moves`] it spares sowing a move twice.
    ///
    /// # Errors
    /// The sowing would never end; the position is unchanged then.
    #[inline]
    pub fn try_play(&mut self, mv: Move) -> Result<u32, Endless> {
        if !self.ruleset.has_endless() {
            return self.advance(mv, &mut ());
        }
        let before = *self;
        let laps = self.advance(mv, &mut ());
        if laps.is_err() {
            *self = before;
        }
        laps
    }

    /// Plays a move and gives the number of laps; an endless one leaves the position in the
    /// middle of it.
    #[inline]
    fn advance<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<u32, Endless> {
        let (barred, laps) = match mv {
            Move::Pass => {
                sink.tell(Event::Pass { side: self.to_move });
                (None, 0)
            }
            Move::Sow(pit, direction) => {
                let bars = self.bars(pit, direction);
                let laps = self.sow(pit, direction, sink)?;
                if let Some(pit) = bars {
                    sink.tell(Event::Bar { pit });
                }
                (bars, laps)
            }
        };
        self.barred = barred;
        self.passed = mv == Move::Pass;
        self.opening = false;
        self.to_move = !self.to_move;
        Ok(laps)
    }

    /// How the game ended, if it has ended here; repetition is known to the
    /// [`Game`](super::Game) only.
    pub fn outcome(&self) -> Option<Outcome> {
        let end = self.stuck_end()?;
        Some(self.outcome_of(end))
    }

    /// Tells the end and the sweeps, if the game has ended here.
    pub(super) fn tell_end<S: Sink>(&self, sink: &mut S) {
        if let Some(end) = self.stuck_end() {
            self.settle(end, sink);
        }
    }

    /// The score if the game ends here in this way.
    pub(super) fn outcome_of(&self, end: End) -> Outcome {
        let mut taken = Taken([0; 2]);
        self.settle(end, &mut taken);
        let Taken(taken) = taken;
        let score = Side::BOTH.map(|side| self.stores[side] + taken[side]);
        Outcome { end, taken, score }
    }

    /// Tells the end, and who takes what from the board.
    pub(super) fn settle<S: Sink>(&self, end: End, sink: &mut S) {
        sink.tell(Event::End { end });
        let left = self.pits().iter().enumerate().filter(|&(_, &seeds)| seeds > 0);
        let left = left.map(|(pit, &seeds)| (Pit(pit as u8), seeds));
        if end == End::Repetition && self.ruleset.repetition == Repetition::Equal {
            // G5: half to each, South's from pit A on; of an odd number the last seed stays.
            let half = self.pits().iter().sum::<u8>() / 2;
            let mut due = [half, half];
            for (pit, mut seeds) in left {
                for side in Side::BOTH {
                    let share = seeds.min(due[side]);
                    if share > 0 {
                        due[side] -= share;
                        seeds -= share;
                        sink.tell(Event::Sweep { pit, seeds: share, side });
                    }
                }
            }
            return;
        }
        for (pit, seeds) in left {
            let side = match end {
                End::Stuck { side, .. } if self.ruleset.leftovers == Leftovers::Opponent => !side,
                _ => self.uur(pit).unwrap_or(pit.side(self.ruleset.row())),
            };
            sink.tell(Event::Sweep { pit, seeds, side });
        }
    }

    /// The sowings that are legal, and those that would be if they ended (L6), from the owner's
    /// left to right: [`Position::try_play`] tells them apart. No pass is among them.
    #[inline]
    pub fn liftable_moves(&self) -> Sowings {
        let first = self.to_move.index() * self.ruleset.row();
        Sowings::new(self.liftable(), first, self.ruleset.ways())
    }

    /// The sowings that are legal.
    pub(super) fn sowing_moves(&self) -> impl Iterator<Item = Move> + '_ {
        let ends = |mv: &Move| match *mv {
            Move::Sow(pit, direction) => self.check_ends(pit, direction).is_ok(),
            Move::Pass => false,
        };
        self.liftable_moves().filter(ends)
    }

    /// The mask of the pits that may be lifted to start a move: those for which
    /// [`Position::check_lift`] finds no reason against it.
    #[inline]
    fn liftable(&self) -> u32 {
        let rules = &self.ruleset;
        let row = rules.row_mask(self.to_move) & !self.uur_mask();
        let barred = self.barred.map_or(0, Pit::bit);
        let least = if rules.singles { 0xff } else { 0xfe };
        let mut mask = self.pits_with(|word| word::nonzero(word & (word::ONES * least)));
        mask &= row & !barred;
        if self.opening {
            if rules.first_move == FirstMove::Right && rules.row() > 2 {
                mask &= row << (rules.row() - 2); // P3: South's two last, and North's
            }
        } else if !rules.pairs_may_start {
            let pairs = self.pits_with(|word| word::equal(word, 2));
            let filled = self.pits_with(word::nonzero) & rules.row_mask(self.to_move);
            if filled & !pairs != 0 {
                mask &= !pairs; // P4: not every non-empty pit holds two
            }
        }
        mask
    }

    /// The mask of the pits whose bytes a test flags.
    #[inline(always)]
    fn pits_with(&self, test: impl Fn(u64) -> u64) -> u32 {
        let words = self.pits.as_chunks::<8>().0.iter().enumerate();
        words.map(|(at, word)| word::mask(test(u64::from_le_bytes(*word))) << (8 * at)).sum()
    }

    /// Whether the pit may be lifted to start a move.
    fn check_lift(&self, pit: Pit) -> Result<(), IllegalMove> {
        let rules = &self.ruleset;
        if pit.index() >= rules.ring() {
            return Err(IllegalMove::NoSuchPit(pit));
        }
        if pit.side(rules.row()) != self.to_move {
            return Err(IllegalMove::NotYours(pit));
        }
        match self.pits[pit.index()] {
            0 => Err(IllegalMove::Empty(pit)),
            _ if self.uur_mask() & pit.bit() != 0 => Err(IllegalMove::Uur(pit)),
            1 if !rules.singles => Err(IllegalMove::SingleSeed(pit)),
            _ if self.barred == Some(pit) => Err(IllegalMove::Barred(pit)),
            _ if self.opening
                && rules.first_move == FirstMove::Right
                && pit.place(rules.row()) + 2 < rules.row() =>
            {
                Err(IllegalMove::NotFirst(pit))
            }
            2 if !self.opening && !rules.pairs_may_start && !self.has_only_pairs() => {
                Err(IllegalMove::Pair(pit))
            }
            _ => Ok(()),
        }
    }

    /// Whether the sowing ends.
    fn check_ends(&self, pit: Pit, direction: Direction) -> Result<(), IllegalMove> {
        let mut trial = *self;
        if self.ruleset.has_endless() && trial.sow(pit, direction, &mut ()).is_err() {
            return Err(IllegalMove::Endless(pit));
        }
        Ok(())
    }

    /// P4: whether every non-empty pit of the mover holds two.
    fn has_only_pairs(&self) -> bool {
        let first = self.to_move.index() * self.ruleset.row();
        self.pits[first..first + self.ruleset.row()].iter().all(|&seeds| seeds == 0 || seeds == 2)
    }

    /// A5: the pit that this move bars for the opponent's next turn.
    fn bars(&self, pit: Pit, direction: Direction) -> Option<Pit> {
        if !self.ruleset.ko || self.pits[pit.index()] != 1 {
            return None;
        }
        let row = self.ruleset.row();
        let target = pit.next(direction, row);
        (target.side(row) != self.to_move && self.pits[target.index()] == 0).then_some(target)
    }

    fn may_pass(&self) -> bool {
        self.ruleset.stuck == Stuck::Pass && !self.passed
    }

    fn stuck_end(&self) -> Option<End> {
        if !self.is_over() {
            return None;
        }
        if self.ruleset.stuck == Stuck::Pass {
            return Some(End::BothStuck);
        }
        Some(End::Stuck { side: self.to_move, because: self.stuck_because() })
    }

    /// Why the player to move is stuck; only for one who is.
    pub fn stuck_because(&self) -> StuckBecause {
        let row = self.ruleset.row();
        let reasons =
            (0..row).map(|place| match self.check_lift(Pit::at(self.to_move, place, row)) {
                Err(IllegalMove::Uur(_)) => StuckBecause::OnlyUurs,
                Err(IllegalMove::SingleSeed(_)) => StuckBecause::OnlySingles,
                Err(IllegalMove::Barred(_)) => StuckBecause::OnlyBarred,
                Ok(()) => StuckBecause::OnlyEndless,
                Err(_) => StuckBecause::NoSeeds,
            });
        reasons.max().unwrap_or(StuckBecause::NoSeeds)
    }
}
