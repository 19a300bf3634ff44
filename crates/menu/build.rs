//! Lists the languages. Every directory of `locales/` is a language, with its messages and rules.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The source and fallback language.
const FIRST: &str = "en";

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets the variable");
    let locales = Path::new(&root).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut languages = entries(&locales);
    languages.retain(|entry| entry.is_dir());
    languages.sort_by_key(|directory| (name(directory) != FIRST, directory.clone()));
    let (mut messages, mut rules) = (String::new(), BTreeMap::<String, String>::new());
    for directory in &languages {
        let code = name(directory);
        let texts: String = files(directory, "ftl").iter().map(|file| text(name(file), file)).collect();
        let _ = writeln!(messages, "    LocaleFiles {{ code: {code:?}, messages: &[{texts}] }},");
        for file in files(&directory.join("rules"), "md") {
            *rules.entry(name(&file).to_owned()).or_default() += &text(code, &file);
        }
    }
    let rules =
        rules.iter().fold(String::new(), |list, (game, texts)| list + &format!("    ({game:?}, &[{texts}]),\n"));
    let out = env::var("OUT_DIR").expect("cargo sets the variable");
    for (file, list) in [("locales.rs", messages), ("rules.rs", rules)] {
        fs::write(Path::new(&out).join(file), format!("&[\n{list}]")).expect("the lists can be written");
    }
}

/// A key and the text of a file, as Rust source.
fn text(key: &str, file: &Path) -> String {
    let path = file.to_str().expect("paths are UTF-8");
    format!("({key:?}, include_str!({path:?})), ")
}

/// The files of a directory with this extension.
fn files(directory: &Path, extension: &str) -> Vec<PathBuf> {
    let files = entries(directory).into_iter();
    files.filter(|file| file.extension().is_some_and(|found| found == extension)).collect()
}

/// The entries of a directory, sorted; empty if there is no such directory.
fn entries(directory: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(directory) else { return Vec::new() };
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.expect("the directory can be listed").path()).collect();
    entries.sort();
    entries
}

/// The name of a file or directory without its extension.
fn name(path: &Path) -> &str {
    path.file_stem().and_then(|name| name.to_str()).expect("file names are UTF-8")
}
