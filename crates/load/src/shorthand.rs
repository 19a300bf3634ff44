//! The shorthand of a page's messages: each control character from U+0080 to U+009F, and each
//! character from U+E000 on, stands for a piece of markup.

use std::borrow::Cow;

use serde_json::value::RawValue;

/// Markup without any of these has no controls and no parts.
const INTERESTING: [&str; 4] = ["name=\"move\"", "name=\"do\"", "data-look", "data-part"];

/// The characters of pieces, in order.
fn letters() -> impl Iterator<Item = char> {
    ('\u{80}'..='\u{9f}').chain('\u{e000}'..='\u{e01f}')
}

/// The shorthand of one page.
#[derive(Default, Debug)]
pub(crate) struct Shorthand {
    pieces: Vec<String>,
    /// What to look for in the JSON of a text, so that most markup doesn't have to be read.
    interesting: Vec<String>,
}

impl Shorthand {
    /// The shorthand with these pieces, a line each.
    pub(crate) fn new(pieces: &str) -> Self {
        let pieces: Vec<String> = pieces.split('\n').map(str::to_owned).collect();
        let is_interesting = |piece: &str| INTERESTING.iter().any(|part| piece.contains(part));
        let in_pieces = letters().zip(&pieces).filter(|(_, piece)| is_interesting(piece));
        let interesting = INTERESTING.iter().map(|part| part.replace('"', "\\\""));
        let interesting = interesting.chain(in_pieces.map(|(letter, _)| letter.to_string())).collect();
        Self { pieces, interesting }
    }

    /// The markup in a JSON string; empty if there are no controls and no parts in it.
    pub(crate) fn read(&self, raw: &RawValue) -> Result<String, serde_json::Error> {
        if !self.interesting.iter().any(|part| raw.get().contains(part)) {
            return Ok(String::new());
        }
        let short: Cow<'_, str> = serde_json::from_str(raw.get())?;
        Ok(self.expand(&short))
    }

    /// Writes out shorthand as the page's script does.
    fn expand(&self, short: &str) -> String {
        let mut html = String::with_capacity(2 * short.len());
        for letter in short.chars() {
            let number = match letter {
                '\u{80}'..='\u{9f}' => Some(letter as usize - 0x80),
                '\u{e000}'..='\u{e01f}' => Some(letter as usize - 0xe000 + 32),
                _ => None,
            };
            match number.and_then(|number| self.pieces.get(number)) {
                Some(piece) => html.push_str(piece),
                None => html.push(letter),
            }
        }
        html
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shorthand_is_written_out() {
        let shorthand = Shorthand::new("<span class=\"\n</span>");
        assert_eq!(shorthand.expand("\u{80}é\">x\u{81}\u{9f}"), "<span class=\"é\">x</span>\u{9f}");
        let many: Vec<String> = letters().enumerate().map(|(number, _)| format!("<{number}>")).collect();
        assert_eq!(Shorthand::new(&many.join("\n")).expand("\u{9f}\u{a0}\u{e000}"), "<31>\u{a0}<32>");
    }

    #[test]
    fn only_markup_with_controls_is_read_also_if_they_are_in_shorthand() {
        let shorthand = Shorthand::new("<b>\n\" name=\"move\" value=\"");
        let read = |html: &str| {
            let json = serde_json::value::to_raw_value(html).unwrap();
            shorthand.read(&json).unwrap()
        };
        assert_eq!(read("\u{80}plain</b>"), "");
        assert_eq!(read("<button class=\"a\u{81}egg\">"), "<button class=\"a\" name=\"move\" value=\"egg\">");
        assert_eq!(read("<button name=\"move\">"), "<button name=\"move\">");
    }
}
