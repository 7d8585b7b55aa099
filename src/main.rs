//! Starts the page, and says where its program is parted in two: what `later` names and nothing
//! else does comes in a second file.

#[cfg(target_arch = "wasm32")]
mod page {
    use tisiya::ui::{App, AppProps, Later};
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    #[wasm_split(later, fallible)]
    fn later() -> Result<Box<Later>, SplitLoaderError> {
        Ok(Box::default())
    }

    pub fn start() {
        let fetch = || Box::pin(async { later().await.ok().map(|later| *later) }) as _;
        yew::Renderer::<App>::with_props(AppProps { fetch }).render();
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    page::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program is the web page; build it with `cargo xtask serve`");
    std::process::exit(2);
}
