//! The still part of the board.

use yew::prelude::*;

use super::paths::still;
use crate::scene::tenths;
use crate::scene::{Geometry, Wood};

/// Plank, grain, pits and troughs. Drawn anew only when the board changes its size.
pub fn wood_view(geometry: &Geometry) -> Html {
    let Geometry { width, height, .. } = geometry;
    let wood = Wood::new(geometry);
    html! {
        <svg class="wood" viewBox={format!("0 0 {} {}", tenths(*width), tenths(*height))} aria-hidden="true">
            <clipPath id="plank"><path d={wood.outline.clone()} /></clipPath>
            { still(&wood.plank) }
            <g clip-path="url(#plank)">{ still(&wood.clipped) }</g>
            { still(&wood.carved) }
        </svg>
    }
}
