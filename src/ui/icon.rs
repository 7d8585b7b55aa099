//! Icons of the page, drawn from the paths of the scene.

use yew::prelude::*;

use crate::rules::Side;
use crate::scene::{icon, tenths};

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
        let [x, y, turn] = [x, y, turn].map(tenths);
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

/// A button with an icon. It keeps the focus when it is disabled.
pub struct IconButton {
    path: &'static str,
    label: AttrValue,
    onclick: Callback<MouseEvent>,
    disabled: bool,
    class: Option<&'static str>,
    labelled: bool,
}

/// A button with the icon of these path data. The label is its accessible name, and the tooltip.
///
/// It is no component: each kind of those makes the program some kilobytes larger.
pub fn icon_button(
    path: &'static str,
    label: AttrValue,
    onclick: Callback<MouseEvent>,
) -> IconButton {
    IconButton { path, label, onclick, disabled: false, class: None, labelled: false }
}

impl IconButton {
    /// With a class more.
    pub fn class(self, class: &'static str) -> IconButton {
        IconButton { class: Some(class), ..self }
    }

    /// Without effect, if it is so.
    pub fn disabled(self, disabled: bool) -> IconButton {
        IconButton { disabled, ..self }
    }

    /// With the label beside the icon.
    pub fn labelled(self) -> IconButton {
        IconButton { labelled: true, ..self }
    }

    /// The element.
    pub fn view(self) -> Html {
        let IconButton { path, label, onclick, disabled, class, labelled } = self;
        let onclick = if disabled { Callback::noop() } else { onclick };
        let disabled = disabled.then_some("true");
        let title = (!labelled).then(|| label.clone());
        html! {
            <button type="button" class={classes!("button", class)} title={title.clone()} {onclick}
                aria-label={title} aria-disabled={disabled}>
                { line_icon(path) }
                if labelled { <span>{ label }</span> }
            </button>
        }
    }
}
