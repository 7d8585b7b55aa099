//! A few choices side by side, of which one holds.

use yew::prelude::*;

use crate::text::Language;

/// What is to be chosen.
#[derive(Default)]
pub struct Segments {
    /// The name of the group, which no other group of the page has.
    pub name: &'static str,
    /// What is chosen, in words.
    pub legend: AttrValue,
    /// The choices.
    pub labels: Vec<AttrValue>,
    /// The one that holds.
    pub chosen: Option<usize>,
    pub onchange: Callback<usize>,
    /// The languages of the labels, where they are not in that of the page.
    pub languages: &'static [Language],
    /// More about the choice.
    pub note: Option<AttrValue>,
    /// The legend is only for those who do not see.
    pub compact: bool,
}

/// Radio buttons that look like one button in pieces.
pub fn segments(segments: Segments) -> Html {
    let Segments { name, legend, labels, chosen, onchange, languages, note, compact } = segments;
    let choices = labels.into_iter().enumerate().map(|(index, label)| {
        let onchange = onchange.reform(move |_: Event| index);
        html! {
            <label class="segment">
                <input type="radio" {name} checked={chosen == Some(index)} {onchange} />
                <span lang={languages.get(index).map(|language| language.code())}>{ label }</span>
            </label>
        }
    });
    html! {
        <fieldset class={classes!("choice", compact.then_some("compact"))}>
            <legend>{ legend }</legend>
            <div class="segments">{ for choices }</div>
            if let Some(note) = note { <p class="note">{ note }</p> }
        </fieldset>
    }
}
