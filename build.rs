//! Tells the linker to leave in the page's wasm what it takes to part it in two: see
//! `src/bin/xtask/split.rs`.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=tisiya-page=--emit-relocs");
    }
}
