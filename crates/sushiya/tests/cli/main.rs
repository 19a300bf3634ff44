//! The command line: the real binary, its output and its exit codes.

mod arena;
mod bench;
mod external;
#[cfg(unix)]
mod interrupt;
mod kanji;
mod load;
mod party;
mod play;
mod records;
mod report;
mod score;
mod server;
mod support;
mod table_bot;
mod words;
