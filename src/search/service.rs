use std::sync::Arc;

use crate::protocol::{Answer, Request, RequestKind, Tabled, read_game};
use crate::rules::Ruleset;

use super::endgame::Growing;
use super::measure::{Clock, Measure};
use super::{Level, Limits, Probe, Score, Searcher, pick};

/// Answers [`Request`]s, a slice of work at a time: what the engine is without the web.
///
/// ```
/// use tisiya::protocol::{Answer, Request, Ticket};
/// use tisiya::rules::{Edition, Game};
/// use tisiya::search::{Level, Service};
///
/// let game = Game::new(Edition::Alemungula.start());
/// let mut service = Service::new(1 << 20);
/// let request = Request::choose(Ticket::of(1, &game), &game, Level::Learner, 7);
/// let mut answers = Vec::new();
/// service.take(&request.to_string(), |answer| answers.push(answer));
/// while service.work(1_000, |answer| answers.push(answer)) {
///     // listen for other messages
/// }
/// assert!(matches!(&answers[..], [Answer::Done { chosen: Some(_), .. }]));
/// ```
///
/// With [`Service::with_tables`] it builds exact tables for the rules of what looks into them, while
/// nothing else is to do: of the strongest level, hints and analyses.
pub struct Service {
    searcher: Searcher,
    task: Option<Task>,
    growing: Growing,
    /// Up to how many seeds the searcher looks into the tables.
    looks: Option<usize>,
    /// An analysis that is over and was not exact, with the seeds of its board.
    inexact: Option<(Request, usize)>,
    clock: Option<Clock>,
}

/// What is being done.
struct Task {
    request: Request,
    work: Work,
}

enum Work {
    /// To choose a move at a level, with a seed.
    Choose(Level, u64),
    /// To find the best move.
    Advise,
    /// To tell what the moves are worth.
    Analyse,
    /// To measure.
    Measure(Box<Measure>),
}

impl Service {
    /// A service with a table of at most so many bytes.
    pub fn new(table_bytes: usize) -> Service {
        Service {
            searcher: Searcher::new(table_bytes),
            task: None,
            growing: Growing::new(0),
            looks: None,
            inexact: None,
            clock: None,
        }
    }

    /// The same, which also builds exact tables of the boards with at most so many seeds.
    pub fn with_tables(self, seeds: usize) -> Service {
        Service { growing: Growing::new(seeds), ..self }
    }

    /// The same with a clock, so that it can measure.
    pub fn with_clock(self, clock: Clock) -> Service {
        Service { clock: Some(clock), ..self }
    }

    /// Whether a request is being worked at.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Takes a message. A request ends the one before, a stop brings its answer at once.
    pub fn take(&mut self, text: &str, mut answer: impl FnMut(Answer)) {
        let request = match Request::read(text) {
            Ok(request) => request,
            Err(error) => return answer(error.into()),
        };
        if request.kind == RequestKind::Stop {
            self.inexact = None;
            if self.task.as_ref().is_some_and(|task| task.request.ticket == request.ticket) {
                self.searcher.stop();
                self.finish(answer);
            }
            return;
        }
        self.task = None;
        self.inexact = None;
        let ticket = request.ticket;
        if let Err(message) = self.begin(request, &mut answer) {
            answer(Answer::Error { ticket: Some(ticket), message });
        }
    }

    /// Looks at about so many positions. Gives whether there is more to do.
    pub fn work(&mut self, nodes: u64, mut answer: impl FnMut(Answer)) -> bool {
        let Some(task) = &mut self.task else { return self.grow(nodes, answer) };
        let ticket = task.request.ticket;
        let over = match &mut task.work {
            Work::Measure(measure) => {
                let figures = measure.step(&mut self.searcher);
                self.looks = None;
                if let Some(figures) = figures {
                    self.task = None;
                    answer(Answer::Measured { ticket, figures });
                }
                false
            }
            work => {
                let tells = matches!(work, Work::Analyse);
                self.searcher.go_on(nodes, |report| {
                    if tells {
                        answer(Answer::Progress { ticket, report: report.clone() });
                    }
                })
            }
        };
        if over {
            self.finish(answer);
        }
        self.task.is_some() || self.growing.is_growing()
    }

