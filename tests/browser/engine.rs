//! The engine beside the page: slow, killed, blocked, of another version, or answering too late.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use fantoccini::key::Key;
use serde_json::{Value, json};
use tisiya::protocol::VERSION;
use tisiya::rules::{Edition, Game, Position, Series, Setup, Side};
use tisiya::search::Level;
use tisiya::session::{Player, Saved, Session};

use crate::page::{GAME, Page};
use crate::scenario::{Outcome, Stage};
use crate::site::{Quirks, Site};

/// Keeps the workers that the page makes, when it made them, and what they say. What they are
/// told can be told to the test, too.
const WATCH: &str = "
    window.workers_ = []; window.made_ = []; window.heard_ = []; window.told_ = null;
    window.Worker = class extends Worker {
        constructor(address) {
            super(address);
            workers_.push(this);
            made_.push(performance.now());
            this.addEventListener('message', ({ data }) => heard_.push(data));
        }
        postMessage(message) {
            super.postMessage(message);
            told_?.(this, message);
        }
    };";

/// The game against the computer.
fn against(level: Level) -> Result<Session, libtest_mimic::Failed> {
    let session = Session::new(Edition::Alemungula.ruleset(), Side::South, 1)?;
    Ok(session.with_players([Player::Person, Player::Computer(level)]))
}

async fn load_against(page: &Page, level: Level) -> Outcome {
    page.load_session(&against(level)?).await
}

async fn watch(page: &Page) -> Outcome {
    page.before_each_load(WATCH).await?;
    Ok(())
}

/// How many workers there have been.
async fn workers(page: &Page) -> Result<Value, libtest_mimic::Failed> {
    Ok(page.browser.value("workers_.length").await?)
}

/// Waits for something that a worker says.
async fn wait_heard(page: &Page, start: &str) -> Outcome {
    let heard = format!("heard_.some(text => text.startsWith('{start}'))");
    page.browser.wait_for(&format!("an engine that says {start}"), &heard).await
}

/// Waits until so many moves are kept.
async fn wait_kept(page: &Page, plies: usize) -> Outcome {
    let kept = format!("JSON.parse(localStorage.getItem('{GAME}')).ply === {plies}");
    page.browser.wait_for(&format!("{plies} moves that are kept"), &kept).await
}

/// A page from a host with quirks, with a game against the computer.
async fn open(
    stage: Stage,
    quirks: Quirks,
    session: &Session,
) -> Result<Page, libtest_mimic::Failed> {
    let site = Site::serve_with(&stage.dist, quirks)?;
    let page = Page::on(stage.browser, site);
    page.before_each_load(WATCH).await?;
    let settings = json!({ "language": "en", "speed": "off" }).to_string();
    let (settings, kept) = (json!(settings), json!(Saved::of(session).to_text()));
    page.before_each_load(&format!(
        "localStorage.setItem('tisiya.settings', {settings});
         if (!localStorage.getItem('{GAME}')) localStorage.setItem('{GAME}', {kept});"
    ))
    .await?;
    page.load().await?;
    Ok(page)
}

/// A page whose engine cannot be fetched before this is set to true.
async fn held(stage: Stage) -> Result<(Page, Arc<AtomicBool>), libtest_mimic::Failed> {
    let released = Arc::new(AtomicBool::new(false));
    let quirks = Quirks { held: Some(("worker_bg.wasm", released.clone())), ..Quirks::default() };
    Ok((open(stage, quirks, &against(Level::Master)?).await?, released))
}

pub async fn it_is_started_when_it_is_needed_and_the_page_has_been_painted(page: &Page) -> Outcome {
    watch(page).await?;
    page.load_edition(Edition::Alemungula).await?;
    page.play("4+".parse()?).await?;
    assert_eq!(workers(page).await?, json!(0), "two people need no engine");
    // Now the computer is to move as soon as the page is there.
    let mut session = against(Level::Learner)?;
    session.play("4+".parse()?)?;
    page.load_session(&session).await?;
    page.wait_shown("[data-ply='2']").await?;
    assert_eq!(workers(page).await?, json!(1));
    let late = "performance.getEntriesByType('paint').length > 0 &&
        performance.getEntriesByType('paint').every(paint => paint.startTime < made_[0])";
    assert!(page.browser.holds(late).await?, "the engine was asked for before the first paint");
    Ok(())
}

