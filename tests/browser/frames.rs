//! Not a test: how smooth the animation is, on a processor slowed down four times. Timings are
//! noisy where other programs run; run
//! `cargo test --test browser -- --ignored frames` where nothing else runs.

use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::scenario::{Outcome, Stage};
use crate::site::Site;

/// Watches frames and long tasks from now on.
const WATCH: &str = "(() => {
    window.frames_ = []; window.long_ = [];
    new PerformanceObserver(list => list.getEntries().forEach(entry => long_.push(entry.duration)))
        .observe({ type: 'longtask' });
    let last = performance.now();
    const board = document.querySelector('.board');
    const tick = now => {
        frames_.push([now - last, Number(board.dataset.cursor)]);
        last = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(now => { last = now; requestAnimationFrame(tick); });
})()";

pub async fn of_a_nine_lap_move(stage: Stage) -> Outcome {
    let site = Site::serve(&stage.dist)?;
    let browser = &stage.browser;
    browser.set_screen(Screen::LAPTOP).await?;
    browser.open(&site.address()).await?;
    let game = json!({
        "version": 1, "record": "[Edition \"lamlameta\"]\n\n*", "ply": 0,
        "series": { "best_of": 1, "first": "south", "rounds": [] },
    });
    browser
        .value(&format!("localStorage.setItem('tisiya.game', {})", json!(game.to_string())))
        .await?;
    browser.value("localStorage.setItem('tisiya.settings', '{\"speed\":\"quick\"}')").await?;
    browser.open(&site.address()).await?;
    browser.wait_for("the board", "document.querySelectorAll('.cell').length === 24").await?;
    // Nobody clicks before the page has come to rest.
    let idle = "const [done] = arguments; requestIdleCallback(() => setTimeout(done, 2000));";
    browser.client.execute_async(idle, vec![]).await?;
    browser.devtools("Performance.enable", json!({})).await?;
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;

    browser.value(WATCH).await?;
    let before = layouts(browser).await?;
    // RULES.md: the first move from any pit takes nine laps.
    browser.value("document.querySelector('#pit-0').click()").await?;
    browser
        .wait_for("the end of the move", "document.querySelector('.board').dataset.live === 'true'")
        .await?;
    let after = layouts(browser).await?;
    let frames: Vec<(f64, usize)> = serde_json::from_value(browser.value("frames_").await?)?;
    let long: Vec<f64> = serde_json::from_value(browser.value("long_").await?)?;
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await?;
    let steps = browser.value("Number(document.querySelector('.board').dataset.cursor)").await?;

    let mut sorted: Vec<f64> = frames.iter().map(|frame| frame.0).collect();
    sorted.sort_by(f64::total_cmp);
    let at = |part: f64| sorted[((sorted.len() - 1) as f64 * part).round() as usize];
    println!("steps {steps}, frames {}, layouts {}", frames.len(), after - before);
    println!(
        "frame interval in ms: median {:.1}, 99th percentile {:.1}, longest {:.1}",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    let slow = frames.iter().filter(|frame| frame.0 > 20.0);
    let slow: Vec<_> = slow.map(|(time, step)| format!("{time:.0} at step {step}")).collect();
    println!("over 20 ms: {}", slow.join(", "));
    println!("long tasks over 50 ms: {} {long:.0?}", long.len());
    Ok(())
}

/// How often the page has been laid out.
async fn layouts(browser: &Browser) -> Result<f64, libtest_mimic::Failed> {
    let metrics = browser.devtools("Performance.getMetrics", json!({})).await?;
    let metrics = metrics["metrics"].as_array().cloned().unwrap_or_default();
    let count = metrics.iter().find(|metric| metric["name"] == "LayoutCount");
    Ok(count.and_then(|count| count["value"].as_f64()).unwrap_or_default())
}
