//! Generates the data files of Kanji-zushi from public packages.
//!
//! Never edit the generated files in `crates/kanji-zushi/data` by hand. Decisions made by hand are in `hand/` of this
//! crate and in the decks `classic` and `house`. Everything else is derived from the packages.
//!
//! | module | responsible for |
//! |---|---|
//! | `unihan` | the list of jōyō kanji (Unicode's Unihan) |
//! | `kanjivg` | the strokes of a kanji and its parts (KanjiVG) |
//! | `ids` | the parts of a kanji and their layout (the IDS database) |
//! | `kanjidic` | meanings and readings (KANJIDIC2) |
//! | `hand` | decisions made by hand |
//! | `halves` | the left and right half of a kanji |
//! | `build` | generating the files |
//! | `decks` | choosing the decks by school year |
//! | `packages` | reading the installed packages |

mod build;
mod decks;
mod halves;
mod hand;
mod ids;
mod kanjidic;
mod kanjivg;
mod packages;
mod unihan;

use std::collections::BTreeMap;

pub use build::build;
pub use decks::{SCHOOL_DECKS, SchoolDeck, school_deck};
pub use packages::Packages;

/// The text of all sources.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sources {
    /// `Unihan_OtherMappings.txt` of Unicode.
    pub unihan: String,
    /// `kanjidic2.xml`.
    pub kanjidic: String,
    /// The Japanese ideographic descriptions: a line for each, kanji, tab, tokens separated by spaces.
    pub ids: String,
    /// The descriptions of other countries, in the same form.
    pub foreign_ids: String,
    /// KanjiVG's drawing of each kanji that has one.
    pub drawings: BTreeMap<char, String>,
    /// The decks whose kanji and halves need glosses for learners.
    pub decks: Vec<String>,
}

/// The generated files: name and content.
pub type Files = BTreeMap<&'static str, String>;
