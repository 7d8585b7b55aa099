//! A few choices side by side, of which one holds.

use yew::prelude::*;

use crate::text::Language;

#[derive(Properties, PartialEq)]
pub struct SegmentsProps {
    /// What is chosen.
    pub legend: AttrValue,
    /// The choices.
    pub labels: Vec<AttrValue>,
    /// The one that holds.
    pub chosen: Option<usize>,
    pub onchange: Callback<usize>,
    /// The languages of the labels, where they are not in that of the page.
    #[prop_or_default]
    pub languages: &'static [Language],
    /// More about the choice.
    #[prop_or_default]
    pub note: Option<AttrValue>,
    /// The legend is only for those who do not see.
    #[prop_or_default]
    pub compact: bool,
}

/// Radio buttons that look like one button in pieces.
#[component]
pub fn Segments(props: &SegmentsProps) -> Html {
    let name = use_memo((), |()| format!("choice-{:.0}", js_sys::Math::random() * 1e9));
    let choices = props.labels.iter().enumerate().map(|(index, label)| {
        let onchange = props.onchange.reform(move |_: Event| index);
        html! {
            <label class="segment">
                <input type="radio" name={(*name).clone()} checked={props.chosen == Some(index)} {onchange} />
                <span lang={props.languages.get(index).map(|language| language.code())}>{ label }</span>
            </label>
        }
    });
    html! {
        <fieldset class={classes!("choice", props.compact.then_some("compact"))}>
            <legend>{ &props.legend }</legend>
            <div class="segments">{ for choices }</div>
            if let Some(note) = &props.note { <p class="note">{ note }</p> }
        </fieldset>
    }
}
