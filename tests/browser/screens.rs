//! The page on screens large and small.

use serde_json::json;

use crate::browser::Screen;
use crate::scenario::{Outcome, Stage};
use crate::site::Site;

pub async fn a_phone_needs_no_sideways_scrolling(stage: Stage) -> Outcome {
    let Stage { dist, browser } = stage;
    let site = Site::serve(&dist)?;
    browser.set_screen(Screen::PHONE.dark().still()).await?;
    browser.open(&site.address()).await?;

    // What the page sees is the phone that was asked for.
    for query in ["(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "(pointer: coarse)"] {
        assert!(browser.holds(&format!("matchMedia('{query}').matches")).await?, "{query}");
    }
    assert_eq!(browser.value("[innerWidth, innerHeight]").await?, json!([360, 740]));
    assert!(browser.holds("document.documentElement.scrollWidth <= innerWidth").await?);
    Ok(())
}
