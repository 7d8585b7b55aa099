//! What is wrong with a text, and where.

use tisiya::rules::{
    IllegalMove, Move, MoveError, MoveText, OptionError, Pit, Record, RecordFault, Ruleset, Setup,
    SetupError, SetupTextError,
};

use super::table::*;

fn setup_error(text: &str) -> SetupTextError {
    text.parse::<Setup>().unwrap_err()
}

fn record_error(text: &str) -> (usize, usize, RecordFault) {
    let error = text.parse::<Record>().unwrap_err();
    (error.line, error.column, error.fault)
}

#[test]
fn setups_are_read_as_the_grammar_says() {
    let text = "alemungula,seeds=4 0,0,1,0,0/1,0,0,1,0 3-4 N barred=a";
    let setup: Setup = text.parse().unwrap();
    assert_eq!(setup.ruleset, "alemungula,seeds=4".parse::<Ruleset>().unwrap());
    assert_eq!(
        (setup.pits.as_slice(), setup.stores),
        (&[0, 0, 1, 0, 0, 1, 0, 0, 1, 0][..], [3, 4])
    );
    assert_eq!((setup.to_move, setup.barred), (N, Some(Pit(5))));
    let text = "lamlameta 0,0,2,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,2,0,0 0-0 S uurs=/Cj";
    let setup: Setup = text.parse().unwrap();
    assert_eq!(setup.uurs, [vec![], vec![Pit(2), Pit(21)]]);
}

#[test]
fn texts_that_are_no_setup() {
    let board = "1,1,1,1,1/1,1,1,1,1";
    assert_eq!(setup_error(""), SetupTextError::Missing("edition"));
    assert_eq!(setup_error("alemungula"), SetupTextError::Missing("board"));
    assert_eq!(setup_error(&format!("alemungula {board}")), SetupTextError::Missing("score"));
    let cut = format!("alemungula {board} 0-0");
    assert_eq!(setup_error(&cut), SetupTextError::Missing("side to move"));
    assert!(matches!(setup_error("chess"), SetupTextError::Rules(OptionError::Edition(_))));
    for rows in ["1,1,1,1,1", "1,1/1", "1,,1/1,1,1", "1,+1/1,1", "256/1", "/"] {
        let error = setup_error(&format!("alemungula {rows} 0-0 S"));
        assert_eq!(error, SetupTextError::Rows(rows.into()));
    }
    for stores in ["0", "0-", "-0-0", "0-256"] {
        let error = setup_error(&format!("alemungula {board} {stores} S"));
        assert_eq!(error, SetupTextError::Stores(stores.into()));
    }
    assert!(matches!(setup_error(&format!("{cut} E")), SetupTextError::Mover(_)));
    for mark in ["colour=red", "uurs", "uurs=A", "barred=", "barred=ab", "opening=1"] {
        assert_eq!(setup_error(&format!("{cut} S {mark}")), SetupTextError::Mark(mark.into()));
    }
    let twice = setup_error(&format!("{cut} S barred=A barred=a"));
    assert_eq!(twice, SetupTextError::Twice("barred".into()));
    assert_eq!(setup_error(&format!("{cut} S barred=F")), SetupTextError::NoSuchPit('F'));
}

#[test]
fn texts_that_are_no_move() {
    let rules = *start("alemungula").ruleset();
    let read = |text: &str| text.parse::<MoveText>().and_then(|text| text.read(&rules));
    for text in ["", "M", "AB", "A<<", "+", "5", "-5+", "+5+", "256+", "Pass", "é"] {
        assert_eq!(read(text), Err(MoveError::Form(text.into())));
    }
    assert_eq!(read("F"), Err(MoveError::NoSuchPit("F".into())));
    assert_eq!(read("10+"), Err(MoveError::NoSuchPit("10".into())));
    assert_eq!(read("C"), Err(MoveError::DirectionNeeded('C')));
    assert_eq!(read("A>"), Err(MoveError::WrongDirection('A')));
    // Left is clockwise for both players.
    assert_eq!(read("C<"), Ok(mv("2-")));
    assert_eq!(read("c<"), Ok(mv("7-")));
    assert_eq!(read("e"), Ok(mv("9+")));
    assert_eq!(read("pass"), Ok(Move::Pass));
}

