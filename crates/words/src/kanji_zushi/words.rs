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
    let meaning = half_meaning(locale, shown).filter(|about| Some(about.as_str()) != name);
    let about: Vec<String> = name.map(str::to_owned).into_iter().chain(meaning).collect();
    let half = half(locale, shown, side);
    if about.is_empty() { half } else { format!("{half} ({})", about.join(", ")) }
}

/// The meaning of a half, if it has one.
pub fn half_meaning(locale: &Locale, half: Half) -> Option<String> {
    let words = half.words()?;
    if locale.language().code() == "ja" {
        // Japanese readers know the names of halves.
        return Some(words.name.to_owned()).filter(|name| !name.is_empty());
    }
    Some(Gloss::of(locale, words.en, words.es, words.fr, words.pl)?.all(locale))
}

/// A meaning in the reader's language, or the English one if there is none.
#[derive(Clone, Copy)]
struct Gloss {
    text: &'static str,
    is_foreign: bool,
}

impl Gloss {
    fn of(locale: &Locale, en: &'static str, es: &'static str, fr: &'static str, pl: &'static str) -> Option<Self> {
        let own = match locale.language().code() {
            "es" => es,
            "fr" => fr,
            "pl" => pl,
            // There are no other languages with meanings.
            _ => en,
        };
        let gloss =
            if own.is_empty() { Self { text: en, is_foreign: true } } else { Self { text: own, is_foreign: false } };
        Some(gloss).filter(|gloss| !gloss.text.is_empty())
    }

    /// All meanings.
    fn all(self, locale: &Locale) -> String {
        self.first(locale, usize::MAX)
    }

    /// The first meanings. English ones are marked as such.
    fn first(self, locale: &Locale, most: usize) -> String {
        let text = self.text.split(", ").take(most).collect::<Vec<_>>().join(", ");
        if self.is_foreign { locale.format("kanji-gloss-in-english", &[("gloss", text.into())]) } else { text }
    }
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
fn gloss(locale: &Locale, kanji: Kanji) -> Option<Gloss> {
    let details = kanji.details().filter(|_| locale.language().code() != "ja")?;
    Gloss::of(locale, details.en, details.es, details.fr, details.pl)
}

/// The meaning of a kanji, if known.
pub fn meaning(locale: &Locale, kanji: Kanji) -> Option<String> {
    gloss(locale, kanji).map(|gloss| gloss.all(locale))
}

/// The first few meanings.
pub fn in_short(locale: &Locale, kanji: Kanji) -> String {
    gloss(locale, kanji).map(|gloss| gloss.first(locale, MEANINGS)).unwrap_or_default()
}

/// A kanji with its first meaning.
pub fn kanji(locale: &Locale, kanji: Kanji) -> String {
    gloss(locale, kanji).map_or_else(|| kanji.to_string(), |gloss| format!("{kanji} ({})", gloss.first(locale, 1)))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn read(language: Language, text: &str) -> (Option<String>, String) {
        let formed = text.parse().expect("a kanji");
        (meaning(language.locale(), formed), kanji(language.locale(), formed))
    }

    /// The dictionary has no Polish, and gaps in other languages.
    #[test]
    fn english_meanings_are_marked_where_there_is_no_other() {
        let [polish, french, japanese] =
            ["pl", "fr", "ja"].map(|code| Language::ALL.into_iter().find(|language| language.code() == code).unwrap());
        assert_eq!(read(polish, "乳"), (Some("milk, breasts (ang.)".into()), "乳 (milk (ang.))".into()));
        assert_eq!(read(french, "乳").0, Some("lait, seins".into()));
        assert_eq!(read(polish, "明").1, "明 (jasny)");
        assert_eq!(read(Language::default(), "乳").0, Some("milk, breasts".into()));
        assert_eq!(read(japanese, "乳"), (None, "乳".into()));
    }
}
