//! Starts the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    yew::Renderer::<tisiya::ui::App>::new().render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program is the web page; build it with `cargo xtask serve`");
    std::process::exit(2);
}
