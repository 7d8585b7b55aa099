use std::rc::Rc;

use crate::playback::{Speed, Viewing};
use crate::protocol::Tabled;
use crate::rules::{Board, Direction, Edition, Event, Game, IllegalMove, Move, Pit, Side, Trace};

use crate::search::Report;
use crate::text::Language;

use super::{
    Action, Asked, Dialog, Embed, Errand, Findings, Marked, Notice, Playback, Player, Purpose,
    Review, Said, Session, Settings, Studied, What,
};

mod kept;
mod shared;
mod watching;

/// All that the page shows, as plain data. Only [`State::reduce`] changes it.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The game, complete at any time.
    pub session: Session,
    /// Games that made room for others, the latest last, to be gone on with.
    pub kept: Vec<Session>,
    /// The game that was opened last, as it came.
    pub guest: Option<Game>,
    /// What is shown of the game.
    pub viewing: Viewing,
    /// Whether the steps follow by themselves.
    pub playing: bool,
    /// What the person has set.
    pub settings: Settings,
    /// The language that a link asks for, until the person chooses one.
    pub lent_language: Option<Language>,
    /// What is asked for when the page is a part of another one.
    pub embedded: Option<Rc<Embed>>,
    /// What somebody has learnt.
    pub studied: Rc<Studied>,
    /// What is to be done at the board.
    pub asked: Asked,
    /// The pit that was chosen as the answer to a question.
    pub answered: Option<Pit>,
    /// The move that was tried and refused, until the next action.
    pub tried: Option<Tried>,
    /// The pit whose direction is to be chosen.
    pub chosen: Option<Pit>,
    /// The move that is looked at before it is played.
    pub looked_at: Option<Move>,
    /// Counts up with every game that begins.
    pub serial: u32,
    /// What the computer is asked and has found out.
    pub findings: Findings,
    /// A line of play that is shown instead of the game.
    pub aside: Option<Game>,
    /// Whether the board fills the window, for a class to see.
    pub show: bool,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// Something the person should know.
    pub notice: Option<Notice>,
    /// What was last to be told aloud.
    pub said: Said,
}

/// A move that was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// The pit.
    pub pit: Pit,
    /// Why.
    pub because: IllegalMove,
}

/// What a move that is looked at would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// What would happen.
    pub trace: Trace,
    /// What would lie where, before a last sweep.
    pub after: Board,
}

impl State {
    /// The first visit: the first edition, ready to play.
    pub fn new() -> State {
        let session = Session::new(Edition::Alemungula.ruleset(), Side::South, 1);
        State::of(session.expect("editions do not contradict themselves"))
    }

    /// A session to go on with.
    pub fn of(session: Session) -> State {
        State {
            viewing: Viewing::end_of(session.game()),
            session,
            kept: Vec::new(),
            guest: None,
            playing: false,
            settings: Settings::default(),
            lent_language: None,
            embedded: None,
            studied: Rc::default(),
            asked: Asked::Game,
            answered: None,
            tried: None,
            chosen: None,
            looked_at: None,
            serial: 0,
            findings: Findings::default(),
            aside: None,
            show: false,
            dialog: None,
            notice: None,
            said: Said { serial: 0, what: What::Nothing },
        }
    }

    /// What the move that is looked at would do; nothing while it cannot be played.
    pub fn preview(&self) -> Option<Preview> {
        let may_look = self.asked == Asked::Game;
        let mv = self.looked_at.filter(|mv| may_look && self.choices().contains(mv))?;
        let (after, trace) = self.session.game().position().play_traced(mv).ok()?;
        Some(Preview { trace, after: after.board() })
    }

    /// What is refused and why: what was tried, or a sowing that is looked at and would never end.
    pub fn refusal(&self) -> Option<IllegalMove> {
        let looked_at = self.looked_at.filter(|_| self.asked == Asked::Game);
        let looked_at = looked_at.and_then(|mv| self.endless().find(|each| *each == mv));
        let pit = looked_at.and_then(Move::pit);
        self.tried.map(|tried| tried.because).or(pit.map(IllegalMove::Endless))
    }

    /// The sowings that would never end, of the player who is to choose a move.
    pub fn endless(&self) -> impl Iterator<Item = Move> {
        let position = self.session.game().position();
        let ruleset = *position.ruleset();
        let mover = (!self.choices().is_empty()).then(|| position.to_move());
        let pits = mover.into_iter().flat_map(move |side| {
            (0..ruleset.row()).map(move |place| Pit::at(side, place, ruleset.row()))
        });
        let moves = pits.flat_map(move |pit| {
            ruleset.directions(pit).iter().map(move |&way| Move::Sow(pit, way))
        });
        moves.filter(|&mv| matches!(position.check(mv), Err(IllegalMove::Endless(_))))
    }

