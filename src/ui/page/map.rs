//! Where the games are played: a sketch of the country between the Nile and the Horn of Africa.
//!
//! It shows which place lies which way from which, and no more: coasts and borders are drawn with
//! a few strokes, and the note under it says so.

use yew::prelude::*;

use crate::text::Words;

/// A place of the sketch: where its point is, where its name begins, and what is played there.
struct Place {
    x: u16,
    y: u16,
    name: &'static str,
    game: &'static str,
    /// Whether the name stands to the left of the point.
    left: bool,
    /// Whether it stands below it.
    low: bool,
}

const PLACES: [Place; 4] = [
    Place {
        x: 150,
        y: 166,
        name: "map-kordofan",
        game: "article-um-el-bagara-title",
        left: true,
        low: false,
    },
    Place {
        x: 246,
        y: 262,
        name: "map-asosa",
        game: "article-alemungula-title",
        left: false,
        low: true,
    },
    Place {
        x: 330,
        y: 396,
        name: "map-konso",
        game: "article-lamlameta-title",
        left: false,
        low: false,
    },
    Place {
        x: 500,
        y: 442,
        name: "map-south-somalia",
        game: "map-layli-goobalay",
        left: true,
        low: false,
    },
];

/// Rivers: the White Nile and the Nile, and the Blue Nile from its lake.
const NILE: &str = "M178 330C176 296 190 262 194 232C198 206 190 184 192 156C194 132 184 110 202 88C222 66 214 40 196 12";
const BLUE_NILE: &str = "M332 216C340 244 330 268 306 268C282 268 276 246 262 234C244 218 236 196 222 180C212 168 200 162 192 156";
const LAKE: &str = "M322 206a11 13 0 1 0 22 0a11 13 0 1 0-22 0Z";
/// The coast from the Red Sea round the Horn.
const COAST: &str = "M318 10C330 52 352 92 384 128C408 156 430 190 452 216C470 222 500 214 540 212C566 208 592 202 616 198C606 250 590 300 570 346C546 402 520 436 486 486";
/// The border of Sudan and Ethiopia, that of Ethiopia and Somalia, and that of South Sudan.
const BORDERS: [&str; 3] = [
    "M384 128C360 134 336 130 318 142C304 160 300 184 290 204C276 222 258 236 246 246C238 256 232 270 228 290",
    "M452 216C462 236 470 256 486 276C514 300 552 304 560 306C530 340 506 372 474 392C452 404 440 412 424 424",
    "M12 296C60 284 110 300 150 288C180 286 206 292 228 290C232 322 240 352 262 378C300 416 360 426 424 424",
];
/// Names of countries, and where their middles are.
const COUNTRIES: [(u16, u16, &str); 3] =
    [(98, 92, "map-sudan"), (412, 346, "map-ethiopia"), (548, 262, "map-somalia")];

/// The sketch.
pub fn map(words: &Words) -> Html {
    let places = PLACES.iter().map(|place| {
        let Place { x, y, name, game, left, low } = place;
        let line = if *low { y + 26 } else { y - 2 };
        let (at, anchor) = if *left { (x - 12, "end") } else { (x + 12, "start") };
        html! {
            <g>
                <circle class="map-point" cx={x.to_string()} cy={y.to_string()} r="5" />
                <text class="map-game" x={at.to_string()} y={line.to_string()} text-anchor={anchor}>{ words.say(game) }</text>
                <text class="map-name" x={at.to_string()} y={(line + 17).to_string()} text-anchor={anchor}>{ words.say(name) }</text>
            </g>
        }
    });
    let countries = COUNTRIES.iter().map(|(x, y, name)| {
        html! { <text class="map-country" x={x.to_string()} y={y.to_string()} text-anchor="middle">{ words.say(name) }</text> }
    });
    html! {
        <svg viewBox="0 0 632 500" role="img" aria-labelledby="map-title map-words">
            <title id="map-title">{ words.say("map-title") }</title>
            <desc id="map-words">{ words.say("map-words") }</desc>
            <path class="map-water" d={format!("{COAST}L480 500L632 500L632 0L318 0Z")} />
            { for BORDERS.map(|d| html! { <path class="map-border" {d} /> }) }
            <path class="map-coast" d={COAST} />
            <path class="map-river" d={NILE} />
            <path class="map-river" d={BLUE_NILE} />
            <path class="map-lake" d={LAKE} />
            <text class="map-river-name" x="208" y="60">{ words.say("map-nile") }</text>
            <text class="map-river-name" x="318" y="188" text-anchor="end">{ words.say("map-blue-nile") }</text>
            { for countries }
            { for places }
        </svg>
    }
}
