use std::rc::Rc;

use crate::rules::{Event, Game, Position, Trace};

use super::{Arrangement, Marks};

/// What of a game is being looked at: a move, and how much of it. The game itself is always
/// complete; this is only a cursor, which can be put anywhere at any time.
#[derive(Clone, PartialEq, Debug)]
pub struct Viewing {
    ply: usize,
    cursor: usize,
    trace: Option<Rc<Trace>>,
    seeds: Arrangement,
}

impl Viewing {
    /// The end of a game as it stands.
    pub fn end_of(game: &Game) -> Viewing {
        let mut viewing = Viewing::at_start(game);
        viewing.show(game, game.ply(), usize::MAX);
        viewing
    }

    fn at_start(game: &Game) -> Viewing {
        Viewing { ply: 0, cursor: 0, trace: None, seeds: Arrangement::new(game.start()) }
    }

    /// The number of moves that are shown, the last of them up to the cursor; 0 at the start.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// How many events of the move shown have happened.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The move shown; none at the start of the game.
    pub fn trace(&self) -> Option<&Rc<Trace>> {
        self.trace.as_ref()
    }

    /// Which seed lies where.
    pub fn seeds(&self) -> &Arrangement {
        &self.seeds
    }

    /// The number of events of the move shown.
    pub fn length(&self) -> usize {
        self.trace.as_ref().map_or(0, |trace| trace.events.len())
    }

    /// What is to be marked.
    pub fn marks(&self) -> Marks {
        self.trace.as_ref().map_or_else(Marks::default, |trace| Marks::at(trace, self.cursor))
    }

    /// The position before the move shown.
    pub fn before<'a>(&self, game: &'a Game) -> &'a Position {
        game.position_at(self.ply.saturating_sub(1)).unwrap_or(game.start())
    }

    /// Whether the whole move is shown.
    pub fn is_move_done(&self) -> bool {
        self.cursor == self.length()
    }

    /// Whether all of the game is shown.
    pub fn is_at_end(&self, game: &Game) -> bool {
        self.ply == game.ply() && self.is_move_done()
    }

    /// Shows `ply` moves, the last of them up to `cursor` events; both as far as they go.
    pub fn show(&mut self, game: &Game, ply: usize, cursor: usize) {
        let ply = ply.min(game.ply());
        if ply != self.ply || self.trace.is_none() {
            *self = Viewing::at_start(game);
            self.ply = ply;
            for done in 0..ply {
                self.enter(game, done);
                if done + 1 < ply {
                    self.seek(usize::MAX);
                }
            }
        }
        self.seek(cursor);
    }

    /// Goes on from the end of the move shown to the beginning of the next one.
    pub fn enter_next(&mut self, game: &Game) {
        if self.ply < game.ply() {
            self.seek(usize::MAX);
            self.enter(game, self.ply);
            self.ply += 1;
        }
    }

    fn enter(&mut self, game: &Game, ply: usize) {
        self.trace = game.trace(ply).map(Rc::new);
        self.cursor = 0;
        self.seeds.begin_move();
    }

    /// Puts the cursor behind so many events of the move shown, or at its end.
    pub fn seek(&mut self, cursor: usize) {
        let Some(trace) = self.trace.clone() else { return };
        let cursor = cursor.min(trace.events.len());
        while self.cursor < cursor {
            self.seeds.apply(trace.events[self.cursor], trace.mover);
            self.cursor += 1;
        }
        while self.cursor > cursor {
            self.cursor -= 1;
            self.seeds.unapply(trace.events[self.cursor], trace.mover);
        }
    }

    /// The cursors at which laps begin, and the end of the move: where stepping by laps stops.
    pub fn lap_stops(&self) -> Vec<usize> {
        let events = self.trace.as_ref().map_or(&[][..], |trace| &trace.events);
        let lifts =
            events.iter().enumerate().filter(|(_, event)| matches!(event, Event::Lift { .. }));
        lifts.map(|(at, _)| at).chain([events.len()]).collect()
    }
}
