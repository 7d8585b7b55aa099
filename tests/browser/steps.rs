//! Moves stepped seed by seed, back and on again, against their traces.

use fantoccini::key::Key;
use tisiya::rules::{Record, Series, Side};
use tisiya::session::Session;

use crate::animation::steps;
use crate::page::Page;
use crate::scenario::Outcome;

/// How many seeds lie outside of the pit or store that they are said to be in, once all travel is
/// over.
const MISPLACED: &str = r#"(() => {
  document.getAnimations().forEach(travel => travel.finish());
  const board = document.querySelector('.board').getBoundingClientRect();
  const within = (seed, box) => {
    const { left, top, width, height } = seed.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  };
  return [...document.querySelectorAll('.seed')].filter(seed => {
    const [, pit] = seed.dataset.place.match(/^pit-(\d+)$/) ?? [];
    return !within(seed, pit ? document.querySelector(`#pit-${pit}`).getBoundingClientRect() : board);
  }).length;
})()"#;

/// Plays the one move of a record and steps through it, back to its start and on to its end.
async fn step_through(page: &Page, record: &str) -> Outcome {
    let game = record.parse::<Record>()?.into_game();
    let session = Session::from_line(
        game.clone(),
        usize::MAX,
        Series { best_of: 1, first: Side::South, rounds: Vec::new() },
    );
    page.load_session(&session).await?;
    let expected = steps(&game);
    let last = expected.len() - 1;
    let back = (0..last).rev().map(|cursor| (char::from(Key::Backspace), cursor));
    let on = (1..=last).map(|cursor| (' ', cursor));
    for (key, cursor) in back.chain(on) {
        page.press(&[key]).await?;
        page.wait_shown(&format!("[data-cursor='{cursor}']")).await?;
        let shown = page.shown().await?;
        assert_eq!(shown.numbers, expected[cursor], "step {cursor} of {last}");
        assert_eq!(page.browser.value(MISPLACED).await?, 0, "step {cursor} of {last}");
        assert!(!page.text(".caption").await?.is_empty(), "step {cursor} of {last}");
    }
    Ok(())
}

// The positions are those of RULES.md.

pub async fn of_a_chain_of_captures(page: &Page) -> Outcome {
    let position = "alemungula 2,4,0,1,0/0,3,1,3,2 0-0 S";
    let record = format!("[Edition \"alemungula\"]\n[Position \"{position}\"]\n\n1. B *");
    step_through(page, &record).await
}

pub async fn of_a_relay_of_nine_laps(page: &Page) -> Outcome {
    step_through(page, "[Edition \"lamlameta\"]\n\n1. A *").await?;
    let laps = page.browser.value("document.querySelectorAll('.tick').length").await?;
    assert_eq!(laps, 9);
    Ok(())
}

pub async fn of_uurs_that_form(page: &Page) -> Outcome {
    let position = "lamlameta 0,0,0,0,0,0,0,0,0,4,2,0/0,0,0,2,0,0,0,0,0,0,0,0 0-0 S";
    let record = format!("[Edition \"lamlameta\"]\n[Position \"{position}\"]\n\n1. J *");
    step_through(page, &record).await?;
    assert_eq!(
        page.browser.value("document.querySelectorAll('.marks > .of-south').length").await?,
        3
    );
    Ok(())
}

pub async fn of_a_last_sweep(page: &Page) -> Outcome {
    let position = "alemungula 0,0,1,0,1/0,0,0,0,0 0-0 S";
    let record = format!("[Edition \"alemungula\"]\n[Position \"{position}\"]\n\n1. E 1-1");
    step_through(page, &record).await?;
    assert_eq!(page.shown().await?.numbers.stores, [1, 1]);
    Ok(())
}
