//! Makes problems from games: positions with one right move, each proven.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::io;

use tisiya::rules::{Capture, Event, Game, Move, Position, Side};
use tisiya::search::endgame::Tables;
use tisiya::search::{Level, Searcher, choose};
use tisiya::teach::problem::{answer, holds, wins_within};
use tisiya::teach::{Kind, Problem};

/// As many games are looked through, if not everything is found sooner.
const GAMES: u64 = 20_000;
/// After so many of them one grade may have more than half of a kind.
const CHOOSY: u64 = 2_000;
/// One in so many moves of these games is played at random.
const CARELESS: u32 = 4;
/// A problem has at least so many moves to choose from.
const CHOICES: usize = 3;
/// Where there are no tables: how many moves ahead a proof may go, and on which boards.
const PROOF: (u8, u8) = (7, 10);

/// What is asked for.
pub struct Wish {
    pub start: Position,
    pub count: usize,
    pub seed: u64,
    pub tables: usize,
}

/// The problems as a file.
pub fn problems(wish: &Wish) -> io::Result<String> {
    let rules = wish.start.ruleset();
    let tables = Tables::build(rules, wish.tables, |_| {}).ok();
    let mut quotas = Quotas::new(wish);
    let mut seen = HashSet::new();
    let mut searcher = Searcher::new(1 << 20);
    for number in 0..GAMES {
        if quotas.are_met() {
            break;
        }
        let mut dice = fastrand::Rng::with_seed(wish.seed << 32 | number);
        let game = played(wish.start, &mut searcher, &mut dice);
        for kind in quotas.open() {
            // One problem of a kind from a game, so that they differ.
            let found = (2..game.ply()).filter_map(|ply| game.position_at(ply)).find_map(|at| {
                let mut at = *at;
                if dice.bool() {
                    at = at.turned();
                }
                let problem = make(kind, &at, tables.as_ref())?;
                let new = !seen.contains(&at.turned()) && !seen.contains(&at);
                (new && (number >= CHOOSY || quotas.wants(&problem))).then_some(problem)
            });
            if let Some(problem) = found {
                seen.insert(problem.position);
                quotas.take(problem);
            }
        }
    }
    Ok(text(wish, quotas.into_problems()))
}

/// The file: how it was made, the rules, and the problems, easier ones first.
fn text(wish: &Wish, mut problems: Vec<Problem>) -> String {
    let rules = wish.start.ruleset();
    problems.sort_by_key(|problem| problem.grade());
    let Wish { count, seed, tables, .. } = wish;
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut grades = [0; 5];
    for problem in &problems {
        *kinds.entry(problem.kind.to_string()).or_default() += 1;
        grades[usize::from(problem.grade().number()) - 1] += 1;
    }
    let kinds: Vec<_> = kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    let mut text = String::new();
    let _ = writeln!(
        text,
        "# lab problems {rules} --count {count} --seed {seed} --tables {tables}\n\
         # {} problems: {}; of grades 1 to 5: {grades:?}\n{rules}",
        problems.len(),
        kinds.join(", "),
    );
    problems.iter().for_each(|problem| _ = writeln!(text, "{problem}"));
    text
}

/// How many problems of each kind are wanted, and those found.
struct Quotas {
    wanted: Vec<(Kind, usize)>,
    found: Vec<Problem>,
}

impl Quotas {
    fn new(wish: &Wish) -> Quotas {
        let rules = wish.start.ruleset();
        let mut shares = vec![(Kind::Win(1), 8), (Kind::Win(2), 14), (Kind::Hold, 12)];
        if rules.row() <= 5 {
            shares.push((Kind::Win(3), 10));
        }
        if rules.ko {
            shares.push((Kind::Ko, 6));
        }
        if rules.uurs {
            shares.push((Kind::Uurs, 12));
        }
        let rest = 64 - shares.iter().map(|(_, share)| share).sum::<usize>();
        shares.push((Kind::Most, rest));
        let wanted =
            shares.into_iter().map(|(kind, share)| (kind, (share * wish.count).div_ceil(64)));
        Quotas { wanted: wanted.collect(), found: Vec::new() }
    }

    fn count(&self, is: impl Fn(&Problem) -> bool) -> usize {
        self.found.iter().filter(|problem| is(problem)).count()
    }

    fn open(&self) -> Vec<Kind> {
        let open =
            |&&(kind, wanted): &&(Kind, usize)| self.count(|problem| problem.kind == kind) < wanted;
        self.wanted.iter().filter(open).map(|(kind, _)| *kind).collect()
    }

    fn are_met(&self) -> bool {
        self.open().is_empty()
    }

    /// Whether there is not yet too much of this kind and grade: no grade is to have more than
    /// half of a kind.
    fn wants(&self, problem: &Problem) -> bool {
        let wanted = self.wanted.iter().find(|(kind, _)| *kind == problem.kind);
        let (kind, grade) = (problem.kind, problem.grade());
        let same = self.count(|other| other.kind == kind && other.grade() == grade);
        wanted.is_some_and(|(_, wanted)| same < wanted.div_ceil(2))
    }

    fn take(&mut self, problem: Problem) {
        self.found.push(problem);
    }

    fn into_problems(self) -> Vec<Problem> {
        self.found
    }
}

