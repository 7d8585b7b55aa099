//! The player: what is known and found out about positions. Depends on the rules only.

pub mod endgame;