pub async fn ten_clicks_while_it_thinks_change_nothing(stage: Stage) -> Outcome {
    let (page, released) = held(stage).await?;
    page.play("4+".parse()?).await?;
    let before = page.shown().await?;
    for pit in [5, 6, 7, 8, 9, 0, 1, 2, 3, 4] {
        page.click(&format!("#pit-{pit}")).await?;
    }
    page.settle().await?;
    assert_eq!(page.shown().await?, before);
    assert_eq!((before.ply, before.turn.as_deref()), (1, Some("N")));
    released.store(true, Relaxed);
    page.wait_live_at(2).await?;
    page.assert_quiet().await
}

pub async fn a_slow_engine_is_waited_for(stage: Stage) -> Outcome {
    let (page, released) = held(stage).await?;
    page.play("4+".parse()?).await?;
    // Take it back and play another one, while the engine has not even come.
    page.press(&['u']).await?;
    page.wait_shown("[data-ply='0']").await?;
    page.play("3+".parse()?).await?;
    released.store(true, Relaxed);
    page.wait_live_at(2).await?;
    assert_eq!(workers(&page).await?, json!(1));
    let record = page.stored(GAME).await?.unwrap_or_default();
    assert!(record.contains("1. D "), "{record}");
    page.assert_quiet().await
}

pub async fn who_looks_back_while_it_thinks_goes_on_looking(stage: Stage) -> Outcome {
    let (page, released) = held(stage).await?;
    page.play("4+".parse()?).await?;
    page.press(&[Key::Home.into()]).await?;
    page.wait_shown("[data-cursor='0']").await?;
    let back = page.shown().await?;
    assert_eq!(back.numbers.pits, [5; 10]);
    released.store(true, Relaxed);
    wait_kept(&page, 2).await?;
    page.settle().await?;
    assert_eq!(page.shown().await?, back);
    page.press(&[Key::End.into()]).await?;
    page.wait_live_at(2).await?;
    page.assert_quiet().await
}

pub async fn an_answer_to_an_older_game_is_dropped(page: &Page) -> Outcome {
    watch(page).await?;
    load_against(page, Level::Master).await?;
    page.play("4+".parse()?).await?;
    wait_heard(page, "ready").await?;
    page.begin(&Edition::Lamlameta.ruleset()).await?;
    // It ends its search with an answer all the same.
    wait_heard(page, "done").await?;
    page.settle().await?;
    let shown = page.shown().await?;
    assert_eq!((shown.ply, shown.numbers.pits.len()), (0, 24));
    Ok(())
}

pub async fn a_worker_that_throws_is_replaced_and_the_game_goes_on(page: &Page) -> Outcome {
    watch(page).await?;
    load_against(page, Level::Master).await?;
    page.play("4+".parse()?).await?;
    page.wait_live_at(2).await?;
    // Just when it has been asked for the next one.
    let fall = "(window.told_ = worker => {
        window.told_ = null;
        worker.terminate();
        setTimeout(() => worker.dispatchEvent(new ErrorEvent('error', { cancelable: true })));
    }, 1)";
    page.browser.value(fall).await?;
    play_any(page).await?;
    page.wait_live_at(4).await?;
    assert_eq!(workers(page).await?, json!(2));
    assert!(page.text(".notice").await?.contains("started again"));
    Ok(())
}

/// Plays any of South's pits that can be played one way only.
async fn play_any(page: &Page) -> Outcome {
    let playable = page.shown().await?.playable;
    let pit = playable.iter().find(|pit| **pit != 2).ok_or("no pit can be played")?;
    page.click(&format!("#pit-{pit}")).await
}

pub async fn a_worker_that_dies_in_silence_is_replaced_and_the_person_told(page: &Page) -> Outcome {
    watch(page).await?;
    load_against(page, Level::Master).await?;
    page.play("4+".parse()?).await?;
    page.wait_live_at(2).await?;
    page.browser.value("workers_[0].terminate()").await?;
    play_any(page).await?;
    page.wait_shown("[data-ply='3']").await?;
    let told = "document.querySelector('.notice')?.textContent.includes('started again')";
    page.browser.wait_for("the notice", told).await?;
    wait_kept(page, 4).await?;
    assert_eq!(workers(page).await?, json!(2));
    page.click(".notice [aria-label='Dismiss']").await?;
    assert!(!page.has(".notice").await?);
    Ok(())
}

