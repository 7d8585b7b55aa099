//! Playing against the computer.

use tisiya::rules::{Edition, Side};
use tisiya::search::Level;
use tisiya::session::{Player, Session};

use crate::page::Page;
use crate::scenario::Outcome;

async fn load_against(page: &Page, level: Level) -> Outcome {
    let session = Session::new(Edition::Alemungula.ruleset(), Side::South, 1)?;
    let players = [Player::Person, Player::Computer(level)];
    page.load_session(&session.with_players(players)).await
}

pub async fn it_answers_and_nobody_plays_for_it_meanwhile(page: &Page) -> Outcome {
    load_against(page, Level::Elder).await?;
    page.play("4+".parse()?).await?;
    // Ten clicks in one task of the page, before the computer can have moved.
    let clicks = "[5, 6, 7, 8, 9, 0, 1, 2, 3, 4].forEach(pit =>
        document.querySelector(`#pit-${pit}`).click())";
    page.browser.value(clicks.trim_end()).await?;
    page.wait_live_at(2).await?;
    let shown = page.shown().await?;
    assert_eq!((shown.ply, shown.turn.as_deref()), (2, Some("S")));

    // Undo goes back to the person's choice, over the computer's answer.
    page.press(&['u']).await?;
    page.wait_shown("[data-ply='0']").await
}

pub async fn a_new_game_while_it_thinks_is_left_alone(page: &Page) -> Outcome {
    load_against(page, Level::Master).await?;
    page.play("4+".parse()?).await?;
    page.begin(&Edition::Lamlameta.ruleset()).await?;
    assert_eq!(page.shown().await?.ply, 0);
    page.play("0+".parse()?).await?;
    // The new opponent may have answered by now; the old one's move would have been refused.
    let shown = page.shown().await?;
    assert!(shown.ply >= 1 && shown.numbers.pits.len() == 24, "{shown:?}");
    Ok(())
}

pub async fn a_hint_shows_a_move_that_can_be_played(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    page.click("[aria-label='Hint']").await?;
    page.browser.wait_for("the hint", "document.querySelector('.count.preview')").await?;
    assert!(page.text(".caption").await?.starts_with("Pit "));
    Ok(())
}

pub async fn an_analysis_tells_what_every_move_is_worth(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    page.click("[aria-label='Analysis']").await?;
    // Six moves: the middle pit has two.
    let all = "document.querySelectorAll('.worth').length === 6";
    page.browser.wait_for("what six moves are worth", all).await?;
    Ok(())
}
