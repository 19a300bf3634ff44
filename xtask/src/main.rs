//! What a developer runs, and CI runs the same: `cargo xtask test`, `cargo xtask bless`, `cargo xtask fuzz`.

use std::env;
use std::process::{Command, ExitCode};

const USAGE: &str = "\
cargo xtask COMMAND

  test              everything that must hold: format, lints, documentation, all tests
  bless             write the golden files anew from what the code does now; read the diff before you commit it
  fuzz [SECONDS]    run every fuzz target for so long, 60 if not said; needs cargo-fuzz and a nightly toolchain
";

/// The workspace.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["test"] => test(),
        ["bless"] => bless(),
        ["fuzz"] => fuzz("60"),
        ["fuzz", seconds] if seconds.parse::<u32>().is_ok() => fuzz(seconds),
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

/// A command that failed, as it was called.
type Failed = String;

fn test() -> Result<(), Failed> {
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
    for target in ["notation", "record", "sheet"] {
        // What the fuzzer finds goes into the first folder; the second has texts that are right to start from.
        let (found, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        std::fs::create_dir_all(format!("{ROOT}/{found}"))
            .map_err(|fault| format!("cannot make '{found}': {fault}"))?;
        cargo(&["+nightly", "fuzz", "run", target, &found, &seeds, "--", &limit], &[])?;
    }
    Ok(())
}

/// Runs cargo in the workspace's root.
fn cargo(args: &[&str], variables: &[(&str, &str)]) -> Result<(), Failed> {
    let called = format!("cargo {}", args.join(" "));
    eprintln!("\n$ {called}");
    // By name, not by $CARGO: that one is bound to a toolchain and does not know `+nightly`.
    let mut command = Command::new("cargo");
    command.args(args).envs(variables.iter().copied()).current_dir(ROOT);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(called),
        Err(fault) => Err(format!("{called}: {fault}")),
    }
}
