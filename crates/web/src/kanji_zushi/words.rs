//! What is said of halves and kanji.

use kanji_zushi::{Half, Kanji, Move, Why};

use crate::kanji_zushi::glyph::{Side, example};
use crate::kanji_zushi::terms;
use crate::{Language, Speech};

/// How many readings of a kind are told.
const READINGS: usize = 3;

/// How many meanings are told where there is little room.
const MEANINGS: usize = 3;

/// A half by its character, or by a kanji that has it.
pub(crate) fn half(speech: &Speech, half: Half, side: Side) -> String {
    match example(half, side) {
        Some(kanji) => speech.tell(terms::half_of(side), &[("kanji", kanji.to_string().into())]),
        None => half.to_string(),
    }
}

/// A pair of halves.
pub(crate) fn pair(speech: &Speech, neta: Half, shari: Half) -> String {
    format!("{} + {}", half(speech, neta, Side::Left), half(speech, shari, Side::Right))
}

/// A move.
pub(crate) fn choice(speech: &Speech, chosen: Move) -> String {
    match chosen {
        Move::Combine { neta, shari } => pair(speech, neta, shari),
        Move::Pass => speech.say("kanji-pass"),
    }
}

/// What a kanji means, where that is known. In Japanese it says so itself.
pub(crate) fn meaning(speech: &Speech, kanji: Kanji) -> Option<&'static str> {
    let details = kanji.details()?;
    let meaning = match speech.language() {
        Language::English => details.en,
        Language::Spanish => details.es,
        Language::French => details.fr,
        Language::Polish => details.pl,
        Language::Japanese => return None,
    };
    Some(meaning).filter(|meaning| !meaning.is_empty())
}

/// The first of its meanings.
pub(crate) fn in_short(speech: &Speech, kanji: Kanji) -> String {
    let meanings = meaning(speech, kanji).unwrap_or_default().split(", ");
    meanings.take(MEANINGS).collect::<Vec<_>>().join(", ")
}

/// A kanji with what it means, in a line.
pub(crate) fn kanji(speech: &Speech, kanji: Kanji) -> String {
    let first = meaning(speech, kanji).and_then(|meaning| meaning.split(", ").next());
    first.map_or_else(|| kanji.to_string(), |first| format!("{kanji} ({first})"))
}

/// The same with its strokes.
pub(crate) fn scored(speech: &Speech, formed: Kanji) -> String {
    format!("{}: {}", kanji(speech, formed), strokes(speech, formed.strokes().into()))
}

/// So many strokes.
pub(crate) fn strokes(speech: &Speech, count: i32) -> String {
    speech.tell("term-stroke.counted", &[("count", count.into())])
}

/// What a kanji would score, as a sentence.
pub(crate) fn worth(speech: &Speech, formed: Kanji) -> String {
    let stop = if speech.language() == Language::Japanese { "。" } else { "." };
    format!("{}: {}{stop}", kanji(speech, formed), strokes(speech, formed.strokes().into()))
}

/// The first of some readings.
pub(crate) fn readings(all: &str) -> String {
    // Readings of parts of words begin or end with a dash; those that stand alone say more.
    let alone = all.split('、').filter(|reading| !reading.contains('-'));
    alone.take(READINGS).collect::<Vec<_>>().join("、")
}

/// Why a pair is no kanji.
pub(crate) fn why(speech: &Speech, why: Why) -> String {
    match why {
        Why::NoSuchKanji => speech.say("why-no-such-kanji"),
        Why::NotJoyo { kanji } => speech.tell("why-not-joyo", &[("kanji", kanji.to_string().into())]),
        Why::NotLeftRight { kanji } => speech.tell("why-not-left-right", &[("kanji", kanji.to_string().into())]),
    }
}
