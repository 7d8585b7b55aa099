//! The positions of the rules page, told: pits and numbers are those of that page.

use tisiya::rules::{Event, Game, Position, Side};
use tisiya::text::telling::{caption, move_sentence, move_short, preview};
use tisiya::text::{Language, Words, outcome, rich};

use super::english;
use crate::positions::{play, position, read};

/// The captions of a move, one for each moment, without markup.
fn captions(position: &Position, mv: &str) -> Vec<String> {
    let (_, trace) = play(position, mv);
    let moments = 0..=trace.events.len();
    moments.map(|at| rich::plain(&caption(&english(), position, &trace, at))).collect()
}

/// The caption at the end of the sowing, before what the end of the game brings.
fn at_rest(position: &Position, mv: &str) -> String {
    let (_, trace) = play(position, mv);
    let rest = trace.events.iter().position(|event| matches!(event, Event::Rest { .. }));
    captions(position, mv)[rest.expect("a sowing comes to rest") + 1].clone()
}

fn sentence(position: &Position, mv: &str) -> String {
    move_sentence(&english(), position, &play(position, mv).1)
}

#[test]
fn a_chain_goes_backward_and_breaks() {
    let before = position("alemungula 2,4,0,1,0/0,3,1,3,2 0-0 S");
    let told = [
        "South is about to sow B: four seeds.",
        "South lifts B: four seeds.",
        "One falls in A, which now holds 3; three are in hand.",
        "One falls in North’s pit e, which now holds 3; two are in hand.",
        "One falls in North’s pit d, which now holds 4; one is in hand.",
        "The last seed falls in North’s pit c, which now holds 2.",
        "The last seed makes 2 in North’s pit c: captured.",
        "The last seed makes 2 in North’s pit c: captured. Pit d before it holds 4 and goes too.",
        "The last seed makes 2 in North’s pit c: captured. Pit d before it holds 4 and goes too; \
         e holds 3, so the chain stops there.",
    ];
    assert_eq!(captions(&before, "B"), told);
    assert_eq!(
        sentence(&before, "B"),
        "South sows B, four seeds, ending in North’s pit c, and captures 6."
    );
    let broken = position("alemungula 0,0,0,0,3/1,2,3,0,0 0-0 S");
    assert_eq!(
        at_rest(&broken, "E"),
        "The last seed makes 4 in North’s pit c: captured. Pit b before it holds 3, so the chain \
         stops there."
    );
}

#[test]
fn a_chain_stops_at_the_own_row() {
    let before = position("alemungula 0,0,0,3,3/1,3,0,0,2 0-0 S");
    assert_eq!(
        at_rest(&before, "D"),
        "The last seed makes 4 in North’s pit b: captured. Pit a before it holds 2 and goes too; \
         then comes South’s own row, and the chain stops."
    );
    let sweep = position("alemungula 0,0,0,0,5/1,3,1,3,1 0-0 S");
    assert_eq!(
        at_rest(&sweep, "E"),
        "The last seed makes 2 in North’s pit e: captured. The pits before it go too: d with 4, c \
         with 2, b with 4 and a with 2; then comes South’s own row, and the chain stops."
    );
    assert_eq!(
        sentence(&sweep, "E"),
        "South sows E, five seeds, ending in North’s pit e, and captures 14. North has no seed to \
         sow: the game is over. South wins by 14."
    );
    // Where nothing is left to be taken, the end and its result are told at once.
    assert_eq!(
        captions(&sweep, "E").last().map(String::as_str),
        Some("North has no seed to sow: the game is over. South wins by 14.")
    );
}

#[test]
fn nothing_captured_has_its_reason() {
    let own = position("alemungula 0,1,1,0,0/0,0,1,0,0 0-0 S");
    let told = captions(&own, "C<");
    assert_eq!(told[1], "South lifts C, to sow to the left: one seed.");
    assert_eq!(told[2], "The last seed falls in B, which now holds 2.");
    assert_eq!(told[3], "The last seed falls in B, in South’s own row: nothing is captured there.");
    let start = position("alemungula 5,5,5,5,5/5,5,5,5,5 0-0 N");
    assert_eq!(
        at_rest(&start, "a"),
        "The last seed makes 6 in South’s pit A: only 2 or 4 would be captured."
    );
    assert_eq!(
        sentence(&start, "c>"),
        "North sows c to the right, five seeds, ending in South’s pit C, and captures nothing."
    );
}

