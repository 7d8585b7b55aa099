use super::Bound;
use super::key::{Code, NO_MOVE};

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its value or a bound to it, in parts of a seed, for the mover, stores apart.
    pub score: i16,
    /// The number of moves looked ahead.
    pub depth: u8,
    pub bound: Bound,
    /// Whether no guess was needed, so that looking further would find the same.
    pub proven: bool,
    /// The best move found.
    pub best: Code,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    entry: Entry,
    /// The search it was written in; 0 for an empty slot.
    age: u8,
}

const EMPTY: Slot = Slot {
    key: 0,
    entry: Entry { score: 0, depth: 0, bound: Bound::Upper, proven: false, best: NO_MOVE },
    age: 0,
};

/// As many slots as fit in a line of the processor's cache, so that looking at all of them costs
/// one access to memory.
const WAYS: usize = 4;

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// What the search remembers: buckets of positions, in memory that is set aside once.
pub struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A table of at most so many bytes; without memory it remembers nothing.
    pub fn new(bytes: usize) -> Table {
        let buckets = bytes / size_of::<Bucket>();
        Table { buckets: vec![Bucket([EMPTY; WAYS]); buckets], age: 1 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket([EMPTY; WAYS]));
        self.age = 1;
    }

    /// A new search begins: what older ones wrote gives way first.
    pub fn grow_older(&mut self) {
        self.age = self.age.checked_add(1).unwrap_or(1);
    }

    /// Spreads keys over any number of buckets, by their upper half.
    #[inline]
    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// Lets the processor fetch what is remembered of a position, while other work goes on.
    #[inline]
    pub fn fetch(&self, key: u64) {
        if let Some(bucket) = self.buckets.get(self.bucket(key)) {
            std::hint::black_box(bucket.0[0].age);
        }
    }

    #[inline]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let bucket = self.buckets.get(self.bucket(key))?;
        let slot = bucket.0.iter().find(|slot| slot.key == key && slot.age != 0)?;
        Some(slot.entry)
    }

    /// Remembers; in a full bucket the shallowest entry gives way, older ones before those of
    /// this search.
    #[inline]
    pub fn store(&mut self, key: u64, mut entry: Entry) {
        let (place, age) = (self.bucket(key), self.age);
        let Some(Bucket(slots)) = self.buckets.get_mut(place) else { return };
        let worth = |slot: &Slot| {
            if slot.age == 0 {
                return -1;
            }
            let fresh = if slot.age == age { 256 } else { 0 };
            fresh + i32::from(slot.entry.depth)
        };
        let mut chosen = 0;
        for place in 0..WAYS {
            if slots[place].key == key && slots[place].age != 0 {
                chosen = place;
                break;
            }
            if worth(&slots[place]) < worth(&slots[chosen]) {
                chosen = place;
            }
        }
        let slot = &mut slots[chosen];
        if slot.key == key && entry.best == NO_MOVE {
            entry.best = slot.entry.best;
        }
        *slot = Slot { key, entry, age };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(score: i16, depth: u8) -> Entry {
        Entry { score, depth, bound: Bound::Value, proven: false, best: 3 }
    }

    #[test]
    fn a_bucket_fills_a_line_of_the_cache() {
        assert_eq!(size_of::<Bucket>(), 64);
    }

    #[test]
    fn what_is_stored_is_found_and_what_is_not_is_not() {
        let mut table = Table::new(1 << 12);
        assert_eq!(table.probe(0), None);
        table.store(0, entry(5, 2));
        table.store(u64::MAX, entry(-5, 9));
        assert_eq!(table.probe(0), Some(entry(5, 2)));
        assert_eq!(table.probe(u64::MAX), Some(entry(-5, 9)));
        assert_eq!(table.probe(1), None);
        table.clear();
        assert_eq!(table.probe(0), None);
    }

    #[test]
    fn the_shallowest_gives_way_and_the_older_before_it() {
        let mut table = Table::new(64);
        for key in 1..=4 {
            table.store(key, entry(0, 10 - key as u8));
        }
        table.store(5, entry(0, 1));
        assert_eq!(table.probe(4), None);
        table.grow_older();
        table.store(6, entry(0, 1));
        table.store(7, entry(0, 1));
        assert!(table.probe(6).is_some() && table.probe(1).is_some());
    }

    #[test]
    fn a_better_look_at_a_position_keeps_the_move_if_it_has_none() {
        let mut table = Table::new(64);
        table.store(1, entry(0, 3));
        table.store(1, Entry { best: NO_MOVE, ..entry(7, 4) });
        assert_eq!(table.probe(1), Some(entry(7, 4)));
    }

    #[test]
    fn a_table_without_memory_remembers_nothing() {
        let mut table = Table::new(0);
        table.store(1, entry(0, 3));
        assert_eq!(table.probe(1), None);
    }
}
