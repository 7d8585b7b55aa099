//! Boards as small pictures that do not move: a position, or a move before and after.

use yew::prelude::*;

use crate::playback::Marks;
use crate::rules::{Board, Event, Pit, Position, Ruleset, Side, Trace};
use crate::scene::marks::{self, Stitch, Teeth};
use crate::scene::seed::Look;
use crate::scene::{Geometry, Oval, Path, Plank, Point, carve, grain};
use crate::teach::chapter::Shown;
use crate::teach::why::{Question, Reason};
use crate::text::{Words, names};
use crate::ui::board::{defs, draw_all, still};
use crate::ui::side_class;

/// The wood of all pictures of a page: drawn once, and shown by each of them.
const WOOD: &str = "figure-wood";
/// The way of a move with more laps than these would hide the board.
const MOST_LAPS: usize = 2;

/// The measures of a picture of a board, which is shown in whatever size there is room for.
pub fn measures(row: usize, bottom: Side) -> Geometry {
    if row > 6 {
        Geometry::fit(row, 660.0, 252.0, bottom)
    } else {
        Geometry::fit(row, 392.0, 252.0, bottom)
    }
}

/// What all pictures of a page with these measures refer to.
pub fn figure_wood(geometry: &Geometry) -> Html {
    html! { <>{ defs() }{ symbol(geometry) }</> }
}

fn symbol(geometry: &Geometry) -> Html {
    let plank = Plank::of(geometry);
    html! {
        <svg class="defs" width="0" height="0" aria-hidden="true">
            <clipPath id="figure-plank"><path d={plank.outline} /></clipPath>
            <symbol id={WOOD} viewBox={view_box(geometry)}>
                { still(&plank.faces) }
                <g clip-path="url(#figure-plank)">
                    { still(&grain(geometry)) }
                    { still(&plank.edges) }
                </g>
                { still(&carve(geometry)) }
                { still([&plank.line]) }
            </symbol>
        </svg>
    }
}

/// A move: the board before it with its way, and the board after it.
pub fn figure_of_move(words: &Words, geometry: &Geometry, shown: &Shown) -> Html {
    let before = shown.before.board();
    let mut after = before;
    shown.trace.events.iter().for_each(|&event| after.apply(event, shown.trace.mover));
    let rules = shown.before.ruleset();
    let (first, then) = (words.say("figure-before"), words.say("figure-after"));
    let first = Picture {
        label: Some(label(words, rules, &before, &first)),
        marks: draw(shown.trace.mover, &way(geometry, &shown.trace)),
        ..Picture::default()
    };
    let then = Picture {
        label: Some(label(words, rules, &after, &then)),
        barred: shown.after.barred(),
        before: Some(before),
        ..Picture::default()
    };
    html! {
        <div class={classes!("boards", (geometry.pits_per_row > 6).then_some("wide"))}>
            { picture(geometry, &before, first) }
            { picture(geometry, &after, then) }
        </div>
    }
}

/// What is asked about on one board, beside a board to play at: a position, or a move as its last
/// seed has fallen and nothing is taken yet. The pits that the reasons speak of have rings. It is
/// for the eye: the reasons say what it shows.
pub fn figure_of_reasons(question: &Question, reasons: &[Reason], bottom: Side) -> Html {
    let (position, trace) = match *question {
        Question::Refused(position, _) => (position, None),
        Question::Played(before, trace) => (before, Some(trace)),
    };
    let geometry = measures(position.ruleset().row(), bottom);
    let mover = trace.map_or(position.to_move(), |trace| trace.mover);
    let rings = reasons.iter().flat_map(|reason| &reason.pits);
    let mut marks: Vec<Path> =
        rings.flat_map(|pit| marks::hover_ring(&geometry, pit.index())).collect();
    marks.extend(trace.iter().flat_map(|trace| way(&geometry, trace)));
    let drawn = Picture {
        marks: draw(mover, &marks),
        barred: position.barred().filter(|_| trace.is_none()),
        ..Picture::default()
    };
    html! {
        <div class={classes!("boards", (geometry.pits_per_row > 6).then_some("wide"))} aria-hidden="true">
            { symbol(&geometry) }
            { picture(&geometry, &sown(position, trace), drawn) }
        </div>
    }
}

