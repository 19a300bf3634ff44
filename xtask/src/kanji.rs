//! Making the kanji data anew, from the packages it comes from.

use std::path::Path;

use crate::run::{Failed, ROOT, cargo, run};

/// Where packages that are not Debian's are put.
const PACKAGES: &str = "target/kanji-packages";

/// Debian's packages, with a file of each that tells that it is there.
const DEBIAN: [(&str, &str); 4] = [
    ("unicode-data", "/usr/share/unicode/Unihan_OtherMappings.txt.bz2"),
    ("kanjidic-xml", "/usr/share/edict/kanjidic2.xml.gz"),
    ("sqlite3", "/usr/bin/sqlite3"),
    ("bzip2", "/usr/bin/bzip2"),
];

/// Fetches what is missing and rebuilds `crates/kanji-zushi/data`.
pub(crate) fn kanji() -> Result<(), Failed> {
    debian()?;
    let (python, node) = (format!("{PACKAGES}/python"), format!("{PACKAGES}/node"));
    let (drawings, ids) = (format!("{python}/kanji"), format!("{node}/node_modules/@mandel59/idsdb/idsdecompose.db"));
    if !Path::new(ROOT).join(&drawings).exists() {
        run("python3", &["-m", "pip", "install", "--no-deps", "--target", &python, "kanjivg==20260714"], &[])?;
    }
    if !Path::new(ROOT).join(&ids).exists() {
        run("npm", &["install", "--no-audit", "--no-fund", "--prefix", &node, "@mandel59/idsdb@1.7.0"], &[])?;
    }
    let [(_, unihan), (_, kanjidic), ..] = DEBIAN;
    let data = "crates/kanji-zushi/data";
    cargo(&["run", "--quiet", "--package", "kanji-data", "--", unihan, kanjidic, &drawings, &ids, data], &[])
}

/// Installs Debian's packages where that can be done, and says what to install where it cannot.
fn debian() -> Result<(), Failed> {
    let missing: Vec<&str> =
        DEBIAN.iter().filter(|(_, file)| !Path::new(file).exists()).map(|(package, _)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let install: Vec<&str> = ["install", "-y"].into_iter().chain(missing.iter().copied()).collect();
    run("apt-get", &["update"], &[])
        .and_then(|()| run("apt-get", &install, &[]))
        .map_err(|failed| format!("{failed}\nplease install Debian's packages {} and try again", missing.join(", ")))
}
