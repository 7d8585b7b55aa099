use std::fmt;
use std::str::FromStr;

use super::{Kind, Problem};
use crate::rules::{Move, MoveText, OptionError, Position, Ruleset, Setup};

/// The problems of an edition.
///
/// The text form has the rules on the first line and a problem on each line after it; lines that
/// begin with `#` are comments:
///
/// ```text
/// problem     = kind "|" board "|" moves "|" refutations
/// kind        = "most" | "uurs" | "win1" … "win9" | "hold" | "ko"
/// board       = a setup without the rules
/// moves       = move { " " move }                as people write them
/// refutations = { move ":" ( move | "-" ) }      separated by blanks
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProblemSet {
    /// The rules of all of them.
    pub ruleset: Ruleset,
    /// The problems.
    pub problems: Vec<Problem>,
}

/// Why a text is no set of problems, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct ProblemSetError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: ProblemFault,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProblemFault {
    /// There are no rules.
    #[error("the rules are missing")]
    NoRules,
    /// The rules cannot be read.
    #[error(transparent)]
    Rules(#[from] OptionError),
    /// It has not four parts.
    #[error("four parts are expected: kind|board|moves|refutations")]
    Parts,
    /// There is no such kind.
    #[error("'{0}' is no kind of problem: most, uurs, win1 to win9, hold or ko is expected")]
    Kind(String),
    /// The board cannot be read, or is no position.
    #[error("'{0}' is no position: {1}")]
    Board(String, String),
    /// A move cannot be read, or cannot be played there.
    #[error("'{0}' is no move here: {1}")]
    Move(String, String),
    /// The solution is missing.
    #[error("the solution is missing")]
    NoSolution,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Most => f.write_str("most"),
            Kind::Uurs => f.write_str("uurs"),
            Kind::Win(moves) => write!(f, "win{moves}"),
            Kind::Hold => f.write_str("hold"),
            Kind::Ko => f.write_str("ko"),
        }
    }
}

impl FromStr for Kind {
    type Err = ProblemFault;

    fn from_str(text: &str) -> Result<Kind, ProblemFault> {
        match text {
            "most" => Ok(Kind::Most),
            "uurs" => Ok(Kind::Uurs),
            "hold" => Ok(Kind::Hold),
            "ko" => Ok(Kind::Ko),
            _ => match text.strip_prefix("win").map(str::as_bytes) {
                Some(&[digit @ b'1'..=b'9']) => Ok(Kind::Win(digit - b'0')),
                _ => Err(ProblemFault::Kind(text.into())),
            },
        }
    }
}

impl FromStr for ProblemSet {
    type Err = ProblemSetError;

    fn from_str(text: &str) -> Result<ProblemSet, ProblemSetError> {
        let lines = (1..).zip(text.lines().map(str::trim));
        let mut lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let at = |line| move |fault: ProblemFault| ProblemSetError { line, fault };
        let (line, rules) = lines.next().ok_or_else(|| at(1)(ProblemFault::NoRules))?;
        let ruleset: Ruleset = rules.parse().map_err(|error| at(line)(OptionError::into(error)))?;
        let problems = lines.map(|(line, text)| read(text, &ruleset).map_err(at(line)));
        Ok(ProblemSet { ruleset, problems: problems.collect::<Result<_, _>>()? })
    }
}

fn read(text: &str, rules: &Ruleset) -> Result<Problem, ProblemFault> {
    let mut parts = text.split('|');
    let (Some(kind), Some(board), Some(moves), Some(refutations), None) =
        (parts.next(), parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(ProblemFault::Parts);
    };
    let wrong = |error: String| ProblemFault::Board(board.into(), error);
    let setup: Setup = format!("{rules} {board}").parse().map_err(|error| wrong(say(error)))?;
    let position = Position::try_from(setup).map_err(|error| wrong(error.to_string()))?;
    let mut at = position;
    let mut solution = Vec::new();
    for text in moves.split_whitespace() {
        solution.push(step(&mut at, text)?);
    }
    if solution.is_empty() {
        return Err(ProblemFault::NoSolution);
    }
    let refutations = refutations.split_whitespace().map(|text| {
        let (wrong, answer) = text.split_once(':').ok_or(ProblemFault::Parts)?;
        let mut at = position;
        let wrong = step(&mut at, wrong)?;
        let answer = if answer == "-" { None } else { Some(step(&mut at, answer)?) };
        Ok((wrong, answer))
    });
    let refutations = refutations.collect::<Result<_, ProblemFault>>()?;
    Ok(Problem { kind: kind.parse()?, position, solution, refutations })
}

fn say(error: impl fmt::Display) -> String {
    error.to_string()
}

/// Reads a move and plays it.
fn step(position: &mut Position, text: &str) -> Result<Move, ProblemFault> {
    let wrong = |error: String| ProblemFault::Move(text.into(), error);
    let read: MoveText = text.parse().map_err(|error| wrong(say(error)))?;
    let mv = read.read(position.ruleset()).map_err(|error| wrong(error.to_string()))?;
    *position = position.play(mv).map_err(|error| wrong(error.to_string()))?;
    Ok(mv)
}

/// The line of the text form.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.position.ruleset();
        let text = |mv: Move| MoveText::of(mv, rules).to_string();
        let list = |items: Vec<String>| items.join(" ");
        let setup = self.position.to_string();
        let board = setup.split_once(' ').map_or("", |(_, board)| board);
        let solution = list(self.solution.iter().map(|&mv| text(mv)).collect());
        let refutation = |&(wrong, answer): &(Move, Option<Move>)| {
            format!("{}:{}", text(wrong), answer.map_or("-".into(), text))
        };
        let refutations = list(self.refutations.iter().map(refutation).collect());
        write!(f, "{}|{board}|{solution}|{refutations}", self.kind)
    }
}
