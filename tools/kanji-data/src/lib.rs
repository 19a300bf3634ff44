//! Makes the data files of Kanji-zushi from the packages they come from.
//!
//! The files in `crates/kanji-zushi/data` that this makes are never edited by hand: what people decided is in `hand/`
//! beside this crate and in the two decks, and everything else is taken from the packages by the rules written here.
//!
//! | module | responsible for |
//! |---|---|
//! | `unihan` | which kanji are jōyō (Unicode's Unihan) |
//! | `kanjivg` | how a kanji is drawn, and in which parts (KanjiVG) |
//! | `ids` | what a kanji is put together from (the IDS database) |
//! | `kanjidic` | what a kanji means and how it is read (KANJIDIC2) |
//! | `hand` | what people decided |
//! | `halves` | the left and right half of a kanji |
//! | `build` | from all of these to files |
//! | `packages` | reading the packages where they are installed |

mod build;
mod halves;
mod hand;
mod ids;
mod kanjidic;
mod kanjivg;
mod packages;
mod unihan;

use std::collections::BTreeMap;

pub use build::build;
pub use packages::Packages;

/// The text of everything the data is made from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sources {
    /// `Unihan_OtherMappings.txt` of Unicode.
    pub unihan: String,
    /// `kanjidic2.xml`.
    pub kanjidic: String,
    /// The Japanese ideographic descriptions: a line for each, kanji, tab, tokens separated by spaces.
    pub ids: String,
    /// KanjiVG's drawing of each kanji that has one.
    pub drawings: BTreeMap<char, String>,
    /// The decks whose kanji are described and drawn.
    pub decks: Vec<String>,
}

/// The files that were made: name and content.
pub type Files = BTreeMap<&'static str, String>;
