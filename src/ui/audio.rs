//! Small wooden sounds, made while they are needed. Nothing is loaded, and nothing sounds before
//! the person has asked for it and touched the page.

use std::cell::RefCell;

use web_sys::wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};
use yew::prelude::{hook, use_effect_with};

use super::desk::Desk;
use crate::playback::Speed;
use crate::rules::Event;

/// A knock: its pitch in Hz, how long it rings in s, and how loud it is, 0 to 1.
#[derive(Clone, Copy)]
struct Knock {
    pitch: f64,
    ring: f64,
    loud: f64,
    /// How much later it sounds, in s.
    after: f64,
}

/// Lets the step shown be heard, while moves are played or stepped forward.
#[hook]
pub fn use_sound(desk: &Desk) {
    let state = desk.state();
    let viewing = &state.viewing;
    let heard = (viewing.ply(), viewing.cursor());
    let sound = state.settings.sound;
    let trace = viewing.trace().cloned();
    let whole = state.settings.speed == Speed::Off;
    use_effect_with(heard, move |&(_, cursor)| {
        let Some(trace) = trace.filter(|_| sound) else { return };
        let last = cursor.checked_sub(1).and_then(|last| trace.events.get(last));
        match last {
            // A move shown at once knocks once, and once more if it captured.
            Some(_) if whole => {
                knock(knocks(Event::Drop { pit: crate::rules::Pit(0) }));
                let captures =
                    trace.events.iter().find(|event| matches!(event, Event::Capture { .. }));
                captures.into_iter().for_each(|capture| knock(knocks(*capture)));
            }
            Some(event) => knock(knocks(*event)),
            None => {}
        }
    });
}

/// What an event sounds like.
fn knocks(event: Event) -> &'static [Knock] {
    const DROP: &[Knock] = &[Knock { pitch: 740.0, ring: 0.07, loud: 0.5, after: 0.0 }];
    const LIFT: &[Knock] = &[Knock { pitch: 320.0, ring: 0.05, loud: 0.25, after: 0.0 }];
    const CAPTURE: &[Knock] = &[
        Knock { pitch: 420.0, ring: 0.1, loud: 0.6, after: 0.0 },
        Knock { pitch: 520.0, ring: 0.1, loud: 0.5, after: 0.07 },
        Knock { pitch: 620.0, ring: 0.1, loud: 0.4, after: 0.14 },
    ];
    const UUR: &[Knock] = &[
        Knock { pitch: 590.0, ring: 0.22, loud: 0.5, after: 0.0 },
        Knock { pitch: 880.0, ring: 0.3, loud: 0.4, after: 0.12 },
    ];
    const END: &[Knock] = &[
        Knock { pitch: 660.0, ring: 0.25, loud: 0.5, after: 0.0 },
        Knock { pitch: 520.0, ring: 0.25, loud: 0.5, after: 0.18 },
        Knock { pitch: 390.0, ring: 0.45, loud: 0.5, after: 0.36 },
    ];
    match event {
        Event::Lift { .. } => LIFT,
        Event::Drop { .. } => DROP,
        Event::Capture { .. } | Event::Sweep { .. } => CAPTURE,
        Event::Uur { .. } => UUR,
        Event::End { .. } => END,
        Event::Skip { .. } | Event::Bar { .. } | Event::Rest { .. } | Event::Pass { .. } => &[],
    }
}

/// Sounds the knocks. A browser that cannot, or does not yet allow it, stays silent.
fn knock(knocks: &[Knock]) {
    thread_local! {
        static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    }
    if knocks.is_empty() {
        return;
    }
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        let Some(context) = kept else { return };
        let _ = context.resume();
        for &each in knocks {
            let _ = sound(context, each);
        }
    });
}

/// One knock: a tone that falls and dies quickly, like wood.
fn sound(context: &AudioContext, knock: Knock) -> Result<(), JsValue> {
    let start = context.current_time() + knock.after;
    let end = start + knock.ring;
    let tone = context.create_oscillator()?;
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value_at_time(knock.pitch as f32, start)?;
    tone.frequency().exponential_ramp_to_value_at_time(knock.pitch as f32 * 0.6, end)?;
    let loudness = context.create_gain()?;
    loudness.gain().set_value_at_time(0.0001, start)?;
    loudness.gain().exponential_ramp_to_value_at_time(knock.loud as f32 * 0.4, start + 0.004)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    tone.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(start)?;
    tone.stop_with_when(end + 0.02)
}