/// The board when the last seed of a move has fallen.
fn sown(before: &Position, trace: Option<&Trace>) -> Board {
    let mut board = before.board();
    if let Some(trace) = trace {
        let takes = |event: &Event| {
            matches!(event, Event::Capture { .. } | Event::Uur { .. } | Event::Sweep { .. })
        };
        let sowing = trace.events.iter().take_while(|event| !takes(event));
        sowing.for_each(|&event| board.apply(event, trace.mover));
    }
    board
}

/// What is drawn and said beside what lies on the board.
#[derive(Default)]
struct Picture {
    /// For those who do not see it.
    label: Option<String>,
    /// Marks that lie under the seeds.
    marks: Html,
    barred: Option<Pit>,
    /// What the numbers were, so that those that have changed stand out.
    before: Option<Board>,
}

fn picture(geometry: &Geometry, board: &Board, picture: Picture) -> Html {
    let Picture { label, marks, barred, before } = picture;
    let pits = 0..geometry.pits();
    let uurs = pits.clone().filter_map(|pit| Some((pit, board.uur(pit)?)));
    let uurs = uurs.map(|(pit, owner)| {
        html! { <g class={side_class(owner)}>{ draw_all(&marks::uur(geometry, pit, owner)) }</g> }
    });
    let sticks = barred.iter().flat_map(|pit| marks::stick(geometry, pit.index()));
    let sticks: Vec<Path> = sticks.collect();
    let changed = |pit: usize| before.is_some_and(|before| before.pits[pit] != board.pits[pit]);
    let numbers = pits.map(|pit| {
        let (number, letter) = (board.pits[pit], Pit(pit as u8).letter(geometry.pits_per_row));
        let class = classes!("figure-count", changed(pit).then_some("changed"));
        html! {
            <>
                { text("figure-letter", geometry.letter(pit), geometry.letter_size, letter.to_string()) }
                { text(class.clone(), geometry.count(pit), geometry.count_size, number.to_string()) }
                { text("figure-inside", geometry.pit(pit).centre, 1.2 * geometry.count_size, number.to_string()) }
            </>
        }
    });
    let stores = Side::BOTH.map(|side| {
        let at = geometry.store_count(side);
        text("figure-store", at, geometry.store_size, board.stores[side].to_string())
    });
    html! {
        <svg class="figure-board" viewBox={view_box(geometry)} role={label.is_some().then_some("img")} aria-label={label}>
            <use href={format!("#{WOOD}")} width={geometry.width.to_string()} height={(geometry.height + EDGE).to_string()} />
            { for uurs }
            { marks }
            { seeds(geometry, board) }
            { draw_all(&sticks) }
            { for numbers }
            { for stores }
        </svg>
    }
}

/// The front edge of the plank, which shows below the board.
const EDGE: f64 = 6.0;

fn view_box(geometry: &Geometry) -> String {
    format!("0 0 {:.1} {:.1}", geometry.width, geometry.height + EDGE)
}

/// What lies where, row by row from each player's left.
fn label(words: &Words, rules: &Ruleset, board: &Board, when: &str) -> String {
    let row = |side: Side| {
        let pits = (0..rules.row()).map(|place| Pit::at(side, place, rules.row()).index());
        pits.map(|pit| board.pits[pit].to_string()).collect::<Vec<_>>().join(" ")
    };
    let args = [
        ("when", when.into()),
        ("south", row(Side::South).into()),
        ("north", row(Side::North).into()),
        ("south-store", board.stores[0].into()),
        ("north-store", board.stores[1].into()),
    ];
    words.say_with("figure-board", &args)
}

