//! The clipboard.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::text::Words;

/// A field that was copied, by its `id`, and whether that succeeded.
pub type Copied = Option<(&'static str, bool)>;

/// A button that copies the text of a field. Where the browser does not let it, the text is
/// selected at least.
pub fn copy_button(words: &Words, field: &'static str, done: Callback<Copied>) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| {
        let Some(text) = select(field) else { return };
        let done = done.clone();
        spawn_local(async move { done.emit(Some((field, copy(&text).await.is_ok()))) });
    });
    html! { <button type="button" class="button line" {onclick}>{ words.say("share-copy") }</button> }
}

/// Whether the field was copied, in words.
pub fn copied_words(words: &Words, field: &'static str, copied: Copied) -> Html {
    let said = match copied {
        Some((copied, true)) if copied == field => words.say("share-copied"),
        Some((copied, false)) if copied == field => words.say("share-select"),
        _ => String::new(),
    };
    html! { <p class="note" role="status">{ said }</p> }
}

/// Selects the text of a field, and gives it.
fn select(field: &str) -> Option<String> {
    let element = gloo::utils::document().get_element_by_id(field)?;
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        input.select();
        return Some(input.value());
    }
    let area: HtmlTextAreaElement = element.dyn_into().ok()?;
    area.select();
    Some(area.value())
}

/// A page that did not come over a secure connection has no clipboard.
async fn copy(text: &str) -> Result<(), JsValue> {
    let navigator = gloo::utils::window().navigator();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into())?;
    let write = js_sys::Reflect::get(&clipboard, &"writeText".into())?;
    let write: js_sys::Function = write.dyn_into()?;
    let promise: js_sys::Promise = write.call1(&clipboard, &text.into())?.dyn_into()?;
    JsFuture::from(promise).await.map(|_| ())
}
