//! Meanings, readings and strokes of kanji with halves, and names of halves.
//!
//! Readings, and meanings of kanji that our decks don't form, are from KANJIDIC2, drawings from KanjiVG. The glosses of our
//! decks' kanji and halves were written for learners, with KANJIDIC2 as the source. Every screen that shows them must credit the
//! sources: see `data/LICENCE.md`.

use serde::Serialize;

/// Meanings, readings and strokes of a kanji.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Details {
    /// The school year in which it is taught, 1 to 6, or 8 for secondary school.
    pub grade: u8,
    /// Readings of Chinese origin, in katakana, separated by `、`. Can be empty.
    pub on: &'static str,
    /// Japanese readings, in hiragana, separated by `、`. The part after a `.` is written in kana. Can be empty.
    pub kun: &'static str,
    /// What a learner calls it in English: one or two meanings, separated by commas.
    pub en: &'static str,
    /// The same in Spanish. Can be empty for kanji that our decks don't form.
    pub es: &'static str,
    /// The same in French. Can be empty, too.
    pub fr: &'static str,
    /// The same in Polish. Empty for kanji that our decks don't form.
    pub pl: &'static str,
    /// The number of strokes of the left half, which are written first.
    pub left: u8,
    /// The strokes in the order of writing, as SVG paths in a square of 109 by 109.
    pub paths: &'static [&'static str],
}

impl Details {
    /// The strokes of the left half.
    pub fn left_paths(&self) -> &'static [&'static str] {
        &self.paths[..self.left.into()]
    }

    /// The strokes of the right half.
    pub fn right_paths(&self) -> &'static [&'static str] {
        &self.paths[self.left.into()..]
    }
}

/// The name of a half and its meanings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct HalfWords {
    /// Its name in kana, as にんべん; can be empty.
    pub name: &'static str,
    /// Its meaning in English.
    pub en: &'static str,
    /// In Spanish. The other languages can be empty for halves that are not in our decks.
    pub es: &'static str,
    /// In French.
    pub fr: &'static str,
    /// In Polish.
    pub pl: &'static str,
}
