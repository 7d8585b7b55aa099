//! What of a game can be seen on the page, read from what it draws and nothing else.

use serde::Deserialize;

/// A JavaScript expression for [`Shown`].
pub const SHOWN: &str = r#"(() => {
  const all = selector => [...document.querySelectorAll(selector)];
  const number = element => element ? Number(element.firstChild.data) : 0;
  const lying = place => all(`.seed[data-place="${place}"]`).length;
  const counts = all('.count').sort((one, other) => one.dataset.pit - other.dataset.pit);
  const store = side => number(document.querySelector(`.store-count[data-store="${side}"]`));
  const board = document.querySelector('.board');
  const live = board.dataset.live === 'true';
  const isPreview = count =>
    count.classList.contains('preview') || live && count.classList.contains('taken');
  return {
    ply: Number(board.dataset.ply),
    cursor: Number(board.dataset.cursor),
    live,
    turn: document.querySelector('.seat.turn')?.dataset.side ?? null,
    playable: all('.cell.playable').map(cell => Number(cell.id.slice('pit-'.length))),
    numbers: {
      pits: counts.map((count, pit) => isPreview(count) ? lying(`pit-${pit}`) : number(count)),
      stores: ['S', 'N'].map(store),
      hand: number(document.querySelector('.hand')),
    },
    seeds: {
      pits: counts.map((_, pit) => lying(`pit-${pit}`)),
      stores: ['S', 'N'].map(side => lying(`store-${side}`)),
      hand: lying('hand'),
    },
    preview: counts.map(count => isPreview(count) ? number(count) : null),
    elements: all('.seed').length,
  };
})()"#;

/// What of a game can be seen.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Shown {
    /// The moves shown, the last up to the cursor.
    pub ply: usize,
    /// The events shown of the last move.
    pub cursor: usize,
    /// Whether the next move can be chosen.
    pub live: bool,
    /// Whose turn the seats tell, `S` or `N`; nobody's when the game is over.
    pub turn: Option<String>,
    /// The pits that say they can be played.
    pub playable: Vec<u8>,
    /// What the numbers say; where one tells of a move that is only looked at, what lies there.
    pub numbers: Heaps,
    /// Where the seeds are.
    pub seeds: Heaps,
    /// The numbers that would change with the move that is looked at.
    pub preview: Vec<Option<u8>>,
    /// How many seeds there are in all.
    elements: usize,
}

/// How many seeds lie where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Heaps {
    /// In the pits.
    pub pits: Vec<u8>,
    /// In the stores of South and North.
    pub stores: [u8; 2],
    /// In the hand that sows.
    pub hand: u8,
}

impl Heaps {
    /// All of them.
    pub fn total(&self) -> usize {
        let heaps = self.pits.iter().chain(&self.stores).chain([&self.hand]);
        heaps.copied().map(usize::from).sum()
    }
}

impl Shown {
    /// The same without what is only looked at.
    pub fn without_preview(mut self) -> Shown {
        self.preview.fill(None);
        self
    }

    /// Checks that numbers and seeds say the same, and that no seed is elsewhere.
    #[track_caller]
    pub fn assert_consistent(&self) {
        assert_eq!(self.numbers, self.seeds, "numbers and seeds differ: {self:?}");
        assert_eq!(self.elements, self.seeds.total(), "seeds in no place: {self:?}");
    }
}
