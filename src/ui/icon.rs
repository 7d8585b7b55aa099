//! Icons of the page, drawn from the paths of the scene.

use yew::prelude::*;

use crate::rules::Side;
use crate::scene::icon;

/// A line icon from path data for a box of 24 × 24; it says nothing by itself.
pub fn line_icon(path: &'static str) -> Html {
    let solid = path == icon::PLAY;
    let turns = [icon::UNDO, icon::REDO, icon::MENU, icon::WHY].contains(&path);
    let class = classes!("icon", solid.then_some("filled"), turns.then_some("turns"));
    html! {
        <svg {class} viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
        </svg>
    }
}

/// The sign of a side: round for South, pointed for North.
pub fn peg(side: Side) -> Html {
    let path = match side {
        Side::South => icon::SOUTH_PEG,
        Side::North => icon::NORTH_PEG,
    };
    html! {
        <svg class="side-peg" viewBox="0 0 16 16" aria-hidden="true"><path d={path} /></svg>
    }
}

/// The mark of the page: a pit that holds four.
pub fn mark() -> Html {
    let seeds = icon::MARK_SEEDS.map(|(x, y, turn)| {
        let transform = format!("rotate({turn} {x} {y})");
        html! {
            <ellipse class="mark-seed" cx={x.to_string()} cy={y.to_string()} rx="3.5" ry="2.85" {transform} />
        }
    });
    html! {
        <svg class="mark" viewBox="0 0 28 28" aria-hidden="true">
            <circle class="mark-lip" cx="14" cy="14" r="13.5" />
            <circle class="mark-pit" cx="14" cy="14" r="11" />
            { for seeds }
        </svg>
    }
}

#[derive(Properties, PartialEq)]
pub struct IconButtonProps {
    /// Path data of the icon.
    pub path: &'static str,
    /// The accessible name, and the tooltip.
    pub label: AttrValue,
    pub onclick: Callback<MouseEvent>,
    #[prop_or_default]
    pub disabled: bool,
    /// Further classes.
    #[prop_or_default]
    pub class: Classes,
    /// Whether the label is shown beside the icon.
    #[prop_or_default]
    pub labelled: bool,
}

/// A button with an icon. It keeps the focus when it is disabled.
#[component]
pub fn IconButton(props: &IconButtonProps) -> Html {
    let onclick = if props.disabled { Callback::noop() } else { props.onclick.clone() };
    let disabled = props.disabled.then_some("true");
    let title = (!props.labelled).then(|| props.label.clone());
    html! {
        <button type="button" class={classes!("button", props.class.clone())} title={title.clone()} {onclick}
            aria-label={title} aria-disabled={disabled}>
            { line_icon(props.path) }
            if props.labelled { <span>{ &props.label }</span> }
        </button>
    }
}
