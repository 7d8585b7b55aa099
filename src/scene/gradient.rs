//! The gradients that paths are filled with. The page writes them once into a `defs` that is
//! always there; their colours are the stops' classes in `styles/board.css`.

/// One SVG gradient, in units of the box of what it fills.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gradient {
    /// Its identifier in the page.
    pub id: &'static str,
    /// Its shape.
    pub shape: Shape,
    /// Offset (0 to 1) and class of every stop.
    pub stops: &'static [(f64, &'static str)],
}

/// The shape of a gradient, in fractions of the box of what it fills.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// Along the line from one point to another.
    Linear {
        /// x and y of the start.
        from: (f64, f64),
        /// x and y of the end.
        to: (f64, f64),
    },
    /// Outward from a point.
    Radial {
        /// x and y of the middle.
        centre: (f64, f64),
        /// Where the last stop lies.
        radius: f64,
    },
}

const DOWN: Shape = Shape::Linear { from: (0.0, 0.0), to: (0.0, 1.0) };
const RIGHT: Shape = Shape::Linear { from: (0.0, 0.0), to: (1.0, 0.0) };
const FACE_STOPS: &[(f64, &str)] = &[(0.0, "face-high"), (0.35, "face-mid"), (1.0, "face-low")];
const TROUGH_STOPS: &[(f64, &str)] = &[(0.0, "trough-dark"), (0.75, "trough-light")];

/// Upper face of the plank, and the same on an upright board: the light comes over the long edge.
pub const FACE: [&str; 2] = ["face", "face-upright"];
/// Shade of the plank's rounded ends.
pub const ENDS: &str = "ends";
/// Lip of a pit or trough: dark at the upper left, bright at the lower right.
pub const LIP: &str = "lip";
/// Hollow of a pit.
pub const HOLLOW: &str = "hollow";
/// Hollow of a trough, and the same on an upright board.
pub const TROUGH: [&str; 2] = ["trough", "trough-upright"];
/// Glint on a seed.
pub const GLINT: &str = "glint";

/// Every gradient there is.
pub const GRADIENTS: [Gradient; 8] = [
    Gradient { id: FACE[0], shape: DOWN, stops: FACE_STOPS },
    Gradient { id: FACE[1], shape: RIGHT, stops: FACE_STOPS },
    Gradient {
        id: ENDS,
        shape: RIGHT,
        stops: &[(0.0, "end-shade"), (0.06, "end-clear"), (0.94, "end-clear"), (1.0, "end-shade")],
    },
    Gradient {
        id: LIP,
        shape: Shape::Linear { from: (0.1, 0.0), to: (0.9, 1.0) },
        stops: &[(0.0, "lip-dark"), (0.45, "lip-mid"), (1.0, "lip-bright")],
    },
    Gradient {
        id: HOLLOW,
        shape: Shape::Radial { centre: (0.57, 0.66), radius: 0.72 },
        stops: &[(0.0, "hollow-lit"), (0.5, "hollow-mid"), (1.0, "hollow-deep")],
    },
    Gradient { id: TROUGH[0], shape: DOWN, stops: TROUGH_STOPS },
    Gradient { id: TROUGH[1], shape: RIGHT, stops: TROUGH_STOPS },
    Gradient {
        id: GLINT,
        shape: Shape::Radial { centre: (0.5, 0.5), radius: 0.5 },
        stops: &[(0.0, "glint-bright"), (1.0, "glint-clear")],
    },
];
