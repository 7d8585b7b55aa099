//! The page's end of the line to its engine: what to send when, and what to do when nothing comes
//! back. It touches no web: what is heard goes in, and what is to be done comes out.

use super::{Answer, Request, VERSION};

/// How long an engine may take until it is ready, in ticks. It may have to be fetched over a slow
/// network; whoever waits longer is better served by another try.
const PATIENCE_AT_START: u32 = 15;
/// How many ticks an engine at work may be silent. It says every second that it is alive.
const PATIENCE: u32 = 8;
/// How often in a row a worker is started anew for the same request.
const RESTARTS: u8 = 2;

/// Where an engine runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Host {
    /// In a worker beside the page.
    Worker,
    /// In the page, between its other work: where there can be no worker.
    Page,
}

/// What the page is to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// Start an engine.
    Start(Host),
    /// Send this to the engine.
    Send(String),
    /// End the engine. What it still says is not to be heard.
    End,
    /// Use an answer to what was asked last, or news that nobody asked for.
    Use(Box<Answer>),
    /// Tell the person.
    Tell(Trouble),
}

/// What the person should know of the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It had died, and was started again.
    Restarted,
    /// It cannot be started, or dies again and again.
    Lost,
}

/// How far an engine has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Absent,
    Starting,
    Ready,
}

/// The line. There is at most one engine, and one request that counts: the last one.
///
/// ```
/// use tisiya::protocol::{Answer, Host, Line, Order, Request, Ticket, VERSION};
/// use tisiya::rules::{Edition, Game};
///
/// let game = Game::new(Edition::Alemungula.start());
/// let mut line = Line::new();
/// // Nothing is started before it is needed, and nothing sent before it is heard.
/// let orders = line.ask(Request::analyse(Ticket::of(1, &game), &game, 1_000));
/// assert_eq!(orders, [Order::Start(Host::Worker)]);
/// let orders = line.hear(&Answer::Ready { version: VERSION }.to_string());
/// assert!(matches!(&orders[..], [Order::Send(_)]));
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    host: Host,
    stage: Stage,
    /// What was asked last, if that still counts.
    asked: Option<Request>,
    /// Whether its answer is still to come.
    waits: bool,
    /// Ticks since something was heard.
    silence: u32,
    /// How often the engine has died over what was asked.
    deaths: u8,
    /// Numbers the requests.
    number: u32,
}

impl Line {
    /// A line without an engine.
    pub fn new() -> Line {
        Line {
            host: Host::Worker,
            stage: Stage::Absent,
            asked: None,
            waits: false,
            silence: 0,
            deaths: 0,
            number: 0,
        }
    }

    /// Whether something is to come, so that [`Line::tick`] is to be called each second.
    pub fn waits(&self) -> bool {
        self.stage == Stage::Starting || self.waits
    }

    /// Asks; what was asked before no longer counts.
    pub fn ask(&mut self, mut request: Request) -> Vec<Order> {
        self.number = self.number.wrapping_add(1);
        request.ticket.request = self.number;
        let text = request.to_string();
        self.asked = Some(request);
        self.waits = true;
        self.deaths = 0;
        match self.stage {
            Stage::Absent => vec![self.start(Host::Worker)],
            Stage::Starting => Vec::new(), // sent when it is ready
            Stage::Ready => {
                self.silence = 0;
                vec![Order::Send(text)]
            }
        }
    }

    /// Nothing is to be known any more.
    pub fn drop_request(&mut self) -> Vec<Order> {
        let asked = self.asked.take();
        let works = std::mem::take(&mut self.waits) && self.stage == Stage::Ready;
        let asked = asked.filter(|_| works);
        asked
            .map(|asked| Order::Send(Request::stop(asked.ticket).to_string()))
            .into_iter()
            .collect()
    }

    /// Takes what the engine says.
    pub fn hear(&mut self, text: &str) -> Vec<Order> {
        self.silence = 0;
        let answer = Answer::read(text);
        match (self.stage, answer) {
            (Stage::Absent, _) => Vec::new(),
            (Stage::Starting, Some(Answer::Ready { version: VERSION })) => {
                self.stage = Stage::Ready;
                let asked = self.asked.as_ref().filter(|_| self.waits);
                asked.map(|asked| Order::Send(asked.to_string())).into_iter().collect()
            }
            (Stage::Starting, _) => self.fall_back(), // it is of another version
            (Stage::Ready, Some(answer)) => self.sort_out(answer),
            (Stage::Ready, None) => Vec::new(),
        }
    }

    /// The engine has failed: it could not be started, or has died.
    pub fn fail(&mut self) -> Vec<Order> {
        match self.stage {
            Stage::Absent => Vec::new(),
            Stage::Starting => self.fall_back(),
            Stage::Ready => self.restart(),
        }
    }

    /// A second is over. Seconds in which the page itself was held up or asleep count as one, so
    /// that an engine is not given up for that.
    pub fn tick(&mut self) -> Vec<Order> {
        if !self.waits() {
            return Vec::new();
        }
        self.silence += 1;
        match self.stage {
            Stage::Starting if self.silence > PATIENCE_AT_START => self.fall_back(),
            Stage::Ready if self.silence > PATIENCE => self.restart(),
            _ => Vec::new(),
        }
    }

    fn start(&mut self, host: Host) -> Order {
        (self.host, self.stage, self.silence) = (host, Stage::Starting, 0);
        Order::Start(host)
    }

    /// Leaves out what is out of date.
    fn sort_out(&mut self, answer: Answer) -> Vec<Order> {
        let asked = self.asked.as_ref().map(|asked| asked.ticket);
        let counts = match answer {
            Answer::Ready { .. } | Answer::Alive => false,
            Answer::Tables(_) | Answer::Error { ticket: None, .. } => true,
            _ => asked.is_some() && answer.ticket() == asked,
        };
        if !counts {
            return Vec::new();
        }
        if answer.ticket().is_some() && !matches!(answer, Answer::Progress { .. }) {
            self.waits = false;
        }
        vec![Order::Use(Box::new(answer))]
    }

    /// There is no engine to be had in this place.
    fn fall_back(&mut self) -> Vec<Order> {
        match self.host {
            Host::Worker => vec![Order::End, self.start(Host::Page)],
            Host::Page => self.give_up(),
        }
    }

    /// The engine has died.
    fn restart(&mut self) -> Vec<Order> {
        if !self.waits {
            self.stage = Stage::Absent; // nobody has missed it: the next request starts another
            return vec![Order::End];
        }
        self.deaths += 1;
        let host = match self.host {
            // What has been compiled into the page is there once, and dies once.
            Host::Page => return self.give_up(),
            Host::Worker if self.deaths > RESTARTS => Host::Page,
            Host::Worker => Host::Worker,
        };
        vec![Order::End, self.start(host), Order::Tell(Trouble::Restarted)]
    }

    fn give_up(&mut self) -> Vec<Order> {
        self.stage = Stage::Absent;
        let missed = std::mem::take(&mut self.waits);
        let told = missed.then_some(Order::Tell(Trouble::Lost));
        std::iter::once(Order::End).chain(told).collect()
    }
}

impl Default for Line {
    fn default() -> Line {
        Line::new()
    }
}
