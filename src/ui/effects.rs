//! What follows from a change of the state outside of it: the clock of the playback, what the
//! window is like, and what the document is told.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use web_sys::wasm_bindgen::prelude::*;
use yew::prelude::*;

use super::desk::Desk;
use super::paint::after_paint;
use super::part::{ALL_DRAWN, After};
use super::turns::use_turn;
use crate::playback;
use crate::rules::Edition;
use crate::session::{Action, Notice, Playback, Route, Theme};
use crate::text::{Language, Words, names};

/// How much later than its time a step may come and the next one still comes at its own, in ms. A
/// frame that is not painted by then is not waited for.
const LATE: f64 = 200.0;
/// A frame of most screens, in ms.
const FRAME: f64 = 1000.0 / 60.0;
/// How long the first step waits, in ms: until all of the move's beginning is drawn.
const BEGINNING: f64 = FRAME * ALL_DRAWN as f64;

/// Lets the steps of a move follow one another while it is played back. Under a dialog they wait.
/// Each comes right after a frame has been painted, so that the next one has time for it.
#[hook]
pub fn use_clock(desk: &Desk) {
    let state = desk.state();
    let viewing = &state.viewing;
    let due = (state.playing && state.dialog.is_none()).then(|| {
        let trace = viewing.trace().cloned();
        let dwell = trace
            .map_or(0.0, |trace| playback::dwell(&trace, viewing.cursor(), state.settings.speed));
        let least = if viewing.cursor() == 0 { BEGINNING } else { 0.0 };
        (viewing.ply(), viewing.cursor(), dwell.max(least))
    });
    let time = use_mut_ref(|| 0.0);
    let tick = desk.on(Action::View(Playback::Tick));
    use_effect_with(due, move |due| {
        let wait = due.map(|(_, _, dwell)| {
            // Steps that come at frames are a little early or late; that must not add up.
            let now = js_sys::Date::now();
            let mut time = time.borrow_mut();
            let begun = if (-FRAME..LATE).contains(&(now - *time)) { *time } else { now };
            *time = begun + dwell;
            let left = (*time - now - 0.5 * FRAME).max(0.0) as u32;
            let paint = Rc::new(Cell::new(None));
            let kept = paint.clone();
            let timer = Timeout::new(left, move || {
                // A hidden page is not painted, nor is one that is hidden by then.
                if gloo::utils::document().hidden() {
                    return tick.emit(());
                }
                let unpainted = tick.clone();
                let unpainted = Timeout::new(LATE as u32, move || unpainted.emit(()));
                paint.set(Some((after_paint(1, tick), unpainted)));
            });
            (timer, kept)
        });
        move || drop(wait) // what waits for an older state never comes
    });
}

/// Takes the whole screen while the board is shown to a class, and notices when it is given back.
#[hook]
pub fn use_full_screen(desk: &Desk) {
    let show = desk.state().show;
    use_effect_with(show, |show| {
        let document = gloo::utils::document();
        let is_full = document.fullscreen_element().is_some();
        match document.document_element() {
            Some(root) if *show && !is_full => ask_for_full_screen(&root),
            _ if !*show && is_full => document.exit_fullscreen(),
            _ => {}
        }
    });
    let actor = desk.actor();
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let listener = EventListener::new(&document, "fullscreenchange", move |_| {
            if gloo::utils::document().fullscreen_element().is_none() {
                actor.act(Action::Show(false));
            }
        });
        move || drop(listener)
    });
}

/// A browser that refuses, as in a frame, still shows the board as large as its window. The
/// refusal is taken, so that it is no error; web-sys does not give the promise.
fn ask_for_full_screen(root: &web_sys::Element) {
    let ask = js_sys::Reflect::get(root, &"requestFullscreen".into());
    let asked = ask.and_then(|ask| js_sys::Function::from(ask).call0(root));
    if let Some(answer) = asked.ok().and_then(|asked| asked.dyn_into::<js_sys::Promise>().ok()) {
        let refused = Closure::once_into_js(|_: JsValue| {});
        let _ = js_sys::Reflect::get(&answer, &"catch".into())
            .and_then(|catch| js_sys::Function::from(catch).call1(&answer, &refused));
    }
}

