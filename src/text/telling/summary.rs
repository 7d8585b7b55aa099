use super::{Teller, Value, Words, join};
use crate::rules::{Arrow, Direction, Event, Move, MoveText, Pit, Position, Trace};
use crate::text::rich;

/// A turn in one sentence, and the end of the game if it brings it; without markup.
pub fn move_sentence(words: &Words, before: &Position, trace: &Trace) -> String {
    let teller = Teller::new(words, before, trace, trace.events.len());
    let parts = [Some(teller.turn()), teller.barred(), teller.epilogue()];
    rich::plain(&join(parts.into_iter().flatten()))
}

/// As [`move_sentence`], and why the sowing went no further; without markup.
pub fn move_explained(words: &Words, before: &Position, trace: &Trace) -> String {
    let teller = Teller::new(words, before, trace, trace.events.len());
    let rest = trace.events.iter().position(|event| matches!(event, Event::Rest { .. }));
    let rest = rest.map(|rest| super::caption(words, before, trace, rest + 1));
    let parts = [Some(teller.turn()), rest, teller.barred(), teller.epilogue()];
    rich::plain(&join(parts.into_iter().flatten()))
}

/// What a move that is not yet played would do, with the markup of [`rich`]; the trace is that of
/// the move.
pub fn preview(words: &Words, before: &Position, trace: &Trace) -> String {
    let teller = Teller::new(words, before, trace, trace.events.len());
    let Some((from, direction, seeds)) = teller.lifted() else { return teller.pass() };
    let sowing = teller.sowing("preview-sows", from, direction, seeds);
    let captures: Vec<_> = teller.captures().iter().map(|(_, seeds)| seeds.to_string()).collect();
    let effect = match teller.uurs_made() {
        Some(pits) => words.say_with("preview-uurs", &teller.uur_letters(pits)),
        None if captures.is_empty() => words.say("preview-nothing"),
        None => words.say_with("preview-takes", &[("list", words.list(&captures).into())]),
    };
    let ends = trace.events.iter().any(|event| matches!(event, Event::End { .. }));
    let ends = ends.then(|| words.say("preview-ends"));
    join([sowing, effect].into_iter().chain(ends))
}

/// A move as the list of moves shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveShort {
    /// The pit, with an arrow where a direction was chosen: `C ‹`; or that the player passed.
    pub text: String,
    /// How many seeds were captured.
    pub taken: u8,
    /// Whether uurs were made.
    pub uur: bool,
}

/// A turn as the list of moves shows it.
pub fn move_short(words: &Words, before: &Position, trace: &Trace) -> MoveShort {
    let teller = Teller::new(words, before, trace, trace.events.len());
    let mv = match teller.lifted() {
        Some((pit, direction, _)) => Move::Sow(pit, direction),
        None => Move::Pass,
    };
    let text = match MoveText::of(mv, before.ruleset()) {
        MoveText::Letter(letter, None) => letter.to_string(),
        MoveText::Letter(letter, Some(Arrow::Left)) => format!("{letter}\u{a0}‹"),
        MoveText::Letter(letter, Some(Arrow::Right)) => format!("{letter}\u{a0}›"),
        MoveText::Ring(_) => words.say("move-pass"),
    };
    MoveShort { text, taken: trace.captured(), uur: teller.uurs_made().is_some() }
}

impl Teller<'_> {
    /// The pit that started the move, the way it was sown, and what it held.
    fn lifted(&self) -> Option<(Pit, Direction, u8)> {
        match self.past.first() {
            Some(&Event::Lift { pit, direction, seeds, .. }) => Some((pit, direction, seeds)),
            _ => None,
        }
    }

    /// The turn without what follows from it.
    fn turn(&self) -> String {
        match self.lifted() {
            Some((from, direction, seeds)) => self.sowing("move-sows", from, direction, seeds),
            None => self.pass(),
        }
    }

    /// A5: the pit that the turn bars, if it does.
    fn barred(&self) -> Option<String> {
        self.past.iter().find_map(|event| match *event {
            Event::Bar { pit } => Some(self.say_pit("move-bars", pit, &[])),
            _ => None,
        })
    }

    /// A text about the whole sowing. `$effect` is `uurs`, `takes` or `nothing`.
    fn sowing(&self, key: &str, from: Pit, direction: Direction, seeds: u8) -> String {
        let taken = self.captures().iter().map(|(_, seeds)| seeds).sum::<u8>();
        let laps = self.past.iter().filter(|event| matches!(event, Event::Lift { .. })).count();
        let uurs = self.uurs_made();
        let effect = match (uurs, taken) {
            (Some(_), _) => "uurs",
            (None, 0) => "nothing",
            (None, _) => "takes",
        };
        let mut args = self.uur_letters(uurs.unwrap_or([from, from])).to_vec();
        args.extend([
            ("from", self.letter(from).into()),
            ("way", self.way(from, direction)),
            ("seeds", seeds.into()),
            ("laps", laps.into()),
            ("effect", effect.into()),
            ("taken", taken.into()),
        ]);
        self.say_pit(key, self.last_drop().unwrap_or(from), &args)
    }

    fn uur_letters(&self, pits: [Pit; 2]) -> [(&'static str, Value<'static>); 2] {
        let [first, second] = pits.map(|pit| Value::from(self.letter(pit)));
        [("first", first), ("second", second)]
    }
}
