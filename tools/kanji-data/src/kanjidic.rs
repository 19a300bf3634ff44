//! Meanings, readings and school year of kanji, from KANJIDIC2.
//!
//! The dictionary is XML with one element on each line, so it is read line by line.

/// A kanji in the dictionary.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Word {
    /// The school year, 8 for secondary school; `None` for kanji that are not taught.
    pub(crate) grade: Option<u8>,
    /// The rank among the most frequent kanji in newspapers; `None` for rarer ones.
    pub(crate) frequency: Option<u16>,
    /// Readings of Chinese origin.
    pub(crate) on: Vec<String>,
    /// Japanese readings.
    pub(crate) kun: Vec<String>,
    /// Meanings in English.
    pub(crate) en: Vec<String>,
    /// Meanings in Spanish.
    pub(crate) es: Vec<String>,
    /// Meanings in French.
    pub(crate) fr: Vec<String>,
}

/// All kanji of the dictionary, in its order.
pub(crate) fn words(kanjidic: &str) -> Vec<(char, Word)> {
    let mut words: Vec<(char, Word)> = Vec::new();
    for line in kanjidic.lines() {
        let Some((tag, text)) = element(line) else { continue };
        if tag == "literal" {
            words.extend(text.chars().next().map(|kanji| (kanji, Word::default())));
            continue;
        }
        let Some((_, word)) = words.last_mut() else { continue };
        match tag {
            "grade" => word.grade = text.parse().ok(),
            "freq" => word.frequency = text.parse().ok(),
            r#"reading r_type="ja_on""# => word.on.push(text),
            r#"reading r_type="ja_kun""# => word.kun.push(text),
            "meaning" => word.en.push(text),
            r#"meaning m_lang="es""# => word.es.push(text),
            r#"meaning m_lang="fr""# => word.fr.push(text),
            _ => {}
        }
    }
    words
}

/// The opening tag of a line and the text after it.
fn element(line: &str) -> Option<(&str, String)> {
    let (tag, rest) = line.trim().strip_prefix('<')?.split_once('>')?;
    let (text, _) = rest.split_once("</")?;
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&apos;", "'");
    Some((tag, text.replace("&amp;", "&").trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_and_readings_are_separated() {
        let text = "<character>\n<literal>寺</literal>\n<grade>2</grade>\n<freq>879</freq>\n<reading r_type=\"pinyin\">si4</reading>\n\
                    <reading r_type=\"ja_on\">ジ</reading>\n<reading r_type=\"ja_kun\">てら</reading>\n\
                    <meaning>Buddhist temple</meaning>\n<meaning m_lang=\"es\">templo &amp; más</meaning>\n\
                    <meaning m_lang=\"pt\">templo</meaning>\n<meaning m_lang=\"fr\">temple</meaning>\n</character>";
        let list = |text: &str| vec![text.to_owned()];
        let word = Word {
            grade: Some(2),
            frequency: Some(879),
            on: list("ジ"),
            kun: list("てら"),
            en: list("Buddhist temple"),
            es: list("templo & más"),
            fr: list("temple"),
        };
        assert_eq!(words(text), [('寺', word)]);
    }
}
