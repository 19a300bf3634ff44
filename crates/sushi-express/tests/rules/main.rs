//! The rules, one by one, played from positions that show them.

mod bets;
mod dice;
mod ending;
mod knowledge;
mod orders;
mod positions;
mod scoring;
mod table;
mod vans;
