//! Why a move went as it did, reason by reason.

use super::{Teller, Value, Words, caption, end, join, result, say_of};
use crate::rules::{Arrow, Event, Pit};
use crate::teach::why::{Because, Question, Reason};
use crate::text::{outcome, refusal};

/// As many pits as are listed; of more only the number is told.
const LISTED: usize = 6;

/// A reason in a sentence or two, with the markup of [`rich`](crate::text::rich). It must be one
/// of the reasons of the question.
pub fn why(words: &Words, question: &Question, reason: &Reason) -> String {
    match (*question, reason.because) {
        (Question::Refused(position, _), Because::Refused(illegal)) => {
            refusal::sentence(words, position.ruleset(), illegal)
        }
        (Question::Played(before, trace), Because::Told(cursor)) => {
            match trace.events[cursor - 1] {
                Event::End { end: how } => end(words, how), // who has won is a reason of its own
                _ => caption(words, before, trace, cursor),
            }
        }
        (Question::Played(before, trace), _) => {
            Teller::new(words, before, trace, trace.events.len()).why(reason)
        }
        (Question::Refused(..), _) => String::new(),
    }
}

impl Teller<'_> {
    fn why(&self, reason: &Reason) -> String {
        let first = reason.pits.first().copied().unwrap_or(Pit(0));
        match reason.because {
            Because::Direction => self.direction(first),
            Because::OwnSeed => self.say_pit("why-own-seed", first, &[]),
            Because::Skipped => self.say("why-skipped", &self.listed(&reason.pits)),
            Because::Relayed(1) => self.say_pit("why-relayed-once", first, &[]),
            Because::Relayed(times) if times > LISTED => {
                self.say("why-relayed-often", &[("times", times.into())])
            }
            Because::Relayed(times) => {
                let args = [("times", times.into()), self.listed(&reason.pits)[0].clone()];
                self.say("why-relayed", &args)
            }
            Because::NoUurs(holds) => {
                let opposite = self.letter(self.opposite(first));
                let args = [("opposite", opposite.into()), ("holds", holds.into())];
                self.say("why-no-uurs", &args)
            }
            Because::Bare(true) => self.say("why-bare-captured", &[]),
            Because::Bare(false) => self.say("why-bare", &[]),
            Because::Decided(seeds) => {
                let args = [("seeds", seeds.into()), ("total", self.before.total().into())];
                self.say("why-decided", &args)
            }
            Because::Count => self.count(),
            Because::Told(_) | Because::Refused(_) => String::new(),
        }
    }

    /// A1: where the pit lies, and the way it was sown.
    fn direction(&self, pit: Pit) -> String {
        let sown = self.past.iter().find_map(|event| match *event {
            Event::Lift { direction, .. } => Some(Arrow::from(direction)),
            _ => None,
        });
        let way = match (self.rules().directions(pit), sown) {
            ([_], Some(Arrow::Left)) => "left",
            ([_], Some(Arrow::Right)) => "right",
            _ => "middle",
        };
        self.say_pit("why-direction", pit, &[("way", way.into())])
    }

    fn listed(&self, pits: &[Pit]) -> [(&'static str, Value<'static>); 1] {
        let letters: Vec<_> = pits.iter().map(|&pit| format!("*{}*", self.letter(pit))).collect();
        [("list", self.words.list(&letters).into())]
    }

    /// Who takes what is left, and who has won.
    fn count(&self) -> String {
        let shares = self.past.iter().find_map(|event| match *event {
            Event::End { end } => Some(outcome::shares(self.words, self.rules(), end)),
            _ => None,
        });
        let takes = self.takes();
        let shares = shares.filter(|_| takes.is_some());
        let result = result(self.words, self.board.stores);
        let [south, north] = self.board.stores;
        let args = [("south", south.into()), ("north", north.into()), ("text", result.into())];
        let count = say_of(self.words, "why-count", self.mover, &args);
        join([shares, takes, Some(count)].into_iter().flatten())
    }
}
