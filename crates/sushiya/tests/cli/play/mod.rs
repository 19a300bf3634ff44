//! `sushiya play`: whole games in a pseudo-terminal and line by line, against bots and at a server.

mod lines;
mod online;
#[cfg(unix)]
mod pseudo_terminal;
#[cfg(unix)]
mod screens;
mod tls;
#[cfg(unix)]
mod with_browser;

use std::path::PathBuf;

use crate::support::scratch;

/// An empty data directory for a test.
fn data(name: &str) -> PathBuf {
    let data = scratch(&format!("play-{name}"));
    let _ = std::fs::remove_dir_all(&data);
    std::fs::create_dir_all(&data).expect("the directory is created");
    data
}
