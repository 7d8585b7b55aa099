//! Files of the site that are fetched when they are wanted.

use wasm_bindgen_futures::JsFuture;
use web_sys::Response;
use web_sys::wasm_bindgen::{JsCast, JsValue};

/// The text of a file, by its path from the page on.
///
/// A page that is one file carries the others in elements of its own, `<script type="text/plain"
/// data-file="path">`, for from a disk nothing can be fetched.
///
/// # Errors
/// What the browser says when the file cannot be had.
pub async fn text(path: &str) -> Result<String, String> {
    let carried = format!("[data-file='{path}']");
    if let Ok(Some(element)) = gloo::utils::document().query_selector(&carried) {
        return Ok(element.text_content().unwrap_or_default());
    }
    let said = |error: JsValue| format!("{path}: {error:?}");
    let answer = JsFuture::from(gloo::utils::window().fetch_with_str(path)).await.map_err(said)?;
    let answer: Response = answer.dyn_into().map_err(said)?;
    if !answer.ok() {
        return Err(format!("{path}: {}", answer.status()));
    }
    let text = JsFuture::from(answer.text().map_err(said)?).await.map_err(said)?;
    Ok(text.as_string().unwrap_or_default())
}
