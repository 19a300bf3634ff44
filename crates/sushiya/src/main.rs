//! The command line of Sushiya.
//!
//! `cli` defines the arguments, `examples` ends their help, `commands` has a module for each command, `error` defines how
//! commands fail. Results go to
//! standard output, everything else to standard error. Exit codes: 0 success, 1 bad input, 2 wrong usage, 130 interrupted.

mod cli;
mod clock;
mod commands;
mod error;
mod examples;
mod input;
mod language;
mod layout;

use std::io::{BufWriter, Write, stdout};
use std::process::ExitCode;

use mimalloc::MiMalloc;

use crate::cli::Cli;
use crate::error::CommandError;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    // Not locked: a thread that panics must be able to restore the terminal.
    let mut out = BufWriter::new(stdout());
    let done = commands::run(Cli::read(), &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        // The reader of the output has gone, as in `sushiya games | head -1`.
        Ok(()) | Err(CommandError::OutputClosed) => ExitCode::SUCCESS,
        Err(failure) => {
            // Print the output so far before the error.
            let _ = out.flush();
            eprintln!("sushiya: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
