//! Tells the linker what the page's wasm is to be like.

/// The memory that the page begins with, in bytes: enough to draw it, for each time that it grew
/// the browser would have to look at it anew.
const MEMORY: u32 = 4 << 20;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        // What it takes to part it in two: see `src/bin/xtask/split.rs`.
        println!("cargo::rustc-link-arg-bin=tisiya-page=--emit-relocs");
        println!("cargo::rustc-link-arg-bin=tisiya-page=--initial-memory={MEMORY}");
    }
}
