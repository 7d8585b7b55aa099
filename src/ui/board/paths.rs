//! Paths of the scene as SVG elements.

use yew::prelude::*;

use crate::scene::Path;

/// One path element.
pub fn draw(path: &Path) -> Html {
    let fill = path.fill.map(|gradient| format!("url(#{gradient})"));
    let text = |value: Option<f64>| value.map(|value| value.to_string());
    let dash = path.dash.map(|[dash, gap]| format!("{dash} {gap}"));
    html! {
        <path class={path.class} d={path.d.clone()} {fill} stroke-width={text(path.width)}
            opacity={text(path.opacity)} stroke-dasharray={dash} transform={path.transform.clone()} />
    }
}

/// All of them, in their order.
pub fn draw_all<'a>(paths: impl IntoIterator<Item = &'a Path>) -> Html {
    paths.into_iter().map(draw).collect()
}
