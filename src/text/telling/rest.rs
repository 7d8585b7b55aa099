//! What the last seed brings about, and why no more.

use super::Teller;
use crate::rules::{Capture, Event, Pit, Rest, Row};

impl Teller<'_> {
    /// Why the sowing goes no further.
    pub(super) fn rest(&self, pit: Pit, why: Rest) -> String {
        match why {
            Rest::WasEmpty => self.was_empty(pit),
            Rest::OwnRow => self.say_pit("rest-own-row", pit, &[]),
            Rest::Makes(made) => self.say_pit("rest-makes", pit, &[("made", made.into())]),
            Rest::Uur => {
                let owner = self.board.uur(pit.index()).unwrap_or(self.mover);
                let owner = super::side_value(owner);
                self.say_pit("rest-uur", pit, &[("owner", owner)])
            }
            Rest::OppositeEmpty => self.facing("rest-opposite-empty", pit, 0),
            Rest::OppositeNotPair(holds) => self.facing("rest-not-pair", pit, holds),
            Rest::FirstMove => self.say_pit("rest-first-move", pit, &[]),
            Rest::ChainBroken(holds) => self.taking(Some((pit, holds))),
            Rest::ChainAtRow => self.taking(Some((pit, 0))),
            Rest::Taken => self.taking(Some((pit, 0))),
            Rest::NoRelay => self.say_pit("rest-no-relay", pit, &[]),
        }
    }

    /// In which row an empty pit would have captured.
    fn was_empty(&self, pit: Pit) -> String {
        let key = match (self.rules().capture, self.rules().capture_side) {
            (Capture::TwoOrFour, _) => "rest-empty",
            (Capture::Opposite, Row::Enemy) => "rest-empty-own",
            (Capture::Opposite, Row::Own) | (Capture::Pairs, _) => "rest-empty-enemy",
        };
        self.say_pit(key, pit, &[])
    }

    /// A text about the pit of the last seed, the one opposite and what that holds.
    fn facing(&self, key: &str, last: Pit, holds: u8) -> String {
        let opposite = self.letter(self.opposite(last));
        self.say_pit(key, last, &[("opposite", opposite.into()), ("holds", holds.into())])
    }

    /// What has been taken so far, or uurs made; `rest` is where it came to its end, and what lies
    /// there.
    pub(super) fn taking(&self, rest: Option<(Pit, u8)>) -> String {
        let captures = self.captures();
        let Some(last) = self.last_drop() else { return String::new() };
        match (self.rules().capture, &captures[..]) {
            (Capture::Opposite, []) => self.facing("tell-uurs", last, 3),
            (Capture::Opposite, [(_, seeds)]) => self.facing("tell-opposite", last, *seeds),
            (Capture::Opposite, [(_, seeds), ..]) => {
                self.facing("tell-opposite-both", last, *seeds)
            }
            (Capture::Pairs, _) => self.pairs(last, &captures, rest.is_some()),
            (Capture::TwoOrFour, [(pit, made), more @ ..]) => {
                let first = self.say_pit("tell-chain", *pit, &[("made", (*made).into())]);
                super::join([first, self.chain(more, rest)])
            }
            (Capture::TwoOrFour, []) => String::new(),
        }
    }

    /// P5: the pairs taken; when `all` are, with their number.
    fn pairs(&self, last: Pit, captures: &[(Pit, u8)], all: bool) -> String {
        let letters: Vec<_> =
            captures.iter().map(|(pit, _)| format!("*{}*", self.letter(*pit))).collect();
        let key = if all { "tell-pairs-all" } else { "tell-pairs-so-far" };
        let opposite = self.letter(self.opposite(last));
        let args = [
            ("opposite", opposite.into()),
            ("list", self.words.list(&letters).into()),
            ("pairs", captures.len().into()),
            ("seeds", captures.iter().map(|(_, seeds)| seeds).sum::<u8>().into()),
        ];
        self.say_pit(key, last, &args)
    }

    /// A3: the captures after the first one, and where the chain stops.
    fn chain(&self, more: &[(Pit, u8)], rest: Option<(Pit, u8)>) -> String {
        let row = self.rules().row();
        let item = |&(pit, seeds): &(Pit, u8)| {
            let letter = self.letter(pit).into();
            self.say("tell-chain-item", &[("pit", letter), ("holds", seeds.into())])
        };
        let (stop, left) = rest.unwrap_or((Pit(0), 0));
        let key = match rest {
            None if more.is_empty() => return String::new(),
            None => "tell-chain-goes",
            Some(_) if stop.side(row) == self.mover => "tell-chain-row",
            Some(_) => "tell-chain-broken",
        };
        let (next, holds) = more.first().copied().unwrap_or((stop, left));
        let args = [
            ("more", more.len().into()),
            ("next", self.letter(next).into()),
            ("holds", holds.into()),
            ("list", self.words.list(&more.iter().map(item).collect::<Vec<_>>()).into()),
            ("stop", self.letter(stop).into()),
            ("left", left.into()),
        ];
        self.say(key, &args)
    }

    /// The pits of which this move has made uurs.
    pub(super) fn uurs_made(&self) -> Option<[Pit; 2]> {
        self.past.iter().find_map(|event| match *event {
            Event::Uur { pit, from } => Some([pit, from]),
            _ => None,
        })
    }
}
