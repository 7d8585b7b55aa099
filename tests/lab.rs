//! The laboratory, as one uses it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use tisiya::rules::{Record, Ruleset};
use tisiya::teach::ProblemSet;

fn lab(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its command line may be gone before it is written to.
    _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The record with which a game ends.
fn record(output: &Output) -> Record {
    let shown = text(&output.stdout);
    shown[shown.find("[Edition").unwrap()..].parse().unwrap()
}

#[test]
fn perft_counts_each_depth() {
    let output = lab(&["perft", "um-el-bagara", "4"], "");
    assert_eq!(text(&output.stdout), "1 6\n2 36\n3 168\n4 784\n");
    assert!(output.status.success());
    // With the pass counted as a move, and other rules than the edition's own.
    let relay = lab(&["perft", "lamlameta,uurs=off", "4"], "");
    assert!(text(&relay.stdout).ends_with("4 7196\n"));
}

#[test]
fn wrong_command_lines_are_refused_with_status_2() {
    for (arguments, told) in [
        (&["perft", "chess", "3"][..], "there is no edition 'chess'"),
        (&["perft", "alemungula,ko=maybe", "3"], "'maybe' is no value of the option 'ko'"),
        (&["perft", "alemungula,ko", "3"], "'ko' is not of the form option=value"),
        (&["perft", "um-el-bagara,ko=on", "3"], "ko has no meaning"),
        (&["perft", "alemungula", "0"], "0 is not in 1..=99"),
        (&["perft", "alemungula", "many"], "invalid digit"),
        (&["replay"], "FILE"),
        (&["play", "alemungula", "--south", "robot"], "'robot'"),
        (&["solve"], "unrecognized subcommand 'solve'"),
        (&[], "Usage"),
    ] {
        let output = lab(arguments, "");
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(told), "{arguments:?}: {said}");
    }
}

#[test]
fn replay_tells_file_line_and_what_is_wrong() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let good = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/oracle/alemungula.jsonl");
    let output = lab(&["replay", good], "");
    assert!(output.status.success());
    assert!(text(&output.stdout).trim_end().ends_with(" 0 mismatches"));

    let games = std::fs::read_to_string(good).unwrap();
    let changed = format!("{folder}/changed.jsonl");
    let lines: Vec<_> = games.lines().collect();
    let altered = lines[1].replacen("\"stores\":[0,0]", "\"stores\":[1,0]", 1);
    std::fs::write(&changed, [lines[0], &altered, "{\"edition\":"].join("\n")).unwrap();
    let output = lab(&["replay", good, &changed, "/nowhere/at/all"], "");
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains(&format!("{changed}:2: game ")), "{said}");
    assert!(said.contains("ply 0: stores: expected [1, 0], found [0, 0]"), "{said}");
    assert!(said.contains(&format!("{changed}:3: not a game: EOF")), "{said}");
    assert!(said.contains(&format!("{changed}: 2 games")), "{said}");
    assert!(text(&output.stderr).contains("/nowhere/at/all: "));
}

#[test]
fn random_players_play_to_an_end_and_the_record_reads_back() {
    for edition in ["alemungula,stuck=pass", "lamlameta", "lamlameta-pairs,leftovers=opponent"] {
        let arguments = ["play", edition, "--south", "random", "--north", "random", "--seed", "7"];
        let output = lab(&arguments, "");
        assert!(output.status.success());
        let record = record(&output);
        let game = record.game();
        assert_eq!(*game.start().ruleset(), edition.parse::<Ruleset>().unwrap());
        assert!(game.outcome().is_some());
        assert_eq!(text(&lab(&arguments, "").stdout), text(&output.stdout), "the seed decides");
    }
}

#[test]
fn a_person_is_told_why_a_move_is_refused() {
    let input = "C\nA>\nf\na\nZ\npass\nmoves\nC<\nundo\n\nE\nundo\nB\nquit\n";
    let output = lab(&["play", "alemungula", "--north", "person"], input);
    let said = text(&output.stdout);
    for told in [
        "pit C can be sown both ways: add < or >",
        "pit A is not sown that way",
        "there is no pit f on this board",
        "pit a belongs to the other player",
        "'Z' is not a move",
        "a player who can move may not pass",
        "A B C< C> D E\n",
        "South sows C to the left.",
    ] {
        assert!(said.contains(told), "{told}: {said}");
    }
    assert_eq!(record(&output).game().moves().len(), 1);
    assert!(said.trim_end().ends_with("1. B *"), "{said}");
}

#[test]
fn the_end_of_the_input_ends_the_game_in_good_order() {
    let output = lab(&["play", "lamlameta", "--north", "person"], "A\n");
    assert!(output.status.success());
    assert_eq!(record(&output).game().ply(), 1);
}

#[test]
fn problems_follow_from_the_seed_and_say_how_they_were_made() {
    let arguments = ["problems", "um-el-bagara", "--count", "8", "--seed", "3", "--tables", "6"];
    let output = lab(&arguments, "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let made = text(&output.stdout);
    assert!(made.starts_with("# lab problems um-el-bagara --count 8 --seed 3 --tables 6\n"));
    let set: ProblemSet = made.parse().unwrap();
    assert!(set.problems.len() >= 8, "{made}");
    assert_eq!(text(&lab(&arguments, "").stdout), made, "the seed decides");
}

#[test]
fn help_explains_every_command() {
    for (arguments, told) in [
        (&["--help"][..], "exit status is 0"),
        (&["perft", "--help"], "A forced pass counts as a move"),
        (&["replay", "--help"], "tests/data/oracle/README.md"),
        (&["play", "--help"], "A B C"),
    ] {
        let output = lab(arguments, "");
        assert!(output.status.success());
        assert!(text(&output.stdout).contains(told), "{arguments:?}");
    }
}

#[test]
fn a_match_with_exact_tables_wants_rules_that_have_some() {
    let players = ["master", "random", "--games", "2", "--exact", "6"];
    let with = |rules: &'static str| lab(&[&["match", rules][..], &players].concat(), "");
    assert!(text(&with("alemungula,stuck=pass").stdout).starts_with("master against random: "));
    let refused = with("alemungula,repetition=own-row");
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("repetition=own-row"), "{}", text(&refused.stderr));
}
