//! The gradients that a board is filled with. They stand in the board itself, so that they take
//! the colours of its own theme.

use yew::prelude::*;

use crate::scene::gradient::{GRADIENTS, Gradient, Shape};
use crate::scene::hundredths;

/// The definitions; they never change.
pub fn defs() -> Html {
    html! {
        <svg class="defs" width="0" height="0" aria-hidden="true">
            <defs>{ for GRADIENTS.iter().map(gradient) }</defs>
        </svg>
    }
}

fn gradient(gradient: &Gradient) -> Html {
    let stops = gradient.stops.iter().map(|&(offset, class)| {
        html! { <stop offset={hundredths(offset).to_string()} {class} /> }
    });
    let id = gradient.id;
    match gradient.shape {
        Shape::Linear { from, to } => html! {
            <linearGradient {id} x1={hundredths(from.0).to_string()} y1={hundredths(from.1).to_string()}
                x2={hundredths(to.0).to_string()} y2={hundredths(to.1).to_string()}>{ for stops }</linearGradient>
        },
        Shape::Radial { centre, radius } => html! {
            <radialGradient {id} cx={hundredths(centre.0).to_string()} cy={hundredths(centre.1).to_string()}
                r={hundredths(radius).to_string()}>{ for stops }</radialGradient>
        },
    }
}
