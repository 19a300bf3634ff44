//! Decisions made by hand, where the packages have no data or disagree with the game.

use std::collections::HashMap;

/// Kanji that the packages draw side by side, but that have no left and right half: the parts occur in no other kanji,
/// or (修) one part reaches below the other.
pub(crate) const WHOLE: [char; 12] = ['修', '八', '北', '印', '比', '疑', '競', '竹', '羽', '能', '門', '非'];

/// Halves that one description writes in more detail than others do: only that of 曜 spells out 翟.
pub(crate) const NAMES: [(&str, &str); 1] = [("⿱⿰𫜹𫜹隹", "翟")];

/// Strokes of left halves where the drawing is divided at another place than the description: 郷 is drawn as two parts
/// and one, and described as one and two.
pub(crate) const LEFT_STROKES: [(char, usize); 1] = [('郷', 3)];

/// Meanings that the dictionary does not have: Polish for every kanji of the decks, and some Spanish and French.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Glosses {
    pub(crate) es: String,
    pub(crate) fr: String,
    pub(crate) pl: String,
}

/// The glosses of each kanji.
pub(crate) fn glosses() -> HashMap<char, Glosses> {
    let mut glosses = HashMap::new();
    for line in include_str!("../hand/glosses.tsv").lines().skip(1) {
        let mut fields = line.split('\t').map(str::to_owned);
        let mut next = || fields.next().unwrap_or_default();
        if let Some(kanji) = next().chars().next() {
            glosses.insert(kanji, Glosses { es: next(), fr: next(), pl: next() });
        }
    }
    glosses
}
