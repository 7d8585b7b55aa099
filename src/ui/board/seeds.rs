//! The seeds: each one element for the whole game, moved by its transform alone.
//!
//! The elements are drawn once for a game. Where they lie is written to them directly: a step
//! moves a few seeds of many, and comparing all of them each time would cost the frame.

use std::fmt::Write as _;

use web_sys::Element;
use yew::prelude::*;

use crate::playback::{Arrangement, Place, Seed};
use crate::scene::seed::{BOX, Look};
use crate::scene::tenths;
use crate::scene::{Geometry, Spot};
use crate::ui::part::part;

/// How much larger a seed looks in the hand, which is nearer to the eye.
const ALOFT: f64 = 1.2;

#[derive(Clone, Properties, PartialEq)]
pub struct SeedsProps {
    pub geometry: Geometry,
    pub seeds: Arrangement,
    /// How long a seed travels in this step, in ms; 0 for no travel.
    pub travel: f64,
    /// How much later each next seed of a heap sets out, in ms.
    pub stagger: f64,
}

/// All seeds of the game. One of another number of seeds has another key: elements and seeds are
/// matched once.
pub fn seeds_view(props: &SeedsProps) -> Html {
    html! { <Seeds key={props.seeds.places().count()} ..props.clone() /> }
}

#[component]
fn Seeds(props: &SeedsProps) -> Html {
    let heap = use_node_ref();
    let painter = use_mut_ref(Painter::default);
    // At once, so that seeds and numbers change in the same frame: on a slow machine yew puts its
    // effects off. Elements that are only being made now are written to afterwards.
    if let Some(heap) = heap.cast::<Element>() {
        painter.borrow_mut().paint(&heap, props);
    }
    {
        let heap = heap.clone();
        use_effect_with(props.clone(), move |props| {
            if let Some(heap) = heap.cast::<Element>() {
                painter.borrow_mut().paint(&heap, props);
            }
        });
    }
    let count = props.seeds.places().count();
    html! { <div class="seeds" aria-hidden="true" ref={heap}>{ part(count, shapes) }</div> }
}

/// The shapes of so many seeds, in the order of their identities, which never changes.
fn shapes(&count: &usize) -> Html {
    let (half, whole) = (tenths(BOX / 2.0), tenths(BOX));
    let mut markup = String::new();
    for seed in 0..count {
        let look = look_of(seed as Seed);
        let class = look.class();
        // Writing to a string cannot fail.
        let _ = write!(markup, "<svg class=\"seed {class}\" data-seed=\"{seed}\" ");
        let _ = write!(markup, "viewBox=\"-{half} -{half} {whole} {whole}\">");
        for layer in look.layers() {
            let _ = write!(markup, "{layer}");
        }
        markup += "</svg>";
    }
    Html::from_html_unchecked(markup.into()) // as `still`
}

/// Writes to the elements where their seeds lie, if that has changed.
#[derive(Default)]
struct Painter {
    geometry: Option<Geometry>,
    /// Where each seed lay when it was last painted, by its identity.
    places: Vec<Option<Place>>,
}

impl Painter {
    fn paint(&mut self, heap: &Element, props: &SeedsProps) {
        let SeedsProps { geometry, seeds, travel, stagger } = props;
        let elements = heap.children();
        let is_same_board = self.geometry.replace(*geometry) == Some(*geometry);
        if !is_same_board {
            self.places.clear();
        }
        self.places.resize(elements.length() as usize, None);
        for (seed, place) in seeds.places() {
            let Some(last) = self.places.get_mut(usize::from(seed)) else { continue };
            let before = last.replace(place);
            if before == Some(place) {
                continue;
            }
            let Some(element) = elements.item(seed.into()) else { continue };
            let (spot, layer, aloft) = spot_of(geometry, place);
            let transform = spot.transform(geometry.seed_radius(), if aloft { ALOFT } else { 1.0 });
            let motion = match before {
                None => String::new(), // with a board of another size seeds are there at once
                // Neighbours give way as a seed lands among them.
                Some(before) if is_nudged(before, place) => {
                    format!(
                        "transition:transform {}ms {}ms var(--settle)",
                        tenths(travel * 0.4),
                        tenths(travel * 0.6)
                    )
                }
                Some(_) => {
                    let delay = stagger * (layer % 20) as f64;
                    let [travel, delay] = [*travel, delay].map(tenths);
                    format!("transition:transform {travel}ms {delay}ms var(--travel)")
                }
            };
            let style = format!("transform:{transform};z-index:{layer};{motion}");
            let _ = element.set_attribute("style", &style);
            let _ = element.set_attribute("data-place", &place_name(place));
            let _ = element.class_list().toggle_with_force("aloft", aloft);
        }
    }
}

/// The look of a seed. Neighbours at the start should not look alike, so identities are spread.
fn look_of(seed: Seed) -> Look {
    Look::of(u32::from(seed) * 7 + 1)
}

/// Where a seed lies on the board, how high in its heap, and whether it is in the hand.
fn spot_of(geometry: &Geometry, place: Place) -> (Spot, usize, bool) {
    match place {
        Place::Pit { pit, rank, count } => {
            (geometry.seed_in_pit(pit.index(), rank, count), rank, false)
        }
        Place::Store { side, rank } => (geometry.seed_in_store(side, rank), rank, false),
        Place::Hand { over, rank, count } => {
            (geometry.seed_in_hand(over.index(), rank, count), 300 + rank, true)
        }
    }
}

/// Whether a seed only moves within its pit.
fn is_nudged(before: Place, now: Place) -> bool {
    match (before, now) {
        (Place::Pit { pit: before, .. }, Place::Pit { pit: now, .. }) => before == now,
        _ => false,
    }
}

/// The place in a word, for those who inspect the page: `pit-3`, `store-south`, `hand`.
fn place_name(place: Place) -> String {
    match place {
        Place::Pit { pit, .. } => format!("pit-{pit}"),
        Place::Store { side, .. } => format!("store-{side}"),
        Place::Hand { .. } => "hand".into(),
    }
}