    /// What the computer is to find out now, if anything: its own move first, then what a person
    /// has asked.
    pub fn errand(&self) -> Option<Errand> {
        let to_move = self.session.player_to_move();
        let (purpose, game) = self.findings.wanted(self.session.game(), to_move)?;
        Some(Errand { purpose, game, serial: self.serial })
    }

    /// The game that is shown: the one that is played, or a line of play beside it.
    pub fn shown(&self) -> &Game {
        self.aside.as_ref().unwrap_or(self.session.game())
    }

    /// How far exact tables have come for the rules of the game.
    pub fn tables(&self) -> Option<&Tabled> {
        let rules = self.session.game().start().ruleset().to_string();
        self.findings.tables.as_ref().filter(|tables| tables.rules == rules)
    }

    /// Whether all of the game is shown, so that the next move can be chosen.
    pub fn is_live(&self) -> bool {
        self.aside.is_none() && self.viewing.is_at_end(self.session.game())
    }

    /// The moves that can be played now; none while something else is shown.
    pub fn choices(&self) -> Vec<Move> {
        if !self.is_live() || self.session.player_to_move() != Some(Player::Person) {
            return Vec::new();
        }
        match self.asked {
            Asked::Game | Asked::Move | Asked::Pit(Marked::Choices) => {}
            Asked::Pit(Marked::Move(mv)) => return vec![mv],
            Asked::Pit(Marked::Nothing) | Asked::Nothing => return Vec::new(),
        }
        let moves = self.session.game().position().legal_moves();
        moves.into_iter().filter(|mv| mv.pit().is_some()).collect()
    }

    /// What an embedded page shows.
    pub fn embedded(embed: Embed) -> State {
        let link = Box::new(embed.link.clone());
        State { embedded: Some(Rc::new(embed)), ..State::new() }.reduce(Action::Open(link))
    }

    /// The state after an action.
    pub fn reduce(&self, action: Action) -> State {
        let mut state = self.clone();
        let by_itself = matches!(
            action,
            Action::View(Playback::Tick)
                | Action::Report { .. }
                | Action::Tables(_)
                | Action::Measured { .. }
                | Action::Notice(_)
        );
        let beside = matches!(action, Action::Set(_) | Action::Look(_) | Action::Dialog(_));
        if !by_itself && !beside {
            state.tried = None;
            state.looked_at = None;
        }
        match action {
            Action::NewGame { ruleset, first, best_of, players } => {
                if let Ok(session) = Session::new(ruleset, first, best_of) {
                    state.begin(session.with_players(players));
                }
            }
            Action::Open(link) => state.open(*link),
            Action::TakeUp(number) => state.take_up(number),
            Action::Answer { errand, mv } => {
                if self.errand().as_ref() == Some(&errand) {
                    state.answer(mv);
                }
            }
            Action::Report { errand, report } => {
                if self.errand().as_ref() == Some(&errand) {
                    state.take_report(errand.purpose, report);
                }
            }
            Action::Tables(tables) => state.findings.tables = Some(tables),
            Action::Measure(edition) => state.findings.measuring = edition,
            Action::Measured { errand, figures } => {
                if let (true, Purpose::Measure(edition)) =
                    (self.errand().as_ref() == Some(&errand), errand.purpose)
                {
                    state.findings.take_figures(edition, figures);
                }
            }
            Action::Hint => state.findings.hint = true,
            Action::Review(review) => state.findings.review = review.then(Review::default),
            Action::Explore { ply, moves } => state.explore(ply, &moves),
            Action::Analyse(analysis) => {
                state.findings.analysis = analysis;
                state.findings.report = None;
            }
            Action::NextRound => state.begin(self.session.next_round()),
            Action::Choose { pit, direction, look } => {
                state.looked_at = self.looked_at;
                state.choose(pit, direction, look);
            }
            Action::Look(mv) => state.looked_at = mv,
            Action::Drop => state.chosen = None,
            Action::Undo => {
                state.findings.forget();
                if state.session.undo() {
                    state.show_end();
                    state.say(What::Turn);
                }
            }
            Action::Redo => {
                let ply = state.session.game().ply();
                if state.session.redo() {
                    state.follow(ply);
                }
            }
            Action::View(playback) => state.view(playback),
            Action::Set(settings) => {
                if settings.language != state.settings.language {
                    state.lent_language = None;
                }
                state.settings = settings;
                if state.settings.speed == Speed::Off && state.playing {
                    state.show_end();
                }
            }
            // In a frame there is room for the board alone, and no other place to go.
            Action::Dialog(dialog) => state.dialog = dialog.filter(|_| state.embedded.is_none()),
            Action::Show(show) => {
                state.show = show && state.embedded.is_none();
                state.dialog = None;
            }
            Action::Notice(notice) => state.notice = Some(notice.after(state.notice.take())),
            Action::DismissNotice => state.notice = None,
            Action::SetOut { session, asked } => state.set_out(*session, asked),
            Action::Ask(asked) => state.asked = asked,
            Action::Follow(mv) => state.play(mv),
            Action::Learn(studied) => state.studied = studied,
        }
        state
    }

