//! The numbers of the evaluation, as `lab fit` writes them.

use crate::rules::{Edition, MAX_ROW, Ruleset, Sowing};

use super::Eval;

/// So many numbers of seeds are told apart; all greater ones count as the last.
pub const COUNTS: usize = 16;

/// What a pit is worth by its number of seeds.
type Pit = [i16; COUNTS];

/// What was fitted for an edition.
struct Fitted {
    /// For each place of the row, from the owner's left.
    pits: &'static [Pit],
    uur: i16,
    tempo: i16,
}

/// The numbers for games by these rules: those of the nearest edition. Sown the other way round
/// the row is mirrored; on a row of another length each pit counts like the one at its place in
/// the row of the edition.
pub fn of(ruleset: &Ruleset) -> Eval {
    let fitted = fitted(ruleset.edition());
    let known = fitted.pits.len();
    let row = ruleset.row();
    let mut pits = [[0; COUNTS]; MAX_ROW];
    for (place, pit) in pits[..row].iter_mut().enumerate() {
        let near = (2 * place + 1) * known / (2 * row);
        let near = if ruleset.sowing == Sowing::Clockwise { known - 1 - near } else { near };
        *pit = fitted.pits[near];
    }
    Eval::from_parts(pits, fitted.uur, fitted.tempo)
}

const fn fitted(edition: Edition) -> Fitted {
    match edition {
        Edition::Alemungula => ALEMUNGULA,
        Edition::UmElBagara => UM_EL_BAGARA,
        Edition::AlemungulaRelay => ALEMUNGULA_RELAY,
        Edition::Lamlameta => LAMLAMETA,
        Edition::LamlametaPairs => LAMLAMETA_PAIRS,
    }
}

/// Fitted: 595833 positions of 8000 games at depth 8; the spread of the results is 16.52 seeds,
/// what the present numbers leave of it 15.75 and these 15.63.
const ALEMUNGULA: Fitted = Fitted {
    pits: &[
        [0, 29, 27, 21, 17, 19, 31, 47, 62, 68, 79, 85, 91, 88, 64, 84],
        [0, 47, 51, 39, 25, 13, 25, 40, 54, 75, 87, 100, 113, 117, 132, 103],
        [0, 85, 105, 91, 100, 54, 35, 24, 35, 55, 77, 97, 128, 147, 156, 124],
        [0, 47, 51, 39, 25, 13, 25, 40, 54, 75, 87, 100, 113, 117, 132, 103],
        [0, 29, 27, 21, 17, 19, 31, 47, 62, 68, 79, 85, 91, 88, 64, 84],
    ],
    uur: 0,
    tempo: -19,
};

/// Fitted: 501693 positions of 8000 games at depth 8; the spread of the results is 14.82 seeds,
/// what the present numbers leave of it 13.86 and these 13.84.
const UM_EL_BAGARA: Fitted = Fitted {
    pits: &[
        [0, 8, 37, 38, 39, 35, 45, 60, 76, 89, 93, 102, 105, 87, 59, 56],
        [0, 6, 59, 55, 69, 47, 52, 58, 73, 90, 98, 112, 112, 109, 105, 65],
        [0, 12, 102, 102, 142, 111, 67, 51, 65, 81, 108, 140, 151, 152, 171, 106],
        [0, 6, 59, 55, 69, 47, 52, 58, 73, 90, 98, 112, 112, 109, 105, 65],
        [0, 8, 37, 38, 39, 35, 45, 60, 76, 89, 93, 102, 105, 87, 59, 56],
    ],
    uur: 0,
    tempo: -22,
};

/// Fitted: 483664 positions of 8000 games at depth 8; the spread of the results is 6.07 seeds,
/// what the present numbers leave of it 5.89 and these 5.88.
const ALEMUNGULA_RELAY: Fitted = Fitted {
    pits: &[
        [0, 6, 16, 14, 39, 40, 39, 37, 36, 35, 40, 47, 48, 49, 50, 34],
        [0, 10, 20, 19, 32, 29, 27, 25, 22, 18, 18, 26, 35, 33, 34, 30],
        [0, 12, 13, 16, 15, 14, 15, 13, 9, 14, 18, 24, 32, 36, 46, 37],
        [0, 9, 13, 10, 6, 8, 11, 11, 14, 18, 19, 28, 34, 33, 37, 22],
        [0, 12, 11, 4, 3, 5, 2, 7, 10, 15, 24, 38, 42, 41, 26, 34],
    ],
    uur: 0,
    tempo: 0,
};

