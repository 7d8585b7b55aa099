//! What is written on the wood: letters, numbers, the ways pits sow, the count in the hand.

use std::rc::Rc;

use yew::prelude::*;

use crate::playback::Marks;
use crate::rules::{Board, Direction, Move, Pit, Side};
use crate::scene::tenths;
use crate::scene::{Geometry, Point, icon};
use crate::ui::part::part;
use crate::ui::side_class;

/// What a move is worth.
#[derive(Clone, PartialEq)]
pub struct Worth {
    pub pit: Pit,
    pub way: Direction,
    /// The margin expected at the end, in seeds, as the language writes it.
    pub seeds: String,
    /// Whether it is proven.
    pub exact: bool,
}

/// What there is to be written.
#[derive(PartialEq)]
pub struct Written {
    pub geometry: Geometry,
    pub board: Board,
    /// Where the hand is, and how many seeds it holds.
    pub hand: Option<(Pit, usize)>,
    pub marks: Rc<Marks>,
    /// The moves that can be played now.
    pub choices: Vec<Move>,
    /// Whose turn it is; nobody's when the game is over.
    pub to_move: Option<Side>,
    /// What would lie where after the move that is looked at.
    pub after: Option<Board>,
    /// What moves are worth, for the player to move.
    pub worth: Vec<Worth>,
}

/// Numbers stand on the wood, never on seeds.
pub fn writing(written: &Written) -> Html {
    let Written { geometry, board, hand, marks, choices, to_move, after, worth } = written;
    let geometry = *geometry;
    let pits = (0..geometry.pits()).map(|index| {
        let pit = Pit(index as u8);
        let ways = choices.iter().filter_map(|mv| match mv {
            Move::Sow(from, way) if *from == pit => Some(*way),
            _ => None,
        });
        let ways: Vec<Direction> = ways.collect();
        let (now, then) = (board.pits[index], after.map(|after| after.pits[index]));
        // What is about to be taken is told by the number it will have by then.
        let about = marks.about.iter().find(|about| about.pit == pit).map(|about| about.seeds);
        let changes = then.filter(|&then| then != now && about.is_none());
        let inscription = Inscription {
            geometry,
            pit,
            number: about.or(changes).unwrap_or(now),
            about: about.is_some(),
            changes: changes.is_some(),
            idle: about.is_none() && ways.is_empty(),
            taken: marks.taken.iter().rev().find(|taken| taken.pit == pit).map(|taken| taken.seeds),
            ways: if after.is_none() { ways } else { Vec::new() },
        };
        part(inscription, inscribe)
    });
    // Lists of their own: in one list each would change its place as the hand comes and goes.
    let pits: Html = pits.collect();
    let stores = Side::BOTH.map(|side| part((geometry, side, board.stores[side]), store_count));
    let stores: Html = stores.into_iter().collect();
    let worth = worth.iter().filter(|_| after.is_none()).map(|one| {
        let both = worth.iter().filter(|other| other.pit == one.pit).count() > 1;
        let place = at(geometry.worth(one.pit.index(), one.way, both));
        html! {
            <span class={classes!("worth", one.exact.then_some("exact"))} style={place}>{ &one.seeds }</span>
        }
    });
    let worth: Html = worth.collect();
    let hand = hand.map(|(over, count)| {
        let Point { x, y } = geometry.hand_count(over.index());
        let style = format!("transform:translate({}px,{}px)", tenths(x), tenths(y));
        html! { <span class="hand" {style}>{ count }</span> }
    });
    let side = marks.mover.filter(|_| choices.is_empty()).or(*to_move);
    html! {
        <div class={classes!("writing", side.map(side_class))} aria-hidden="true">
            { pits }{ stores }{ worth }{ hand.unwrap_or_default() }
        </div>
    }
}

/// What is written at a pit.
#[derive(PartialEq)]
struct Inscription {
    geometry: Geometry,
    pit: Pit,
    number: u8,
    /// Whether the number is about to be taken.
    about: bool,
    /// Whether the number is that after the move that is looked at.
    changes: bool,
    /// Whether there is nothing to be done here.
    idle: bool,
    /// How many seeds were taken.
    taken: Option<u8>,
    /// The ways it can be sown now.
    ways: Vec<Direction>,
}

fn inscribe(inscription: &Inscription) -> Html {
    let Inscription { geometry, pit, number, about, changes, idle, taken, ways } = inscription;
    let index = pit.index();
    let class = classes!(
        "count",
        about.then_some("taken"),
        changes.then_some("preview"),
        idle.then_some("idle"),
        taken.is_some().then_some("took-some"),
    );
    html! {
        <>
            <span class="letter" style={at(geometry.letter(index))}>{ pit.letter(geometry.pits_per_row) }</span>
            <span {class} data-pit={index.to_string()} style={at(geometry.count(index))}>
                { *number }
                if let Some(taken) = taken { <span class="took">{ format!("+{taken}") }</span> }
            </span>
            { for ways.iter().map(|&way| chevron(geometry, *pit, way)) }
        </>
    }
}

fn store_count((geometry, side, seeds): &(Geometry, Side, u8)) -> Html {
    let place = at(geometry.store_count(*side));
    html! { <span class="store-count" data-store={side.to_string()} style={place}>{ *seeds }</span> }
}

fn chevron(geometry: &Geometry, pit: Pit, way: Direction) -> Html {
    let chevron = geometry.chevron(pit.index(), way == Direction::Counterclockwise);
    let turn = format!("transform:translate(-50%,-50%) rotate({}deg)", tenths(chevron.turn));
    let style = format!("{};{turn}", at(chevron.at));
    html! {
        <svg class="chevron" viewBox="0 0 10 14" {style}><path d={icon::CHEVRON} /></svg>
    }
}

/// The style that puts the middle of something there.
pub fn at(point: Point) -> String {
    format!("left:{}px;top:{}px", tenths(point.x), tenths(point.y))
}