/// The way of the move, the pit where it begins, and the pits that are captured.
fn way(geometry: &Geometry, trace: &Trace) -> Vec<Path> {
    let marks = Marks::of_preview(trace);
    let mut paths = Vec::new();
    let few = marks.laps.len() <= MOST_LAPS;
    for (number, lap) in (1..).zip(&marks.laps) {
        let way = [lap.from].into_iter().chain(lap.way.iter().copied());
        let way: Vec<usize> = way.map(Pit::index).collect();
        let last = number == marks.laps.len();
        if few {
            let end = if last { Stitch::Arrow } else { Stitch::Old };
            paths.extend(marks::thread(geometry, &way, end));
        }
    }
    if let Some(first) = marks.laps.first() {
        paths.extend(marks::hover_ring(geometry, first.from.index()));
    }
    if let (Some(last), Some(mover)) = (marks.last, marks.mover) {
        paths.extend(marks::last_ring(geometry, last.index(), mover));
    }
    let taken = marks.about.iter();
    paths.extend(taken.flat_map(|it| marks::teeth(geometry, it.pit.index(), Teeth::Hollow)));
    paths
}

/// Marks in the colour of a side.
fn draw(side: Side, paths: &[Path]) -> Html {
    html! { <g class={side_class(side)}>{ draw_all(paths) }</g> }
}

/// All seeds: one path for each tone.
fn seeds(geometry: &Geometry, board: &Board) -> Html {
    let mut tones: [String; 5] = Default::default();
    let mut identity = 0_u32;
    let mut put = |at: Point, radius: f64| {
        let tone = usize::from(Look::of(identity * 7 + 1).tone - 1);
        identity += 1;
        tones[tone].push_str(&Oval { centre: at, rx: radius, ry: 0.9 * radius }.outline());
    };
    for pit in 0..geometry.pits() {
        let count = usize::from(board.pits[pit]);
        for rank in 0..count {
            let spot = geometry.seed_in_pit(pit, rank, count);
            put(spot.at(), spot.radius);
        }
    }
    for side in Side::BOTH {
        for rank in 0..usize::from(board.stores[side]) {
            let spot = geometry.seed_in_store(side, rank);
            put(spot.at(), spot.radius);
        }
    }
    let classes = ["tone-1", "tone-2", "tone-3", "tone-4", "tone-5"];
    let drawn = classes.into_iter().zip(tones).filter(|(_, d)| !d.is_empty());
    let drawn =
        drawn.map(|(class, d)| html! { <path class={classes!("figure-seeds", class)} {d} /> });
    html! { <g class="figure-heaps">{ for drawn }</g> }
}

fn text(class: impl Into<Classes>, at: Point, size: f64, said: String) -> Html {
    let (x, y) = (format!("{:.1}", at.x), format!("{:.1}", at.y));
    html! { <text class={class.into()} {x} {y} font-size={format!("{size:.1}")}>{ said }</text> }
}

/// An empty board in lines, to be printed and played on with real seeds.
pub fn sheet(words: &Words, row: usize) -> Html {
    let geometry = if row > 6 {
        Geometry::fit(row, 1060.0, 560.0, Side::South)
    } else {
        Geometry::fit(row, 1060.0, 700.0, Side::South)
    };
    let plank = Plank::of(&geometry);
    let pits = (0..geometry.pits()).map(|pit| geometry.pit(pit).outline()).collect::<String>();
    // No number stands at the end of a store here.
    let troughs = Side::BOTH.map(|side| geometry.trough(side)).map(|it| {
        let [x, y, width, height] =
            [it.x, it.y, geometry.width - 2.0 * it.x, it.height].map(|it| format!("{it:.1}"));
        let round = format!("{:.1}", it.height / 2.0);
        html! { <rect class="sheet-line" {x} {y} {width} {height} rx={round} /> }
    });
    let letters = (0..geometry.pits()).map(|pit| {
        let letter = Pit(pit as u8).letter(row).to_string();
        text("sheet-letter", geometry.count(pit), geometry.count_size, letter)
    });
    let label = words.say_with("figure-sheet", &[("pits", row.into())]);
    html! {
        <svg class="sheet-board" viewBox={view_box(&geometry)} role="img" aria-label={label}>
            <path class="sheet-line" d={plank.outline} />
            <path class="sheet-line" d={pits} />
            { for troughs }
            { for letters }
        </svg>
    }
}

/// The sides in words, for a choice between the seats.
pub fn seat_names(words: &Words) -> Vec<AttrValue> {
    Side::BOTH.map(|side| AttrValue::from(names::side(words, side))).to_vec()
}
