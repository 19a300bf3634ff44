//! Texts about halves and kanji.

use std::fmt;

use kanji_zushi::{Half, Kanji, Move, Why};

use crate::Locale;
use crate::kanji_zushi::side::{Side, example};
use crate::kanji_zushi::terms;

/// Maximum number of readings of each kind.
const READINGS: usize = 3;

/// Maximum number of meanings in short texts.
const MEANINGS: usize = 3;

/// A half by its character, or described by a kanji that contains it.
pub fn half(locale: &Locale, half: Half, side: Side) -> String {
    match example(half, side) {
        Some(kanji) => locale.format(terms::half_of(side), &[("kanji", kanji.to_string().into())]),
        None => half.to_string(),
    }
}

/// A half with its name in kana and its meaning.
pub fn half_in_full(locale: &Locale, shown: Half, side: Side) -> String {
    let name = shown.words().map(|words| words.name).filter(|name| !name.is_empty());
    let about: Vec<&str> =
        name.into_iter().chain(half_meaning(locale, shown).filter(|about| Some(*about) != name)).collect();
    let half = half(locale, shown, side);
    if about.is_empty() { half } else { format!("{half} ({})", about.join(", ")) }
}

/// The meaning of a half, if it has one.
pub fn half_meaning(locale: &Locale, half: Half) -> Option<&'static str> {
    let words = half.words()?;
    match locale.language().code() {
        // Japanese readers know the names of halves.
        "ja" => Some(words.name).filter(|name| !name.is_empty()),
        "es" => or_english(words.es, words.en),
        "fr" => or_english(words.fr, words.en),
        "pl" => or_english(words.pl, words.en),
        _ => Some(words.en),
    }
}

/// A gloss, or the English one if there is none in the reader's language.
fn or_english(gloss: &'static str, english: &'static str) -> Option<&'static str> {
    [gloss, english].into_iter().find(|text| !text.is_empty())
}

/// A pair of halves.
pub fn pair(locale: &Locale, neta: Half, shari: Half) -> String {
    format!("{} + {}", half(locale, neta, Side::Left), half(locale, shari, Side::Right))
}

/// A move.
pub fn choice(locale: &Locale, chosen: Move) -> String {
    match chosen {
        Move::Combine { neta, shari } => pair(locale, neta, shari),
        Move::Pass => locale.text("kanji-pass"),
    }
}

/// The meaning of a kanji, if known. Japanese readers don't need it.
pub fn meaning(locale: &Locale, kanji: Kanji) -> Option<&'static str> {
    let details = kanji.details()?;
    match locale.language().code() {
        "ja" => None,
        "es" => or_english(details.es, details.en),
        "fr" => or_english(details.fr, details.en),
        "pl" => or_english(details.pl, details.en),
        // There are no other languages.
        _ => Some(details.en),
    }
}

/// The first few meanings.
pub fn in_short(locale: &Locale, kanji: Kanji) -> String {
    let meanings = meaning(locale, kanji).unwrap_or_default().split(", ");
    meanings.take(MEANINGS).collect::<Vec<_>>().join(", ")
}

/// A kanji with its first meaning.
pub fn kanji(locale: &Locale, kanji: Kanji) -> String {
    let first = meaning(locale, kanji).and_then(|meaning| meaning.split(", ").next());
    first.map_or_else(|| kanji.to_string(), |first| format!("{kanji} ({first})"))
}

/// The same with its strokes.
pub fn scored(locale: &Locale, formed: Kanji) -> String {
    let strokes = strokes(locale, formed.strokes().into());
    locale.format("kanji-scored", &[("kanji", kanji(locale, formed).into()), ("strokes", strokes.into())])
}

/// A number of strokes.
pub fn strokes(locale: &Locale, count: i32) -> String {
    locale.format("term-stroke.counted", &[("count", count.into())])
}

/// The score of a kanji, as a sentence.
pub fn worth(locale: &Locale, formed: Kanji) -> String {
    locale.format("kanji-worth", &[("kanji", scored(locale, formed).into())])
}

/// A reading of a kanji.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reading {
    /// The kana that the kanji stands for.
    pub stem: &'static str,
    /// The kana that are written after it.
    pub okurigana: &'static str,
}

impl fmt::Display for Reading {
    /// With the okurigana in parentheses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stem, okurigana } = self;
        if okurigana.is_empty() { f.write_str(stem) } else { write!(f, "{stem}({okurigana})") }
    }
}

/// The first few readings.
pub fn readings(all: &'static str) -> Vec<Reading> {
    // Skip readings of prefixes and suffixes, which begin or end with a dash.
    let alone = all.split('、').filter(|reading| !reading.is_empty() && !reading.contains('-'));
    let apart = alone.map(|reading| {
        let (stem, okurigana) = reading.split_once('.').unwrap_or((reading, ""));
        Reading { stem, okurigana }
    });
    apart.take(READINGS).collect()
}

/// The reason why a pair is not a kanji.
pub fn why(locale: &Locale, why: Why) -> String {
    match why {
        Why::NoSuchKanji => locale.text("why-no-such-kanji"),
        Why::NotJoyo { kanji } => locale.format("why-not-joyo", &[("kanji", kanji.to_string().into())]),
        Why::NotLeftRight { kanji } => locale.format("why-not-left-right", &[("kanji", kanji.to_string().into())]),
    }
}
