//! The rules, one by one, each played from a suitable position.

mod bets;
mod dice;
mod ending;
mod knowledge;
mod orders;
mod positions;
mod scoring;
mod table;
mod vans;
