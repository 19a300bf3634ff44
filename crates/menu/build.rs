//! Lists the languages: every directory of `locales/` is one, with its messages and its rules.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The language that is written first, and read by those whose own is not there.
const FIRST: &str = "en";

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    let locales = Path::new(&root).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut languages = entries(&locales);
    languages.retain(|entry| entry.is_dir());
    languages.sort_by_key(|directory| (stem(directory) != FIRST, directory.clone()));
    let mut list = String::from("&[\n");
    for directory in &languages {
        let (messages, rules) = (texts(directory, "ftl"), texts(&directory.join("rules"), "md"));
        writeln!(
            list,
            "    LocaleFiles {{ code: {:?}, messages: &[{messages}], rules: &[{rules}] }},",
            stem(directory)
        )
        .expect("strings can be written to");
    }
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("locales.rs"), list + "]").expect("the list can be written");
}

/// The texts of a directory, by the names of their files without the ending, as Rust source.
fn texts(directory: &Path, ending: &str) -> String {
    let files = entries(directory).into_iter().filter(|file| file.extension().is_some_and(|found| found == ending));
    files.map(|file| format!("({:?}, include_str!({file:?})), ", stem(&file))).collect()
}

/// What is in a directory, in order; nothing if there is no such directory.
fn entries(directory: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(directory) else { return Vec::new() };
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.expect("the directory can be listed").path()).collect();
    entries.sort();
    entries
}

fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).expect("the names of files are plain")
}
