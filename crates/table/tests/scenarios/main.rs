//! Scenarios of one table.

#![allow(clippy::needless_raw_string_hashes)] // expect-test writes them.

#[path = "../common/mod.rs"]
mod common;

mod bots;
mod chat;
mod clocks;
mod dealing;
mod errors;
mod harness;
mod host;
mod journal;
mod lobby;
mod names;
mod play;
mod presence;
mod rematch;
mod start;
mod views;