#[test]
fn ko_bars_the_single_seed() {
    let before = position("alemungula 0,0,1,0,1/0,0,0,1,0 0-0 S");
    assert_eq!(
        captions(&before, "E").last().map(String::as_str),
        Some(
            "The single seed from E has crossed to the empty end pit a: North may not lift it on \
             the next turn."
        )
    );
    assert_eq!(
        sentence(&before, "E"),
        "South sows E, one seed, ending in North’s pit a, and captures nothing. Pit a is barred \
         for North’s next turn."
    );
    let last = position("alemungula 0,0,1,0,1/0,0,0,0,0 0-0 S");
    let told = captions(&last, "E");
    assert!(told.contains(&"North could lift only the barred pit: the game is over.".into()));
    assert!(told.contains(&"South takes one seed from C.".into()));
    let account = "From the board South takes 1 and North 1. A draw.";
    assert!(told[told.len() - 1].ends_with(account));
    assert!(sentence(&last, "E").ends_with(account));
}

#[test]
fn a_relay_goes_on_from_the_own_row() {
    let before = position("alemungula-relay 1,3,0,0,0/1,0,0,0,0 0-0 S");
    let told = captions(&before, "A");
    assert_eq!(told[2], "The last seed falls in B, which held 3: lap 2 goes on from there with 4.");
    assert_eq!(told[3], "Lap 2 goes on from B: four seeds.");
    assert_eq!(
        at_rest(&before, "A"),
        "The last seed makes 2 in North’s pit a: captured. Before it lies South’s own row, so the \
         chain stops there."
    );
    assert!(sentence(&before, "A").starts_with(
        "South sows A, one seed, in 2 laps, ending in North’s pit a, and captures 2."
    ));
    let own = position("alemungula-relay 1,1,0,0,0/3,1,0,0,0 0-0 S");
    assert_eq!(
        at_rest(&own, "A"),
        "The last seed falls in D, which was empty: the sowing ends there."
    );
}

#[test]
fn a_stuck_player_passes() {
    let before = position("um-el-bagara 1,0,1,0,0/0,1,2,0,1 0-0 S");
    let told =
        ["South has no move.", "South has only single seeds, which cannot be lifted, and passes."];
    assert_eq!(captions(&before, "pass"), told);
    assert_eq!(sentence(&before, "pass"), told[1]);
    let (_, trace) = play(&before, "pass");
    assert_eq!(move_short(&english(), &before, &trace).text, "pass");
}

/// A Lamlameta position with seeds in the pits named by ring index.
fn lamlameta(edition: &str, seeds: &[(usize, u8)], marks: &str) -> Position {
    let mut pits = [0; 24];
    seeds.iter().for_each(|&(pit, seeds)| pits[pit] = seeds);
    let row = |pits: &[u8]| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    position(&format!("{edition} {}/{} 0-0 S {marks}", row(&pits[..12]), row(&pits[12..])))
}

#[test]
fn the_last_seed_captures_the_pit_opposite() {
    let before = lamlameta("lamlameta", &[(9, 4), (10, 4), (15, 2)], "");
    assert_eq!(
        at_rest(&before, "J"),
        "The last seed falls in North’s pit b, which was empty: it is captured, and so are the 5 \
         in K opposite."
    );
    assert_eq!(
        sentence(&before, "J"),
        "South sows J, four seeds, ending in North’s pit b, and captures 6."
    );
    let start = position("lamlameta 2,2,2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2,2,2 0-0 S");
    assert_eq!(
        sentence(&start, "K"),
        "South sows K, two seeds, in 9 laps, ending in North’s pit a, and captures 5."
    );
    assert_eq!(
        at_rest(&start, "A"),
        "The last seed falls in C, which was empty: the sowing ends there, and only in North’s row \
         would it capture."
    );
}

#[test]
fn uurs_are_made_and_met() {
    let before = lamlameta("lamlameta", &[(9, 4), (10, 2), (15, 2)], "");
    assert_eq!(
        at_rest(&before, "J"),
        "The last seed falls in North’s pit b, which was empty, and K opposite held 3: one of them \
         crosses, and both pits become uurs of South."
    );
    assert_eq!(
        sentence(&before, "J"),
        "South sows J, four seeds, ending in North’s pit b, and makes uurs of b and K."
    );
    let (_, trace) = play(&before, "J");
    let short = move_short(&english(), &before, &trace);
    assert_eq!((short.text.as_str(), short.taken, short.uur), ("J", 0, true));
    let into = lamlameta("lamlameta", &[(0, 2), (2, 2), (5, 1), (21, 2)], "uurs=/Cj");
    assert_eq!(
        at_rest(&into, "A"),
        "The last seed falls in C, an uur of North: it stays there, and the turn ends."
    );
}

