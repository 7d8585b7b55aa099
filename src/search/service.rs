use crate::protocol::{Answer, Found, Request, RequestKind, Ticket};
use crate::rules::{Game, Record};

use super::{Level, Limits, Score, Searcher, pick};

/// Answers [`Request`]s, a slice of work at a time: what the worker is without the web. A page
/// without a worker calls it between frames.
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
/// service.take(&request.to_text(), |answer| answers.push(answer));
/// while service.work(1_000, |answer| answers.push(answer)) {
///     // listen for other messages
/// }
/// assert!(matches!(&answers[..], [Answer::Done { chosen: Some(_), .. }]));
/// ```
pub struct Service {
    searcher: Searcher,
    task: Option<Task>,
}

/// What is being done.
struct Task {
    ticket: Ticket,
    /// The level and the seed, if a move is to be chosen.
    choice: Option<(Level, u64)>,
}

impl Service {
    /// A service with a table of at most so many bytes.
    pub fn new(table_bytes: usize) -> Service {
        Service { searcher: Searcher::new(table_bytes), task: None }
    }

    /// The searcher, to give it tables.
    pub fn searcher(&mut self) -> &mut Searcher {
        &mut self.searcher
    }

    /// Whether there is work to do.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Takes a message. A request ends the one before, a stop brings its answer at once.
    pub fn take(&mut self, text: &str, mut answer: impl FnMut(Answer)) {
        let request = match Request::read(text) {
            Ok(request) => request,
            Err(error) => return answer(error),
        };
        if request.kind == RequestKind::Stop {
            if self.task.as_ref().is_some_and(|task| task.ticket == request.ticket) {
                self.searcher.stop();
                self.finish(answer);
            }
            return;
        }
        self.task = None;
        if let Err(message) = self.begin(&request) {
            answer(Answer::Error { ticket: Some(request.ticket), message });
        }
    }

    /// Looks at about so many positions. Gives whether there is more to do.
    pub fn work(&mut self, nodes: u64, mut answer: impl FnMut(Answer)) -> bool {
        let Some(task) = &self.task else { return false };
        let tells = task.choice.is_none();
        let ticket = task.ticket;
        let over = self.searcher.go_on(nodes, |report| {
            if tells {
                answer(Answer::Progress { ticket, found: Found::from(report) });
            }
        });
        if over {
            self.finish(answer);
        }
        !over
    }

    fn begin(&mut self, request: &Request) -> Result<(), String> {
        let (mut limits, record, choice) = match &request.kind {
            RequestKind::Choose { record, level, seed } => {
                let level: Level = level.parse().map_err(|why| format!("{why}"))?;
                self.searcher.forget(); // so that the seed alone decides
                (level.limits(), record, Some((level, *seed)))
            }
            RequestKind::Analyse { record, nodes } => {
                (Limits { width: Score::INFINITE, ..Limits::nodes(*nodes) }, record, None)
            }
            RequestKind::Stop => return Ok(()),
        };
        let record: Record = record.parse().map_err(|why| format!("{why}"))?;
        let game: Game = record.into_game();
        if choice.is_some() && game.position().legal_moves().len() == 1 {
            limits.depth = 1; // nothing to think about
        }
        self.searcher.begin(&game, &limits);
        self.task = Some(Task { ticket: request.ticket, choice });
        Ok(())
    }

    fn finish(&mut self, mut answer: impl FnMut(Answer)) {
        let Some(Task { ticket, choice }) = self.task.take() else { return };
        let report = self.searcher.report();
        let chosen = match choice {
            Some((level, seed)) => pick(report, level, seed),
            None => report.best(),
        };
        let chosen = chosen.map(|mv| mv.to_string());
        answer(Answer::Done { ticket, chosen, found: Found::from(report) });
    }
}
