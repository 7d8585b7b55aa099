//! The still part of the board.

use yew::prelude::*;

use super::paths::draw_all;
use crate::scene::{Geometry, Wood};

/// Plank, grain, pits and troughs. Drawn anew only when the board changes its size.
pub fn wood_view(geometry: &Geometry) -> Html {
    let Geometry { width, height, .. } = geometry;
    let wood = Wood::new(geometry);
    html! {
        <svg class="wood" viewBox={format!("0 0 {width:.1} {height:.1}")} aria-hidden="true">
            <clipPath id="plank"><path d={wood.outline.clone()} /></clipPath>
            { draw_all(&wood.plank) }
            <g clip-path="url(#plank)">{ draw_all(&wood.clipped) }</g>
            { draw_all(&wood.carved) }
        </svg>
    }
}
