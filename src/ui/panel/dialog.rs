//! A dialog over the page. The browser keeps the focus in it and gives it back.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::scene::icon;
use crate::session::Action;
use crate::ui::desk::Means;
use crate::ui::icon::icon_button;

#[derive(Properties, PartialEq)]
pub struct DialogFrameProps {
    pub means: Means,
    pub title: AttrValue,
    pub children: Html,
    #[prop_or_default]
    pub class: Classes,
}

/// Opens when it is mounted; Escape, the cross and a click beside it close it.
#[component]
pub fn DialogFrame(props: &DialogFrameProps) -> Html {
    let means = props.means.clone();
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                let _ = dialog.show_modal();
            }
            move || {
                if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                    dialog.close();
                }
            }
        });
    }
    let close = means.on(Action::Dialog(None));
    let oncancel = means.on(Action::Dialog(None));
    let onclick = {
        let (node, means) = (node.clone(), means.clone());
        Callback::from(move |event: MouseEvent| {
            let target = event.target_dyn_into::<web_sys::Node>();
            if target.is_some() && target == node.get() {
                means.act(Action::Dialog(None)); // the backdrop belongs to the dialog itself
            }
        })
    };
    html! {
        <dialog ref={node} class={classes!("dialog", props.class.clone())} aria-labelledby="dialog-title" {oncancel} {onclick}>
            <div class="dialog-inner">
                <div class="dialog-head">
                    <h2 id="dialog-title">{ &props.title }</h2>
                    { icon_button(icon::CLOSE, means.say("settings-close"), close).view() }
                </div>
                { props.children.clone() }
            </div>
        </dialog>
    }
}
