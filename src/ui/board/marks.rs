//! The marks of the move shown.

use yew::prelude::*;

use super::paths::draw_all;
use crate::playback::Marks;
use crate::rules::{Pit, Side};
use crate::scene::marks::{self, Badge, Stitch, Teeth};
use crate::scene::{Geometry, Path};
use crate::ui::side_class;

#[derive(Properties, PartialEq)]
pub struct MarksViewProps {
    pub geometry: Geometry,
    pub marks: Marks,
    /// Whether the whole move is shown, so that only what stays of it is marked.
    pub done: bool,
    /// The owner of each uur.
    pub uurs: Vec<(Pit, Side)>,
    /// The pit that ko bars now.
    pub barred: Option<Pit>,
    /// The pit whose sowing would never end, when it was tried.
    pub endless: Option<Pit>,
}

/// Marks under the seeds, on lips and walls.
#[component]
pub fn MarksUnder(props: &MarksViewProps) -> Html {
    let geometry = &props.geometry;
    let uurs = props.uurs.iter().map(|&(pit, owner)| {
        html! { <g class={side_class(owner)}>{ draw_all(&marks::uur(geometry, pit.index(), owner)) }</g> }
    });
    svg(geometry, "marks", html! { <>{ for uurs }{ of_move(props) }</> })
}

fn of_move(props: &MarksViewProps) -> Html {
    let (geometry, shown) = (&props.geometry, &props.marks);
    let Marks { mover, laps, last, taken, about, preview } = shown;
    let Some(mover) = *mover else { return Html::default() };
    let threads = threads(geometry, shown, props.done);
    let mut paths: Vec<Path> = Vec::new();
    let source = if props.done { laps.first() } else { laps.last() };
    let ring = if *preview { marks::hover_ring } else { marks::source_ring };
    paths.extend(source.into_iter().flat_map(|lap| ring(geometry, lap.from.index())));
    let lasts = last.iter().flat_map(|pit| marks::last_ring(geometry, pit.index(), mover));
    paths.extend(lasts);
    let full =
        taken.iter().flat_map(|taken| marks::teeth(geometry, taken.pit.index(), Teeth::Full));
    paths.extend(full);
    paths.extend(
        about.iter().flat_map(|about| marks::teeth(geometry, about.pit.index(), Teeth::Hollow)),
    );
    html! {
        <g class={side_class(mover)}>
            <g>{ draw_all(&threads) }</g>
            <g>{ draw_all(&paths) }</g>
        </g>
    }
}

/// The thread of the current lap, and dotted those before it; where they run together the later
/// one is drawn. The order is that of the sowing, so that a step only adds to what is there.
fn threads(geometry: &Geometry, marks: &Marks, done: bool) -> Vec<Path> {
    let current = marks.laps.len().saturating_sub(1);
    // The way of a long move would hide the board.
    let first = if done && !marks.preview { current } else { 0 };
    let ways = marks.laps.iter().enumerate().skip(first).map(|(lap, way)| {
        let pits: Vec<Pit> = [way.from].into_iter().chain(way.way.iter().copied()).collect();
        (lap, pits)
    });
    let stitches: Vec<(usize, bool, [Pit; 2])> = ways
        .flat_map(|(lap, pits)| {
            let last = pits.len().saturating_sub(2);
            let pairs = pits
                .windows(2)
                .enumerate()
                .map(move |(at, pair)| (lap, at == last, [pair[0], pair[1]]));
            pairs.collect::<Vec<_>>()
        })
        .collect();
    let is_hidden = |at: usize, pair| stitches[at + 1..].iter().any(|later| later.2 == pair);
    let shown = stitches.iter().enumerate().filter(|(at, stitch)| !is_hidden(*at, stitch.2));
    let drawn = shown.flat_map(|(_, &(lap, is_last, [from, to]))| {
        let end = match (lap == current, is_last) {
            (false, _) => Stitch::Old,
            (true, true) => Stitch::Arrow,
            (true, false) => Stitch::Knot,
        };
        marks::stitch(geometry, from.index(), to.index(), end)
    });
    drawn.collect()
}

/// Marks over the seeds: numbers of laps, the stick of ko, the sign of endless sowing.
#[component]
pub fn MarksOver(props: &MarksViewProps) -> Html {
    let geometry = &props.geometry;
    let laps = &props.marks.laps;
    let badges = laps.iter().enumerate().filter(|_| !props.done && laps.len() > 1);
    // Of the laps from one pit the last counts.
    let badges = badges.filter(|(at, lap)| !laps[at + 1..].iter().any(|on| on.from == lap.from));
    let badges =
        badges.map(|(at, lap)| badge(&marks::lap_badge(geometry, lap.from.index()), at + 1));
    let stick = props.barred.iter().flat_map(|pit| marks::stick(geometry, pit.index()));
    let endless = props.endless.iter().flat_map(|pit| marks::endless_ring(geometry, pit.index()));
    let wooden: Vec<Path> = stick.chain(endless).collect();
    svg(
        geometry,
        "over",
        html! {
            <>
                <g class={props.marks.mover.map(side_class)}>{ for badges }</g>
                { draw_all(&wooden) }
            </>
        },
    )
}

fn badge(badge: &Badge, number: usize) -> Html {
    let (x, y) = (format!("{:.1}", badge.at.x), format!("{:.1}", badge.at.y));
    html! {
        <>
            { draw_all([&badge.disc]) }
            <text class="badge-number" {x} {y} font-size={format!("{:.1}", badge.size)}>{ number }</text>
        </>
    }
}

fn svg(geometry: &Geometry, class: &'static str, content: Html) -> Html {
    let Geometry { width, height, .. } = geometry;
    html! {
        <svg {class} viewBox={format!("0 0 {width:.1} {height:.1}")} aria-hidden="true">{ content }</svg>
    }
}
