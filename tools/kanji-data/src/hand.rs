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

/// Right halves that descriptions of kanji outside the jōyō list write in an older form.
const MODERN_FORMS: [(&str, &str); 8] = [
    ("靑", "青"),
    ("每", "毎"),
    ("⿹勹巳", "包"),
    ("戶", "戸"),
    ("吳", "呉"),
    ("曾", "曽"),
    ("眞", "真"),
    ("黃", "黄"),
];

/// The modern form of a right half.
pub(crate) fn modern_form(name: String) -> String {
    let modern = MODERN_FORMS.iter().find(|(old, _)| *old == name);
    modern.map_or(name, |(_, modern)| (*modern).to_owned())
}

/// Meanings in English, Spanish, French and Polish.
pub(crate) type Glosses = [String; 4];

/// The rows of a file by their first fields.
fn rows(text: &str) -> impl Iterator<Item = (String, Vec<String>)> {
    text.lines().skip(1).map(|line| {
        let mut fields = line.split('\t').map(str::to_owned);
        (fields.next().unwrap_or_default(), fields.collect())
    })
}

/// What a learner calls each kanji of our decks.
pub(crate) fn learners() -> HashMap<String, Glosses> {
    rows(include_str!("../hand/learners.tsv")).filter_map(|(kanji, row)| Some((kanji, row.try_into().ok()?))).collect()
}

/// The name of each half of our decks, in kana, and its meanings.
pub(crate) fn half_names() -> HashMap<String, (String, Glosses)> {
    let rows = rows(include_str!("../hand/halves.tsv"));
    let named = rows.filter_map(|(half, row)| {
        let (name, glosses) = row.split_first()?;
        Some((half, (name.clone(), glosses.to_vec().try_into().ok()?)))
    });
    named.collect()
}
