//! The server over real sockets, with a real database.

mod api;
mod bots;
mod dealing;
mod floods;
mod hostile;
mod operations;
mod own_games;
mod pages;
mod panics;
mod party;
mod pictures;
mod play;
mod proxy;
mod rest;
mod score_pad;
mod secrecy;
mod storage;
mod support;
mod waking;
