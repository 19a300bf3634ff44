//! Properties that hold for every input a client could send.
//!
//! `cargo xtask fuzz` runs them with cargo-fuzz; tests of `menu` and `server` run them on a fixed set of mutated inputs.

mod protocol;
mod texts;

pub use protocol::protocol;
pub use texts::{notation, record, sheet};
