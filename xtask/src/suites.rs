//! Builds all test programs, then runs several at once: many of them wait for browsers, disks and clocks.
//!
//! `cargo test` would run one after another. Like cargo, this runs each in the folder of its package. The output of a suite
//! goes to a file, and is printed when the suite has ended.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::run::{CommandError, ROOT};

/// Builds the test programs. Clippy has checked examples and benchmarks already; building them again would take a minute.
const BUILD: &str =
    "test --workspace --all-features --lib --bins --tests --no-run --message-format=json-render-diagnostics";

/// Runs the examples in the documentation, which only cargo can do.
const EXAMPLES: &str = "test --workspace --all-features --doc";

/// Builds and tests the Python package, in a virtual environment under `target/`.
const PYTHON: &str = "python/ci.py";

/// The suites that start first, because they take longest.
const FIRST: [&str; 4] = ["browser other_pages", "python", "table simulation", "documentation"];

/// The suite that starts last: on two processors, browsers of two suites at once would be too slow for their own timeouts.
const LAST: &str = "browser pages";

/// The folder for the output of suites.
const OUTPUT: &str = "target/suites";

/// Builds and runs all suites.
pub(crate) fn run_all() -> Result<(), CommandError> {
    let mut suites = build()?;
    suites.push(Suite { name: "documentation".to_owned(), command: cargo(EXAMPLES) });
    suites.extend(python());
    let first = |suite: &Suite| FIRST.iter().position(|name| *name == suite.name).unwrap_or(FIRST.len());
    suites.sort_by_key(|suite| (suite.name == LAST, first(suite)));
    sum_up(&run_side_by_side(suites)?)
}

/// A test program.
struct Suite {
    /// The package and the name of the program in it: `browser pages`.
    name: String,
    command: Command,
}

/// The end of a suite.
struct Report {
    name: String,
    output: String,
    took: Duration,
    passed: usize,
    failed: usize,
}

fn cargo(arguments: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments.split(' ')).current_dir(ROOT);
    command
}

/// The tests of the Python package, if there is a Python.
fn python() -> Option<Suite> {
    if Command::new("python3").arg("--version").stdout(Stdio::null()).status().is_err() {
        println!("The Python package is not tested, because python3 is missing.");
        return None;
    }
    let mut command = Command::new("python3");
    // Its bots play with the program that the other suites have built already.
    command.arg(PYTHON).current_dir(ROOT).env("SUSHIYA", Path::new(ROOT).join("target/debug/sushiya"));
    Some(Suite { name: "python".to_owned(), command })
}

/// Builds all test programs.
fn build() -> Result<Vec<Suite>, CommandError> {
    eprintln!("\n$ cargo {BUILD}");
    let built = cargo(BUILD).stderr(Stdio::inherit()).output().map_err(|error| format!("cargo {BUILD}: {error}"))?;
    if !built.status.success() {
        return Err(format!("cargo {BUILD}"));
    }
    let messages = String::from_utf8_lossy(&built.stdout);
    Ok(messages.lines().filter_map(|line| Suite::new(&serde_json::from_str(line).ok()?)).collect())
}

