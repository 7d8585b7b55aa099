//! The seeds: each one element for the whole game, moved by its transform alone.

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

/// All seeds of the game.
#[component]
pub fn Seeds(props: &SeedsProps) -> Html {
    let geometry = &props.geometry;
    let size = geometry.seed_radius();
    let mut places: Vec<(Seed, Place)> = props.seeds.places().collect();
    places.sort_by_key(|&(seed, _)| seed); // elements never change their order
    let seeds = places.into_iter().map(|(seed, place)| {
        let (spot, layer, aloft) = spot_of(geometry, place);
        let transform = spot.transform(size, if aloft { ALOFT } else { 1.0 });
        let delay = props.stagger * (layer % 20) as f64;
        let style = format!("transform:{transform};z-index:{layer};--wait:{delay:.0}ms");
        let class = classes!("seed", look_of(seed).class(), aloft.then_some("aloft"));
        let (half, whole) = (BOX / 2.0, BOX);
        html! {
            <svg key={seed} {class} {style} viewBox={format!("-{half} -{half} {whole} {whole}")}
                data-seed={seed.to_string()} data-place={place_name(place)}>
                <SeedLayers {seed} />
            </svg>
        }
    });
    let style = format!("--travel-time:{:.0}ms", props.travel);
    html! { <div class="seeds" {style} aria-hidden="true">{ for seeds }</div> }
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
