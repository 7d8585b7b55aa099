//! The gradients that a board is filled with. They stand in the board itself, so that they take
//! the colours of its own theme.

use yew::prelude::*;

use crate::scene::gradient::{GRADIENTS, Gradient, Shape};

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
        html! { <stop offset={offset.to_string()} {class} /> }
    });
    let id = gradient.id;
    match gradient.shape {
        Shape::Linear { from, to } => html! {
            <linearGradient {id} x1={from.0.to_string()} y1={from.1.to_string()}
                x2={to.0.to_string()} y2={to.1.to_string()}>{ for stops }</linearGradient>
        },
        Shape::Radial { centre, radius } => html! {
            <radialGradient {id} cx={centre.0.to_string()} cy={centre.1.to_string()}
                r={radius.to_string()}>{ for stops }</radialGradient>
        },
    }
}
