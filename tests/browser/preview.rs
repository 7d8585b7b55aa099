//! Moves that are looked at before they are played.

use serde_json::json;
use tisiya::rules::{Edition, Game, Move, Pit, Position, Series, Setup, Side};
use tisiya::session::Session;

use crate::browser::Screen;
use crate::page::{Page, SETTINGS};
use crate::scenario::Outcome;

/// The numbers that a move from the start changes, told as a preview.
fn changes(mv: Move) -> Vec<Option<u8>> {
    let start = Position::start(Edition::Alemungula.ruleset(), Side::South).expect("sound rules");
    let after = start.play(mv).expect("a legal move");
    let numbers = start.pits().iter().zip(after.pits());
    numbers.map(|(now, then)| Some(*then).filter(|then| then != now)).collect()
}

pub async fn the_mouse_shows_a_move_without_playing_it(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    let start = page.shown_with_preview().await?;
    let caption = page.text(".caption").await?;
    let mv: Move = "3+".parse()?;
    page.hover("#pit-3").await?;
    let shown = page.shown_with_preview().await?;
    assert_eq!(shown.preview, changes(mv));
    assert_eq!(shown.without_preview(), start);
    assert_ne!(page.text(".caption").await?, caption);

    page.hover(".header").await?;
    assert_eq!(page.shown_with_preview().await?, start);
    assert_eq!(page.text(".caption").await?, caption);

    // A pit of the other player has nothing to show.
    page.hover("#pit-7").await?;
    assert_eq!(page.shown_with_preview().await?, start);
    Ok(())
}

/// A sowing that would never end says so before it is tried, to the mouse and to a reader.
pub async fn an_endless_sowing_is_told_before_it_is_tried(page: &Page) -> Outcome {
    let board = "1,2,1,0,3,0,1,0,3,0,1,0/4,1,0,3,0,1,3,1,0,1,0,4";
    let setup: Setup = format!("lamlameta {board} 0-0 N").parse()?;
    let game = Game::new(Position::try_from(setup)?);
    let series = Series { best_of: 1, first: Side::North, rounds: Vec::new() };
    page.load_session(&Session::from_line(game, 0, series)).await?;
    let caption = page.text(".caption").await?;
    page.hover("#pit-18").await?;
    let told = page.text(".caption").await?;
    assert_ne!(told, caption);
    assert_eq!(page.browser.value("document.querySelectorAll('.endless').length > 0").await?, true);
    let described = "document.querySelector('#pit-18').getAttribute('aria-description')";
    let described = page.browser.value(described).await?;
    assert!(described.as_str().is_some_and(|said| told.starts_with(said)), "{described}");

    page.hover("#pit-0").await?;
    assert_eq!(page.text(".caption").await?, caption);
    assert_eq!(page.browser.value("document.querySelectorAll('.endless').length").await?, 0);
    Ok(())
}

/// Loads the page on a phone where taps are set to do so.
async fn load_with_taps(page: &Page, tap: &str) -> Outcome {
    page.browser.set_screen(Screen::PHONE).await?;
    let settings = json!({ "language": "en", "speed": "off", "tap": tap });
    page.load_with(SETTINGS, &settings.to_string()).await
}

pub async fn a_first_tap_may_show_and_a_second_one_play(page: &Page) -> Outcome {
    load_with_taps(page, "previews").await?;
    let start = page.shown_with_preview().await?;
    for pit in [Pit(3), Pit(1)] {
        page.tap(&format!("#pit-{pit}")).await?;
        let shown = page.shown_with_preview().await?;
        let ways = Edition::Alemungula.ruleset().directions(pit);
        assert_eq!(shown.preview, changes(Move::Sow(pit, ways[0])));
        assert_eq!(shown.without_preview(), start);
    }
    page.tap("#pit-1").await?;
    assert_eq!(page.shown().await?.ply, 1);
    Ok(())
}

pub async fn a_tap_may_play_at_once(page: &Page) -> Outcome {
    load_with_taps(page, "plays").await?;
    page.tap("#pit-3").await?;
    let shown = page.shown_with_preview().await?;
    assert_eq!(shown.ply, 1);
    assert_eq!(shown.clone().without_preview(), shown);
    Ok(())
}
