//! The steps of all lessons, and which of them each edition has.

use super::{Ask, Goal, Lesson, Place, Step};
use crate::rules::Edition;

pub static ALEMUNGULA: Lesson = Lesson {
    edition: Edition::Alemungula,
    steps: &[&MOVE, &OUTWARD, &ROUND, &CAPTURE, &CHAIN, &CHAIN_STOPS, &KO, &BARRED, &END],
};

pub static UM_EL_BAGARA: Lesson = Lesson {
    edition: Edition::UmElBagara,
    steps: &[&MOVE, &OUTWARD, &SINGLE, &ROUND, &CAPTURE, &CHAIN, &CHAIN_STOPS, &PASS, &BOTH_STUCK],
};

pub static ALEMUNGULA_RELAY: Lesson = Lesson {
    edition: Edition::AlemungulaRelay,
    steps: &[
        &MOVE,
        &ONE_WAY,
        &ROUND,
        &RELAY_OWN,
        &RELAY_STOPS,
        &CAPTURE,
        &CHAIN,
        &CHAIN_STOPS,
        &END_RELAY,
    ],
};

pub static LAMLAMETA: Lesson = Lesson {
    edition: Edition::Lamlameta,
    steps: &[&MOVE_LONG, &ONE_WAY_LONG, &RELAY_ANY, &OPPOSITE, &UUR, &UUR_MET, &ENDLESS, &END_UURS],
};

pub static LAMLAMETA_PAIRS: Lesson = Lesson {
    edition: Edition::LamlametaPairs,
    steps: &[
        &MOVE_LONG,
        &ONE_WAY_LONG,
        &RELAY_ANY,
        &FIRST_MOVE,
        &PAIRS_SKIPPED,
        &PAIRS_START,
        &PAIRS_CAPTURED,
        &ENDLESS_PAIRS,
        &END_PAIRS,
    ],
};

static MOVE: Step = Step {
    id: "move",
    title: "lesson-move-title",
    text: "lesson-move-text",
    shown: Place::Start,
    moves: "B b",
    task: Place::Board("2,0,0,4,2/1,0,0,2,0 0-0 S"),
    goal: Goal::EndIn('c'),
    answers: "D",
    praise: "lesson-move-praise",
};

static MOVE_LONG: Step = Step {
    id: "move",
    title: "lesson-move-title",
    text: "lesson-move-text",
    shown: Place::Board("4,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,3,0,0,0,0,0,0,0 0-0 S"),
    moves: "A e",
    task: Place::Board("0,0,0,3,0,0,0,0,0,0,4,0/0,0,0,0,0,1,0,0,3,0,0,0 0-0 S"),
    goal: Goal::EndIn('c'),
    answers: "K",
    praise: "lesson-move-praise",
};

static OUTWARD: Step = Step {
    id: "outward",
    title: "lesson-outward-title",
    text: "lesson-outward-text",
    shown: Place::Start,
    moves: "A d",
    task: Place::Start,
    goal: Goal::Play("C<"),
    answers: "C<",
    praise: "lesson-outward-praise",
};

static ONE_WAY: Step = Step {
    id: "one-way",
    title: "lesson-one-way-title",
    text: "lesson-one-way-text",
    shown: Place::Start,
    moves: "B b",
    task: Place::Board("0,0,0,3,0/0,2,0,3,0 0-0 N"),
    goal: Goal::Choose(Ask::LastOf("d")),
    answers: "B",
    praise: "lesson-one-way-praise",
};

static ONE_WAY_LONG: Step = Step {
    id: "one-way",
    title: "lesson-one-way-title",
    text: "lesson-one-way-text",
    shown: Place::Board("0,0,0,0,0,0,0,0,0,0,0,4/0,0,0,0,0,0,0,0,0,0,0,3 0-0 S"),
    moves: "L l",
    task: Place::Board("0,0,0,0,3,0,0,0,0,0,0,0/0,0,0,0,0,1,0,0,0,0,3,0 0-0 N"),
    goal: Goal::Choose(Ask::LastOf("k")),
    answers: "B",
    praise: "lesson-one-way-praise",
};

