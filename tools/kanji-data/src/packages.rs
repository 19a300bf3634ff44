//! Reading the installed packages.
//!
//! The packages are compressed, and one is a database. Common tools (`bzip2`, `gzip`, `sqlite3`) open them, so that
//! this program, which runs once a year, needs no libraries.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Sources;

/// The paths of the packages' files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packages {
    /// `Unihan_OtherMappings.txt.bz2` of Debian's `unicode-data`.
    pub unihan: PathBuf,
    /// `kanjidic2.xml.gz` of Debian's `kanjidic-xml`.
    pub kanjidic: PathBuf,
    /// The folder `kanji` of PyPI's `kanjivg`.
    pub kanjivg: PathBuf,
    /// `idsdecompose.db` of npm's `@mandel59/idsdb`.
    pub idsdb: PathBuf,
    /// The decks of the game.
    pub decks: Vec<PathBuf>,
}

/// Descriptions of other countries, for kanji outside the jōyō list.
const FOREIGN: &str = "select UCS, IDS_tokens from tempids where source <> 'J' order by rowid";

/// Japanese descriptions, in the order of the database.
const DESCRIPTIONS: &str = "select UCS, IDS_tokens from tempids where source = 'J' order by rowid";

impl Packages {
    /// Reads all of them.
    ///
    /// # Errors
    /// The file that could not be read, and the reason.
    pub fn read(&self) -> Result<Sources, String> {
        let descriptions = |query: &str| {
            output(Command::new("sqlite3").args(["-readonly", "-separator", "\t"]).arg(&self.idsdb).arg(query))
        };
        let mut sources = Sources {
            unihan: output(Command::new("bzip2").arg("-dc").arg(&self.unihan))?,
            kanjidic: output(Command::new("gzip").arg("-dc").arg(&self.kanjidic))?,
            ids: descriptions(DESCRIPTIONS)?,
            foreign_ids: descriptions(FOREIGN)?,
            ..Sources::default()
        };
        for entry in fs::read_dir(&self.kanjivg).map_err(|error| cannot_read(&self.kanjivg, &error))? {
            let path = entry.map_err(|error| cannot_read(&self.kanjivg, &error))?.path();
            // The file names of variants are more than a code point.
            if let Some(kanji) = path.file_stem().and_then(|stem| stem.to_str()).and_then(code_point) {
                sources.drawings.insert(kanji, text(&path)?);
            }
        }
        for deck in &self.decks {
            sources.decks.push(text(deck)?);
        }
        Ok(sources)
    }
}

fn code_point(hex: &str) -> Option<char> {
    char::from_u32(u32::from_str_radix(hex, 16).ok()?)
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| cannot_read(path, &error))
}

fn cannot_read(path: &Path, error: &std::io::Error) -> String {
    format!("cannot read {}: {error}", path.display())
}

/// The output of a command.
fn output(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let run = command.output().map_err(|error| format!("cannot run {name}, install it: {error}"))?;
    if !run.status.success() {
        return Err(format!("{name} failed: {}", String::from_utf8_lossy(&run.stderr).trim()));
    }
    String::from_utf8(run.stdout).map_err(|_| format!("the output of {name} is not UTF-8"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_program_or_file() {
        let error = output(&mut Command::new("no-such-program")).unwrap_err();
        assert!(error.starts_with("cannot run no-such-program, install it: "), "{error}");
        let error = text(Path::new("no/such/file")).unwrap_err();
        assert!(error.starts_with("cannot read no/such/file: "), "{error}");
    }

    #[test]
    fn only_whole_code_points_name_a_kanji() {
        assert_eq!(code_point("06642"), Some('時'));
        assert_eq!(code_point("06642-Kaisho"), None);
    }
}
