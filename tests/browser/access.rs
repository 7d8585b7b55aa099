//! What assistive technology gets, checked by axe-core in every theme and state of the page.
//!
//! axe-core is a package of npm, which this project does not need otherwise. `cargo xtask test`
//! brings it where npm is there; elsewhere the check says that it is left out.

use std::fs;

use serde_json::{Value, json};
use tisiya::rules::{Edition, Side};
use tisiya::session::Session;

use crate::page::{Page, SETTINGS};
use crate::scenario::Outcome;

const AXE: &str = "target/tools/node_modules/axe-core/axe.min.js";

/// Checks the page as it is now.
pub async fn assert_accessible(page: &Page, state: &str) -> Outcome {
    let Ok(axe) = fs::read_to_string(AXE) else {
        println!("{state}: not checked, for there is no {AXE}");
        return Ok(());
    };
    page.browser.client.execute(&axe, vec![]).await?;
    let run = "const done = arguments[0];
        axe.run(document, { resultTypes: ['violations'] }).then(found => done(
            found.violations.map(({ id, help, nodes }) => [id, help, nodes[0].html])));";
    let found = page.browser.client.execute_async(run, vec![]).await?;
    assert_eq!(found, json!([]), "{state}");
    Ok(())
}

pub async fn nothing_stands_in_the_way_in_any_theme(page: &Page) -> Outcome {
    let mut session = Session::new(Edition::Alemungula.ruleset(), Side::South, 1)?;
    for mv in ["2+", "9+", "4+"] {
        session.play(mv.parse()?)?;
    }
    for theme in ["light", "dark", "contrast"] {
        let settings = json!({ "language": "en", "speed": "off", "theme": theme }).to_string();
        page.load_with(SETTINGS, &settings).await?;
        page.load_session(&session).await?;
        assert_accessible(page, &format!("{theme}, play")).await?;
        for (dialog, opens) in [("new-game", "n"), ("keys", "?"), ("settings", "")] {
            match opens.chars().next() {
                Some(key) => page.press(&[key]).await?,
                None => page.click("[aria-label='Settings']").await?,
            }
            let open = format!("document.querySelector('dialog.{dialog}')");
            page.browser.wait_for(dialog, &open).await?;
            assert_accessible(page, &format!("{theme}, {dialog}")).await?;
            page.press(&[fantoccini::key::Key::Escape.into()]).await?;
            page.browser.wait_for("no dialog", "!document.querySelector('dialog')").await?;
        }
        page.press(&['c']).await?;
        page.browser.wait_for("the wings", "document.querySelector('.wing')").await?;
        assert_accessible(page, &format!("{theme}, wings")).await?;
    }
    Ok(())
}

pub async fn the_board_is_read_as_two_named_rows(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    let tree = page.browser.devtools("Accessibility.getFullAXTree", json!({})).await?;
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let named = |role: &str| {
        let nodes =
            nodes.iter().filter(|node| node["role"]["value"] == role && node["ignored"] == false);
        nodes
            .filter_map(|node| node["name"]["value"].as_str().map(str::to_owned))
            .collect::<Vec<_>>()
    };
    let groups = named("group");
    for row in ["South’s row", "North’s row"] {
        assert!(groups.iter().any(|name| name == row), "{row} is not in {groups:?}");
    }
    let buttons = named("button");
    for pit in ["South’s pit A, 5 seeds, sows left", "North’s pit e, 5 seeds"] {
        assert!(buttons.iter().any(|name| name == pit), "{pit} is not in {buttons:?}");
    }
    let texts: Vec<Value> = nodes.iter().map(|node| node["name"]["value"].clone()).collect();
    assert!(texts.contains(&json!("South’s store, empty")), "{texts:?}");
    Ok(())
}

pub async fn nothing_stands_in_the_way_of_learning(page: &Page) -> Outcome {
    for theme in ["light", "dark", "contrast"] {
        let settings = json!({ "language": "en", "speed": "off", "theme": theme }).to_string();
        page.load_with(SETTINGS, &settings).await?;
        page.browser.value("location.hash = '#/learn'").await?;
        page.wait_for_element(".edition-card").await?;
        assert_accessible(page, &format!("{theme}, learn")).await?;
        for place in ["#/learn/alemungula", "#/learn/lamlameta", "#/count/alemungula"] {
            page.go_to_board(place).await?;
            assert_accessible(page, &format!("{theme}, {place}")).await?;
        }
        page.go_to_board("#/learn/alemungula").await?;
        page.click(".steps > :nth-child(6) > .step").await?;
        page.click(".go-on > :nth-child(2)").await?;
        assert_accessible(page, &format!("{theme}, a question")).await?;
        page.press(&['E']).await?;
        assert_accessible(page, &format!("{theme}, a wrong answer")).await?;
        page.go_to_board("#/problems/alemungula").await?;
        page.click(".filters > summary").await?;
        assert_accessible(page, &format!("{theme}, problems")).await?;
        page.load_session(&Session::new(Edition::Alemungula.ruleset(), Side::South, 1)?).await?;
        page.click("#pit-7").await?;
        page.press(&['w']).await?;
        page.wait_for_element("dialog.why").await?;
        assert_accessible(page, &format!("{theme}, why")).await?;
    }
    Ok(())
}