/// Fitted: 306870 positions of 5000 games at depth 5; the spread of the results is 6.21 seeds,
/// what the present numbers leave of it 4.83 and these 4.38.
const LAMLAMETA: Fitted = Fitted {
    pits: &[
        [0, 21, 39, 73, 68, 90, 109, 117, 127, 125, 147, 97, 107, 95, 95, 95],
        [0, 21, 38, 70, 81, 93, 104, 123, 138, 159, 147, 120, 49, 47, 47, 47],
        [0, 22, 38, 60, 65, 78, 93, 108, 123, 115, 135, 72, 42, 40, 40, 40],
        [0, 22, 37, 63, 69, 81, 97, 108, 119, 131, 77, 70, 50, 42, 42, 42],
        [0, 21, 36, 64, 64, 66, 83, 99, 118, 94, 57, 46, 46, 46, 46, 46],
        [0, 20, 34, 48, 57, 66, 85, 97, 76, 56, 16, 18, -5, -38, -73, -70],
        [0, 20, 34, 57, 53, 61, 68, 53, 47, 6, 0, -43, -40, -105, -36, -24],
        [0, 20, 34, 53, 57, 58, 28, 5, -6, -24, -46, -39, -10, -43, 68, 115],
        [0, 18, 32, 43, 40, 15, -6, -15, -27, -56, 41, 44, 4, -113, -46, -107],
        [0, 18, 34, 42, 24, -7, -11, -35, -52, -103, -90, -69, -98, -24, 4, 4],
        [0, 18, 29, -8, -6, -23, -29, -47, -57, -34, -23, -80, -32, -85, -41, 8],
        [0, 13, 27, 24, 21, 40, 52, 73, 79, 67, 55, 129, 100, 94, 103, 83],
    ],
    uur: 28,
    tempo: -2,
};

/// Fitted: 393610 positions of 5000 games at depth 5; the spread of the results is 13.60 seeds,
/// what the present numbers leave of it 12.07 and these 11.79.
const LAMLAMETA_PAIRS: Fitted = Fitted {
    pits: &[
        [0, 30, -53, 37, 11, 25, -3, 3, -7, 2, -14, -37, -62, 36, -2, -2],
        [0, 30, -56, 22, 45, 34, 48, 47, 42, 24, 1, 24, 47, 50, 26, 26],
        [0, 48, -22, 46, 39, 59, 66, 72, 73, 64, 108, 88, 136, 32, 100, 20],
        [0, 33, -14, 45, 45, 48, 56, 62, 88, 124, 172, 81, 33, 79, 278, 347],
        [0, 32, -10, 38, 33, 48, 69, 68, 110, 129, 151, 150, 204, 180, 202, 212],
        [0, 24, -3, 26, 43, 56, 64, 71, 97, 134, 101, 98, 211, 177, 128, 80],
        [0, 14, 1, 27, 38, 52, 74, 84, 94, 103, 110, 132, 93, 137, 214, 240],
        [0, 3, -2, 22, 28, 47, 71, 92, 84, 109, 101, 133, 195, 148, 213, 230],
        [0, 3, 5, 30, 47, 70, 88, 99, 104, 96, 92, 122, 113, 24, 91, 90],
        [0, -10, 11, 40, 53, 72, 89, 99, 119, 145, 145, 154, 117, 180, 190, 285],
        [0, -1, 33, 43, 69, 73, 91, 77, 115, 104, 119, 150, 160, 178, 209, 104],
        [0, -16, 10, 19, 42, 51, 75, 97, 105, 123, 126, 143, 179, 132, 155, 182],
    ],
    uur: 0,
    tempo: -1,
};
