//! The still part of the board.

use yew::prelude::*;

use super::paths::still;
use crate::scene::{Geometry, Plank, carve, grain, tenths};
use crate::ui::part::{After, part_in_turn};

/// Plank, grain, pits and troughs. Drawn anew only when the board changes its size.
pub fn wood_view(geometry: &Geometry) -> Html {
    let Geometry { width, height, .. } = geometry;
    let plank = Plank::of(geometry);
    html! {
        <svg class="wood" viewBox={format!("0 0 {} {}", tenths(*width), tenths(*height))} aria-hidden="true">
            <clipPath id="plank"><path d={plank.outline} /></clipPath>
            { still(&plank.faces) }
            <g clip-path="url(#plank)">
                { part_in_turn(After::Marks, *geometry, |geometry| still(&grain(geometry))) }
                { still(&plank.edges) }
            </g>
            { part_in_turn(After::Marks, *geometry, |geometry| still(&carve(geometry))) }
            { still([&plank.line]) }
        </svg>
    }
}
