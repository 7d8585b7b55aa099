use super::Eval;
use super::order::History;
use super::table::Table;

/// What is kept from one search to the next.
pub struct Memory {
    pub table: Table,
    pub history: History,
    pub eval: Eval,
}

impl Memory {
    pub fn new(table_bytes: usize, eval: Eval) -> Memory {
        Memory { table: Table::new(table_bytes), history: History::new(), eval }
    }

    pub fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
    }
}
