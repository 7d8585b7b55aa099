//! The marks of the move shown.

use std::rc::Rc;

use yew::prelude::*;

use super::paths::draw_all;
use crate::playback::{Marks, Taken};
use crate::rules::{Pit, Side};
use crate::scene::marks::{self, Badge, Stitch, Teeth};
use crate::scene::tenths;
use crate::scene::{Geometry, Path};
use crate::ui::part::{numbered_part, part};
use crate::ui::side_class;

/// What is marked of the move shown.
#[derive(Clone, PartialEq)]
pub struct Ways {
    pub geometry: Geometry,
    pub marks: Rc<Marks>,
    /// Whether the whole move is shown, so that only what stays of it is marked.
    pub done: bool,
}

/// What is marked of the position.
#[derive(PartialEq)]
pub struct Signs {
    /// The pit that ko bars.
    pub barred: Option<Pit>,
    /// The pit whose sowing would be endless.
    pub endless: Option<Pit>,
}

/// Marks under the seeds, on lips and walls; the uurs with the owner of each.
pub fn marks_under((ways, uurs): &(Ways, Vec<(Pit, Side)>)) -> Html {
    let &Ways { geometry, ref marks, done } = ways;
    let rings = Rings {
        geometry,
        source: if done { marks.laps.first() } else { marks.laps.last() }.map(|lap| lap.from),
        last: marks.last,
        taken: pits_of(&marks.taken),
        about: pits_of(&marks.about),
        preview: marks.preview,
    };
    let of_move = marks.mover.map(|mover| {
        html! {
            <g class={side_class(mover)}>
                <g>{ threads(geometry, marks, done) }</g>
                { part((rings, mover), draw_rings) }
            </g>
        }
    });
    svg(&geometry, "marks", html! { <>{ part((geometry, uurs.clone()), draw_uurs) }{ of_move }</> })
}

fn pits_of(taken: &[Taken]) -> Vec<Pit> {
    taken.iter().map(|taken| taken.pit).collect()
}

fn draw_uurs((geometry, uurs): &(Geometry, Vec<(Pit, Side)>)) -> Html {
    let draw = |&(pit, owner): &(Pit, Side)| {
        html! { <g class={side_class(owner)}>{ draw_all(&marks::uur(geometry, pit.index(), owner)) }</g> }
    };
    uurs.iter().map(draw).collect()
}

/// The pits that a move has marked, apart from its way.
#[derive(PartialEq)]
struct Rings {
    geometry: Geometry,
    source: Option<Pit>,
    last: Option<Pit>,
    taken: Vec<Pit>,
    about: Vec<Pit>,
    preview: bool,
}

fn draw_rings((rings, mover): &(Rings, Side)) -> Html {
    let Rings { geometry, source, last, taken, about, preview } = rings;
    let mut paths: Vec<Path> = Vec::new();
    let ring = if *preview { marks::hover_ring } else { marks::source_ring };
    paths.extend(source.iter().flat_map(|pit| ring(geometry, pit.index())));
    paths.extend(last.iter().flat_map(|pit| marks::last_ring(geometry, pit.index(), *mover)));
    let teeth = |pit: &Pit, teeth| marks::teeth(geometry, pit.index(), teeth);
    paths.extend(taken.iter().flat_map(|pit| teeth(pit, Teeth::Full)));
    paths.extend(about.iter().flat_map(|pit| teeth(pit, Teeth::Hollow)));
    html! { <g>{ draw_all(&paths) }</g> }
}

/// The thread of the current lap, and dotted those before it; where they run together the later
/// one is drawn. The order is that of the sowing, so that a step only adds to what is there.
fn threads(geometry: Geometry, marks: &Marks, done: bool) -> Html {
    let current = marks.laps.len().saturating_sub(1);
    // The way of a long move would hide the board.
    let first = if done && !marks.preview { current } else { 0 };
    let mut stitches: Vec<(Pit, Pit, Stitch)> = Vec::new();
    for (lap, way) in marks.laps.iter().enumerate().skip(first) {
        let mut from = way.from;
        for (at, &to) in way.way.iter().enumerate() {
            let end = match (lap == current, at + 1 == way.way.len()) {
                (false, _) => Stitch::Old,
                (true, true) => Stitch::Arrow,
                (true, false) => Stitch::Knot,
            };
            stitches.push((from, to, end));
            from = to;
        }
    }
    // One that is sown over again keeps its place in the list, so that the others keep theirs.
    let drawn = stitches.iter().enumerate().map(|(at, &(from, to, end))| {
        let hidden = stitches[at + 1..].iter().any(|later| (later.0, later.1) == (from, to));
        numbered_part(at, (geometry, from, to, (!hidden).then_some(end)), draw_stitch)
    });
    drawn.collect()
}

fn draw_stitch((geometry, from, to, end): &(Geometry, Pit, Pit, Option<Stitch>)) -> Html {
    let stitch = |&end| marks::stitch(geometry, from.index(), to.index(), end);
    draw_all(&end.iter().flat_map(stitch).collect::<Vec<_>>())
}

/// Marks over the seeds: numbers of laps, the stick of ko at the pit it bars, the sign of endless
/// sowing at a pit.
pub fn marks_over((ways, signs): &(Ways, Signs)) -> Html {
    let &Ways { geometry, ref marks, done } = ways;
    let &Signs { barred, endless } = signs;
    let laps = &marks.laps;
    let badges = laps.iter().enumerate().filter(|_| !done && laps.len() > 1);
    // Of the laps from one pit the last counts.
    let badges = badges.map(|(at, lap)| {
        let hidden = laps[at + 1..].iter().any(|on| on.from == lap.from);
        numbered_part(at, (geometry, lap.from, (!hidden).then_some(at + 1)), draw_badge)
    });
    let content = html! {
        <>
            <g class={marks.mover.map(side_class)}>{ for badges }</g>
            { part((geometry, barred, endless), draw_signs) }
        </>
    };
    svg(&geometry, "over", content)
}

fn draw_badge((geometry, pit, number): &(Geometry, Pit, Option<usize>)) -> Html {
    let draw = |number| badge(&marks::lap_badge(geometry, pit.index()), number);
    number.map(draw).unwrap_or_default()
}

fn draw_signs((geometry, barred, endless): &(Geometry, Option<Pit>, Option<Pit>)) -> Html {
    let stick = barred.iter().flat_map(|pit| marks::stick(geometry, pit.index()));
    let ring = endless.iter().flat_map(|pit| marks::endless_ring(geometry, pit.index()));
    draw_all(&stick.chain(ring).collect::<Vec<_>>())
}

fn badge(badge: &Badge, number: usize) -> Html {
    let (x, y) = (tenths(badge.at.x).to_string(), tenths(badge.at.y).to_string());
    html! {
        <>
            { draw_all([&badge.disc]) }
            <text class="badge-number" {x} {y} font-size={tenths(badge.size).to_string()}>{ number }</text>
        </>
    }
}

fn svg(geometry: &Geometry, class: &'static str, content: Html) -> Html {
    let Geometry { width, height, .. } = geometry;
    html! {
        <svg {class} viewBox={format!("0 0 {} {}", tenths(*width), tenths(*height))} aria-hidden="true">{ content }</svg>
    }
}
