//! Matches of players against each other.

use std::fmt;
use std::io::{self, Write};
use std::str::FromStr;
use std::sync::Arc;

use tisiya::rules::{Game, Move, Position, Side};
use tisiya::search::{Eval, Level, Limits, Probe, Searcher, choose};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A level of the engine.
    Level(Level),
    /// The engine with so many nodes for each move.
    Nodes(u64),
    /// The engine, so many moves ahead.
    Depth(u8),
    /// The same with an evaluation that counts captured seeds only.
    Blind(u64),
    /// Any legal move.
    Random,
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let wrong = || {
            format!(
                "'{text}' is no player: a level, nodes=N, depth=N, blind=N or random is expected"
            )
        };
        if text == "random" {
            return Ok(Player::Random);
        }
        match text.split_once('=') {
            Some(("nodes", nodes)) => nodes.parse().map(Player::Nodes).map_err(|_| wrong()),
            Some(("blind", nodes)) => nodes.parse().map(Player::Blind).map_err(|_| wrong()),
            Some(("depth", depth)) => depth.parse().map(Player::Depth).map_err(|_| wrong()),
            _ => text.parse().map(Player::Level).map_err(|_| wrong()),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            Player::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Player::Depth(depth) => write!(f, "depth={depth}"),
            Player::Blind(nodes) => write!(f, "blind={nodes}"),
            Player::Random => f.write_str("random"),
        }
    }
}

/// A player with what it needs to play.
pub struct Seated {
    player: Player,
    searcher: Searcher,
}

/// Exact tables for the rules of a match.
pub type Exact = Option<Arc<dyn Probe>>;

impl Seated {
    /// A player of games that begin in a position, with a memory of its own. The exact tables
    /// are for the strongest level.
    pub fn new(player: Player, start: &Position, table_bytes: usize, exact: &Exact) -> Seated {
        let mut searcher = Searcher::new(table_bytes);
        if player == Player::Level(Level::Master) {
            searcher.set_tables(exact.clone());
        }
        if let Player::Blind(_) = player {
            searcher.set_eval(start, Eval::BLIND);
        }
        Seated { player, searcher }
    }

    /// The move it plays; the game must not be over.
    pub fn choose(&mut self, game: &Game, dice: &mut fastrand::Rng) -> Option<Move> {
        match self.player {
            Player::Level(level) => choose(&mut self.searcher, level, game, dice.u64(..)),
            Player::Blind(nodes) | Player::Nodes(nodes) => {
                self.searcher.search(game, &Limits::nodes(nodes), |_| {}).best()
            }
            Player::Depth(depth) => {
                self.searcher.search(game, &Limits::depth(depth), |_| {}).best()
            }
            Player::Random => {
                let legal = game.position().legal_moves();
                Some(legal[dice.usize(..legal.len())])
            }
        }
    }
}

/// What a match came to, as the first player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// Seeds more than the opponent, over all games.
    pub margin: i64,
    /// Moves, over all games.
    pub plies: u64,
}

impl Tally {
    /// The share of the points, a draw being half a point.
    pub fn percentage(&self) -> f64 {
        let games = self.wins + self.draws + self.losses;
        100.0 * (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games.max(1))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.wins + self.draws + self.losses;
        let Tally { wins, draws, losses, .. } = self;
        let margin = self.margin as f64 / f64::from(games.max(1));
        let plies = self.plies as f64 / f64::from(games.max(1));
        write!(
            f,
            "{wins} won, {draws} drawn, {losses} lost: {:.1} % ({margin:+.1} seeds and {plies:.0} moves a game)",
            self.percentage()
        )
    }
}

/// Plays games between two players, each opening twice with the sides changed.
pub fn play(
    start: Position,
    mut players: [Seated; 2],
    games: u32,
    opening: usize,
    seed: u64,
    out: &mut impl Write,
) -> io::Result<Tally> {
    let mut tally = Tally::default();
    for number in 0..games {
        let mut dice = fastrand::Rng::with_seed(seed.wrapping_add(u64::from(number / 2)));
        let mut game = open(start, opening, &mut dice);
        let first = number as usize % 2; // who of the two plays South
        dice = fastrand::Rng::with_seed(seed ^ u64::from(number) << 32);
        for seated in &mut players {
            seated.searcher.forget(); // so that each game can be played again by itself
        }
        while game.outcome().is_none() {
            let side = game.position().to_move().index();
            let mv = players[side ^ first].choose(&game, &mut dice);
            if let Some(why) = mv.and_then(|mv| game.play(mv).err()) {
                return Err(io::Error::other(format!("an illegal move: {why}")));
            }
        }
        let Some(outcome) = game.outcome() else { continue };
        let me = Side::BOTH[first];
        tally.margin += i64::from(outcome.score[me]) - i64::from(outcome.score[!me]);
        tally.plies += game.ply() as u64;
        match outcome.winner() {
            Some(side) if side == me => tally.wins += 1,
            Some(_) => tally.losses += 1,
            None => tally.draws += 1,
        }
    }
    let [first, second] = &players;
    writeln!(out, "{} against {}: {tally}", first.player, second.player)?;
    Ok(tally)
}

/// A game that begins with random moves.
pub fn open(start: Position, moves: usize, dice: &mut fastrand::Rng) -> Game {
    loop {
        let mut game = Game::new(start);
        for _ in 0..moves {
            let legal = game.position().legal_moves();
            if game.outcome().is_some() || game.play(legal[dice.usize(..legal.len())]).is_err() {
                break;
            }
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}
