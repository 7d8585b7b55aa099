//! Starts the page, and says where its program is parted in two: what `later` names and nothing
//! else does comes in a second file.

#[cfg(target_arch = "wasm32")]
mod page {
    use tisiya::ui::Later;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    #[wasm_split(later, fallible)]
    fn later() -> Result<Box<Later>, SplitLoaderError> {
        Ok(Box::default())
    }

    pub fn start() {
        tisiya::ui::start(|| Box::pin(async { later().await.ok().map(|later| *later) }));
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