/// A game of the computer against itself, with blunders.
fn played(start: Position, searcher: &mut Searcher, dice: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(start);
    while game.outcome().is_none() {
        let legal = game.position().legal_moves();
        let random = game.ply() < 4 || dice.u32(..CARELESS) == 0;
        let mv =
            if random { None } else { choose(searcher, Level::Neighbour, &game, dice.u64(..)) };
        let mv = mv.unwrap_or_else(|| legal[dice.usize(..legal.len())]);
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

/// The problem of this kind that a position is, if it is one.
fn make(kind: Kind, position: &Position, tables: Option<&Tables>) -> Option<Problem> {
    let legal = position.legal_moves();
    if legal.len() < CHOICES || position.is_opening() {
        return None;
    }
    let (solution, refutations) = match kind {
        Kind::Most => (vec![most(position, &legal)?], Vec::new()),
        Kind::Uurs => (vec![only(&legal, |mv| makes_uurs(position, mv))?], Vec::new()),
        Kind::Win(moves) => (win(position, &legal, moves)?, Vec::new()),
        Kind::Hold if position.barred().is_none() => hold(position, &legal, tables)?,
        Kind::Ko if position.barred().is_some() => hold(position, &legal, tables)?,
        Kind::Hold | Kind::Ko => return None,
    };
    Some(Problem { kind, position: *position, solution, refutations })
}

fn only(legal: &[Move], is_right: impl Fn(Move) -> bool) -> Option<Move> {
    let mut right = legal.iter().copied().filter(|&mv| is_right(mv));
    let first = right.next()?;
    right.next().is_none().then_some(first)
}

fn captured(position: &Position, mv: Move) -> u8 {
    let mover = position.to_move();
    position.after(mv).stores()[mover] - position.stores()[mover]
}

/// The move that captures the most; another one must capture something too.
fn most(position: &Position, legal: &[Move]) -> Option<Move> {
    let captures = || legal.iter().map(|&mv| captured(position, mv));
    let (most, others) = (captures().max()?, captures().filter(|&seeds| seeds > 0).count());
    let rare = position.ruleset().capture == Capture::Pairs;
    if others < 2 && !rare || most == 0 {
        return None;
    }
    only(legal, |mv| captured(position, mv) == most)
}

fn makes_uurs(position: &Position, mv: Move) -> bool {
    let mut events: Vec<Event> = Vec::new();
    let mut after = *position;
    after.play_unchecked(mv, &mut events);
    events.iter().any(|event| matches!(event, Event::Uur { .. }))
}

/// The line of a win in so many moves, the first of which is the only one.
fn win(position: &Position, legal: &[Move], moves: u8) -> Option<Vec<Move>> {
    let me = position.to_move();
    if 2 * u32::from(position.stores()[me]) > position.total() {
        return None; // won already
    }
    if legal.iter().any(|&mv| wins_within(position, mv, moves - 1)) {
        return None;
    }
    let mut line = vec![only(legal, |mv| wins_within(position, mv, moves))?];
    let mut at = *position;
    for left in (1..=moves).rev() {
        let mv = *line.last()?;
        let reply = answer(&at, mv, left);
        at = at.after(mv);
        if left == 1 {
            break;
        }
        let reply = reply?;
        at = at.after(reply);
        let legal = at.legal_moves();
        let next = legal.iter().copied().find(|&mv| wins_within(&at, mv, left - 1))?;
        line.extend([reply, next]);
    }
    Some(line)
}

type Held = (Vec<Move>, Vec<(Move, Option<Move>)>);

/// The only move that holds, and what beats the others.
fn hold(position: &Position, legal: &[Move], tables: Option<&Tables>) -> Option<Held> {
    let me = position.to_move();
    let worth = |after: &Position| worth(after, me, tables);
    let known: Option<Vec<bool>> =
        legal.iter().map(|&mv| Some(worth(&position.after(mv))?.0)).collect();
    let known = known?;
    let held = only(legal, |mv| known[legal.iter().position(|&other| other == mv).unwrap_or(0)])?;
    let wrong = legal.iter().copied().filter(|&mv| mv != held);
    let refutations = wrong.map(|mv| {
        let after = position.after(mv);
        let answers = after.legal_moves();
        // The best for the opponent: the least for the one who has gone wrong.
        let best = answers.iter().filter_map(|&answer| {
            let (holds, worth) = worth(&after.after(answer))?;
            (!holds).then_some((worth, answer))
        });
        let best = best.min_by_key(|&(worth, _)| worth);
        (best.is_some() || answers.is_empty()).then_some((mv, best.map(|(_, answer)| answer)))
    });
    Some((vec![held], refutations.collect::<Option<_>>()?))
}

/// Whether a player at least draws, and by how many seeds he is ahead at the end, or now where
/// that is not known. None if it cannot be told.
fn worth(position: &Position, me: Side, tables: Option<&Tables>) -> Option<(bool, i16)> {
    let margin = |score: [u8; 2]| i16::from(score[me]) - i16::from(score[!me]);
    if let Some(outcome) = position.outcome() {
        return Some((margin(outcome.score) >= 0, margin(outcome.score)));
    }
    let stored = margin(position.stores());
    match tables {
        Some(tables) => {
            let value = i16::from(tables.value(position)?);
            let value = if position.to_move() == me { value } else { -value };
            Some((stored + value >= 0, stored + value))
        }
        None if position.on_board() <= PROOF.1 => Some((holds(position, me, PROOF.0)?, stored)),
        None => None,
    }
}
