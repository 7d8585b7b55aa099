use super::{Teller, Words};
use crate::rules::{Arrow, Direction, Event, Pit, Position, StuckBecause, Trace};

/// What the last of the first `cursor` events did, and why, with the markup of
/// [`rich`](crate::text::rich). Before the first event: what is about to happen.
pub fn caption(words: &Words, before: &Position, trace: &Trace, cursor: usize) -> String {
    let teller = Teller::new(words, before, trace, cursor);
    match (teller.past.last(), teller.next) {
        (Some(&event), _) => teller.event(event),
        (None, Some(Event::Lift { pit, seeds, direction, .. })) => {
            teller.lift("tell-before", pit, seeds, direction)
        }
        (None, _) => teller.say("tell-before-pass", &[]),
    }
}

impl Teller<'_> {
    fn event(&self, event: Event) -> String {
        match event {
            Event::Lift { pit, seeds, lap: 1, direction } => {
                self.lift("tell-lift", pit, seeds, direction)
            }
            Event::Lift { pit, seeds, lap, .. } => {
                self.say_pit("tell-relay", pit, &[("seeds", seeds.into()), ("lap", lap.into())])
            }
            Event::Drop { pit } => self.drop(pit),
            Event::Skip { pit } => {
                self.say_pit("tell-skip", pit, &[("hand", self.board.hand.into())])
            }
            Event::Capture { .. } | Event::Uur { .. } => self.taking(None),
            Event::Rest { pit, why } => self.rest(pit, why),
            Event::Bar { pit } => self.bar(pit),
            Event::Pass { .. } => self.pass(),
            Event::End { end } => self.over(end),
            Event::Sweep { pit, seeds, side } => self.sweep(pit, seeds, side),
        }
    }

    fn lift(&self, key: &str, pit: Pit, seeds: u8, direction: Direction) -> String {
        self.say_pit(key, pit, &[("seeds", seeds.into()), ("way", self.way(pit, direction))])
    }

    /// The way of a sowing as an argument: `left` or `right` where there was a choice.
    pub(super) fn way(&self, pit: Pit, direction: Direction) -> super::Value<'static> {
        match (self.rules().directions(pit), Arrow::from(direction)) {
            ([_], _) => "only".into(),
            (_, Arrow::Left) => "left".into(),
            (_, Arrow::Right) => "right".into(),
        }
    }

    fn drop(&self, pit: Pit) -> String {
        let holds = self.seeds(pit);
        let holding = ("holds", holds.into());
        match (self.board.hand, self.next) {
            (0, Some(Event::Lift { lap, .. })) => {
                let held = ("held", (holds - 1).into());
                self.say_pit("tell-last-relay", pit, &[holding, held, ("lap", lap.into())])
            }
            (0, _) => self.say_pit("tell-last", pit, &[holding]),
            (hand, _) => self.say_pit("tell-drop", pit, &[holding, ("hand", hand.into())]),
        }
    }

    /// A5.
    pub(super) fn bar(&self, pit: Pit) -> String {
        self.say_pit("tell-bar", pit, &[("from", self.letter(self.opposite(pit)).into())])
    }

    pub(super) fn pass(&self) -> String {
        let key = match self.before.stuck_because() {
            StuckBecause::NoSeeds => "pass-no-seeds",
            StuckBecause::OnlyUurs => "pass-only-uurs",
            StuckBecause::OnlySingles => "pass-only-singles",
            StuckBecause::OnlyBarred => "pass-only-barred",
            StuckBecause::OnlyEndless => "pass-only-endless",
        };
        self.say(key, &[])
    }
}
