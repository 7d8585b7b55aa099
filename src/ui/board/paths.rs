//! Paths of the scene as SVG elements.

use yew::prelude::*;

use crate::scene::{Decimal, Path};

/// One path element.
pub fn draw(path: &Path) -> Html {
    let fill = path.fill.map(|gradient| format!("url(#{gradient})"));
    let text = |value: Option<Decimal>| value.map(|value| value.to_string());
    let dash = path.dash.map(|[dash, gap]| format!("{dash} {gap}"));
    html! {
        <path class={path.class} d={path.d.clone()} {fill} stroke-width={text(path.width)}
            opacity={text(path.opacity)} stroke-dasharray={dash} transform={path.transform.clone()} />
    }
}

/// All of them as one piece, for what never changes: the browser reads markup faster than it makes
/// elements one by one.
pub fn still<'a>(paths: impl IntoIterator<Item = &'a Path>) -> Html {
    let markup: String = paths.into_iter().map(Path::to_string).collect();
    Html::from_html_unchecked(markup.into())
}

/// All of them, in their order.
pub fn draw_all<'a>(paths: impl IntoIterator<Item = &'a Path>) -> Html {
    paths.into_iter().map(draw).collect()
}
