//! Meanings, readings and strokes of the kanji that the built-in decks form.
//!
//! Meanings and readings are from KANJIDIC2, drawings from KanjiVG. Every screen that shows them must credit the
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
    /// Meanings in English, separated by commas.
    pub en: &'static str,
    /// Meanings in Spanish.
    pub es: &'static str,
    /// Meanings in French.
    pub fr: &'static str,
    /// Meanings in Polish.
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
