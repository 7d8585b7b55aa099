//! The seeds: each one element for the whole game, moved by its transform alone.

use std::collections::HashMap;

use yew::prelude::*;

use super::paths::draw_all;
use crate::playback::{Arrangement, Place, Seed};
use crate::scene::seed::{BOX, Look};
use crate::scene::{Geometry, Spot};

/// How much larger a seed looks in the hand, which is nearer to the eye.
const ALOFT: f64 = 1.2;

#[derive(Properties, PartialEq)]
pub struct SeedsProps {
    pub geometry: Geometry,
    pub seeds: Arrangement,
    /// How long a seed travels in this step, in ms; 0 for no travel.
    pub travel: f64,
    /// How much later each next seed of a heap sets out, in ms.
    pub stagger: f64,
}

/// All seeds of the game. A seed that stays where it is keeps its style to the letter, so that the
/// browser has nothing to do for it.
#[component]
pub fn Seeds(props: &SeedsProps) -> Html {
    let geometry = &props.geometry;
    let size = geometry.seed_radius();
    let before = use_mut_ref(HashMap::<Seed, Lie>::new);
    let last_size = use_mut_ref(|| *geometry);
    // With a board of another size seeds are there at once.
    let is_same_board = last_size.replace(*geometry) == *geometry;
    let (travel, stagger) = if is_same_board { (props.travel, props.stagger) } else { (0.0, 0.0) };
    let mut places: Vec<(Seed, Place)> = props.seeds.places().collect();
    places.sort_unstable_by_key(|&(seed, _)| seed); // elements never change their order
    let seeds = places.into_iter().map(|(seed, place)| {
        let (spot, layer, aloft) = spot_of(geometry, place);
        let transform = spot.transform(size, if aloft { ALOFT } else { 1.0 });
        let at = format!("transform:{transform};z-index:{layer}");
        let style = match before.borrow().get(&seed) {
            Some(lie) if lie.at == at => lie.style.clone(),
            _ => {
                let delay = stagger * (layer % 20) as f64;
                let time = format!("{travel:.0}ms {delay:.0}ms");
                AttrValue::from(format!("{at};transition:transform {time} var(--travel)"))
            }
        };
        before.borrow_mut().insert(seed, Lie { at, style: style.clone() });
        let class = classes!("seed", look_of(seed).class(), aloft.then_some("aloft"));
        let (half, whole) = (BOX / 2.0, BOX);
        html! {
            <svg key={seed} {class} {style} viewBox={format!("-{half} -{half} {whole} {whole}")}
                data-seed={seed.to_string()} data-place={place_name(place)}>
                <SeedLayers {seed} />
            </svg>
        }
    });
    html! { <div class="seeds" aria-hidden="true">{ for seeds }</div> }
}

/// How a seed was last drawn.
struct Lie {
    at: String,
    style: AttrValue,
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

/// The place in a word, for those who inspect the page: `pit-3`, `store-south`, `hand`.
fn place_name(place: Place) -> String {
    match place {
        Place::Pit { pit, .. } => format!("pit-{pit}"),
        Place::Store { side, .. } => format!("store-{side}"),
        Place::Hand { .. } => "hand".into(),
    }
}

#[derive(Properties, PartialEq)]
struct SeedLayersProps {
    seed: Seed,
}

/// The shape of one seed; it never changes, so it is drawn once.
#[component]
fn SeedLayers(props: &SeedLayersProps) -> Html {
    draw_all(&look_of(props.seed).layers())
}