static ROUND: Step = Step {
    id: "round",
    title: "lesson-round-title",
    text: "lesson-round-text",
    shown: Place::Board("10,0,0,0,0/1,1,1,1,1 0-0 S"),
    moves: "A",
    task: Place::Board("0,0,0,0,12/0,1,0,1,0 0-0 S"),
    goal: Goal::Choose(Ask::LastOf("E")),
    answers: "b",
    praise: "lesson-round-praise",
};

static CAPTURE: Step = Step {
    id: "capture",
    title: "lesson-capture-title",
    text: "lesson-capture-text",
    shown: Place::Board("0,0,0,2,3/3,1,0,1,0 0-0 S"),
    moves: "D",
    task: Place::Board("0,2,0,3,1/2,3,0,0,0 0-0 S"),
    goal: Goal::Capture(4),
    answers: "D",
    praise: "lesson-capture-praise",
};

static CHAIN: Step = Step {
    id: "chain",
    title: "lesson-chain-title",
    text: "lesson-chain-text",
    shown: Place::Board("0,0,0,3,3/1,3,0,0,2 0-0 S"),
    moves: "D",
    task: Place::Board("0,0,0,2,4/1,1,3,1,0 0-0 S"),
    goal: Goal::Capture(10),
    answers: "E",
    praise: "lesson-chain-praise",
};

static CHAIN_STOPS: Step = Step {
    id: "chain-stops",
    title: "lesson-chain-stops-title",
    text: "lesson-chain-stops-text",
    shown: Place::Board("0,0,0,0,3/1,2,3,0,0 0-0 S"),
    moves: "E",
    task: Place::Board("0,0,0,2,4/1,2,1,3,0 0-0 S"),
    goal: Goal::Choose(Ask::Stops("E")),
    answers: "b",
    praise: "lesson-chain-stops-praise",
};

static KO: Step = Step {
    id: "ko",
    title: "lesson-ko-title",
    text: "lesson-ko-text",
    shown: Place::Board("0,0,1,0,1/0,0,0,1,0 0-0 S"),
    moves: "E d",
    task: Place::Board("0,1,0,2,1/0,0,2,0,3 0-0 S"),
    goal: Goal::Bar,
    answers: "E",
    praise: "lesson-ko-praise",
};

static BARRED: Step = Step {
    id: "barred",
    title: "lesson-barred-title",
    text: "lesson-barred-text",
    shown: Place::Board("0,0,1,0,1/0,0,0,0,0 0-0 S"),
    moves: "E",
    task: Place::Board("0,0,1,0,0/1,0,0,1,0 0-0 N barred=a"),
    goal: Goal::Choose(Ask::Refused),
    answers: "a",
    praise: "lesson-barred-praise",
};

static END: Step = Step {
    id: "end",
    title: "lesson-end-title",
    text: "lesson-end-text",
    shown: Place::Board("0,0,1,0,1/1,0,0,0,0 24-23 S"),
    moves: "E",
    task: Place::Board("0,2,0,1,0/0,0,0,0,1 24-22 S"),
    goal: Goal::Win,
    answers: "B",
    praise: "lesson-end-praise",
};

static SINGLE: Step = Step {
    id: "single",
    title: "lesson-single-title",
    text: "lesson-single-text",
    shown: Place::Board("2,1,0,0,3/1,0,2,0,1 0-0 S"),
    moves: "E",
    task: Place::Board("1,0,1,3,0/0,2,1,0,4 0-0 S"),
    goal: Goal::Move,
    answers: "D",
    praise: "lesson-single-praise",
};

static PASS: Step = Step {
    id: "pass",
    title: "lesson-pass-title",
    text: "lesson-pass-text",
    shown: Place::Board("1,0,1,0,0/0,1,2,0,1 0-0 S"),
    moves: "pass c< pass",
    task: Place::Board("0,0,0,2,2/1,0,1,0,0 0-0 S"),
    goal: Goal::LeaveStuck,
    answers: "D",
    praise: "lesson-pass-praise",
};

