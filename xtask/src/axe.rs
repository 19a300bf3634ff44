//! Fetches axe-core, which checks the accessibility of pages.

use std::path::Path;

use crate::packages::{Probe, ensure};
use crate::run::{CommandError, ROOT, run};

/// A requirements file for pip with the version and the hash of the package.
const FILE: &str = "crates/browser/axe-core.txt";
const PACKAGE: &str = include_str!("../../crates/browser/axe-core.txt");

/// Installs it, unless it is installed, into a folder named after package and version, where the tests look for it.
pub(crate) fn fetch() -> Result<(), CommandError> {
    let line = PACKAGE.lines().find(|line| !line.starts_with('#'));
    let package = line.and_then(|line| line.split_whitespace().next()).expect("the file names a package");
    let folder = format!("target/{package}");
    if Path::new(ROOT).join(&folder).exists() {
        return Ok(());
    }
    ensure(&[("python3-pip", Probe::Program("pip3"))])?;
    let args = ["-m", "pip", "install", "--no-deps", "--require-hashes", "--target", &folder, "--requirement", FILE];
    run("python3", &args, &[])
}
