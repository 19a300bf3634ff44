//! Text in columns: kanji and emoji are two wide.

use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

/// The columns of a text.
pub(crate) fn width(text: &str) -> u16 {
    text.width() as u16
}

/// The text cut to a width, with an ellipsis if something is missing.
pub(crate) fn cut(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.graphemes(true) {
        if width(&cut) + width(letter) + 1 > columns {
            break;
        }
        cut.push_str(letter);
    }
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// The text in lines of a width, broken between words; Japanese, which has no spaces, between any two letters.
pub(crate) fn wrap(text: &str, columns: u16) -> Vec<String> {
    let columns = columns.max(2);
    let mut lines = vec![String::new()];
    for word in words(text) {
        let word = word.as_str();
        let room = columns.saturating_sub(lines.last().map_or(0, |line| width(line)));
        if width(word) <= room {
            let line = lines.last_mut().expect("there is a line");
            // A line doesn't begin with the space that it was broken at.
            if !(line.is_empty() && word.trim().is_empty()) {
                line.push_str(word);
            }
        } else if word.trim().is_empty() {
            lines.push(String::new());
        } else if width(word) <= columns {
            // A mark after a word stays with it.
            let stays = word.chars().all(|sign| !sign.is_alphanumeric()) && width(word) == 1;
            let last = lines.last_mut().expect("there is a line");
            let carried = stays.then(|| last.split_word_bounds().next_back().map(str::to_owned)).flatten();
            match carried.filter(|carried| !carried.trim().is_empty() && width(carried) < columns && carried != last) {
                Some(carried) => {
                    last.truncate(last.len() - carried.len());
                    lines.push(carried + word);
                }
                None => lines.push(word.to_owned()),
            }
        } else {
            for letter in word.graphemes(true) {
                if lines.last().is_none_or(|line| width(line) + width(letter) > columns) {
                    lines.push(String::new());
                }
                lines.last_mut().expect("there is a line").push_str(letter);
            }
        }
    }
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    lines
}

/// The words of a text with the marks between them. A no-break space holds its neighbours together, as in “Arrêt :”, and a
/// number stays with its sign, as in “maki ×2”.
fn words(text: &str) -> Vec<String> {
    let is_glue = |sign: Option<char>| matches!(sign, Some('\u{a0}' | '\u{202f}'));
    let mut words: Vec<String> = Vec::new();
    for word in text.split_word_bounds() {
        match words.last_mut() {
            Some(last) if is_glue(word.chars().next()) || is_glue(last.chars().next_back()) => last.push_str(word),
            Some(last) if last == "×" => last.push_str(word),
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// Markdown as lines of a width: headings are marked, everything else is plain text.
pub(crate) fn markdown(text: &str, columns: u16) -> Vec<MarkdownLine> {
    let mut lines: Vec<MarkdownLine> = Vec::new();
    for paragraph in text.split("\n\n") {
        for block in blocks(paragraph) {
            let heading = block.starts_with('#');
            let block = block.trim_start_matches('#').trim().replace("**", "").replace(['*', '`'], "");
            let (mark, rest) = match block.strip_prefix("- ") {
                Some(rest) => ("• ", rest.to_owned()),
                None => ("", block.clone()),
            };
            for (index, line) in wrap(&rest, columns.saturating_sub(width(mark))).into_iter().enumerate() {
                let mark = if index == 0 { mark } else { &"  "[..mark.len().min(2)] };
                lines.push(MarkdownLine { text: format!("{mark}{line}"), heading });
            }
        }
        lines.push(MarkdownLine { text: String::new(), heading: false });
    }
    lines
}

/// A line of Markdown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MarkdownLine {
    pub(crate) text: String,
    pub(crate) heading: bool,
}

/// The headings, items, table rows and paragraphs of a part without empty lines, each on one line.
fn blocks(paragraph: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    for line in paragraph.lines() {
        let trimmed = line.trim();
        if trimmed.starts_with('|') {
            if !trimmed.chars().all(|sign| "|-: ".contains(sign)) {
                let cells: Vec<&str> = trimmed.trim_matches('|').split('|').map(str::trim).collect();
                blocks.push(format!(
                    "- {}",
                    cells.iter().filter(|cell| !cell.is_empty()).copied().collect::<Vec<_>>().join(" · ")
                ));
            }
        } else if trimmed.starts_with("- ") || trimmed.starts_with('#') || blocks.is_empty() {
            blocks.push(trimmed.to_owned());
        } else if let Some(last) = blocks.last_mut() {
            // Japanese lines are joined without a space.
            let joins = last.chars().next_back().is_some_and(|sign| !sign.is_ascii())
                && trimmed.chars().next().is_some_and(|sign| !sign.is_ascii());
            if !(joins && unicode_width::UnicodeWidthChar::width(last.chars().next_back().unwrap_or(' ')) == Some(2)) {
                last.push(' ');
            }
            last.push_str(trimmed);
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_between_letters() {
        assert_eq!(cut("salmon nigiri", 8), "salmon …");
        assert_eq!(cut("サーモンの握り", 8), "サーモ…");
        assert_eq!(cut("サーモンの握り", 9), "サーモン…");
        assert_eq!(cut("egg", 3), "egg");
    }

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrap("Mika plays salmon nigiri.", 12), ["Mika plays", "salmon", "nigiri."]);
        assert_eq!(wrap("ミカがサーモンの握りを出す。", 12).iter().map(|line| width(line)).max(), Some(12));
        assert_eq!(wrap("Futomaki ×2", 10), ["Futomaki", "×2"]);
        assert_eq!(wrap("Mika avance. Arrêt\u{a0}: parc.", 18), ["Mika avance.", "Arrêt\u{a0}: parc."]);
        assert_eq!(wrap("incomprehensibilities", 10), ["incomprehe", "nsibilitie", "s"]);
    }

    #[test]
    fn markdown_becomes_text() {
        let lines = markdown("# Title\n\n- **One** item\n  goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", 40);
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).filter(|text| !text.is_empty()).collect();
        assert_eq!(texts, ["Title", "• One item goes on", "• a · b", "• 1 · 2"]);
    }
}
