//! What those hear who do not see the board.

use yew::prelude::*;

use super::desk::Desk;
use super::part::{After, part_beside};
use crate::session::{Said, What};
use crate::text::{advice, names, refusal, rich, telling};

/// A polite live region.
pub fn announcer(desk: &Desk) -> Html {
    part_beside(desk, After::Said, Announced { said: desk.state().said, desk: desk.clone() }, draw)
}

/// What is to be told. It is told once, whatever else changes.
struct Announced {
    /// Taken out of the state, for a desk tells the latest one, whenever it was made.
    said: Said,
    desk: Desk,
}

impl PartialEq for Announced {
    fn eq(&self, other: &Announced) -> bool {
        self.said == other.said
    }
}

/// Two paragraphs take turns, so that the same sentence is told again.
fn draw(Announced { said, desk }: &Announced) -> Html {
    let even = said.serial.is_multiple_of(2);
    let (silence, text) = (String::new(), sentence(desk));
    let (first, second) = if even { (text, silence) } else { (silence, text) };
    html! {
        <div class="hidden" id="announcer" role="status" aria-live="polite">
            <p>{ first }</p>
            <p>{ second }</p>
        </div>
    }
}

fn sentence(desk: &Desk) -> String {
    let (state, words) = (desk.state(), &desk.words);
    let game = state.session.game();
    let to_move = || {
        let side = names::side_value(game.position().to_move());
        words.say_with("turn-to-move", &[("side", side)])
    };
    match state.said.what {
        What::Nothing => String::new(),
        What::Moves(from) => {
            let moves = (from..game.ply()).filter_map(|ply| {
                Some(telling::move_sentence(words, game.position_at(ply)?, &game.trace(ply)?))
            });
            moves.collect::<Vec<_>>().join(" ")
        }
        What::Step => match state.viewing.trace() {
            Some(trace) => {
                let before = state.viewing.before(state.shown());
                rich::plain(&telling::caption(words, before, trace, state.viewing.cursor()))
            }
            None => to_move(),
        },
        What::Refusal => state.tried.map_or_else(String::new, |tried| {
            rich::plain(&refusal::sentence(words, game.start().ruleset(), tried.because))
        }),
        What::Directions => state.chosen.map_or_else(String::new, |pit| {
            let letter = pit.letter(game.start().ruleset().row()).to_string();
            words.say_with("direction-title", &[("pit", letter.into())])
        }),
        What::Preview => state.preview().map_or_else(String::new, |preview| {
            let told = rich::plain(&telling::preview(words, game.position(), &preview.trace));
            match &state.findings.advice {
                Some(report) => format!("{told} {}", advice::hint(words, game.position(), report)),
                None => told,
            }
        }),
        What::NewGame => {
            let edition = names::edition(words, game.start().ruleset().edition());
            format!("{edition}. {}", to_move())
        }
        What::Turn => to_move(),
    }
}
