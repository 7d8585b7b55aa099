//! What is written on the wood: letters, numbers, the ways pits sow, the count in the hand.

use yew::prelude::*;

use crate::playback::{Arrangement, Marks};
use crate::rules::{Board, Direction, Move, Pit, Side};
use crate::scene::{Geometry, Point, icon};
use crate::ui::side_class;

/// What a move is worth.
#[derive(Clone, PartialEq)]
pub struct Worth {
    pub pit: Pit,
    pub way: Direction,
    /// The margin expected at the end, in seeds.
    pub seeds: f32,
    /// Whether it is proven.
    pub exact: bool,
}

#[derive(Properties, PartialEq)]
pub struct WritingProps {
    pub geometry: Geometry,
    pub seeds: Arrangement,
    pub marks: Marks,
    /// The moves that can be played now.
    pub choices: Vec<Move>,
    /// Whose turn it is; nobody's when the game is over.
    pub to_move: Option<Side>,
    /// What would lie where after the move that is looked at.
    pub after: Option<Board>,
    /// What moves are worth, for the player to move, and whether that is proven.
    pub worth: Vec<Worth>,
}

/// Numbers stand on the wood, never on seeds.
#[component]
pub fn Writing(props: &WritingProps) -> Html {
    let WritingProps { geometry, seeds, marks, choices, to_move, after, worth } = props;
    let board = seeds.board();
    let pits = (0..geometry.pits()).map(|index| {
        let pit = Pit(index as u8);
        let ways = choices.iter().filter_map(|mv| match mv {
            Move::Sow(from, way) if *from == pit => Some(*way),
            _ => None,
        });
        let chevrons =
            ways.clone().filter(|_| after.is_none()).map(|way| chevron(geometry, pit, way));
        let taken = marks.taken.iter().rev().find(|taken| taken.pit == pit);
        let (now, then) = (board.pits[index], after.map(|after| after.pits[index]));
        // What is about to be taken is told by the number it will have by then.
        let about = marks.about.iter().find(|about| about.pit == pit).map(|about| about.seeds);
        let changes = then.filter(|&then| then != now && about.is_none());
        let is_idle = about.is_none() && ways.clone().next().is_none();
        let class = classes!(
            "count",
            about.map(|_| "taken"),
            changes.map(|_| "preview"),
            is_idle.then_some("idle"),
        );

        let letter = pit.letter(geometry.pits_per_row);
        html! {
            <>
                <span class="letter" style={at(geometry.letter(index))}>{ letter }</span>
                <span {class} data-pit={index.to_string()} style={at(geometry.count(index))}>
                    { about.or(changes).unwrap_or(now) }
                    if let Some(taken) = taken {
                        <span class="took">{ format!("+{}", taken.seeds) }</span>
                    }
                </span>
                { for chevrons }
            </>
        }
    });
    let stores = Side::BOTH.map(|side| {
        let place = at(geometry.store_count(side));
        html! {
            <span class="store-count" data-store={side.to_string()} style={place}>
                { board.stores[side] }
            </span>
        }
    });
    let worth = worth.iter().filter(|_| after.is_none()).map(|one| {
        let both = worth.iter().filter(|other| other.pit == one.pit).count() > 1;
        let place = at(geometry.worth(one.pit.index(), one.way, both));
        html! {
            <span class={classes!("worth", one.exact.then_some("exact"))} style={place}>
                { format!("{:+.1}", one.seeds) }
            </span>
        }
    });
    let hand = seeds.hand().map(|(over, count)| {
        html! { <span class="hand" style={at(geometry.hand_count(over.index()))}>{ count }</span> }
    });
    let side = marks.mover.filter(|_| choices.is_empty()).or(*to_move);
    html! {
        <div class={classes!("writing", side.map(side_class))} aria-hidden="true">
            { for pits }{ for stores }{ for worth }{ for hand }
        </div>
    }
}

fn chevron(geometry: &Geometry, pit: Pit, way: Direction) -> Html {
    let chevron = geometry.chevron(pit.index(), way == Direction::Counterclockwise);
    let turn = format!("transform:translate(-50%,-50%) rotate({:.0}deg)", chevron.turn);
    let style = format!("{};{turn}", at(chevron.at));
    html! {
        <svg class="chevron" viewBox="0 0 10 14" {style}><path d={icon::CHEVRON} /></svg>
    }
}

/// The style that puts the middle of something there.
pub fn at(point: Point) -> String {
    format!("left:{:.1}px;top:{:.1}px", point.x, point.y)
}
