//! The words of a record, with their places.

use std::iter::Peekable;
use std::str::Chars;

use super::{RecordError, RecordFault};

/// A tag, a comment or a word, and where it begins.
pub(super) struct Token {
    pub line: usize,
    pub column: usize,
    pub kind: TokenKind,
}

pub(super) enum TokenKind {
    Tag { name: String, value: String },
    Comment(String),
    Word(String),
}

impl Token {
    pub fn fault(&self, fault: RecordFault) -> RecordError {
        RecordError { line: self.line, column: self.column, fault }
    }

    pub fn is_tag(&self, wanted: &str) -> bool {
        matches!(&self.kind, TokenKind::Tag { name, .. } if name == wanted)
    }

    pub fn tag_value(&self) -> Option<&str> {
        match &self.kind {
            TokenKind::Tag { value, .. } => Some(value),
            _ => None,
        }
    }
}

pub(super) fn is_tag_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|letter| letter.is_ascii_alphanumeric())
}

/// A move number such as `12.` or `1...`.
pub(super) fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && !digits.is_empty() && is_digits(digits)
}

/// A score such as `26-24`, or `*`.
pub(super) fn is_result(word: &str) -> bool {
    let is_score = |(south, north): (&str, &str)| {
        !south.is_empty() && !north.is_empty() && is_digits(south) && is_digits(north)
    };
    word == "*" || word.split_once('-').is_some_and(is_score)
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Reads tokens from left to right.
pub(super) struct Scanner<'a> {
    rest: Peekable<Chars<'a>>,
    line: usize,
    column: usize,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Scanner<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text); // a byte order mark
        Scanner { rest: text.chars().peekable(), line: 1, column: 1 }
    }

    fn take(&mut self) -> Option<char> {
        let letter = self.rest.next()?;
        if letter == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(letter)
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while self.rest.peek().is_some_and(|&letter| wanted(letter)) {
            taken.extend(self.take());
        }
        taken
    }

    /// The text up to a closing character, in which a backslash takes the next character as it
    /// is. None if the text does not end.
    fn take_until(&mut self, close: char) -> Option<String> {
        let mut taken = String::new();
        loop {
            match self.take()? {
                '\\' => taken.push(self.take()?),
                letter if letter == close => return Some(taken),
                letter => taken.push(letter),
            }
        }
    }

    fn tag(&mut self) -> Option<TokenKind> {
        self.take_while(char::is_whitespace);
        let name = self.take_while(|letter| letter.is_ascii_alphanumeric());
        self.take_while(char::is_whitespace);
        let opened = self.take()? == '"';
        let value = self.take_until('"')?;
        self.take_while(char::is_whitespace);
        let closed = self.take()? == ']';
        let is_tag = opened && closed && is_tag_name(&name) && !value.contains(char::is_control);
        is_tag.then_some(TokenKind::Tag { name, value })
    }
}

impl Iterator for Scanner<'_> {
    type Item = Result<Token, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.take_while(char::is_whitespace);
        let (line, column) = (self.line, self.column);
        let fault = |fault| RecordError { line, column, fault };
        let kind = match self.rest.peek()? {
            '[' => {
                self.take();
                self.tag().ok_or_else(|| fault(RecordFault::Tag))
            }
            '{' => {
                self.take();
                let comment = self.take_until('}').map(TokenKind::Comment);
                comment.ok_or_else(|| fault(RecordFault::OpenComment))
            }
            _ => {
                let ends = |letter: char| letter.is_whitespace() || "[{".contains(letter);
                Ok(TokenKind::Word(self.take_while(|letter| !ends(letter))))
            }
        };
        Some(kind.map(|kind| Token { line, column, kind }))
    }
}
