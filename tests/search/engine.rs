//! `lab engine`, driven as other programs drive it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use tisiya::rules::{Position, Setup};
use tisiya::search::Score;
use tisiya::search::endgame::Tables;

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        Engine::start_with(&[])
    }

    fn start_with(options: &[&str]) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
            .args(["engine", "--table", "1"])
            .args(options)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Engine { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().into()
    }

    /// The lines up to one that begins so.
    fn hear_until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.hear();
            assert!(!line.is_empty(), "the engine has fallen silent after {lines:?}");
            let found = line.starts_with(start);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn each_depth_has_its_line() {
    let mut engine = Engine::start();
    for game in ["alemungula,stuck=pass moves 0- 9+", "um-el-bagara start moves A", "lamlameta"] {
        engine.say(&format!("position {game}"));
        engine.say("go depth 4");
        let lines = engine.hear_until("bestmove");
        assert_eq!(lines.len(), 5, "{lines:?}");
        for (depth, line) in (1..).zip(&lines[..4]) {
            let words: Vec<_> = line.split(' ').collect();
            assert_eq!(words[..3], ["info", "depth", &depth.to_string()]);
            for word in ["score", "nodes", "nps", "pv"] {
                assert!(words.contains(&word), "{line}");
            }
        }
    }
    engine.quit();
}

#[test]
fn a_position_may_be_written_out() {
    let mut engine = Engine::start();
    engine.say("position alemungula 0,0,0,0,5/1,3,1,3,1 0-0 S");
    engine.say("go nodes 1000");
    assert_eq!(engine.hear_until("bestmove").last().unwrap(), "bestmove 4+");
    engine.say("position um-el-bagara 1,0,1,0,0/0,1,2,0,1 0-0 S");
    engine.say("go movetime 20");
    assert_eq!(engine.hear_until("bestmove").last().unwrap(), "bestmove pass");
    engine.say("position alemungula 0,0,0,0,0/1,0,0,0,0 0-0 S");
    engine.say("go depth 3");
    assert_eq!(engine.hear_until("bestmove").last().unwrap(), "bestmove none");
    engine.quit();
}

#[test]
fn stop_ends_a_search_without_limit() {
    let mut engine = Engine::start();
    engine.say("position lamlameta");
    engine.say("go");
    engine.hear_until("info depth 3");
    engine.say("isready");
    engine.hear_until("readyok");
    engine.say("stop");
    let last = engine.hear_until("bestmove").pop().unwrap();
    assert_ne!(last, "bestmove none");
    engine.quit();
}

#[test]
fn quit_ends_a_search_too() {
    let mut engine = Engine::start();
    engine.say("position lamlameta-pairs");
    engine.say("go");
    engine.hear_until("info depth 2");
    engine.quit();
}

#[test]
fn lines_that_cannot_be_read_are_answered_and_change_nothing() {
    let mut engine = Engine::start();
    let bad = [
        "go",
        "hello",
        "position",
        "position chess",
        "position alemungula,ko=maybe",
        "position alemungula 1,2/3 0-0 S",
        "position alemungula 5,5,5,5,5/5,5,5,5,5 0-0 S barred=a",
        "position alemungula moves 2+ 99+",
        "position alemungula moves 7+",
        "position lamlameta moves 0+ 0+",
        "go depth",
        "go depth 0",
        "go depth 65",
        "go nodes -1",
        "go movetime soon",
        "go fishing 3",
        "\u{fffd}\u{0}",
    ];
    for line in bad {
        engine.say(line);
        let answer = engine.hear();
        assert!(answer.starts_with("error "), "{line}: {answer}");
    }
    engine.input.write_all(b"\xff\xfe position\n").unwrap();
    assert!(engine.hear().starts_with("error "));
    engine.say("position alemungula");
    engine.say("position alemungula moves 0+");
    assert!(engine.hear().starts_with("error "));
    engine.say("go depth 1");
    let lines = engine.hear_until("bestmove");
    assert_eq!(lines.len(), 2, "the position before is still set: {lines:?}");
    engine.quit();
}

#[test]
fn with_exact_tables_the_first_depth_knows_the_value() {
    let mut engine = Engine::start_with(&["--exact", "9"]);
    for (rules, board) in [
        ("alemungula", "2,0,3,0,1/1,0,2,0,0 20-21 S"),
        ("alemungula,ko=off", "0,1,0,1,2/0,3,0,1,1 20-21 N"),
        ("um-el-bagara", "1,1,1,1,1/1,1,1,1,0 20-21 S"),
    ] {
        let setup: Setup = format!("{rules} {board}").parse().unwrap();
        let position = Position::try_from(setup).unwrap();
        let tables = Tables::build(position.ruleset(), 9, |_| {}).unwrap();
        let [own, other] =
            [position.to_move(), !position.to_move()].map(|side| position.stores()[side]);
        let margin =
            i16::from(own) - i16::from(other) + i16::from(tables.value(&position).unwrap());
        engine.say(&format!("position {rules} {board}"));
        engine.say("go depth 1");
        let lines = engine.hear_until("bestmove");
        let told = format!("score {} exact", Score::of_seeds(margin));
        assert!(lines[0].contains(&told), "{position}: {lines:?}");
    }
    // Where there are no tables it searches as ever.
    engine.say("position lamlameta");
    engine.say("go depth 1");
    assert_eq!(engine.hear_until("bestmove").len(), 2);
    engine.quit();
}
