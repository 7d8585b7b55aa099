//! Every text form reads back, and no text at all makes a panic.

use proptest::collection::vec;
use proptest::prelude::*;
use tisiya::rules::{Direction, Move, MoveText, Pit, Position, Record, Ruleset, Setup};

use super::moves::all_moves;
use super::strategies::*;

/// Tries all readers; what is read must read back from its own text.
fn read_everything(text: &str) {
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    if let Ok(mv) = text.parse::<MoveText>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    if let Ok(ruleset) = text.parse::<Ruleset>() {
        assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
    }
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
        if let Ok(position) = Position::try_from(setup) {
            assert_eq!(read_position(&position), position);
        }
    }
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_string().parse(), Ok(record));
    }
}

fn read_position(position: &Position) -> Position {
    let text = position.to_string();
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    Position::try_from(setup).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Records of random games with tags and comments of any kind.
fn records() -> impl Strategy<Value = Record> {
    let tags = vec(("[A-Za-z][A-Za-z0-9]{0,8}", any::<String>()), 0..4);
    let comments = vec((0..40usize, any::<String>()), 0..6);
    (games(), tags, comments).prop_map(|(game, tags, comments)| {
        let mut record = Record::new(game);
        for (name, value) in tags {
            record.set_tag(&name, &value);
        }
        for (ply, comment) in comments {
            record.set_comment(ply, &comment);
        }
        record
    })
}

/// A text with something cut out and something put in.
fn spoiled(texts: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    let scrap = "[-+<>,;:=/.*{}\\[\\]\"\\\\A-La-l0-9\\n ]{0,3}";
    (texts, any::<prop::sample::Index>(), 0..4usize, scrap).prop_map(|(text, at, cut, scrap)| {
        let letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len() + 1);
        let after = letters.len().min(at + cut);
        letters[..at]
            .iter()
            .copied()
            .chain(scrap.chars())
            .chain(letters[after..].iter().copied())
            .collect()
    })
}

proptest! {
    #[test]
    fn rulesets_read_back(ruleset in rulesets()) {
        prop_assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
    }

    #[test]
    fn positions_and_setups_read_back(game in games()) {
        for ply in 0..=game.ply() {
            let position = *game.position_at(ply).unwrap();
            prop_assert_eq!(read_position(&position), position);
            let setup = Setup::from(&position);
            prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn moves_read_back(ruleset in rulesets()) {
        for mv in all_moves() {
            prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        }
        for pit in (0..ruleset.ring() as u8).map(Pit) {
            for &way in ruleset.directions(pit) {
                let text = MoveText::of(Move::Sow(pit, way), &ruleset).to_string();
                let read = text.parse::<MoveText>().unwrap().read(&ruleset);
                prop_assert_eq!(read, Ok(Move::Sow(pit, way)), "{}", text);
            }
            // An arrow says nothing new where there is one way, and may stand there.
            for way in Direction::BOTH {
                let text = MoveText::Letter(pit.letter(ruleset.row()), Some(way.into()));
                prop_assert_eq!(text.read(&ruleset).is_ok(), ruleset.directions(pit).contains(&way));
            }
        }
    }

    #[test]
    fn records_read_back(record in records()) {
        let text = record.to_string();
        prop_assert_eq!(text.parse::<Record>(), Ok(record), "{}", text);
    }

    #[test]
    fn setups_that_cannot_be_are_written_without_panic(
        ruleset in rulesets(),
        pits in vec(any::<u8>(), 0..30),
        uur in any::<u8>(),
        barred in any::<u8>(),
        stores in any::<[u8; 2]>(),
        to_move in sides(),
        [opening, passed] in any::<[bool; 2]>(),
    ) {
        let uurs = [vec![Pit(uur)], vec![]];
        let setup = Setup { ruleset, pits, stores, to_move, uurs, barred: Some(Pit(barred)), opening, passed };
        read_everything(&setup.to_string());
        prop_assert!(Position::try_from(setup).is_err(), "an uur without partner was believed");
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read_everything(&text);
    }

    #[test]
    fn spoiled_setups_are_read_or_refused(text in spoiled(positions().prop_map(|at| at.to_string()))) {
        read_everything(&text);
    }

    #[test]
    fn spoiled_records_are_read_or_refused(text in spoiled(records().prop_map(|record| record.to_string()))) {
        read_everything(&text);
    }
}
