//! The moves of the game, each a click away.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::rules::{Game, Side};
use crate::session::{Action, Playback};
use crate::text::telling::MoveShort;
use crate::text::{Words, names, telling};
use crate::ui::desk::{Desk, Means};
use crate::ui::icon::peg;
use crate::ui::part::{After, part_beside};
use crate::ui::side_class;

/// The list of moves, in turns of two.
pub fn move_list(desk: &Desk) -> Html {
    let state = desk.state();
    let moves = Moves {
        means: desk.means(),
        game: state.session.game().clone(),
        // A line beside the game is none of its moves.
        shown: if state.aside.is_some() { 0 } else { state.viewing.ply() },
    };
    part_beside(desk, After::Moves, moves, draw_moves)
}

#[derive(PartialEq)]
struct Moves {
    means: Means,
    game: Game,
    /// The number of moves that are shown.
    shown: usize,
}

fn draw_moves(moves: &Moves) -> Html {
    let Moves { means, game, shown } = moves;
    if game.ply() == 0 {
        return no_moves(means);
    }
    let heads = Side::BOTH.map(|side| {
        let name = names::side(&means.words, side);
        html! { <span class={classes!("head", side_class(side))}>{ peg(side) }{ name }</span> }
    });
    html! {
        <section class="moves" aria-label={means.say("moves-title")}>
            <div class="heads" aria-hidden="true"><span />{ for heads }</div>
            <MoveRows game={game.clone()} shown={*shown} means={means.clone()} />
        </section>
    }
}

/// What stands there before the first one.
pub fn no_moves(means: &Means) -> Html {
    html! { <div class="moves empty"><h2>{ means.say("moves-empty") }</h2></div> }
}

fn shorts(game: &Game, words: &Words) -> Vec<MoveShort> {
    let short = |ply| Some(telling::move_short(words, game.position_at(ply)?, &game.trace(ply)?));
    (0..game.ply()).filter_map(short).collect()
}

#[derive(Properties, PartialEq)]
struct MoveRowsProps {
    game: Game,
    shown: usize,
    means: Means,
}

/// The rows, scrolled to the move that is shown.
#[component]
fn MoveRows(props: &MoveRowsProps) -> Html {
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(props.shown, move |_| {
            // Once the page has been laid out, so that measuring costs nothing.
            let measure = Timeout::new(50, move || keep_current_in_view(&list));
            move || drop(measure)
        });
    }
    let words = props.means.words.clone();
    let shorts = use_memo((props.game.clone(), words), |(game, words)| shorts(game, words));
    let offset = props.game.start().to_move().index();
    // In a game that North began, South's first place is empty.
    let places = (0..offset).map(|_| None).chain((0..shorts.len()).map(Some));
    let places: Vec<Option<usize>> = places.collect();
    let rows = places.chunks(2).enumerate().map(|(turn, plies)| {
        let cells = plies.iter().map(|ply| match ply {
            None => html! { <span class="gap">{ "…" }</span> },
            Some(ply) => move_button(props, &shorts[*ply], *ply),
        });
        html! {
            <li key={turn} class="turn-row"><span class="number">{ turn + 1 }</span>{ for cells }</li>
        }
    });
    html! { <ol ref={list}>{ for rows }</ol> }
}

fn move_button(props: &MoveRowsProps, short: &MoveShort, ply: usize) -> Html {
    let side = if ply.is_multiple_of(2) {
        props.game.start().to_move()
    } else {
        !props.game.start().to_move()
    };
    let current = props.shown == ply + 1;
    let onclick = props.means.on(Action::View(Playback::Move(ply + 1)));
    html! {
        <button type="button" {onclick} aria-current={current.then_some("step")}
            class={classes!("move", side_class(side), current.then_some("current"))}>
            <bdi>{ &short.text }</bdi>
            if short.taken > 0 { <span class="took">{ format!("+{}", short.taken) }</span> }
            if short.uur { <span class="took">{ props.means.say("move-uur") }</span> }
        </button>
    }
}

/// Scrolls the list, not the page, so that the current move can be seen.
fn keep_current_in_view(list: &NodeRef) {
    let Some(list) = list.cast::<web_sys::HtmlElement>() else { return };
    let Ok(Some(current)) = list.query_selector(".current") else { return };
    let (outer, inner) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    let by = |start: f64, end: f64, from: f64, to: f64| {
        if from < start { from - start } else { (to - end).max(0.0) }
    };
    let down = by(outer.top(), outer.bottom(), inner.top(), inner.bottom());
    let right = by(outer.left(), outer.right(), inner.left(), inner.right());
    list.set_scroll_top(list.scroll_top() + down.round() as i32);
    list.set_scroll_left(list.scroll_left() + right.round() as i32);
}