/// Runs as many suites at once as there are processors. Prints each when it has ended.
fn run_side_by_side(suites: Vec<Suite>) -> Result<Vec<Report>, CommandError> {
    fs::create_dir_all(Path::new(ROOT).join(OUTPUT)).map_err(|error| format!("cannot make '{OUTPUT}': {error}"))?;
    let processors = thread::available_parallelism().map_or(2, usize::from);
    let (waiting, reports) = (Mutex::new(suites.into_iter()), Mutex::new(Vec::new()));
    let work = || -> Result<(), CommandError> {
        // The lock is released before the suite runs.
        let next = || lock(&waiting).next();
        while let Some(suite) = next() {
            let report = suite.run()?;
            let mut reports = lock(&reports);
            println!("\n--- {}\n{}\n{}", report.name, report.output.trim(), report.summary());
            reports.push(report);
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..processors).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker does not panic"))
    })?;
    Ok(reports.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Prints how all suites ended, and the output of those that failed once more.
fn sum_up(reports: &[Report]) -> Result<(), CommandError> {
    let (good, bad): (Vec<&Report>, Vec<&Report>) = reports.iter().partition(|report| report.failed == 0);
    println!("\n--- all suites");
    for report in good {
        println!("{}", report.summary());
    }
    for report in &bad {
        println!("\n{}\n{}", report.output.trim(), report.summary());
    }
    let total = |count: fn(&Report) -> usize| reports.iter().map(count).sum::<usize>();
    println!("\n{} passed, {} failed", total(|report| report.passed), total(|report| report.failed));
    let names: Vec<&str> = bad.iter().map(|report| report.name.as_str()).collect();
    if names.is_empty() { Ok(()) } else { Err(names.join(", ")) }
}

impl Suite {
    /// The test program that a message of cargo describes, if it does.
    fn new(message: &Value) -> Option<Self> {
        if message["profile"]["test"] != true {
            return None;
        }
        let program = message["executable"].as_str()?;
        let manifest = Path::new(message["manifest_path"].as_str()?);
        let folder = manifest.parent()?;
        let package = folder.file_name()?.to_string_lossy();
        let (target, kind) = (&message["target"]["name"], &message["target"]["kind"][0]);
        let target = if kind == "test" { target.as_str()? } else { kind.as_str()? };
        let mut command = Command::new(program);
        // In this program they describe its own package.
        command.current_dir(folder).env("CARGO_MANIFEST_DIR", folder).env("CARGO_MANIFEST_PATH", manifest);
        Some(Self { name: format!("{package} {target}"), command })
    }

    /// Runs it to its end.
    fn run(mut self) -> Result<Report, CommandError> {
        let started = Instant::now();
        let (is_good, output) = self.output().map_err(|error| format!("{}: {error}", self.name))?;
        let (passed, failed) = count(&output, is_good);
        Ok(Report { name: self.name, output, took: started.elapsed(), passed, failed })
    }

    /// Whether it was successful, and its output.
    fn output(&mut self) -> io::Result<(bool, String)> {
        let path = Path::new(ROOT).join(OUTPUT).join(&self.name);
        let file = File::create(&path)?;
        self.command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
        let status = self.command.status()?;
        Ok((status.success(), String::from_utf8_lossy(&fs::read(path)?).into_owned()))
    }
}

impl Report {
    fn summary(&self) -> String {
        let Self { name, took, passed, failed, .. } = self;
        format!("{name}: {passed} passed, {failed} failed in {:.1} s", took.as_secs_f32())
    }
}

/// The number of tests that passed and failed. A program that does not say counts as one test.
fn count(output: &str, is_good: bool) -> (usize, usize) {
    let results: Vec<&str> = output.lines().filter(|line| line.starts_with("test result: ")).collect();
    let total = |what: &str| results.iter().filter_map(|line| number_before(line, what)).sum::<usize>();
    let (passed, failed) = (total(" passed"), total(" failed"));
    match is_good {
        true if results.is_empty() => (1, 0),
        true => (passed, failed),
        false => (passed, failed.max(1)),
    }
}

/// The number in front of a word.
fn number_before(line: &str, word: &str) -> Option<usize> {
    line.split_once(word)?.0.rsplit(' ').next()?.parse().ok()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 3 filtered out; finished in 0.01s";
    const BAD: &str = "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";

    #[test]
    fn results_are_counted() {
        assert_eq!(count(&format!("running 12 tests\n\n{GOOD}\n"), true), (12, 0));
        assert_eq!(count(&format!("{GOOD}\n{BAD}"), false), (15, 2));
    }

    #[test]
    fn a_program_without_results_is_one_test() {
        assert_eq!(count("survived", true), (1, 0));
        assert_eq!(count("", false), (0, 1));
    }

    #[test]
    fn a_program_that_dies_after_its_tests_has_failed() {
        assert_eq!(count(GOOD, false), (12, 1));
    }
}
