//! A part of the page that is drawn anew only when what it shows has changed.
//!
//! Most of the page stays as it is while seeds move. A part is told what it shows as a plain
//! value; as long as that is the same, nothing of it is made or compared. One component serves all
//! parts, for each further kind of component would add some kilobytes to the page.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

/// A part that shows a value. The drawing reads the value and nothing else.
pub fn part<V: PartialEq + 'static>(value: V, draw: fn(&V) -> Html) -> Html {
    html! { <Part shown={Shown(Rc::new(Drawing { value, draw }))} /> }
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

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        self.0.is_as(&*other.0)
    }
}

#[derive(Properties, PartialEq)]
struct PartProps {
    shown: Shown,
}

#[component]
fn Part(props: &PartProps) -> Html {
    props.shown.0.draw()
}