#[test]
fn pairs_are_passed_over_and_captured() {
    let skip = lamlameta("lamlameta-pairs", &[(3, 1), (11, 3), (12, 2), (14, 2)], "");
    let told = captions(&skip, "L");
    assert_eq!(
        told[2],
        "The hand passes over North’s pit a, which holds exactly 2; three are in hand."
    );
    assert_eq!(told[3], "One falls in North’s pit b, which now holds 1; two are in hand.");
    assert_eq!(
        at_rest(&skip, "L"),
        "The last seed falls in North’s pit e, which was empty: the sowing ends there, and only in \
         South’s own row would it capture."
    );
    let take = lamlameta("lamlameta-pairs", &[(0, 1), (5, 2), (15, 2), (17, 3), (22, 2)], "");
    assert_eq!(
        at_rest(&take, "A"),
        "The last seed falls in B, which was empty, and k opposite held 2: all pairs of North’s \
         are captured, d and k, together 4 seeds."
    );
    let five = position("lamlameta-pairs 1,1,1,2,5,1,0,0,1,0,4,7/0,5,1,0,5,0,1,0,0,3,5,5 0-0 N");
    assert!(sentence(&five, "e").contains("ending in d, and captures 10."));
    assert!(at_rest(&five, "e").contains("together 10 seeds"));
}

#[test]
fn the_third_time_ends_the_game() {
    let start = position("alemungula 0,0,0,0,1/0,0,0,0,2 0-0 S");
    let mut game = Game::new(start);
    let mut moves = ["E", "e", "B", "a", "A", "d"].iter().cycle();
    while game.outcome().is_none() {
        let text = moves.next().expect("a cycle has no end");
        game.play(read(game.position(), text)).expect(text);
    }
    assert_eq!(game.ply(), 12);
    let end = game.outcome().expect("the game is over");
    assert_eq!(
        outcome::reason(&english(), game.start().ruleset(), &end),
        "The same position has come for the third time since the last capture: the game is over. \
         The seeds on the board are shared equally; an odd one goes to nobody."
    );
    assert_eq!(outcome::headline(&english(), &end), "A draw");
    assert_eq!(end.winner(), None::<Side>);
    let counts = outcome::counts(&english(), &end);
    assert_eq!(counts[0], "South: 0 captured and 1 from the board, 1");
    let trace = game.trace(11).expect("the last move");
    let before = game.position_at(11).expect("the position before it");
    assert_eq!(
        move_sentence(&english(), before, &trace),
        "North sows d, one seed, ending in e, and captures nothing. The same position has come for \
         the third time since the last capture: the game is over. From the board South takes 1 and \
         North 1. A draw."
    );
}

#[test]
fn a_preview_tells_of_the_move_before_it_is_played() {
    let before = position("alemungula 2,4,0,1,0/0,3,1,3,2 0-0 S");
    let (_, trace) = play(&before, "B");
    assert_eq!(
        preview(&english(), &before, &trace),
        "Pit *B*: four seeds, ending in North’s pit *c*. Takes ==2 and 4==."
    );
}

#[test]
fn italian_tells_the_same() {
    let words = Words::new(Language::Italian);
    let before = position("alemungula 2,4,0,1,0/0,3,1,3,2 0-0 S");
    let (_, trace) = play(&before, "B");
    assert_eq!(
        caption(&words, &before, &trace, trace.events.len()),
        "L’ultimo seme fa *2* nella buca *c* di Nord: ==catturata==. La buca *d* che la precede ne \
         contiene 4 ed è presa anch’essa; *e* ne contiene 3, perciò la catena si ferma lì."
    );
    assert_eq!(
        move_sentence(&words, &before, &trace),
        "Sud semina B, quattro semi, finisce nella buca c di Nord e cattura 6 semi."
    );
}

#[test]
fn amharic_tells_the_same() {
    let words = Words::new(Language::Amharic);
    let before = position("alemungula 2,4,0,1,0/0,3,1,3,2 0-0 S");
    let (_, trace) = play(&before, "B");
    assert_eq!(
        caption(&words, &before, &trace, trace.events.len()),
        "የመጨረሻው ፍሬ የሰሜን ጉድጓድ *c*ን *2* ያደርገዋል፦ ==ተማረከ==። ከእሱ በፊት ያለው ጉድጓድ *d* 4 ይዟል፤ እሱም \
         ይማረካል፤ *e* ግን 3 ስለያዘ ሰንሰለቱ እዚያ ይቆማል።"
    );
    assert_eq!(
        move_sentence(&words, &before, &trace),
        "ደቡብ ከB አራት ፍሬዎች ይዘራል፤ የመጨረሻው የሰሜን ጉድጓድ c ውስጥ ይወድቃል፤ 6 ይማርካል።"
    );
}
