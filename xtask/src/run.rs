//! Runs other programs in the workspace, and reports which one failed.

use std::process::Command;

/// The root of the workspace.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// The command line of a command that failed.
pub(crate) type CommandError = String;

/// Runs cargo.
pub(crate) fn cargo(args: &[&str], variables: &[(&str, &str)]) -> Result<(), CommandError> {
    // By name instead of $CARGO, which is bound to a toolchain and does not support `+nightly`.
    run("cargo", args, variables)
}

/// Runs a program in the workspace's root.
pub(crate) fn run(program: &str, args: &[&str], variables: &[(&str, &str)]) -> Result<(), CommandError> {
    let command_line = format!("{program} {}", args.join(" "));
    eprintln!("\n$ {command_line}");
    let mut command = Command::new(program);
    command.args(args).envs(variables.iter().copied()).current_dir(ROOT);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(command_line),
        Err(error) => Err(format!("{command_line}: {error}")),
    }
}
