//! Developer commands, the same as in CI: `cargo xtask test`, `bless`, `fuzz`, `kanji`.

mod axe;
mod kanji;
mod packages;
mod run;
mod suites;

use std::env;
use std::process::ExitCode;

use crate::packages::{Probe, ensure};
use crate::run::{CommandError, ROOT, cargo};

const USAGE: &str = "\
cargo xtask COMMAND

  test              everything that must hold: format, lints, documentation, all tests
  bless             write the golden files anew from what the code does now; read the diff before you commit it
  fuzz [SECONDS]    run every fuzz target for so long, 60 if not said; needs cargo-fuzz and a nightly toolchain
  kanji             make the kanji data anew from the packages it comes from; installs them by name
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let result = match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["test"] => test(),
        ["bless"] => bless(),
        ["fuzz"] => fuzz("60"),
        ["fuzz", seconds] if seconds.parse::<u32>().is_ok() => fuzz(seconds),
        ["kanji"] => kanji::kanji(),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: failed: {error}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Result<(), CommandError> {
    ensure(&[
        // Tests play against the example bots.
        ("python3", Probe::Program("python3")),
        // The Python package is tested in a virtual environment.
        ("python3-venv", Probe::PythonModule("ensurepip")),
        // Tests check pages in a real browser.
        ("chromium", Probe::Program("chromium")),
        ("chromium-driver", Probe::Program("chromedriver")),
    ])?;
    axe::fetch()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"], &[])?;
    cargo(&["doc", "--workspace", "--no-deps", "--all-features"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    suites::run_all()
}

fn bless() -> Result<(), CommandError> {
    cargo(&["test", "--workspace", "--all-features"], &[("UPDATE_EXPECT", "1")])
}

fn fuzz(seconds: &str) -> Result<(), CommandError> {
    let limit = format!("-max_total_time={seconds}");
    for target in ["notation", "protocol", "record", "sheet"] {
        // New inputs go into the first folder. The second has valid texts to start from.
        let (found, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        std::fs::create_dir_all(format!("{ROOT}/{found}"))
            .map_err(|error| format!("cannot make '{found}': {error}"))?;
        cargo(&["+nightly", "fuzz", "run", target, &found, &seeds, "--", &limit], &[])?;
    }
    Ok(())
}
