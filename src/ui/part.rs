//! A part of the page that is drawn anew only when what it shows has changed.
//!
//! Most of the page stays as it is while seeds move. A part is told what it shows as a plain
//! value; as long as that is the same, nothing of it is made or compared. One component serves all
//! parts, for each further kind of component would add some kilobytes to the page.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

use super::desk::Desk;
use super::paint::{AfterPaint, after_paint};
use super::turns::{self, Turn, take_turn};

/// A part that shows a value. The drawing reads the value and nothing else.
pub fn part<V: PartialEq + 'static>(value: V, draw: fn(&V) -> Html) -> Html {
    html! { <Part shown={Shown::new(value, draw)} /> }
}

/// The same, drawn in its turn while turns are taken.
pub fn part_in_turn<V: PartialEq + 'static>(order: After, value: V, draw: fn(&V) -> Html) -> Html {
    html! { <Part shown={Shown::new(value, draw)} haste={Haste::InTurn(order)} /> }
}

/// The same in a list to which more may be added: each keeps its place by its number.
pub fn numbered_part<V: PartialEq + 'static>(
    number: usize,
    value: V,
    draw: fn(&V) -> Html,
) -> Html {
    html! { <Part key={number} shown={Shown::new(value, draw)} /> }
}

/// A part beside the seeds. While they move by themselves it is drawn a little later than they, so
/// that no frame has too much to do.
pub fn part_beside<V: PartialEq + 'static>(
    desk: &Desk,
    after: After,
    value: V,
    draw: fn(&V) -> Html,
) -> Html {
    let haste = if desk.state().playing { Haste::AfterSeeds(after) } else { Haste::InTurn(after) };
    html! { <Part shown={Shown::new(value, draw)} {haste} /> }
}

/// How soon a part is drawn.
#[derive(Clone, Copy, Default, PartialEq)]
enum Haste {
    /// With what it is in.
    #[default]
    AtOnce,
    /// In its turn while turns are taken, else at once.
    InTurn(After),
    /// When a change of the seeds has been painted.
    AfterSeeds(After),
}

/// How many frames after the seeds what is beside them is drawn while they move: each has a frame
/// of its own, a few hundredths of a second later. Turns are taken in the same order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum After {
    /// The board and its marks.
    Marks = 1,
    /// What is read along with the seeds.
    Words,
    /// What the players are doing.
    Seats,
    /// The buttons over the pits; in turns all else that has a place of its own.
    Buttons,
    /// What the others may push aside.
    Bar,
    /// What hardly changes with a step.
    Tools,
    /// What a move adds.
    Moves,
    /// What those hear who do not see it.
    Said,
}

/// How many frames after the seeds all is drawn.
pub const ALL_DRAWN: u32 = After::Said as u32 + 1;

struct Drawing<V> {
    value: V,
    draw: fn(&V) -> Html,
}

trait Draw: Any {
    fn draw(&self) -> Html;
    fn is_as(&self, other: &dyn Draw) -> bool;
}

impl<V: PartialEq + 'static> Draw for Drawing<V> {
    fn draw(&self) -> Html {
        (self.draw)(&self.value)
    }

    fn is_as(&self, other: &dyn Draw) -> bool {
        let other: &dyn Any = other;
        let other = other.downcast_ref::<Drawing<V>>();
        other.is_some_and(|other| {
            std::ptr::fn_addr_eq(self.draw, other.draw) && self.value == other.value
        })
    }
}

#[derive(Clone)]
struct Shown(Rc<dyn Draw>);

impl Shown {
    fn new<V: PartialEq + 'static>(value: V, draw: fn(&V) -> Html) -> Shown {
        Shown(Rc::new(Drawing { value, draw }))
    }
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        self.0.is_as(&*other.0)
    }
}

#[derive(Properties, PartialEq)]
struct PartProps {
    shown: Shown,
    #[prop_or_default]
    haste: Haste,
}

struct Part {
    /// Whether it has been drawn: it is empty before.
    is_drawn: bool,
    waits: Wait,
}

/// What a part waits for to be drawn.
enum Wait {
    Nothing,
    Turn { _turn: Turn },
    Paint { _paint: AfterPaint },
}

impl Part {
    /// What is waited for before a part is drawn for the first time, or anew.
    fn wait(context: &Context<Part>, haste: Haste, is_new: bool) -> Wait {
        let draw = context.link().callback(|()| ());
        match haste {
            Haste::InTurn(order) | Haste::AfterSeeds(order) if turns::are_taken() => {
                Wait::Turn { _turn: take_turn(order, draw) }
            }
            Haste::AfterSeeds(after) if !is_new => {
                Wait::Paint { _paint: after_paint(after as u32, draw) }
            }
            _ => Wait::Nothing,
        }
    }
}

impl Component for Part {
    type Message = ();
    type Properties = PartProps;

    fn create(context: &Context<Part>) -> Part {
        let waits = Part::wait(context, context.props().haste, true);
        Part { is_drawn: matches!(waits, Wait::Nothing), waits }
    }

    fn changed(&mut self, context: &Context<Part>, before: &PartProps) -> bool {
        // The last step of the seeds too is one that they have made by themselves.
        let haste = match before.haste {
            Haste::AfterSeeds(_) => before.haste,
            _ => context.props().haste,
        };
        let may_wait = turns::are_taken() || matches!(haste, Haste::AfterSeeds(_));
        if !may_wait || matches!(self.waits, Wait::Nothing) {
            self.waits = Part::wait(context, haste, false);
        }
        let at_once = matches!(self.waits, Wait::Nothing);
        self.is_drawn |= at_once;
        at_once
    }

    fn update(&mut self, _: &Context<Part>, (): ()) -> bool {
        self.waits = Wait::Nothing;
        self.is_drawn = true;
        true
    }

    fn view(&self, context: &Context<Part>) -> Html {
        if self.is_drawn { context.props().shown.0.draw() } else { Html::default() }
    }
}
