//! Running other programs in the workspace, and saying which one failed.

use std::process::Command;

/// The workspace.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// A command that failed, as it was called.
pub(crate) type Failed = String;

/// Runs cargo.
pub(crate) fn cargo(args: &[&str], variables: &[(&str, &str)]) -> Result<(), Failed> {
    // By name, not by $CARGO: that one is bound to a toolchain and does not know `+nightly`.
    run("cargo", args, variables)
}

/// Runs a program in the workspace's root.
pub(crate) fn run(program: &str, args: &[&str], variables: &[(&str, &str)]) -> Result<(), Failed> {
    let called = format!("{program} {}", args.join(" "));
    eprintln!("\n$ {called}");
    let mut command = Command::new(program);
    command.args(args).envs(variables.iter().copied()).current_dir(ROOT);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(called),
        Err(fault) => Err(format!("{called}: {fault}")),
    }
}
