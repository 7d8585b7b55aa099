//! Mouse, finger and keys.

use fantoccini::Locator;
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use libtest_mimic::Failed;
use serde_json::json;

use crate::page::Page;
use crate::scenario::Outcome;

impl Page {
    /// Clicks where an element is, as with a mouse.
    pub async fn click(&self, selector: &str) -> Outcome {
        // Away from what stays at an edge while the rest is scrolled.
        let element = format!("document.querySelector({})", json!(selector));
        self.browser.value(&format!("{element}?.scrollIntoView({{ block: 'center' }})")).await?;
        let clicked = match self.browser.client.find(Locator::Css(selector)).await {
            Ok(element) => element.click().await,
            Err(error) => Err(error),
        };
        clicked.map_err(|error| format!("{selector} cannot be clicked: {error}"))?;
        self.settle().await
    }

    /// Clicks whatever lies under the middle of an element that lets clicks through.
    pub async fn click_through(&self, selector: &str) -> Outcome {
        let click = MouseActions::new("mouse".into()).then(self.move_to(selector).await?);
        let click = click
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.browser.client.perform_actions(click).await?;
        self.settle().await
    }

    /// Moves the mouse over an element.
    pub async fn hover(&self, selector: &str) -> Outcome {
        let over = MouseActions::new("mouse".into()).then(self.move_to(selector).await?);
        self.browser.client.perform_actions(over).await?;
        self.settle().await
    }

    /// Taps an element with a finger.
    pub async fn tap(&self, selector: &str) -> Outcome {
        let tap = TouchActions::new("finger".into()).then(self.move_to(selector).await?);
        let tap = tap
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.browser.client.perform_actions(tap).await?;
        self.settle().await
    }

    async fn move_to(&self, selector: &str) -> Result<PointerAction, Failed> {
        let (x, y) = self.middle(selector).await?;
        Ok(PointerAction::MoveTo { duration: None, x, y })
    }

    /// The middle of an element in the window.
    async fn middle(&self, selector: &str) -> Result<(f64, f64), Failed> {
        let middle = format!(
            "(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])\
             (document.querySelector({}).getBoundingClientRect())",
            json!(selector)
        );
        Ok(serde_json::from_value(self.browser.value(&middle).await?)?)
    }

    /// Presses keys one after another, wherever the focus is. Letters and signs are themselves.
    pub async fn press(&self, keys: &[char]) -> Outcome {
        let strokes =
            keys.iter().flat_map(|&value| [KeyAction::Down { value }, KeyAction::Up { value }]);
        self.stroke(strokes.collect(), keys.len()).await
    }

    /// Presses keys together, such as shift and another.
    pub async fn press_together(&self, keys: &[char]) -> Outcome {
        let down = keys.iter().map(|&value| KeyAction::Down { value });
        let up = keys.iter().rev().map(|&value| KeyAction::Up { value });
        self.stroke(down.chain(up).collect(), keys.len()).await
    }

    /// The driver may be back before the page has got the last of the keys, hence the wait.
    async fn stroke(&self, strokes: Vec<KeyAction>, keys: usize) -> Outcome {
        let listen = "(() => {
            window.released = 0;
            window.onkeyup ??= () => window.released += 1;
        })()";
        self.browser.value(listen).await?;
        let keyboard = KeyActions::new("keyboard".into());
        let strokes = strokes.into_iter().fold(keyboard, KeyActions::then);
        self.browser.client.perform_actions(strokes).await?;
        self.browser.wait_for("the keys", &format!("window.released >= {keys}")).await?;
        self.settle().await
    }
}
