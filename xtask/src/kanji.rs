//! Making the kanji data anew, from the packages it comes from.

use std::path::Path;

use crate::packages::{Sign, ensure};
use crate::run::{Failed, ROOT, cargo, run};

/// Where packages that are not Debian's are put.
const PACKAGES: &str = "target/kanji-packages";

/// The files of Debian's packages that are read.
const UNIHAN: &str = "/usr/share/unicode/Unihan_OtherMappings.txt.bz2";
const KANJIDIC: &str = "/usr/share/edict/kanjidic2.xml.gz";

/// Fetches what is missing and rebuilds `crates/kanji-zushi/data`.
pub(crate) fn kanji() -> Result<(), Failed> {
    ensure(&[
        ("unicode-data", Sign::File(UNIHAN)),
        ("kanjidic-xml", Sign::File(KANJIDIC)),
        ("sqlite3", Sign::Program("sqlite3")),
        ("bzip2", Sign::Program("bzip2")),
        ("python3-pip", Sign::Program("pip3")),
        ("npm", Sign::Program("npm")),
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
