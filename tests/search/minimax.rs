//! Alpha-beta against plain minimax.

use tisiya::rules::{Game, Position, Repetition, Side};
use tisiya::search::{Eval, Limits, Score, Searcher};

use super::sample::{all_rules, random_game};

/// The margin at the end, for the player to move at the end of `line`. Plain on purpose.
fn minimax(line: &mut Vec<Position>, history: &Game, depth: u8, eval: &Eval) -> i32 {
    let at = *line.last().unwrap();
    let stored = i32::from(at.stores()[at.to_move()]) - i32::from(at.stores()[!at.to_move()]);
    let parts = i32::from(Score::PARTS);
    let same = |other: &&Position| {
        other.stores() == at.stores() && other.repetition_key() == at.repetition_key()
    };
    let before = line[..line.len() - 1].iter().filter(same).count();
    let in_game = (0..=history.ply()).filter_map(|ply| history.position_at(ply)).filter(same);
    if line.len() > 1 && (before > 0 || in_game.count() >= 2) {
        return match at.ruleset().repetition {
            Repetition::Equal => stored * parts,
            Repetition::OwnRow => (stored + own_row_margin(&at)) * parts,
        };
    }
    if let Some(outcome) = at.outcome() {
        let mover = at.to_move();
        return (i32::from(outcome.score[mover]) - i32::from(outcome.score[!mover])) * parts;
    }
    if depth == 0 {
        return stored * parts + i32::from(eval.leaf(&at).score.0);
    }
    let mut best = i32::MIN;
    for mv in at.legal_moves() {
        line.push(at.play(mv).unwrap());
        best = best.max(-minimax(line, history, depth - 1, eval));
        line.pop();
    }
    best
}

fn own_row_margin(at: &Position) -> i32 {
    let owned = |side: Side| -> i32 {
        let pits = (0..at.pits().len() as u8).map(tisiya::rules::Pit);
        let owner = |pit: tisiya::rules::Pit| at.uur(pit).unwrap_or(pit.side(at.ruleset().row()));
        pits.filter(|&pit| owner(pit) == side).map(|pit| i32::from(at.seeds(pit))).sum()
    };
    owned(at.to_move()) - owned(!at.to_move())
}

#[test]
fn alpha_beta_equals_plain_minimax() {
    let mut dice = fastrand::Rng::with_seed(1);
    let mut searcher = Searcher::new(0);
    for rules in all_rules() {
        let eval = Eval::new(&rules);
        let is_long = rules.row() > 5;
        let mut deep = 0;
        for round in 0..if is_long { 6 } else { 8 } {
            let moves = dice.usize(0..if is_long { 160 } else { 60 });
            let mut game = random_game(rules, Side::BOTH[round % 2], moves, &mut dice);
            if is_long || round % 3 == 0 {
                while game.ply() > 0 && game.position().legal_moves().len() > 6 {
                    game.undo();
                }
            }
            // Plain minimax from a full row of twelve would take hours.
            let wide = game.position().legal_moves().len() > 6;
            let deepest = if wide && is_long { 3 } else { 6 };
            deep += u32::from(deepest == 6);
            for depth in 1..=deepest {
                let report = searcher.search(&game, &Limits::depth(depth), |_| {});
                let plain = minimax(&mut vec![*game.position()], &game, depth, &eval);
                assert_eq!(i32::from(report.score.0), plain, "{} to {depth}", game.position());
            }
        }
        assert!(deep >= 3, "{rules}");
    }
}
