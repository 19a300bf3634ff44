//! Decisions made by hand, where the packages have no data or disagree with the game.

use std::collections::HashMap;

/// Kanji that the packages draw side by side, but that are one figure and no left half with a right half: a half would
/// be no part that occurs anywhere else, or (修) reaches below the other one.
pub(crate) const WHOLE: [char; 12] = ['修', '八', '北', '印', '比', '疑', '競', '竹', '羽', '能', '門', '非'];

/// Halves that the descriptions write in more detail than any other kanji that has them: 曜 alone has its 翟 spelled out.
pub(crate) const NAMES: [(&str, &str); 1] = [("⿱⿰𫜹𫜹隹", "翟")];

/// Strokes of left halves where the drawing is divided at another place: 郷 is drawn as two parts and one, and described
/// as one and two.
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
