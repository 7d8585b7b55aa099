//! What is shown of the game: a move as it is played, an earlier one, or a line beside it.

use super::{Asked, Playback, Session, State, What};
use crate::playback::{Speed, Viewing};
use crate::rules::{Game, Move};

impl State {
    /// Shows a line beside the game. A line that cannot be played is left where it ends.
    pub(super) fn explore(&mut self, ply: usize, moves: &[Move]) {
        let mut line = self.session.game().clone();
        while line.ply() > ply {
            line.undo();
        }
        for &mv in moves {
            if line.play(mv).is_err() {
                break;
            }
        }
        self.chosen = None;
        let last = line.ply().saturating_sub(1);
        let whole = self.settings.speed == Speed::Off;
        self.viewing = Viewing::end_of(&line);
        if !whole && line.ply() > 0 {
            self.viewing.show(&line, last, usize::MAX);
            self.viewing.enter_next(&line);
        }
        self.playing = !whole;
        self.aside = Some(line);
        self.say(What::Step);
    }

    /// Shows the moves from a ply on, as they were just played.
    pub(super) fn follow(&mut self, ply: usize) {
        self.chosen = None;
        self.leave_aside();
        if self.settings.speed == Speed::Off {
            self.show_end();
        } else {
            self.viewing.show(self.session.game(), ply, usize::MAX);
            self.viewing.enter_next(self.session.game());
            self.playing = true;
        }
        // Where one learns, the page tells what came of it.
        let is_game = self.asked == Asked::Game;
        self.say(if is_game { What::Moves(ply) } else { What::Nothing });
    }

    /// Comes back to the game from a line beside it, whose moves are others.
    pub(super) fn leave_aside(&mut self) {
        if self.aside.take().is_some() {
            self.viewing = Viewing::end_of(self.session.game());
        }
    }

    /// Shows all of the game, as it stands.
    pub(super) fn show_end(&mut self) {
        self.chosen = None;
        self.looked_at = None;
        self.playing = false;
        self.aside = None;
        self.viewing = Viewing::end_of(self.session.game());
    }

    /// Moves the cursor over what is shown.
    pub(super) fn view(&mut self, playback: Playback) {
        let (ply, cursor) = (self.viewing.ply(), self.viewing.cursor());
        let stops = self.viewing.lap_stops();
        let is_step = !matches!(playback, Playback::Tick | Playback::Play | Playback::End);
        match playback {
            Playback::Tick if !self.playing => return,
            Playback::Tick if !self.viewing.is_move_done() => self.viewing.seek(cursor + 1),
            Playback::Tick => self.viewing.enter_next(shown(&self.aside, &self.session)),
            Playback::Play if self.shown().ply() == 0 => return,
            Playback::Play => {
                if ply == 0 {
                    self.viewing.enter_next(shown(&self.aside, &self.session));
                } else if self.viewing.is_move_done() {
                    self.viewing.seek(0);
                }
                self.playing = true;
            }
            Playback::Pause => {}
            Playback::StepBack if cursor > 0 => self.viewing.seek(cursor - 1),
            Playback::StepBack if ply > 1 => {
                self.viewing.show(shown(&self.aside, &self.session), ply - 1, usize::MAX);
            }
            Playback::StepBack => {}
            Playback::StepForward if cursor < self.viewing.length() => {
                self.viewing.seek(cursor + 1);
            }
            Playback::StepForward => self.viewing.enter_next(shown(&self.aside, &self.session)),
            Playback::LapBack => {
                let stop = stops.iter().rev().find(|&&stop| stop < cursor);
                self.viewing.seek(stop.copied().unwrap_or(0));
            }
            Playback::LapForward if self.viewing.is_move_done() => {
                self.viewing.enter_next(shown(&self.aside, &self.session));
            }
            Playback::LapForward => {
                let stop = stops.iter().find(|&&stop| stop > cursor);
                self.viewing.seek(stop.copied().unwrap_or(usize::MAX));
            }
            Playback::Seek(cursor) => self.viewing.seek(cursor),
            Playback::Move(ply) => {
                self.leave_aside();
                self.viewing.show(self.session.game(), ply, usize::MAX);
            }
            Playback::End => self.show_end(),
        }
        self.chosen = None;
        if is_step {
            self.playing = false;
            self.say(What::Step);
        } else if self.viewing.is_at_end(self.shown()) {
            self.playing = false;
        }
    }
}

/// What [`State::shown`] gives, for use beside the viewing.
fn shown<'a>(aside: &'a Option<Game>, session: &'a Session) -> &'a Game {
    aside.as_ref().unwrap_or(session.game())
}