    fn begin(&mut self, request: Request, answer: impl FnMut(Answer)) -> Result<(), String> {
        let (work, game, mut limits) = match &request.kind {
            RequestKind::Choose { game, level, seed } => {
                let level: Level = level.parse().map_err(|why| format!("{why}"))?;
                (Work::Choose(level, *seed), game, level.limits())
            }
            RequestKind::Advise { game, nodes } => (Work::Advise, game, Limits::nodes(*nodes)),
            RequestKind::Analyse { game, nodes } => {
                let limits = Limits { width: Score::INFINITE, ..Limits::nodes(*nodes) };
                (Work::Analyse, game, limits)
            }
            RequestKind::Measure { rules } => {
                let ruleset: Ruleset = rules.parse().map_err(|why| format!("{why}"))?;
                let clock = self.clock.ok_or("there is no clock to measure with")?;
                let measure = Measure::new(ruleset, clock).map_err(|why| format!("{why}"))?;
                self.task = Some(Task { request, work: Work::Measure(Box::new(measure)) });
                return Ok(());
            }
            RequestKind::Stop => return Ok(()),
        };
        let game = read_game(game)?;
        // Weaker levels are as weak at the end of a game as before it.
        let looks = !matches!(work, Work::Choose(level, _) if level != Level::Master);
        if looks {
            self.growing.change_rules(game.start().ruleset());
            self.tell_tables(answer);
        }
        self.look_into_tables(looks);
        if let Work::Choose(..) = work {
            self.searcher.forget(); // so that the seed alone decides
            if game.position().legal_moves().len() == 1 {
                limits.depth = 1; // nothing to think about
            }
        }
        self.searcher.begin(&game, &limits);
        self.task = Some(Task { request, work });
        Ok(())
    }

    /// Lets the searcher look into what there is of the tables, or not.
    fn look_into_tables(&mut self, looks: bool) {
        let tables = self.growing.ready().filter(|_| looks);
        let reach = tables.as_ref().and_then(|tables| tables.max_seeds());
        if self.looks != reach {
            self.looks = reach;
            self.searcher.set_tables(tables.map(|tables| tables as Arc<dyn Probe>));
        }
    }

    fn finish(&mut self, mut answer: impl FnMut(Answer)) {
        let Some(Task { request, work }) = self.task.take() else { return };
        let report = self.searcher.report();
        let ticket = request.ticket;
        let chosen = match work {
            Work::Choose(level, seed) => pick(report, level, seed),
            Work::Advise | Work::Analyse => report.best(),
            Work::Measure(_) => return, // what is half measured is no answer
        };
        answer(Answer::Done { ticket, chosen, report: report.clone() });
        if matches!(work, Work::Analyse) && !report.exact {
            let seeds = usize::from(self.searcher.root().on_board());
            self.inexact = Some((request, seeds));
        }
    }

    /// Builds at the tables. When they have come to reach an analysis that was not exact, it is
    /// taken up again.
    fn grow(&mut self, nodes: u64, mut answer: impl FnMut(Answer)) -> bool {
        // A board takes about as long as a node.
        if let Some(seeds) = self.growing.step(nodes as usize) {
            match self.inexact.take_if(|(_, needs)| *needs <= seeds) {
                Some((request, _)) => _ = self.begin(request, answer), // it was read before
                None => self.tell_tables(&mut answer),
            }
        }
        self.task.is_some() || self.growing.is_growing()
    }

    fn tell_tables(&self, mut answer: impl FnMut(Answer)) {
        if let (Some(ruleset), Some(seeds)) = (self.growing.ruleset(), self.growing.seeds()) {
            let (rules, goal) = (ruleset.to_string(), self.growing.goal() as u8);
            answer(Answer::Tables(Tabled { rules, seeds: seeds as u8, goal }));
        }
    }
}