pub async fn where_workers_are_forbidden_the_page_thinks(stage: Stage) -> Outcome {
    let policy = Some("worker-src 'none'");
    let quirks = Quirks { policy, ..Quirks::default() };
    let page = open(stage, quirks, &against(Level::Master)?).await?;
    page.play("4+".parse()?).await?;
    page.wait_live_at(2).await?;
    assert!(!page.has(".notice").await?);
    assert_eq!(page.browser.value("heard_").await?, json!([]));
    // And it still stops at once for another game.
    page.play("3+".parse()?).await?;
    page.begin(&Edition::Lamlameta.ruleset()).await?;
    page.settle().await?;
    assert_eq!(page.shown().await?.ply, 0);
    Ok(())
}

pub async fn an_engine_of_another_version_is_left_alone(stage: Stage) -> Outcome {
    let page = open(stage, Quirks::default(), &against(Level::Elder)?).await?;
    let version = VERSION + 1;
    page.before_each_load(&format!(
        "window.Worker = class {{
            postMessage() {{ setTimeout(() => this.onmessage({{ data: 'ready {version}' }})); }}
            terminate() {{}}
        }};"
    ))
    .await?;
    page.load().await?;
    page.play("4+".parse()?).await?;
    page.wait_live_at(2).await?;
    page.assert_quiet().await
}

pub async fn without_any_engine_the_person_is_told_and_keeps_the_game(stage: Stage) -> Outcome {
    let quirks = Quirks { missing: Some("worker_bg.wasm"), ..Quirks::default() };
    let page = open(stage, quirks, &against(Level::Elder)?).await?;
    page.play("4+".parse()?).await?;
    let told = "document.querySelector('.notice')?.textContent.includes('cannot be started')";
    page.browser.wait_for("the notice", told).await?;
    wait_kept(&page, 1).await?;
    // Two people can play on.
    page.begin(&Edition::Alemungula.ruleset()).await?;
    page.click(".notice [aria-label='Dismiss']").await?;
    page.play("4+".parse()?).await?;
    Ok(())
}

/// Longer than this a task of the page is felt, in ms.
const LONG: f64 = 50.0;

pub async fn the_page_is_free_while_master_thinks(page: &Page) -> Outcome {
    watch(page).await?;
    load_against(page, Level::Master).await?;
    // The first move brings the engine.
    page.play("4+".parse()?).await?;
    page.wait_live_at(2).await?;
    page.browser
        .value(
            "(() => {
                window.long_ = [];
                const note = list => list.getEntries().forEach(task => long_.push(task));
                new PerformanceObserver(note).observe({ type: 'longtask' });
                heard_.length = 0;
            })()",
        )
        .await?;
    // Three million positions, where a move takes three hundred thousand.
    page.click("[aria-label='Analysis']").await?;
    page.settle().await?;
    let from = page.browser.value("performance.now()").await?.as_f64().unwrap_or_default();
    wait_heard(page, "done").await?;
    page.settle().await?;
    let tasks = format!("long_.filter(task => task.startTime > {from}).map(task => task.duration)");
    let tasks: Vec<f64> = serde_json::from_value(page.browser.value(&tasks).await?)?;
    assert!(tasks.iter().all(|&task| task <= LONG), "{tasks:?}");
    Ok(())
}

pub async fn exact_tables_are_built_and_told_of(page: &Page) -> Outcome {
    watch(page).await?;
    let setup: Setup = "alemungula 2,0,3,0,1/1,0,2,0,0 20-21 S".parse()?;
    let game = Game::new(Position::try_from(setup)?);
    let series = Series { best_of: 1, first: Side::South, rounds: Vec::new() };
    page.load_session(&Session::from_line(game, 0, series)).await?;
    page.click("[aria-label='Analysis']").await?;
    let told = "document.querySelector('.analysis')?.textContent.includes('Exact values')";
    page.browser.wait_for("tables", told).await?;
    page.browser
        .wait_for(
            "a proven value",
            "document.querySelector('.analysis').textContent.includes('Proven')",
        )
        .await?;
    // Another game by other rules knows nothing of them.
    page.load_edition(Edition::Lamlameta).await?;
    page.click("[aria-label='Analysis']").await?;
    wait_heard(page, "done").await?;
    assert!(!page.browser.holds(told).await?);
    Ok(())
}

pub async fn it_measures_itself(page: &Page) -> Outcome {
    watch(page).await?;
    load_against(page, Level::Learner).await?;
    page.play("4+".parse()?).await?;
    page.wait_live_at(2).await?;
    page.browser.value("workers_[0].postMessage('measure 9.9.9.9 alemungula')").await?;
    wait_heard(page, "measured 9.9.9.9 rules=").await
}