/// Tells the document its title, its language and its theme.
#[hook]
pub fn use_document(words: &Words, route: &Route, theme: Theme) {
    use_effect_with((words.clone(), route.clone(), theme), |(words, route, theme)| {
        let language = words.language();
        gloo::utils::document().set_title(&title(words, route));
        let Some(root) = gloo::utils::document().document_element() else { return };
        let _ = root.set_attribute("lang", language.code());
        let _ = root.set_attribute("dir", language.direction().code());
        let _ = match theme {
            Theme::System => root.remove_attribute("data-theme"),
            Theme::Light => root.set_attribute("data-theme", "light"),
            Theme::Dark => root.set_attribute("data-theme", "dark"),
            Theme::Contrast => root.set_attribute("data-theme", "contrast"),
        };
    });
}

/// The title of the document: the place, and the name of the site.
fn title(words: &Words, route: &Route) -> String {
    let edition = |edition: &Edition| names::edition(words, *edition);
    let place = match route {
        Route::Play => return words.say("app-title"),
        Route::Learn => words.say("nav-learn"),
        Route::Lesson(learnt) => format!("{}: {}", words.say("nav-learn"), edition(learnt)),
        Route::Count(counted) => format!("{}: {}", words.say("nav-count"), edition(counted)),
        Route::Problems(of) => format!("{}: {}", words.say("nav-problems"), edition(of)),
        Route::Rules(of, _) => format!("{}: {}", words.say("nav-rules"), edition(of)),
        Route::About => words.say("nav-about"),
        Route::Teachers => words.say("nav-teachers"),
        Route::Bench => words.say("nav-bench"),
    };
    format!("{place} · {}", words.say("app-name"))
}

/// Hears from `assets/scripts/offline.js` that a newer version of the page is ready.
#[hook]
pub fn use_version(desk: &Desk) {
    let actor = desk.actor();
    use_effect_with((), move |()| {
        let ready = move || actor.act(Action::Notice(Notice::NewVersion));
        if root_attribute("data-version").is_some() {
            ready();
        }
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, "versionready", move |_| ready());
        move || drop(listener)
    });
}

/// Lets the newer version take over; the page is loaded again then.
pub fn accept_version() {
    tell_scripts("versionaccepted");
}

/// Tells that all of the page is there and drawn: `assets/scripts/offline.js` keeps it from then on.
#[hook]
pub fn use_whole() {
    let is_whole = use_turn(After::Said);
    use_effect_with(is_whole, |&is_whole| {
        if is_whole {
            tell_scripts("pagewhole");
        }
    });
}

fn tell_scripts(event: &str) {
    if let Ok(event) = web_sys::Event::new(event) {
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}

/// Where the page lies as one file; none in that file itself.
pub fn one_file() -> Option<String> {
    root_attribute("data-one-file")
}

/// What the build or a script has noted at the document's root.
fn root_attribute(name: &str) -> Option<String> {
    gloo::utils::document().document_element()?.get_attribute(name)
}

/// Width and height of the window in px, without scroll bars.
#[hook]
pub fn use_window_size() -> (f64, f64) {
    let size = use_state_eq(window_size);
    {
        let size = size.clone();
        use_effect_with((), move |()| {
            let window = gloo::utils::window();
            let listener = EventListener::new(&window, "resize", move |_| size.set(window_size()));
            move || drop(listener)
        });
    }
    *size
}

fn window_size() -> (f64, f64) {
    // The window's own inner height is more for a moment when a telephone is turned.
    let root = gloo::utils::document().document_element();
    root.map_or((0.0, 0.0), |root| (root.client_width().into(), root.client_height().into()))
}

/// The language of the browser, or the nearest one there is.
pub fn browser_language() -> Language {
    let wanted = gloo::utils::window().navigator().languages();
    let wanted = wanted.iter().filter_map(|tag| tag.as_string());
    wanted.filter_map(|tag| Language::from_tag(&tag)).next().unwrap_or_default()
}
