//! The rules, as positions and moves.

mod ending;
mod knowledge;
mod missed;
mod play;
mod support;