static BOTH_STUCK: Step = Step {
    id: "both-stuck",
    title: "lesson-both-stuck-title",
    text: "lesson-both-stuck-text",
    shown: Place::Board("0,0,0,2,0/1,0,1,0,0 23-23 S"),
    moves: "D pass",
    task: Place::Board("0,0,3,0,0/1,0,0,0,3 23-20 S"),
    goal: Goal::Win,
    answers: "C<",
    praise: "lesson-both-stuck-praise",
};

static RELAY_OWN: Step = Step {
    id: "relay-own",
    title: "lesson-relay-own-title",
    text: "lesson-relay-own-text",
    shown: Place::Board("1,3,0,0,0/2,0,0,0,0 0-0 S"),
    moves: "A",
    task: Place::Board("2,0,1,0,1/0,2,0,0,2 0-0 S"),
    goal: Goal::Laps(3),
    answers: "A",
    praise: "lesson-relay-own-praise",
};

static RELAY_STOPS: Step = Step {
    id: "relay-stops",
    title: "lesson-relay-stops-title",
    text: "lesson-relay-stops-text",
    shown: Place::Board("1,1,0,0,0/3,1,0,0,0 0-0 S"),
    moves: "A",
    task: Place::Board("3,0,1,2,0/1,0,3,0,0 0-0 S"),
    goal: Goal::Choose(Ask::LastOf("A")),
    answers: "b",
    praise: "lesson-relay-stops-praise",
};

static END_RELAY: Step = Step {
    id: "end",
    title: "lesson-end-title",
    text: "lesson-end-text",
    shown: Place::Board("0,0,1,0,1/1,0,0,0,0 19-18 S"),
    moves: "E",
    task: Place::Board("0,0,1,2,0/1,0,0,0,0 18-18 S"),
    goal: Goal::Win,
    answers: "D",
    praise: "lesson-end-praise",
};

static RELAY_ANY: Step = Step {
    id: "relay-any",
    title: "lesson-relay-any-title",
    text: "lesson-relay-any-text",
    shown: Place::Start,
    moves: "L",
    task: Place::Board("0,0,3,0,0,1,0,0,0,0,0,0/0,0,3,0,0,0,0,0,0,0,0,0 0-0 S"),
    goal: Goal::Choose(Ask::LastOf("C")),
    answers: "H",
    praise: "lesson-relay-any-praise",
};

static OPPOSITE: Step = Step {
    id: "opposite",
    title: "lesson-opposite-title",
    text: "lesson-opposite-text",
    shown: Place::Board("0,0,0,0,0,0,0,0,0,4,4,0/0,0,0,2,0,0,0,0,0,0,0,0 0-0 S"),
    moves: "J",
    task: Place::Board("0,0,3,0,0,0,0,0,0,0,4,2/0,0,0,0,0,0,3,0,0,0,0,0 0-0 S"),
    goal: Goal::Capture(5),
    answers: "L",
    praise: "lesson-opposite-praise",
};

static UUR: Step = Step {
    id: "uur",
    title: "lesson-uur-title",
    text: "lesson-uur-text",
    shown: Place::Board("0,0,0,0,0,0,0,0,0,4,2,0/0,0,0,2,0,0,0,0,0,0,0,0 0-0 S"),
    moves: "J",
    task: Place::Board("0,0,3,0,0,0,0,0,0,0,3,2/0,0,0,0,0,0,3,0,0,0,0,0 0-0 S"),
    goal: Goal::Uurs,
    answers: "L",
    praise: "lesson-uur-praise",
};

static UUR_MET: Step = Step {
    id: "uur-met",
    title: "lesson-uur-met-title",
    text: "lesson-uur-met-text",
    shown: Place::Board("2,0,2,0,0,1,0,0,0,0,0,0/0,0,0,3,0,0,0,0,0,2,0,0 0-0 S uurs=/Cj"),
    moves: "A",
    task: Place::Board("0,0,4,0,0,1,0,0,0,0,0,0/0,0,0,3,0,0,0,0,0,2,0,0 0-0 S uurs=Cj/"),
    goal: Goal::Move,
    answers: "F",
    praise: "lesson-uur-met-praise",
};

