//! Fetching axe-core, which looks for what keeps people from using a page.

use std::path::Path;

use crate::packages::{Sign, ensure};
use crate::run::{Failed, ROOT, run};

/// Names the package and what it must be, to the byte; pip sees to that.
const FILE: &str = "crates/browser/axe-core.txt";
const PACKAGE: &str = include_str!("../../crates/browser/axe-core.txt");

/// Fetches it if it is not there: into a folder of its name and version, where the tests look for it.
pub(crate) fn fetch() -> Result<(), Failed> {
    let line = PACKAGE.lines().find(|line| !line.starts_with('#'));
    let package = line.and_then(|line| line.split_whitespace().next()).expect("a package is named");
    let folder = format!("target/{package}");
    if Path::new(ROOT).join(&folder).exists() {
        return Ok(());
    }
    ensure(&[("python3-pip", Sign::Program("pip3"))])?;
    let how = ["-m", "pip", "install", "--no-deps", "--require-hashes", "--target", &folder, "--requirement", FILE];
    run("python3", &how, &[])
}
