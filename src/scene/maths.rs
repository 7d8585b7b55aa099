//! Functions that wasm has no instructions for. In the page they are the browser's, for Rust's own
//! would be a part of the program that is downloaded.

#[cfg(not(target_arch = "wasm32"))]
pub use native::{asin, atan2, cos, exp, sin};

#[cfg(target_arch = "wasm32")]
pub use js_sys::Math::{asin, atan2, cos, exp, sin};

#[cfg(not(target_arch = "wasm32"))]
mod native {
    /// The sine of an angle in radians.
    pub fn sin(angle: f64) -> f64 {
        angle.sin()
    }

    /// The cosine of an angle in radians.
    pub fn cos(angle: f64) -> f64 {
        angle.cos()
    }

    /// The angle in radians whose sine this is.
    pub fn asin(sine: f64) -> f64 {
        sine.asin()
    }

    /// The angle in radians of the direction `x`, `y`.
    pub fn atan2(y: f64, x: f64) -> f64 {
        y.atan2(x)
    }

    /// The exponential function.
    pub fn exp(power: f64) -> f64 {
        power.exp()
    }
}
