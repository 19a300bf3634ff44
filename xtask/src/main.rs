//! What a developer runs, and CI runs the same: `cargo xtask test`, `bless`, `fuzz`, `kanji`.

mod axe;
mod kanji;
mod packages;
mod run;

use std::env;
use std::process::ExitCode;

use crate::packages::{Sign, ensure};
use crate::run::{Failed, ROOT, cargo};

const USAGE: &str = "\
cargo xtask COMMAND

  test              everything that must hold: format, lints, documentation, all tests
  bless             write the golden files anew from what the code does now; read the diff before you commit it
  fuzz [SECONDS]    run every fuzz target for so long, 60 if not said; needs cargo-fuzz and a nightly toolchain
  kanji             make the kanji data anew from the packages it comes from; installs them by name
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
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
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("xtask: failed: {failed}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Result<(), Failed> {
    ensure(&[
        // The example bots are played against.
        ("python3", Sign::Program("python3")),
        // Pages are looked at in a real browser.
        ("chromium", Sign::Program("chromium")),
        ("chromium-driver", Sign::Program("chromedriver")),
    ])?;
    axe::fetch()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"], &[])?;
    cargo(&["doc", "--workspace", "--no-deps", "--all-features"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    cargo(&["test", "--workspace", "--all-features"], &[])
}

fn bless() -> Result<(), Failed> {
    cargo(&["test", "--workspace", "--all-features"], &[("UPDATE_EXPECT", "1")])
}

fn fuzz(seconds: &str) -> Result<(), Failed> {
    let limit = format!("-max_total_time={seconds}");
    for target in ["notation", "protocol", "record", "sheet"] {
        // What the fuzzer finds goes into the first folder; the second has texts that are right to start from.
        let (found, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        std::fs::create_dir_all(format!("{ROOT}/{found}"))
            .map_err(|fault| format!("cannot make '{found}': {fault}"))?;
        cargo(&["+nightly", "fuzz", "run", target, &found, &seeds, "--", &limit], &[])?;
    }
    Ok(())
}
