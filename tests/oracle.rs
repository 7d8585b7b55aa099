//! Games of independent programs, replayed through the rules; see `tests/data/oracle/README.md`.

use std::fs;
use std::path::{Path, PathBuf};

#[path = "../src/bin/lab/replay.rs"]
mod replay;

use serde_json::{Value, json};

const SELECTION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/oracle");

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let paths = entries.map(|entry| entry.unwrap().path());
    let files: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|ext| ext == "jsonl")).collect();
    assert!(!files.is_empty(), "no games in {folder:?}");
    files
}

fn replay_all(folder: &Path) {
    for file in files(folder) {
        let report = replay::replay_file(&file).unwrap();
        assert!(report.faults.is_empty(), "{file:?}:\n{}", report.faults.join("\n"));
        assert!(report.games > 0 && report.positions > report.games, "{file:?}: {report}");
    }
}

#[test]
fn the_selection_agrees() {
    replay_all(Path::new(SELECTION));
}

#[test]
fn the_whole_collection_agrees() {
    let named = std::env::var_os("TISIYA_ORACLE").map(PathBuf::from);
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/oracle");
    match named.or_else(|| beside.is_dir().then_some(beside)) {
        Some(folder) => replay_all(&folder),
        None => println!("the whole collection is absent: set TISIYA_ORACLE to its folder"),
    }
}

fn selected_games() -> Vec<Value> {
    let texts =
        files(Path::new(SELECTION)).into_iter().map(|path| fs::read_to_string(path).unwrap());
    let lines: Vec<String> =
        texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Whether ko bars a seed in a game of Alemungula: a pit is not empty, but may not be lifted.
fn has_ko(game: &Value) -> bool {
    let is_barred = |moment: &Value| {
        let first = match moment["to_move"].as_u64() {
            Some(side @ 1..) => (side - 1) * 5,
            _ => return false,
        };
        let legal = moment["legal"].as_array().unwrap();
        let may_lift =
            |pit: u64| ["+", "-"].iter().any(|way| legal.contains(&json!(format!("{pit}{way}"))));
        (first..first + 5).any(|pit| moment["pits"][pit as usize] != 0 && !may_lift(pit))
    };
    game["edition"] == "alemungula" && game["positions"].as_array().unwrap().iter().any(is_barred)
}

#[test]
fn the_selection_has_something_of_everything() {
    let games = selected_games();
    let any = |wanted: &dyn Fn(&Value) -> bool| games.iter().any(wanted);
    let moment = |wanted: &dyn Fn(&Value) -> bool| {
        any(&|game| game["positions"].as_array().unwrap().iter().any(wanted))
    };
    for end in ["over", "repetition", "ply_cap", "cut"] {
        assert!(any(&|game| game["end"] == end), "{end}");
    }
    for (name, value) in [
        ("stuck", json!("pass")),
        ("ko", json!(false)),
        ("relay", json!("off")),
        ("relay", json!("both")),
        ("uurs", json!(false)),
        ("capture_side", json!("own")),
        ("first_move_captures", json!(false)),
        ("first_move", json!("any")),
        ("pairs_may_start", json!(true)),
        ("leftovers", json!("opponent")),
    ] {
        assert!(any(&|game| game["options"][name] == value), "{name}={value}");
    }
    assert!(any(&has_ko), "ko");
    assert!(moment(&|moment| moment["move"] == "pass"), "passes");
    for owner in [1, 2] {
        let owns = |uur: &Value| uur[1] == owner;
        let has_uur =
            |moment: &Value| moment["uurs"].as_array().is_some_and(|uurs| uurs.iter().any(owns));
        assert!(moment(&has_uur), "uurs of {owner}");
    }
}

/// Every value that a file tells is compared: a change of any one is found.
#[test]
fn a_change_of_any_value_is_found() {
    let game = |name: &str| {
        let text = fs::read_to_string(format!("{SELECTION}/{name}.jsonl")).unwrap();
        serde_json::from_str::<Value>(text.lines().next().unwrap()).unwrap()
    };
    let faults = |game: &Value| replay::replay(&game.to_string()).faults;
    let lamlameta = game("lamlameta");
    let alemungula = game("alemungula");
    let last = lamlameta["positions"].as_array().unwrap().len() - 1;
    for (path, value, told) in [
        ("/positions/1/pits/0", json!(99), "ply 1: board: expected"),
        ("/positions/2/stores", json!([7, 7]), "ply 2: stores: expected [7, 7]"),
        ("/positions/2/to_move", json!(2), "ply 2: to move: expected 2, found 1"),
        ("/positions/3/legal", json!(["0+"]), "ply 3: legal moves: expected {\"0+\"}"),
        ("/positions/0/laps", json!(77), "ply 0: laps: expected 77"),
        ("/positions/1/uurs", json!([[2, 1], [21, 1]]), "ply 1: uurs: expected {(2, 1), (21, 1)}"),
        ("/positions/0/move", json!("23+"), "ply 0: 23+ is refused"),
        ("/positions/0/move", json!("A"), "ply 0: 'A' is not a move"),
        ("/positions/0/move", json!(null), "ply 0: the move is missing"),
        ("/positions/0/to_move", json!(0), "nobody is to move"),
        ("/positions", json!([]), "the game has no positions"),
        ("/edition", json!("chess"), "there is no edition 'chess'"),
        ("/final_score", json!([0, 48]), "final score: expected Some([0, 48])"),
        ("/final_score", json!(null), "final score: expected None"),
        ("/winner", json!(0), "winner: expected Some(0)"),
        ("/end", json!("repetition"), "end: expected Repetition, found Over"),
        ("/end", json!("resigned"), "1: not a game"),
    ] {
        let mut changed = lamlameta.clone();
        *changed.pointer_mut(path).unwrap() = value;
        let faults = faults(&changed);
        assert!(faults.iter().any(|fault| fault.contains(told)), "{path}: {faults:?}");
    }
    let mut short = lamlameta.clone();
    short["positions"].as_array_mut().unwrap().truncate(last - 1);
    assert!(faults(&short)[0].contains("found that the game goes on"));
    let mut barred = alemungula.clone();
    barred["positions"][0]["barred"] = json!(0);
    assert!(faults(&barred)[0].contains("barred pit: expected Some(0), found None"));
    let mut unknown = alemungula;
    unknown["colour"] = json!("red");
    assert!(faults(&unknown)[0].contains("unknown field `colour`"));
}
