use crate::rules::{Game, IllegalMove, Move, Position, Ruleset, RulesetError, Series, Side};

use super::Player;

/// A game in progress, within a match, with the moves that were taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    game: Game,
    /// Moves taken back, the next one to be redone last.
    undone: Vec<Move>,
    series: Series,
    /// Who plays South and North.
    players: [Player; 2],
}

impl Session {
    /// The first round of a match; a single game is a match of one round.
    ///
    /// # Errors
    /// The rules contradict themselves.
    pub fn new(ruleset: Ruleset, first: Side, best_of: u8) -> Result<Session, RulesetError> {
        let start = Position::start(ruleset, first)?;
        let series = Series { best_of: best_of.max(1), first, rounds: Vec::new() };
        let players = [Player::Person; 2];
        Ok(Session { game: Game::new(start), undone: Vec::new(), series, players })
    }

    /// A session from its parts: a whole line of play, of which only the first `ply` moves are
    /// on the board, and the passes that these force.
    pub fn from_line(line: Game, ply: usize, series: Series) -> Session {
        let players = [Player::Person; 2];
        let mut session = Session { game: line, undone: Vec::new(), series, players };
        while session.game.ply() > ply {
            session.undone.extend(session.game.undo());
        }
        session.pass_while_stuck();
        session
    }

    /// A game between people that is to go on, in a match of one round.
    pub fn of_game(game: Game) -> Session {
        let series = Series { best_of: 1, first: game.start().to_move(), rounds: Vec::new() };
        Session::from_line(game, usize::MAX, series)
    }

    /// The game up to now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays South and North.
    pub fn players(&self) -> [Player; 2] {
        self.players
    }

    /// The same with other players.
    pub fn with_players(self, players: [Player; 2]) -> Session {
        Session { players, ..self }
    }

    /// Who is to move; nobody when the game is over.
    pub fn player_to_move(&self) -> Option<Player> {
        let to_move = self.game.position().to_move();
        self.game.outcome().is_none().then(|| self.players[to_move])
    }

    /// The match, with the rounds before this one.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// The match as it stands, with this round if it is over.
    pub fn standing(&self) -> Series {
        let mut series = self.series.clone();
        series.rounds.extend(self.game.outcome().map(|outcome| outcome.winner()));
        series
    }

    /// The game with the moves that were taken back.
    pub fn line(&self) -> Game {
        let mut line = self.game.clone();
        for &mv in self.undone.iter().rev() {
            if line.play(mv).is_err() {
                break; // they were legal when they were played, in this very order
            }
        }
        line
    }

    /// Plays a move, and the passes that it forces. The moves taken back stay if it is the one
    /// that would be redone.
    ///
    /// # Errors
    /// Why the move is illegal; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if self.undone.last() == Some(&mv) {
            self.game.play(mv)?;
            self.undone.pop();
        } else {
            self.game.play(mv)?;
            self.undone.clear();
        }
        self.pass_while_stuck();
        Ok(())
    }

    /// Takes back the last move that a person chose, with the passes and the computer's moves
    /// after it. Gives whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(target) = self.last_choice() else { return false };
        while self.game.ply() > target {
            self.undone.extend(self.game.undo());
        }
        true
    }

    /// Plays the move that was taken back last, and the computer's answer if it was taken back
    /// with it. Gives whether there was one.
    pub fn redo(&mut self) -> bool {
        let mut redone = false;
        while let Some(&mv) = self.undone.last() {
            let answered = redone && self.player_to_move() == Some(Player::Person);
            if answered || self.play(mv).is_err() {
                break;
            }
            redone = true;
            if self.players == [Player::Person; 2] {
                break;
            }
        }
        redone
    }

    /// Whether there is a move to take back.
    pub fn can_undo(&self) -> bool {
        self.last_choice().is_some()
    }

    /// The ply at which a person last chose a move.
    fn last_choice(&self) -> Option<usize> {
        let is_choice = |&ply: &usize| {
            let mover = self.game.position_at(ply).map(Position::to_move);
            let is_person = mover.is_some_and(|mover| self.players[mover] == Player::Person);
            is_person && self.game.moves()[ply] != Move::Pass
        };
        (0..self.game.ply()).rev().find(is_choice)
    }

    /// Whether there is a move to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The next round of the match, or the first of another one when it is over. The loser moves
    /// first; after a draw the player who did not begin.
    pub fn next_round(&self) -> Session {
        let mut series = self.standing();
        let first = series.next_first();
        if series.is_over() {
            series = Series { first, rounds: Vec::new(), ..series };
        }
        let ruleset = *self.game.start().ruleset();
        let start = Position::start(ruleset, first).unwrap_or(*self.game.start());
        Session { game: Game::new(start), undone: Vec::new(), series, players: self.players }
    }

    fn pass_while_stuck(&mut self) {
        while self.must_pass() && self.game.play(Move::Pass).is_ok() {
            self.undone.pop_if(|undone| *undone == Move::Pass);
        }
    }

    fn must_pass(&self) -> bool {
        self.game.outcome().is_none() && self.game.position().is_stuck()
    }
}
