//! Moves taken back and played again.

use tisiya::rules::{Edition, Move};

use crate::page::{Page, REDO, UNDO};
use crate::recorded::Recorded;
use crate::scenario::Outcome;

/// Whether there is something to be redone, as the button tells.
async fn can_redo(page: &Page) -> Result<bool, libtest_mimic::Failed> {
    Ok(!page.has(&format!("{REDO}[aria-disabled=true]")).await?)
}

/// Takes moves back until so many are left. Gives how often.
async fn undo_to(page: &Page, ply: usize) -> Result<usize, libtest_mimic::Failed> {
    let mut times = 0;
    while page.shown().await?.ply > ply {
        page.click(UNDO).await?;
        times += 1;
    }
    assert_eq!(page.shown().await?.ply, ply);
    Ok(times)
}

pub async fn a_forced_pass_is_taken_back_with_its_move(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("um-el-bagara");
    let pass = recorded.first_pass();
    page.load_session(&recorded.session(pass - 1)).await?;
    let before = page.shown().await?;
    assert_eq!(before.ply, pass - 1);

    page.play(recorded.moves()[pass - 1]).await?;
    let after = page.shown().await?;
    assert_eq!((after.ply, &after.turn), (pass + 1, &before.turn), "the opponent has passed");

    page.click(UNDO).await?;
    assert_eq!(page.shown().await?, before);
    page.click(REDO).await?;
    assert_eq!(page.shown().await?, after);
    assert!(!can_redo(page).await?);
    Ok(())
}

pub async fn the_moves_taken_back_stay_until_another_is_played(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("um-el-bagara");
    let pass = recorded.first_pass();
    page.load_session(&recorded.session(pass + 4)).await?;
    let end = page.shown().await?;
    let after = undo_to(page, pass - 1).await? - 1;
    assert!(after >= 2);

    // The same move, which forces the same pass, keeps those after it.
    let mv = recorded.moves()[pass - 1];
    page.play(mv).await?;
    for _ in 0..after {
        assert!(can_redo(page).await?);
        page.click(REDO).await?;
    }
    assert_eq!(page.shown().await?, end);

    // Another one leaves nothing to be redone.
    undo_to(page, pass - 1).await?;
    let session = recorded.session(pass - 1);
    let others = session.game().position().legal_moves();
    page.play(others.into_iter().find(|&other| other != mv).expect("another move")).await?;
    assert!(!can_redo(page).await?);
    let other = page.shown().await?;
    page.click(REDO).await?;
    assert_eq!(page.shown().await?, other);
    Ok(())
}

pub async fn a_game_can_be_taken_back_to_its_start(page: &Page) -> Outcome {
    page.load_edition(Edition::Lamlameta).await?;
    let start = page.shown().await?;
    let moves: [Move; 2] = ["3+".parse()?, "21+".parse()?];
    for mv in moves {
        page.play(mv).await?;
    }
    assert_eq!(page.shown().await?.ply, 2);
    for _ in 0..4 {
        page.click(UNDO).await?; // more often than there are moves
    }
    assert_eq!(page.shown().await?, start);
    assert!(page.has(&format!("{UNDO}[aria-disabled=true]")).await?);
    Ok(())
}
