//! The command line of Sushiya.
//!
//! `cli` says what can be asked, `commands` has a file for each answer, `failure` says how an answer can fail. Results go
//! to standard output, everything else to standard error. Exit code 0: done; 1: the input was bad; 2: usage; 130: interrupted.

mod cli;
mod clock;
mod commands;
mod failure;
mod input;
mod language;
mod layout;

use std::io::{BufWriter, Write, stdout};
use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::failure::Failure;

fn main() -> ExitCode {
    let mut out = BufWriter::new(stdout().lock());
    let done = commands::run(Cli::parse(), &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        // Without a reader: whoever it was has seen enough.
        Ok(()) | Err(Failure::Reader) => ExitCode::SUCCESS,
        Err(failure) => {
            // What could be said before the failure is said first.
            let _ = out.flush();
            eprintln!("sushiya: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
