//! The list of jōyō kanji, from Unihan.

/// The jōyō kanji, in the order of their code points.
///
/// Unihan has an entry for each, and four more for common forms that stand for one of them (剥 for 剝). Those entries
/// have the other kanji instead of a year, and are left out.
pub(crate) fn joyo(unihan: &str) -> Vec<char> {
    let kanji = |line: &str| {
        let mut fields = line.split('\t');
        let code = fields.next()?.strip_prefix("U+")?;
        let is_joyo = fields.next()? == "kJoyoKanji" && !fields.next()?.starts_with("U+");
        char::from_u32(u32::from_str_radix(code, 16).ok()?).filter(|_| is_joyo)
    };
    let mut joyo: Vec<char> = unihan.lines().filter_map(kanji).collect();
    joyo.sort_unstable();
    joyo
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_of_other_kanji_are_left_out() {
        let unihan = "# comment\n\
                      U+20B9F\tkJoyoKanji\t2010\n\
                      U+4E00\tkJoyoKanji\t2010\n\
                      U+4E00\tkKoreanEducationHanja\t2007\n\
                      U+53F1\tkJoyoKanji\tU+20B9F\n";
        assert_eq!(joyo(unihan), ['一', '𠮟']);
    }
}
