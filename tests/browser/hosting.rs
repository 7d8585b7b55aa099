//! The page starts wherever its files are put.

use crate::scenario::{Outcome, Stage};
use crate::site::Site;

pub async fn loads_under_a_sub_path_without_errors(stage: Stage) -> Outcome {
    let site = Site::serve(&stage.dist)?;
    stage.browser.open(&site.address()).await?;

    let title = stage.browser.client.title().await?;
    assert!(title.starts_with("Tisiya"), "{title}");
    assert_eq!(stage.browser.console_errors().await?, [""; 0]);
    assert!(site.failures().is_empty(), "failed requests: {:?}", site.failures());
    assert!(site.answers().iter().any(|answer| answer.path.ends_with(".wasm")));
    Ok(())
}

pub async fn starts_when_the_host_names_a_wrong_type_for_wasm(stage: Stage) -> Outcome {
    let site = Site::serve_wasm_as("text/plain", &stage.dist)?;
    stage.browser.open(&site.address()).await?;
    assert_eq!(stage.browser.console_errors().await?, [""; 0]);
    Ok(())
}
