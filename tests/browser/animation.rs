//! Moves played back seed by seed, and what may happen meanwhile.

use serde_json::json;
use tisiya::playback::Speed;
use tisiya::rules::{Edition, Event, Game, Move};
use tisiya::session::Session;

use crate::browser::Screen;
use crate::page::{Page, UNDO};
use crate::programs::Engine;
use crate::recorded::Recorded;
use crate::scenario::Outcome;
use crate::shown::{Heaps, SHOWN, Shown};

/// A game before a short move that captures, and the move.
fn before_a_capture() -> (Session, Move) {
    let recorded = Recorded::first_of("alemungula");
    let moves = recorded.moves();
    let whole = recorded.session(moves.len());
    let captures = (0..moves.len() - 1).filter_map(|ply| {
        let trace = whole.game().trace(ply)?;
        let captures = trace.events.iter().any(|event| matches!(event, Event::Capture { .. }));
        captures.then_some((trace.events.len(), ply))
    });
    let (_, ply) = captures.min().expect("a move that captures");
    (recorded.session(ply), moves[ply])
}

/// What should be seen after each event of the last move of a game.
pub fn steps(game: &Game) -> Vec<Heaps> {
    let ply = game.ply() - 1;
    let (before, trace) =
        (game.position_at(ply).expect("a move"), game.trace(ply).expect("a move"));
    let mut board = before.board();
    let mut hand = 0;
    let heaps = |board: &tisiya::rules::Board, hand| Heaps {
        pits: board.pits[..before.ruleset().ring()].to_vec(),
        stores: board.stores,
        hand,
    };
    let mut steps = vec![heaps(&board, hand)];
    for &event in &trace.events {
        board.apply(event, trace.mover);
        match event {
            Event::Lift { seeds, .. } => hand = seeds,
            Event::Drop { .. } => hand -= 1,
            _ => {}
        }
        steps.push(heaps(&board, hand));
    }
    steps
}

/// Notes what is shown whenever the board changes.
pub async fn record(page: &Page) -> Outcome {
    let script = format!(
        "(() => {{
            const board = document.querySelector('.board');
            window.recorded = [];
            const step = () => JSON.stringify(board.dataset);
            let last = step();
            // What stands beside the seeds is drawn a little later than they; the last look counts.
            const note = () => {{
                const now = step();
                if (now !== last) window.recorded.push({SHOWN});
                else if (window.recorded.length) window.recorded.splice(-1, 1, {SHOWN});
                last = now;
            }};
            const options = {{ attributes: true, characterData: true, childList: true, subtree: true }};
            new MutationObserver(note).observe(document.body, options);
        }})()"
    );
    page.browser.value(&script).await?;
    Ok(())
}

/// What was noted since [`record`].
pub async fn recorded(page: &Page) -> Result<Vec<Shown>, libtest_mimic::Failed> {
    Ok(serde_json::from_value(page.browser.value("window.recorded").await?)?)
}

/// Loads a game at a speed, begins a move, and waits until seeds are under way. Gives what
/// should be seen of the move at last.
async fn begin_move(page: &Page, speed: Speed) -> Result<Heaps, libtest_mimic::Failed> {
    let (mut session, mv) = before_a_capture();
    page.load_session(&session).await?;
    page.set_speed(speed).await?;
    session.play(mv)?;
    page.play(mv).await?;
    let under_way = "(({ cursor, live }) => cursor >= 2 && live === 'false')
        (document.querySelector('.board').dataset)";
    page.browser.wait_for("seeds under way", under_way).await?;
    steps(session.game()).pop().ok_or_else(|| "no steps".into())
}

/// All of the game is shown, and it has so many moves.
async fn assert_shown_at_once(page: &Page, ply: usize, heaps: &Heaps) -> Outcome {
    let shown = page.shown().await?;
    assert_eq!((shown.live, shown.ply, &shown.numbers), (true, ply, heaps));
    Ok(())
}

pub async fn every_step_is_shown(page: &Page) -> Outcome {
    let (mut session, mv) = before_a_capture();
    page.load_session(&session).await?;
    page.set_speed(Speed::Slow).await?;
    record(page).await?;
    page.play(mv).await?;
    page.wait_live().await?;

    session.play(mv)?;
    let expected = steps(session.game());
    let seen = recorded(page).await?;
    let length = expected.len();
    assert_eq!(seen.len(), length, "{seen:?}");
    for (cursor, (seen, expected)) in seen.iter().zip(&expected).enumerate() {
        seen.assert_consistent();
        assert_eq!((seen.ply, seen.cursor), (session.game().ply(), cursor));
        assert_eq!(&seen.numbers, expected, "step {cursor}");
        assert_eq!(seen.live, cursor + 1 == length, "step {cursor}");
    }
    // The buttons follow the seeds by two frames, where those are slow not at every step.
    let (last, before) = seen.split_last().ok_or("no steps")?;
    assert!(!last.playable.is_empty());
    assert!(before.iter().any(|seen| seen.playable.is_empty()));
    Ok(())
}

pub async fn a_click_on_a_pit_finishes_the_move_and_plays_nothing(page: &Page) -> Outcome {
    let done = begin_move(page, Speed::Slow).await?;
    let ply = page.shown().await?.ply;
    let (mut session, mv) = before_a_capture();
    session.play(mv)?;
    let next = session.game().position().legal_moves()[0];
    let pit = next.pit().expect("a pit");
    page.click(&format!("#pit-{pit}")).await?;
    assert_shown_at_once(page, ply, &done).await?;
    assert!(!page.has(".wing").await?);

    // The next click on it plays.
    page.play(next).await?;
    page.wait_shown(&format!("[data-ply='{}']", ply + 1)).await
}

