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

/// A part that shows a value. The drawing reads the value and nothing else.
pub fn part<V: PartialEq + 'static>(value: V, draw: fn(&V) -> Html) -> Html {
    html! { <Part shown={Shown::new(value, draw)} /> }
}

/// The same in a list to which more may be added: each keeps its place by its number.
pub fn numbered_part<V: PartialEq + 'static>(
    number: usize,
    value: V,
    draw: fn(&V) -> Html,
) -> Html {
    html! { <Part key={number} shown={Shown::new(value, draw)} /> }
}

/// After how many frames words beside the seeds are drawn while these move: that of the seeds
/// themselves, and one in which the words are made ready.
pub const WORDS_AFTER: u32 = 2;

/// A part beside the seeds. While they move by themselves it is drawn a little later than they, so
/// that no frame has too much to do.
pub fn part_beside<V: PartialEq + 'static>(desk: &Desk, value: V, draw: fn(&V) -> Html) -> Html {
    html! { <Part shown={Shown::new(value, draw)} later={desk.state().playing} /> }
}

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
    /// Whether a change can wait until the seeds have been painted.
    #[prop_or_default]
    later: bool,
}

#[derive(Default)]
struct Part {
    /// What it waits for to be drawn.
    waits: Option<AfterPaint>,
}

impl Component for Part {
    type Message = ();
    type Properties = PartProps;

    fn create(_: &Context<Part>) -> Part {
        Part::default()
    }

    fn changed(&mut self, context: &Context<Part>, _: &PartProps) -> bool {
        let later = context.props().later;
        if !later {
            self.waits = None;
        } else if self.waits.is_none() {
            self.waits = Some(after_paint(WORDS_AFTER, context.link().callback(|()| ())));
        }
        !later
    }

    fn update(&mut self, _: &Context<Part>, (): ()) -> bool {
        self.waits = None;
        true
    }

    fn view(&self, context: &Context<Part>) -> Html {
        context.props().shown.0.draw()
    }
}
