//! What must always hold, tried on random rules, positions, games and texts.

mod endless;
mod games;
mod links;
mod moves;
mod strategies;
mod symmetry;
mod texts;
