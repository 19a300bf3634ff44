//! Generates the data files of Kanji-zushi from installed packages.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kanji_data::{Packages, SCHOOL_DECKS, build, school_deck};

const USAGE: &str = "usage: kanji-data UNIHAN KANJIDIC KANJIVG IDSDB DATA

  UNIHAN    Unihan_OtherMappings.txt.bz2 of Debian's unicode-data
  KANJIDIC  kanjidic2.xml.gz of Debian's kanjidic-xml
  KANJIVG   the folder 'kanji' of PyPI's kanjivg
  IDSDB     idsdecompose.db of npm's @mandel59/idsdb
  DATA      crates/kanji-zushi/data, with the decks; the files are written there";

/// The decks, in the order in which the game lists them.
const DECKS: [&str; 5] = ["classic", "years-1-3", "years-1-4", "years-1-6", "house"];

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [unihan, kanjidic, kanjivg, idsdb, data] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let packages = Packages {
        unihan: unihan.clone(),
        kanjidic: kanjidic.clone(),
        kanjivg: kanjivg.clone(),
        idsdb: idsdb.clone(),
        decks: DECKS.map(|deck| data.join(format!("{deck}.tsv"))).into(),
    };
    match write(&packages, data) {
        Ok(()) => ExitCode::SUCCESS,
        Err(errors) => {
            for error in errors {
                eprintln!("{error}");
            }
            ExitCode::FAILURE
        }
    }
}

/// Writes the files that have changed.
fn write(packages: &Packages, data: &Path) -> Result<(), Vec<String>> {
    let sources = packages.read().map_err(|error| vec![error])?;
    let files = build(&sources)?;
    let decks = SCHOOL_DECKS.map(|deck| (format!("{}.tsv", deck.name), school_deck(deck, &files)));
    for (name, content) in files.into_iter().map(|(name, content)| (name.to_owned(), content)).chain(decks) {
        let path = data.join(&name);
        if std::fs::read_to_string(&path).is_ok_and(|old| old == content) {
            println!("{name} is up to date");
            continue;
        }
        std::fs::write(&path, content).map_err(|error| vec![format!("cannot write {}: {error}", path.display())])?;
        println!("{name} has changed");
    }
    Ok(())
}
