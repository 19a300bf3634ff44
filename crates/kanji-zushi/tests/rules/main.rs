//! The rules, one by one, each played from a suitable position.

mod ending;
mod knowledge;
mod missed;
mod play;
mod support;
