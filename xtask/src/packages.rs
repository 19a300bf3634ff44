//! What is needed beyond Rust: installed where that can be done, and named where it cannot.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{Failed, run};

/// How to tell that a package is there.
pub(crate) enum Sign {
    /// This program runs.
    Program(&'static str),
    /// This file exists.
    File(&'static str),
}

impl Sign {
    fn is_there(&self) -> bool {
        match self {
            Self::File(file) => Path::new(file).exists(),
            Self::Program(program) => {
                let mut command = Command::new(program);
                command.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
                command.status().is_ok_and(|status| status.success())
            }
        }
    }
}

/// Installs those of Debian's packages that are missing.
pub(crate) fn ensure(packages: &[(&str, Sign)]) -> Result<(), Failed> {
    let missing: Vec<&str> =
        packages.iter().filter(|(_, sign)| !sign.is_there()).map(|(package, _)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let install: Vec<&str> = ["install", "-y"].into_iter().chain(missing.iter().copied()).collect();
    run("apt-get", &["update"], &[]).and_then(|()| run("apt-get", &install, &[])).map_err(|failed| {
        format!(
            "{failed}\nplease install {} (these are the names of Debian's packages) and try again",
            missing.join(", ")
        )
    })
}
