//! What is said of halves and kanji.

use kanji_zushi::{Half, Kanji, Move, Why};

use crate::Locale;
use crate::kanji_zushi::glyph::{Side, example};
use crate::kanji_zushi::terms;

/// How many readings of a kind are told.
const READINGS: usize = 3;

/// How many meanings are told where there is little room.
const MEANINGS: usize = 3;

/// A half by its character, or by a kanji that has it.
pub(crate) fn half(locale: &Locale, half: Half, side: Side) -> String {
    match example(half, side) {
        Some(kanji) => locale.format(terms::half_of(side), &[("kanji", kanji.to_string().into())]),
        None => half.to_string(),
    }
}

/// A pair of halves.
pub(crate) fn pair(locale: &Locale, neta: Half, shari: Half) -> String {
    format!("{} + {}", half(locale, neta, Side::Left), half(locale, shari, Side::Right))
}

/// A move.
pub(crate) fn choice(locale: &Locale, chosen: Move) -> String {
    match chosen {
        Move::Combine { neta, shari } => pair(locale, neta, shari),
        Move::Pass => locale.text("kanji-pass"),
    }
}

/// What a kanji means, where that is known. In Japanese it says so itself.
pub(crate) fn meaning(locale: &Locale, kanji: Kanji) -> Option<&'static str> {
    let details = kanji.details()?;
    let meaning = match locale.language().code() {
        "ja" => return None,
        "es" => details.es,
        "fr" => details.fr,
        "pl" => details.pl,
        // The dictionary has no other languages.
        _ => details.en,
    };
    Some(meaning).filter(|meaning| !meaning.is_empty())
}

/// The first of its meanings.
pub(crate) fn in_short(locale: &Locale, kanji: Kanji) -> String {
    let meanings = meaning(locale, kanji).unwrap_or_default().split(", ");
    meanings.take(MEANINGS).collect::<Vec<_>>().join(", ")
}

/// A kanji with what it means, in a line.
pub(crate) fn kanji(locale: &Locale, kanji: Kanji) -> String {
    let first = meaning(locale, kanji).and_then(|meaning| meaning.split(", ").next());
    first.map_or_else(|| kanji.to_string(), |first| format!("{kanji} ({first})"))
}

/// The same with its strokes.
pub(crate) fn scored(locale: &Locale, formed: Kanji) -> String {
    format!("{}: {}", kanji(locale, formed), strokes(locale, formed.strokes().into()))
}

/// So many strokes.
pub(crate) fn strokes(locale: &Locale, count: i32) -> String {
    locale.format("term-stroke.counted", &[("count", count.into())])
}

/// What a kanji would score, as a sentence.
pub(crate) fn worth(locale: &Locale, formed: Kanji) -> String {
    locale.format("kanji-worth", &[("kanji", scored(locale, formed).into())])
}

/// The first of some readings.
pub(crate) fn readings(all: &str) -> String {
    // Readings of parts of words begin or end with a dash; those that stand alone say more.
    let alone = all.split('、').filter(|reading| !reading.contains('-'));
    alone.take(READINGS).collect::<Vec<_>>().join("、")
}

/// Why a pair is no kanji.
pub(crate) fn why(locale: &Locale, why: Why) -> String {
    match why {
        Why::NoSuchKanji => locale.text("why-no-such-kanji"),
        Why::NotJoyo { kanji } => locale.format("why-not-joyo", &[("kanji", kanji.to_string().into())]),
        Why::NotLeftRight { kanji } => locale.format("why-not-left-right", &[("kanji", kanji.to_string().into())]),
    }
}
