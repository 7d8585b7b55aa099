//! What one seed looks like. It keeps its look for life: a game is easier to follow when the grey
//! one that was dropped is the grey one that lies there.

use super::Path;
use super::gradient::GLINT;
use super::hash::{hash, unit};
use super::hundredths;

/// Side of the square view box a seed is drawn in, about the origin, in radii: it holds the
/// shadow too.
pub const BOX: f64 = 3.0;

/// Half-length of the longest seed, in radii.
pub const LONGEST: f64 = 1.06 * 1.05;

/// The look of one seed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The colour, 1 to 5, the number of the token `--seed-…`.
    pub tone: u8,
    /// Which of the three outlines, 0 to 2.
    pub form: usize,
    /// Half the length, in radii.
    pub length: f64,
    /// Half the width, in radii.
    pub width: f64,
    /// How it lies, in degrees.
    pub turn: u32,
}

/// The three outlines: an oval, a bean, and one broader at an end. Half-length 1, half-width .86.
const FORMS: [&str; 3] = [
    "M-1 .04C-1-.5-.58-.86 0-.86S1-.52 1 .04 .62.86 .05.86-1 .56-1 .04Z",
    "M-1 .08C-1.02-.5-.6-.84-.02-.82S1.02-.5 1 .06C.98.56.68.86.36.82.16.8.08.7-.08.7S-.3.86-.5.84C-.82.8-.98.5-1 .08Z",
    "M-.98.16C-1.04-.38-.66-.74-.16-.84S.86-.68.98-.16 .8.72.34.84-.92.7-.98.16Z",
];

impl Look {
    /// The look of the seed with this identity.
    pub fn of(identity: u32) -> Self {
        let size = 1.0 + 0.10 * (unit(identity * 5 + 2) - 0.5);
        Self {
            tone: match unit(identity * 3 + 11) {
                t if t < 0.34 => 1,
                t if t < 0.62 => 2,
                t if t < 0.80 => 3,
                t if t < 0.90 => 4,
                _ => 5,
            },
            form: hash(identity * 13) as usize % FORMS.len(),
            length: 1.06 * size,
            width: (0.82 + 0.12 * unit(identity * 17 + 4)) * size,
            turn: (unit(identity * 29 + 7) * 360.0) as u32,
        }
    }

    /// The class that gives the colour.
    pub fn class(self) -> &'static str {
        ["tone-1", "tone-2", "tone-3", "tone-4", "tone-5"][usize::from(self.tone - 1)]
    }

    /// Path data of the outline before it is turned.
    pub fn outline(self) -> &'static str {
        FORMS[self.form]
    }

    /// The SVG transform that gives the outline its length, width and turn.
    pub fn transform(self) -> String {
        let [length, width] = [self.length, self.width / 0.86].map(hundredths);
        format!("rotate({}) scale({length} {width})", self.turn)
    }

    /// The layers from the ground up, in radii about the origin: shadow, dark edge, body, eye,
    /// glint. The light comes from the upper left, whatever the turn.
    pub fn layers(self) -> [Path; 5] {
        let (outline, own) = (self.outline().to_owned(), self.transform());
        let layer = |class, shift: &str| {
            Path::new(class, outline.clone()).transform(format!("{shift}{own}"))
        };
        [
            layer("seed-shadow", "translate(.1 .19) "),
            layer("seed-edge", ""),
            layer("seed-body", "translate(-.045 -.075) scale(.885) "),
            Path::new("seed-eye", "M-.26-.5Q0-.62.26-.5".to_owned()).transform(own.clone()),
            Path::new("seed-glint", "M-.74-.3a.5 .38 0 1 1 1 0a.5 .38 0 1 1-1 0Z".to_owned())
                .fill(GLINT),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tones_come_in_their_shares() {
        let mut tally = [0; 5];
        for identity in 0..2000 {
            tally[usize::from(Look::of(identity).tone) - 1] += 1;
        }
        for (tone, share) in [34, 28, 18, 10, 10].into_iter().enumerate() {
            let percent = tally[tone] / 20;
            assert!((share - 4..=share + 4).contains(&percent), "tone {}: {percent} %", tone + 1);
        }
    }

    #[test]
    fn sizes_stay_near_the_mean_and_forms_are_all_used() {
        let mut seen = [false; FORMS.len()];
        for look in (0..255).map(Look::of) {
            assert!((1.0..=LONGEST).contains(&look.length), "{look:?}");
            assert!((0.77..=0.99).contains(&look.width), "{look:?}");
            seen[look.form] = true;
        }
        assert_eq!(seen, [true; FORMS.len()]);
    }
}
