//! The rules, told as positions and moves.

mod ending;
mod knowledge;
mod play;
mod support;
