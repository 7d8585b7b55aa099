//! Tables that are asked while they are being built.

use std::sync::Arc;

use super::{Step, Tables};
use crate::rules::Ruleset;

/// Tables for one set of rules at a time, built a step at a time, up to a number of seeds.
pub struct Growing {
    most: usize,
    ruleset: Option<Ruleset>,
    tables: Option<Tables>,
    /// What is done of them.
    ready: Option<Arc<Tables>>,
}

impl Growing {
    /// None yet, and later up to so many seeds.
    pub fn new(most: usize) -> Growing {
        Growing { most: most.min(super::MOST_SEEDS), ruleset: None, tables: None, ready: None }
    }

    /// The number of seeds up to which they are built.
    pub fn goal(&self) -> usize {
        self.most
    }

    /// The rules that they are for.
    pub fn ruleset(&self) -> Option<&Ruleset> {
        self.ruleset.as_ref()
    }

    /// From now on they are for these rules: what is there is kept if it is for them, and else
    /// begun anew. Where there can be no tables there are none. Gives whether it is begun anew.
    pub fn change_rules(&mut self, ruleset: &Ruleset) -> bool {
        self.ruleset = Some(*ruleset);
        if self.tables.as_ref().is_some_and(|tables| tables.are_for(ruleset)) {
            return false;
        }
        self.tables = Tables::new(ruleset).ok().filter(|_| self.most > 0);
        self.ready = None;
        true
    }

    /// The tables as far as they are done.
    pub fn ready(&self) -> Option<Arc<Tables>> {
        self.ready.clone()
    }

    /// The most seeds on the boards that are done; none while there are no boards.
    pub fn seeds(&self) -> Option<usize> {
        self.ready.as_ref()?.max_seeds()
    }

    /// Whether there is more to be built.
    pub fn is_growing(&self) -> bool {
        self.tables.is_some() && self.seeds().is_none_or(|seeds| seeds < self.most)
    }

    /// Builds for about as long as it takes to look at so many boards. Gives the number of seeds
    /// when their boards are done.
    pub fn step(&mut self, boards: usize) -> Option<usize> {
        if !self.is_growing() {
            return None;
        }
        let tables = self.tables.as_mut()?;
        let Step::Done(seeds) = tables.step(boards) else { return None };
        self.ready = Some(Arc::new(tables.share()));
        Some(seeds)
    }
}