#[test]
fn a_record_is_read_with_tags_comments_and_numbers() {
    let text = "\u{feff}[Edition \"alemungula\"] [Options \"stuck=pass\"]\n[South \"A \\\"B\\\" \\\\\"]\n\
        {before \\} it} 1. C> {one} {two}\n1... c< 2.E *\n";
    assert!(text.parse::<Record>().is_err(), "a number is a word of its own");
    let record: Record = text.replace("2.E", "2. E").parse().unwrap();
    assert_eq!(record.tag("South"), Some("A \"B\" \\"));
    assert_eq!(record.comment(0), Some("before } it"));
    assert_eq!(record.comment(1), Some("one\ntwo"));
    assert_eq!(record.game().moves(), [mv("2+"), mv("7-"), mv("4+")]);
}

#[test]
fn texts_that_are_no_record_are_refused_at_a_place() {
    let edition = "[Edition \"alemungula\"]";
    let fault = |rest: &str| record_error(&format!("{edition}\n{rest}"));
    assert_eq!(record_error("").2, RecordFault::NoEdition);
    for tag in ["[South]", "[South \"A\"", "[1 \"A\"]", "[South \"A\nB\"]", "[\"A\"]"] {
        assert_eq!(fault(tag), (2, 1, RecordFault::Tag), "{tag}");
    }
    assert_eq!(fault(edition), (2, 1, RecordFault::TagTwice("Edition".into())));
    assert_eq!(fault("D\n [South \"A\"]"), (3, 2, RecordFault::LateTag));
    assert_eq!(fault("D {never"), (2, 3, RecordFault::OpenComment));
    let unknown = RecordFault::Rules(OptionError::Name("colour".into()));
    assert_eq!(fault("[Options \"colour=red\"]"), (2, 1, unknown));
    let missing = RecordFault::SetupText(SetupTextError::Missing("board"));
    assert_eq!(fault("[Position \"alemungula\"]"), (2, 1, missing));
    let size = RecordFault::Setup(SetupError::PitCount { found: 2, expected: 10 });
    assert_eq!(fault("[Position \"alemungula 1/1 0-0 S\"]"), (2, 1, size));
    let other = fault("[Position \"um-el-bagara 1/1 0-0 S\"]");
    assert_eq!(other, (2, 1, RecordFault::OtherRules));
    assert_eq!(fault("1. X"), (2, 4, RecordFault::Move(MoveError::Form("X".into()))));
    let theirs = RecordFault::Illegal(IllegalMove::NotYours(Pit(0)));
    assert_eq!(fault("1. D A"), (2, 6, theirs));
    let result = RecordFault::Result { said: "26-24".into(), found: "*".into() };
    assert_eq!(fault("1. D 26-24"), (2, 6, result.clone()));
    assert_eq!(fault("[Result \"26-24\"] 1. D"), (2, 1, result));
    assert_eq!(fault("1. D * d"), (2, 8, RecordFault::AfterResult));
}

#[test]
fn the_result_of_a_finished_record_is_checked() {
    let text =
        "[Edition \"alemungula\"]\n[Position \"alemungula 0,0,1,0,1/0,0,0,0,0 0-0 S\"]\n1. E";
    let record: Record = format!("{text} 1-1").parse().unwrap();
    assert_eq!(record.result(), "1-1");
    let wrong = RecordFault::Result { said: "2-0".into(), found: "1-1".into() };
    assert_eq!(record_error(&format!("{text} 2-0")), (3, 6, wrong));
}

#[test]
fn tags_that_follow_from_the_game_cannot_be_set() {
    let mut record: Record = "[Edition \"alemungula\"]".parse().unwrap();
    for name in ["Edition", "Options", "Position", "Result", "", "1st", "a b", "é"] {
        assert!(!record.set_tag(name, "x"), "{name}");
    }
    assert!(record.set_tag("Date", "2024-05-01"));
    assert!(record.set_tag("Date", "2024\n05"));
    assert_eq!(record.tag("Date"), Some("2024 05"));
    assert_eq!(record.tags().len(), 1);
}
