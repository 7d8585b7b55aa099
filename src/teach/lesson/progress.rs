use serde::{Deserialize, Serialize};

use super::{Lesson, Step};
use crate::rules::Edition;

/// The steps that a person has done. It is kept as a list of names like `alemungula/ko`; names
/// that no lesson has any more do no harm.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress {
    done: Vec<String>,
}

impl Progress {
    /// Whether the step is done.
    pub fn has_done(&self, edition: Edition, step: &Step) -> bool {
        self.done.contains(&name(edition, step))
    }

    /// Notes that a step is done.
    pub fn note(&mut self, edition: Edition, step: &Step) {
        if !self.has_done(edition, step) {
            self.done.push(name(edition, step));
        }
    }

    /// How many steps of an edition are done.
    pub fn count(&self, edition: Edition) -> usize {
        let steps = Lesson::of(edition).steps.iter();
        steps.filter(|step| self.has_done(edition, step)).count()
    }

    /// The number of the first step of an edition that is not done, counted from 0.
    pub fn next(&self, edition: Edition) -> Option<usize> {
        Lesson::of(edition).steps.iter().position(|step| !self.has_done(edition, step))
    }
}

fn name(edition: Edition, step: &Step) -> String {
    format!("{edition}/{}", step.id)
}
