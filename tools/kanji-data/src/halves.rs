//! The left and right half of a kanji, and their names.
//!
//! A kanji has halves if its description puts parts side by side and its drawing begins with a part on the left. The
//! name of the left half comes from the drawing, which distinguishes 月 from similar characters and writes 言 as 言. The
//! name of the right half comes from the description, which has names for more of them. A half that is not a character
//! is named by its description or, if that is incomplete, by `*` and its kanji.

use crate::hand;
use crate::ids::Description;
use crate::kanjivg::Drawing;

/// The halves of a kanji.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Halves {
    pub(crate) left: String,
    pub(crate) right: String,
    /// The name of the left half in the description, if it has one.
    pub(crate) described_left: Option<String>,
    /// The number of strokes of the left half.
    pub(crate) left_strokes: usize,
}

impl Halves {
    /// The halves of a kanji; `None` if it has none.
    pub(crate) fn of(kanji: char, drawing: &Drawing, description: &Description) -> Option<Self> {
        let first = drawing.parts.first().filter(|part| part.position.as_deref() == Some("left"))?;
        let (left, right) = description.side_by_side().filter(|_| !hand::WHOLE.contains(&kanji))?;
        let described_left = left.name();
        let drawn = first.element.clone().filter(|element| !first.is_piece && !is_radical(element));
        let unnamed = || format!("*{kanji}");
        let strokes = hand::LEFT_STROKES.iter().find(|(other, _)| *other == kanji).map(|(_, strokes)| *strokes);
        Some(Self {
            left: drawn.or_else(|| described_left.clone()).unwrap_or_else(unnamed),
            right: right.name().map_or_else(unnamed, common_name),
            described_left,
            left_strokes: strokes.unwrap_or(first.strokes.len()),
        })
    }
}

/// Whether this is a code point for a radical instead of a character; the description has the character.
fn is_radical(element: &str) -> bool {
    element.chars().all(|char| ('\u{2e80}'..='\u{2eff}').contains(&char))
}

/// The name of the same half in other kanji.
fn common_name(name: String) -> String {
    let common = hand::NAMES.iter().find(|(other, _)| *other == name);
    common.map_or(name, |(_, common)| (*common).to_owned())
}
