//! What must hold for anything that somebody could send.
//!
//! `cargo xtask fuzz` runs these with cargo-fuzz; the tests of `menu` and `server` run them on a fixed set of broken inputs.

mod protocol;
mod texts;

pub use protocol::protocol;
pub use texts::{notation, record, sheet};