pub async fn a_click_beside_the_pits_finishes_the_move(page: &Page) -> Outcome {
    let done = begin_move(page, Speed::Slow).await?;
    let ply = page.shown().await?.ply;
    page.click_through(".store-count").await?;
    assert_shown_at_once(page, ply, &done).await
}

pub async fn undo_leaves_the_board_before_the_move(page: &Page) -> Outcome {
    let (session, _) = before_a_capture();
    begin_move(page, Speed::Slow).await?;
    record(page).await?;
    page.click(UNDO).await?;
    let position = session.game().position();
    let before = Heaps { pits: position.pits().to_vec(), stores: position.stores(), hand: 0 };
    assert_shown_at_once(page, session.game().ply(), &before).await?;
    assert_stays(page).await
}

pub async fn a_new_game_leaves_its_first_board(page: &Page) -> Outcome {
    begin_move(page, Speed::Slow).await?;
    page.begin(&Edition::Lamlameta.ruleset()).await?;
    let start = Heaps { pits: vec![2; 24], stores: [0, 0], hand: 0 };
    assert_shown_at_once(page, 0, &start).await?;
    record(page).await?;
    assert_stays(page).await
}

/// No step of a move that was left comes after it: longer than one takes, nothing changes.
async fn assert_stays(page: &Page) -> Outcome {
    page.browser
        .value("window.recorded.length = 0, setTimeout(() => window.later = true, 900)")
        .await?;
    page.browser.wait_for("a moment", "window.later").await?;
    assert_eq!(recorded(page).await?, []);
    Ok(())
}

pub async fn it_goes_on_in_a_window_of_another_size(page: &Page) -> Outcome {
    let done = begin_move(page, Speed::Teach).await?;
    let ply = page.shown().await?.ply;
    page.browser.set_screen(Screen::PHONE).await?;
    let further = "document.querySelector('.board').dataset.cursor >= 3";
    page.browser.wait_for("the next seed", further).await?;
    page.settle().await?;
    page.shown().await?;
    page.browser.set_screen(Screen::LAPTOP).await?;
    page.wait_live().await?;
    assert_shown_at_once(page, ply, &done).await
}

pub async fn it_ends_though_the_tab_was_hidden_and_frozen(page: &Page) -> Outcome {
    let done = begin_move(page, Speed::Slow).await?;
    let ply = page.shown().await?.ply;
    let note = "document.onvisibilitychange = () => window.wasHidden ||= document.hidden";
    page.browser.value(note).await?;
    let tab = page.browser.client.window().await?;
    let other = page.browser.client.new_window(true).await?;
    page.browser.client.switch_to_window(other.handle).await?;
    page.browser.wait_for("a tab in front", "document.visibilityState === 'visible'").await?;
    page.browser.client.close_window().await?;
    page.browser.client.switch_to_window(tab).await?;
    page.browser.wait_for("a hidden tab", "window.wasHidden").await?;
    if page.browser.engine == Engine::Chromium {
        for state in ["frozen", "active"] {
            page.browser.devtools("Page.setWebLifecycleState", json!({ "state": state })).await?;
        }
    }
    page.wait_live().await?;
    assert_shown_at_once(page, ply, &done).await
}

pub async fn switching_it_off_shows_the_end_at_once(page: &Page) -> Outcome {
    let done = begin_move(page, Speed::Teach).await?;
    let ply = page.shown().await?.ply;
    page.click(".bar .segment:nth-child(4)").await?;
    assert_shown_at_once(page, ply, &done).await
}

pub async fn switching_it_off_in_the_settings_shows_the_end(page: &Page) -> Outcome {
    let done = begin_move(page, Speed::Teach).await?;
    let ply = page.shown().await?.ply;
    page.set_speed(Speed::Off).await?;
    assert_shown_at_once(page, ply, &done).await
}

pub async fn a_move_under_way_is_kept(page: &Page) -> Outcome {
    let done = begin_move(page, Speed::Teach).await?;
    let ply = page.shown().await?.ply;
    page.load().await?;
    assert_shown_at_once(page, ply, &done).await
}

pub async fn without_it_a_move_is_shown_in_one_step(page: &Page) -> Outcome {
    let (mut session, mv) = before_a_capture();
    page.load_session(&session).await?;
    record(page).await?;
    page.play(mv).await?;
    session.play(mv)?;
    let last = steps(session.game()).pop().expect("steps");
    assert_shown_at_once(page, session.game().ply(), &last).await?;
    assert_eq!(recorded(page).await?.len(), 1);
    Ok(())
}

pub async fn seeds_do_not_travel_where_motion_is_unwelcome(page: &Page) -> Outcome {
    let moving = "[...document.querySelectorAll('*')].filter(element =>
        getComputedStyle(element).transitionDuration !== '0s' || element.getAnimations().length)
        .map(element => element.outerHTML)";
    page.browser.set_screen(Screen::LAPTOP.still()).await?;
    let done = begin_move(page, Speed::Slow).await?;
    assert_eq!(page.browser.value(moving).await?, json!([]));
    page.wait_live().await?;
    let ply = page.shown().await?.ply;
    assert_shown_at_once(page, ply, &done).await
}
