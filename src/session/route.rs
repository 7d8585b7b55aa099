use std::fmt;
use std::str::FromStr;

use crate::rules::Edition;

/// A place of the site, as the fragment of its address names it: `#/rules/alemungula/A5`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The board to play at: `/` or `/play`.
    #[default]
    Play,
    /// What there is to learn: `/learn`.
    Learn,
    /// The lesson of an edition: `/learn/alemungula`.
    Lesson(Edition),
    /// The counting trainer of an edition: `/count/alemungula`.
    Count(Edition),
    /// The problems of an edition: `/problems/alemungula`; of the first one: `/problems`.
    Problems(Edition),
    /// The rules of an edition, and the rule to begin with: `/rules/alemungula/A5`.
    Rules(Edition, Option<String>),
    /// About the games: `/about`.
    About,
    /// For teachers: `/teachers`.
    Teachers,
    /// How fast the engine is in this browser: `/bench`.
    Bench,
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Play => f.write_str("#/"),
            Route::Learn => f.write_str("#/learn"),
            Route::Lesson(edition) => write!(f, "#/learn/{}", edition.id()),
            Route::Count(edition) => write!(f, "#/count/{}", edition.id()),
            Route::Problems(edition) => write!(f, "#/problems/{}", edition.id()),
            Route::Rules(edition, None) => write!(f, "#/rules/{}", edition.id()),
            Route::Rules(edition, Some(rule)) => write!(f, "#/rules/{}/{rule}", edition.id()),
            Route::About => f.write_str("#/about"),
            Route::Teachers => f.write_str("#/teachers"),
            Route::Bench => f.write_str("#/bench"),
        }
    }
}

impl FromStr for Route {
    type Err = NoSuchRoute;

    fn from_str(text: &str) -> Result<Route, NoSuchRoute> {
        let path = text.trim_start_matches('#').split('?').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let no_such = || NoSuchRoute(text.into());
        let edition = |id: &str| {
            Edition::ALL.into_iter().find(|edition| edition.id() == id).ok_or_else(no_such)
        };
        Ok(match parts[..] {
            [] | ["play"] => Route::Play,
            ["learn"] => Route::Learn,
            ["learn", id] => Route::Lesson(edition(id)?),
            ["count"] => Route::Count(Edition::Alemungula),
            ["count", id] => Route::Count(edition(id)?),
            ["problems"] => Route::Problems(Edition::Alemungula),
            ["problems", id] => Route::Problems(edition(id)?),
            ["rules"] => Route::Rules(Edition::Alemungula, None),
            ["rules", id] => Route::Rules(edition(id)?, None),
            ["rules", id, rule] => Route::Rules(edition(id)?, Some(rule.into())),
            ["about"] => Route::About,
            ["teachers"] => Route::Teachers,
            ["bench"] => Route::Bench,
            _ => return Err(no_such()),
        })
    }
}

/// The site has no such place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no page '{0}'")]
pub struct NoSuchRoute(pub String);
