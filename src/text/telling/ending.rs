//! The end of a game, and who takes what is left.

use super::{Teller, join, say_of};
use crate::rules::{End, Event, Pit, Side, StuckBecause};
use crate::text::Words;

/// What ended the game, with markup.
pub(in crate::text) fn end(words: &Words, end: End) -> String {
    match end {
        End::BothStuck => words.say("end-both"),
        End::Repetition => words.say("end-repetition"),
        End::Stuck { side, because } => {
            let key = match because {
                StuckBecause::NoSeeds => "end-no-seeds",
                StuckBecause::OnlyUurs => "end-only-uurs",
                StuckBecause::OnlySingles => "end-only-singles",
                StuckBecause::OnlyBarred => "end-only-barred",
                StuckBecause::OnlyEndless => "end-only-endless",
            };
            say_of(words, key, side, &[])
        }
    }
}

/// Who has won and by how much: `South wins by 6`.
pub(in crate::text) fn result(words: &Words, score: [u8; 2]) -> String {
    let [south, north] = score;
    if south == north {
        return words.say("result-draw");
    }
    let winner = if south > north { Side::South } else { Side::North };
    say_of(words, "result-wins", winner, &[("by", south.abs_diff(north).into())])
}

impl Teller<'_> {
    /// What ended the game, if something has.
    fn ended(&self) -> Option<String> {
        self.past.iter().find_map(|event| match *event {
            Event::End { end: how } => Some(end(self.words, how)),
            _ => None,
        })
    }

    /// What both have taken from the board at the end, if anything.
    pub(super) fn takes(&self) -> Option<String> {
        let taken = |by| {
            let swept = self.past.iter().map(|event| match *event {
                Event::Sweep { side, seeds, .. } if side == by => seeds,
                _ => 0,
            });
            swept.sum::<u8>()
        };
        let [south, north] = Side::BOTH.map(taken);
        let args = [("south", south.into()), ("north", north.into())];
        (south + north > 0).then(|| self.words.say_with("end-takes", &args))
    }

    /// What ended the game; where nothing is left to be taken, its result too.
    pub(super) fn over(&self, how: End) -> String {
        self.account().unwrap_or_else(|| end(self.words, how))
    }

    /// A pit taken after the end; with the last one goes the account of all.
    pub(super) fn sweep(&self, pit: Pit, seeds: u8, side: Side) -> String {
        if let Some(account) = self.account() {
            return account;
        }
        let args = [("pit", self.letter(pit).into()), ("seeds", seeds.into())];
        say_of(self.words, "tell-sweep", side, &args)
    }

    /// The end of the game and its result, once nothing more happens.
    fn account(&self) -> Option<String> {
        self.next.is_none().then(|| self.epilogue())?
    }

    /// The end of the game and its result, if the turn brought it.
    pub(super) fn epilogue(&self) -> Option<String> {
        let ended = self.ended()?;
        let result = self
            .words
            .say_with("sentence", &[("text", result(self.words, self.board.stores).into())]);
        Some(join([Some(ended), self.takes(), Some(result)].into_iter().flatten()))
    }
}