static ENDLESS: Step = Step {
    id: "endless",
    title: "lesson-endless-title",
    text: "lesson-endless-text",
    shown: Place::Start,
    moves: "A",
    task: Place::Board("1,2,1,0,3,0,1,0,3,0,1,0/4,1,0,3,0,1,3,1,0,1,0,4 0-0 N"),
    goal: Goal::Choose(Ask::Endless),
    answers: "g",
    praise: "lesson-endless-praise",
};

static ENDLESS_PAIRS: Step = Step {
    id: "endless",
    title: "lesson-endless-title",
    text: "lesson-endless-text",
    shown: Place::Start,
    moves: "K",
    task: Place::Board("0,9,2,5,2,6,1,2,2,1,0,0/1,2,4,1,3,0,1,0,2,1,0,3 0-0 N"),
    goal: Goal::Choose(Ask::Endless),
    answers: "d",
    praise: "lesson-endless-praise",
};

static END_UURS: Step = Step {
    id: "end-uurs",
    title: "lesson-end-uurs-title",
    text: "lesson-end-uurs-text",
    shown: Place::Board("2,0,2,0,0,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,2,0,0 21-20 S uurs=/Cj"),
    moves: "A",
    task: Place::Board("1,0,2,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,3,0,0 20-21 S uurs=Cj/"),
    goal: Goal::Win,
    answers: "A",
    praise: "lesson-end-uurs-praise",
};

static FIRST_MOVE: Step = Step {
    id: "first-move",
    title: "lesson-first-move-title",
    text: "lesson-first-move-text",
    shown: Place::Start,
    moves: "K",
    task: Place::Start,
    goal: Goal::EndIn('b'),
    answers: "L",
    praise: "lesson-first-move-praise",
};

static PAIRS_SKIPPED: Step = Step {
    id: "pairs-skipped",
    title: "lesson-pairs-skipped-title",
    text: "lesson-pairs-skipped-text",
    shown: Place::Board("0,0,0,1,0,0,0,0,0,0,0,3/2,0,2,0,0,0,0,0,0,0,0,0 0-0 S"),
    moves: "L",
    task: Place::Board("0,0,0,1,0,0,0,0,0,0,3,0/2,0,0,0,3,0,0,0,0,0,0,0 0-0 S"),
    goal: Goal::Choose(Ask::LastOf("K")),
    answers: "c",
    praise: "lesson-pairs-skipped-praise",
};

static PAIRS_START: Step = Step {
    id: "pairs-start",
    title: "lesson-pairs-start-title",
    text: "lesson-pairs-start-text",
    shown: Place::Board("0,2,0,0,2,0,0,0,0,0,0,0/0,0,1,0,4,0,0,0,0,0,0,0 0-0 S"),
    moves: "B",
    task: Place::Board("0,3,0,2,0,0,0,0,1,0,0,0/0,0,1,0,4,0,0,0,0,0,0,0 0-0 S"),
    goal: Goal::Choose(Ask::Refused),
    answers: "D",
    praise: "lesson-pairs-start-praise",
};

static PAIRS_CAPTURED: Step = Step {
    id: "pairs-captured",
    title: "lesson-pairs-captured-title",
    text: "lesson-pairs-captured-text",
    shown: Place::Board("1,0,0,0,0,2,0,0,0,0,0,0/0,0,0,2,0,3,0,0,0,0,2,0 0-0 S"),
    moves: "A",
    task: Place::Board("1,0,0,4,0,0,0,0,0,0,0,0/0,2,0,0,0,2,0,0,0,0,2,0 0-0 S"),
    goal: Goal::Capture(6),
    answers: "A",
    praise: "lesson-pairs-captured-praise",
};

static END_PAIRS: Step = Step {
    id: "end",
    title: "lesson-end-title",
    text: "lesson-end-text",
    shown: Place::Board("0,0,1,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,2,0,0,0 22-23 S"),
    moves: "C",
    task: Place::Board("1,0,0,3,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,2,0 21-21 S"),
    goal: Goal::Win,
    answers: "A",
    praise: "lesson-end-praise",
};
