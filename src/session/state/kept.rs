//! Games that make room for others, so that none is lost.

use super::{Notice, State};
use crate::session::{Link, Session};

/// So many games are kept; the oldest goes when there are more.
const MOST: usize = 20;

impl State {
    /// Opens a game that comes from elsewhere.
    pub(super) fn open(&mut self, link: Link) {
        self.lent_language = link.language.or(self.lent_language);
        self.notice.take_if(|notice| matches!(notice, Notice::BadLink(_)));
        let Some((game, ply)) = link.game else { return };
        let is_whole = ply == game.ply();
        let session = Session::of_game(game);
        if session.game() != self.session.game() {
            if self.keep() {
                self.notice = Some(Notice::GameKept.after(self.notice.take()));
            }
            self.guest = Some(session.game().clone());
            self.begin(session);
        }
        self.dialog = None;
        self.show_end();
        if !is_whole {
            self.viewing.show(self.session.game(), ply, usize::MAX);
        }
    }

    /// Goes on with a game that was kept.
    pub(super) fn take_up(&mut self, number: usize) {
        if number < self.kept.len() {
            let session = self.kept.remove(number);
            self.keep();
            self.notice.take_if(|notice| matches!(notice, Notice::GameKept));
            self.begin(session);
        }
    }

    /// Keeps the game on the board, if a move was made in it here. Gives whether there was one.
    fn keep(&mut self) -> bool {
        let session = &self.session;
        let line = session.line();
        let is_begun = line.ply() > 0 && self.guest.as_ref() != Some(&line);
        if is_begun && !self.kept.contains(session) {
            self.kept.push(session.clone());
            let surplus = self.kept.len().saturating_sub(MOST);
            self.kept.drain(..surplus);
        }
        is_begun
    }
}
