//! What happens at a table, a story each.

#![allow(clippy::needless_raw_string_hashes)] // As expect-test writes them.

#[path = "../common/mod.rs"]
mod common;

mod bots;
mod chat;
mod clocks;
mod errors;
mod host;
mod house;
mod journal;
mod lobby;
mod play;
mod presence;
mod rematch;
mod views;
