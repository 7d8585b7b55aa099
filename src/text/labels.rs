/// The texts that are said as they stand, without arguments or choices: each a line `key = text` of
/// a Fluent file. The page begins with them, before it has what Fluent takes.
#[derive(Debug, Default)]
pub struct Labels(String);

impl Labels {
    /// The labels of a file; what is no such line says nothing.
    pub fn of(source: &str) -> Labels {
        Labels(source.to_owned())
    }

    /// The text of a key.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
    }
}
