//! Installs required packages beyond Rust, or asks the user to install them.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{CommandError, run};

/// A way to check that a package is installed.
pub(crate) enum Probe {
    /// This program runs.
    Program(&'static str),
    /// Python has this module.
    PythonModule(&'static str),
    /// This file exists.
    File(&'static str),
}

impl Probe {
    fn is_installed(&self) -> bool {
        match self {
            Self::File(file) => Path::new(file).exists(),
            Self::Program(program) => succeeds(program, &["--version"]),
            Self::PythonModule(module) => succeeds("python3", &["-c", &format!("import {module}")]),
        }
    }
}

/// Whether a program runs and reports success.
fn succeeds(program: &str, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Installs the missing ones of these Debian packages.
pub(crate) fn ensure(packages: &[(&str, Probe)]) -> Result<(), CommandError> {
    let missing: Vec<&str> =
        packages.iter().filter(|(_, probe)| !probe.is_installed()).map(|(package, _)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let install: Vec<&str> = ["install", "-y"].into_iter().chain(missing.iter().copied()).collect();
    run("apt-get", &["update"], &[]).and_then(|()| run("apt-get", &install, &[])).map_err(|error| {
        format!(
            "{error}\nplease install {} (these are the names of Debian's packages) and try again",
            missing.join(", ")
        )
    })
}
