//! Generates the kanji data from its source packages.

use std::path::Path;

use crate::packages::{Probe, ensure};
use crate::run::{CommandError, ROOT, cargo, run};

/// The folder for packages that are not Debian's.
const PACKAGES: &str = "target/kanji-packages";

/// The files of Debian's packages.
const UNIHAN: &str = "/usr/share/unicode/Unihan_OtherMappings.txt.bz2";
const KANJIDIC: &str = "/usr/share/edict/kanjidic2.xml.gz";

/// Installs missing packages and regenerates `crates/kanji-zushi/data`.
pub(crate) fn kanji() -> Result<(), CommandError> {
    ensure(&[
        ("unicode-data", Probe::File(UNIHAN)),
        ("kanjidic-xml", Probe::File(KANJIDIC)),
        ("sqlite3", Probe::Program("sqlite3")),
        ("bzip2", Probe::Program("bzip2")),
        ("python3-pip", Probe::Program("pip3")),
        ("npm", Probe::Program("npm")),
    ])?;
    let (python, node) = (format!("{PACKAGES}/python"), format!("{PACKAGES}/node"));
    let (drawings, ids) = (format!("{python}/kanji"), format!("{node}/node_modules/@mandel59/idsdb/idsdecompose.db"));
    if !Path::new(ROOT).join(&drawings).exists() {
        run("python3", &["-m", "pip", "install", "--no-deps", "--target", &python, "kanjivg==20260714"], &[])?;
    }
    if !Path::new(ROOT).join(&ids).exists() {
        run("npm", &["install", "--no-audit", "--no-fund", "--prefix", &node, "@mandel59/idsdb@1.7.0"], &[])?;
    }
    let data = "crates/kanji-zushi/data";
    cargo(&["run", "--quiet", "--package", "kanji-data", "--", UNIHAN, KANJIDIC, &drawings, &ids, data], &[])
}