    fn set_out(&mut self, session: Session, asked: Asked) {
        self.begin(session);
        self.asked = asked;
        self.answered = None;
        if asked == Asked::Nothing {
            self.viewing.show(self.session.game(), 1, 0);
        }
        self.say(What::Nothing); // whoever sets it out tells what it is about
    }

    fn begin(&mut self, session: Session) {
        self.session = session;
        self.findings.forget();
        self.serial = self.serial.wrapping_add(1);
        self.dialog = None;
        self.viewing = Viewing::end_of(self.session.game());
        self.show_end();
        self.say(What::NewGame);
    }

    /// Whether a pit is the one that is about to be sown, in a lap that brings it no seed: it is no
    /// answer to what becomes of that sowing, so whoever chooses it means the move.
    fn is_meant_as_move(&self, marked: Marked, pit: Pit) -> bool {
        let Marked::Move(mv) = marked else { return false };
        let traced = self.session.game().position().play_traced(mv);
        let is_left_behind =
            |trace: Trace| trace.laps() == 1 && !trace.events.contains(&Event::Drop { pit });
        mv.pit() == Some(pit) && traced.is_ok_and(|(_, trace)| is_left_behind(trace))
    }

    /// A pit is chosen to be played, or if `look` is set and it is not yet, to be looked at.
    fn choose(&mut self, pit: Pit, direction: Option<Direction>, look: bool) {
        if self.session.player_to_move().is_some_and(|player| player != Player::Person) {
            if !self.is_live() {
                self.show_end();
            }
            return; // the computer is thinking: nobody plays for it
        }
        if self.asked == Asked::Nothing && !self.playing {
            self.playing = !self.is_live(); // there is nothing else to do than to watch
            return;
        }
        if !self.is_live() {
            self.show_end(); // the first click or key only finishes what is being shown
            return;
        }
        if let Asked::Pit(marked) = self.asked {
            if !self.is_meant_as_move(marked, pit) {
                self.answered = Some(pit);
            }
            return;
        }
        let position = self.session.game().position();
        let ways = match &direction {
            Some(direction) => std::slice::from_ref(direction),
            None => position.ruleset().directions(pit),
        };
        let legal: Vec<Move> = ways.iter().map(|&way| Move::Sow(pit, way)).collect();
        let refusal = legal.iter().find_map(|&mv| position.check(mv).err());
        let is_open = legal.iter().any(|&mv| position.check(mv).is_ok());
        match (refusal, &legal[..]) {
            (Some(because), _) if !is_open => {
                self.chosen = None;
                self.tried = Some(Tried { pit, because });
                self.say(What::Refusal);
            }
            (_, &[mv]) if look && self.asked == Asked::Game && self.looked_at != Some(mv) => {
                self.looked_at = Some(mv);
                self.say(What::Preview);
            }
            (_, &[mv]) => self.play(mv),
            _ if self.chosen == Some(pit) => self.chosen = None,
            _ => {
                self.chosen = Some(pit);
                self.say(What::Directions);
            }
        }
    }

    fn play(&mut self, mv: Move) {
        self.looked_at = None;
        self.findings.forget();
        let ply = self.session.game().ply();
        if self.session.play(mv).is_ok() {
            match self.asked {
                Asked::Game if self.studied.settled => {}
                Asked::Game => Rc::make_mut(&mut self.studied).settled = true,
                _ => self.asked = Asked::Nothing,
            }
            self.follow(ply);
        }
    }

    /// Plays the computer's move. Who is looking at an earlier move goes on looking.
    fn answer(&mut self, mv: Move) {
        let (ply, was_live) = (self.session.game().ply(), self.is_live());
        if self.session.play(mv).is_err() {
            return;
        }
        self.findings.forget();
        if was_live {
            self.follow(ply);
        } else {
            self.say(What::Moves(ply));
        }
    }

    fn take_report(&mut self, purpose: Purpose, report: Box<Report>) {
        if purpose == Purpose::Hint && self.is_live() {
            self.looked_at = report.best();
            self.say(What::Preview);
        }
        self.findings.take(purpose, report, self.session.game());
    }

    fn say(&mut self, what: What) {
        self.said = Said { serial: self.said.serial.wrapping_add(1), what };
    }
}

impl Default for State {
    fn default() -> State {
        State::new()
    }
}
