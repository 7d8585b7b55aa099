//! Whole games of independent programs, played by clicking the pits.

use crate::page::{FIRST, Page, REDO, ROUNDS, UNDO};
use crate::recorded::{Moment, Recorded};
use crate::scenario::Outcome;
use crate::shown::{Heaps, Shown};

pub async fn alemungula(page: &Page) -> Outcome {
    play_through(page, &Recorded::first_of("alemungula")).await
}

pub async fn alemungula_with_passes(page: &Page) -> Outcome {
    play_through(page, &Recorded::first_of("alemungula.stuck-pass")).await
}

pub async fn um_el_bagara(page: &Page) -> Outcome {
    play_through(page, &Recorded::first_of("um-el-bagara")).await
}

pub async fn alemungula_relay(page: &Page) -> Outcome {
    play_through(page, &Recorded::first_of("alemungula-relay")).await
}

pub async fn lamlameta(page: &Page) -> Outcome {
    play_through(page, &Recorded::first_of("lamlameta")).await
}

pub async fn lamlameta_pairs(page: &Page) -> Outcome {
    play_through(page, &Recorded::first_of("lamlameta-pairs.left-opponent")).await
}

/// A long game, of which only the last move is played here.
pub async fn the_end_by_repetition_is_told(page: &Page) -> Outcome {
    let recorded = Recorded::all_of("lamlameta-pairs.left-opponent");
    let recorded = recorded.into_iter().max_by_key(|game| game.positions.len()).expect("a game");
    let moves = recorded.moves();
    page.load_session(&recorded.session(moves.len() - 1)).await?;
    assert!(!page.has(".ending").await?);
    page.play(moves[moves.len() - 1]).await?;
    let shown = page.shown().await?;
    assert_eq!(shown.ply, moves.len());
    assert_end(page, &shown, &recorded).await
}

/// The loser of a round begins the next one, and the seats count the rounds.
pub async fn a_match_has_several_rounds(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("alemungula-relay"); // South loses it
    page.begin_with(&recorded.ruleset(), &[(ROUNDS, 2), (FIRST, 2)]).await?;
    assert_eq!(page.shown().await?.turn.as_deref(), Some("N"));
    page.begin_with(&recorded.ruleset(), &[(ROUNDS, 2)]).await?;
    let start = page.shown().await?;
    for wins in [["0", "0"], ["0", "1"]] {
        assert_eq!(page.text(".seat.south .seat-wins").await?, wins[0]);
        assert_eq!(page.text(".seat.north .seat-wins").await?, wins[1]);
        if wins == ["0", "0"] {
            for mv in recorded.moves() {
                page.play(mv).await?;
            }
            page.click(".ending .button.wide").await?;
        }
    }
    assert_eq!(page.shown().await?, start, "South begins again");
    page.load().await?;
    assert_eq!(page.shown().await?, start);
    assert_eq!(page.text(".seat.north .seat-wins").await?, "1");
    Ok(())
}

/// Chooses the game in the dialog, plays its moves and compares every position.
async fn play_through(page: &Page, recorded: &Recorded) -> Outcome {
    page.begin(&recorded.ruleset()).await?;
    let last = recorded.moves().len() - recorded.second_pass();
    let mut passed = false;
    for (ply, moment) in recorded.positions[..last].iter().enumerate() {
        let shown = page.shown().await?;
        let Some(mv) = moment.mv().filter(|mv| mv.pit().is_some()) else {
            passed = true; // the page has passed already
            continue;
        };
        assert_eq!(shown.ply, ply);
        assert_position(&shown, moment);
        page.play(mv).await?;
    }
    let shown = page.shown().await?;
    assert_eq!((shown.ply, shown.live), (last, true));
    assert_end(page, &shown, recorded).await?;

    // The last move can be taken back, with the passes after it, and played again.
    let before = recorded.positions[..last].iter().rfind(|moment| !moment.playable().is_empty());
    page.click(UNDO).await?;
    assert_position(&page.shown().await?, before.expect("a move"));
    assert!(!page.has(".ending").await?, "the end is still told");
    page.click(REDO).await?;
    assert_end(page, &page.shown().await?, recorded).await?;
    let passes = recorded.moves().iter().any(|mv| mv.pit().is_none());
    assert_eq!(passed, passes);
    Ok(())
}

#[track_caller]
fn assert_position(shown: &Shown, moment: &Moment) {
    let expected = Heaps { pits: moment.pits.clone(), stores: moment.stores, hand: 0 };
    assert_eq!(shown.numbers, expected, "ply {}", shown.ply);
    assert_eq!(shown.turn, moment.turn(), "ply {}", shown.ply);
    let mut playable = shown.playable.clone();
    playable.sort_unstable();
    assert_eq!(playable, moment.playable(), "ply {}", shown.ply);
    assert!(shown.live);
}

/// The seeds left on the board are in the stores, and the panel tells the score.
async fn assert_end(page: &Page, shown: &Shown, recorded: &Recorded) -> Outcome {
    let [south, north] = recorded.final_score;
    let swept = vec![0; shown.numbers.pits.len()];
    let expected = Heaps { pits: swept, stores: recorded.final_score, hand: 0 };
    assert_eq!(shown.numbers, expected);
    assert_eq!((shown.turn.as_deref(), &shown.playable[..]), (None, &[][..]));
    for (row, side, score) in [(1, "South", south), (2, "North", north)] {
        let told = page.text(&format!(".ending li:nth-child({row})")).await?;
        let mut words = told.split([' ', ',']);
        assert!(told.starts_with(side) && words.any(|word| word == score.to_string()), "{told}");
    }
    let headline = page.text(".ending h2").await?;
    let winner = match south.cmp(&north) {
        std::cmp::Ordering::Less => "North",
        std::cmp::Ordering::Equal => "draw",
        std::cmp::Ordering::Greater => "South",
    };
    assert!(headline.contains(winner), "{headline}");
    Ok(())
}
