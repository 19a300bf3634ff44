//! Shorthand for the markup in messages: pieces that recur in most messages are sent as one character each. The page has
//! the list of pieces (`data-shorthand`), and its script writes them out again.
//!
//! A general compression would be shorter still, but a message can hold a hand and other people's chat, and the length of
//! the two compressed together would tell about the hand. Here each piece has a fixed length, whatever else is in the
//! message.

use std::sync::LazyLock;

use crate::drawing::{drawing, icon};

/// The character of the first piece. It and the 31 that follow are control characters (C1), which no text needs.
const FIRST: char = '\u{80}';
const CONTROLS: usize = 32;
/// The character of the first piece after those. It is for private use, and a byte longer.
const FIRST_PRIVATE: char = '\u{e000}';
const MOST: usize = CONTROLS + 32;

/// Pieces of markup without drawings.
const COMMON: &[&str] = &[
    "<span class=\"unseen\">",
    "<span class=\"cards\" aria-hidden=\"true\">",
    "<span class=\"dish\">",
    "<span class=\"name\">",
    "<span class=\"worth\" aria-hidden=\"true\">",
    "<span class=\"badge",
    "<span class=\"",
    "<span>",
    "</span>",
    "<button class=\"card ",
    "</button>",
    "<kbd aria-hidden=\"true\">",
    "</kbd>",
    "<input type=\"hidden\" ",
    "<li>",
    "</li>",
    "</div>",
    "</th><td>",
    "</td><td>",
    "</td></tr><tr><th scope=\"row\">",
    "<span class=\"stack\" data-ride=\"",
    "\" name=\"move\" value=\"",
    "\" aria-hidden=\"true\">",
    "\" aria-describedby=\"about-",
    "\" aria-pressed=\"false\" data-lift data-mark=\"",
    "\" data-key=\"",
    "\" data-fly=\"",
    "\">",
];

/// All pieces.
static PIECES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let (egg, check) = (drawing("egg").into_string(), icon("check").into_string());
    let [before_egg, after_egg] = around(&egg, "egg");
    let [before_check, _] = around(&check, "check");
    // A drawing of another size, around its size and its name.
    let [other_size, _] = around(&before_egg, "100 100");
    let (_, address) = before_egg.split_once("<use").expect("a drawing is used from a file");
    let address = format!("<use{address}");
    let drawings = [drawing("card-back").into_string(), before_egg, after_egg, before_check];
    let common = COMMON.iter().map(|piece| (*piece).to_owned());
    let pieces: Vec<String> = drawings.into_iter().chain(common).chain([other_size, address]).collect();
    assert!(pieces.len() <= MOST, "there are only {MOST} characters");
    pieces
});

/// The pieces by their second byte, longer ones first.
static BY_SECOND_BYTE: LazyLock<Vec<Vec<usize>>> = LazyLock::new(|| {
    let mut groups = vec![Vec::new(); 256];
    for (number, piece) in PIECES.iter().enumerate() {
        groups[usize::from(piece.as_bytes()[1])].push(number);
    }
    for group in &mut groups {
        group.sort_by_key(|number| std::cmp::Reverse(PIECES[*number].len()));
    }
    groups
});

/// The markup before and after the name of a drawing.
fn around(markup: &str, name: &str) -> [String; 2] {
    let (before, after) = markup.rsplit_once(name).expect("a drawing is referred to by its name");
    [before.to_owned(), after.to_owned()]
}

/// The pieces as an attribute of the page, separated by line breaks.
pub(crate) fn list() -> String {
    PIECES.join("\n")
}

/// Writes markup in shorthand, as a JSON string. One pass does both, because all that a page shows goes through here.
pub(crate) fn write_json(html: &str, json: &mut String) {
    let (pieces, groups, bytes) = (&*PIECES, &*BY_SECOND_BYTE, html.as_bytes());
    json.push('"');
    let (mut written, mut at) = (0, 0);
    while at < bytes.len() {
        let byte = bytes[at];
        let is_special = byte < b' ' || matches!(byte, b'<' | b'"' | b'\\' | 0xc2 | 0xee);
        if !is_special {
            at += 1;
            continue;
        }
        let next = bytes.get(at + 1).copied().unwrap_or_default();
        let mut group = groups[usize::from(next)].iter();
        let piece = group.find(|number| bytes[at..].starts_with(pieces[**number].as_bytes()));
        let read = match (byte, piece) {
            (_, Some(&number)) => {
                json.push_str(&html[written..at]);
                json.push(character(number));
                pieces[number].len()
            }
            (b'"' | b'\\', None) => {
                json.push_str(&html[written..at]);
                json.push('\\');
                json.push(char::from(byte));
                1
            }
            // The characters of the pieces themselves are never taken from a text, which could otherwise write markup.
            (0xc2, None) if (0x80..0x80 + CONTROLS as u8).contains(&next) => {
                json.push_str(&html[written..at]);
                2
            }
            (0xee, None) if next == 0x80 => {
                json.push_str(&html[written..at]);
                3
            }
            // Other control characters than line breaks have no meaning in markup.
            (b'\n', None) => {
                json.push_str(&html[written..at]);
                json.push_str("\\n");
                1
            }
            (..b' ', None) => {
                json.push_str(&html[written..at]);
                1
            }
            (_, None) => {
                at += 1;
                continue;
            }
        };
        at += read;
        written = at;
    }
    json.push_str(&html[written..]);
    json.push('"');
}

/// Writes shorthand out again, as the script of a page does.
pub fn expand(short: &str) -> String {
    let piece = |letter: char| {
        let private = (letter as usize).checked_sub(FIRST_PRIVATE as usize).map(|number| number + CONTROLS);
        let number =
            private.or_else(|| (letter as usize).checked_sub(FIRST as usize).filter(|number| *number < CONTROLS));
        PIECES.get(number?)
    };
    let mut html = String::with_capacity(2 * short.len());
    for letter in short.chars() {
        match piece(letter) {
            Some(piece) => html.push_str(piece),
            None => html.push(letter),
        }
    }
    html
}

fn character(piece: usize) -> char {
    let code = match piece.checked_sub(CONTROLS) {
        None => FIRST as u32 + piece as u32,
        Some(number) => FIRST_PRIVATE as u32 + number as u32,
    };
    char::from_u32(code).expect("control and private characters are characters")
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;

    fn shorten(html: &str) -> String {
        let mut json = String::new();
        write_json(html, &mut json);
        serde_json::from_str(&json).expect("a JSON string")
    }

    #[test]
    fn markup_is_the_same_after_shortening_and_expanding() {
        let drawn = [drawing("card-back"), drawing("tempura"), drawing("die-1"), icon("check")];
        let drawn = drawn.map(PreEscaped::into_string).concat();
        for html in [
            "",
            "plain text, “quotes” and 寿司",
            "<span class=\"unseen\">6 cards</span><span data-x>y</span><b class=\"\">é\u{a0}·</b>",
            drawn.as_str(),
        ] {
            assert_eq!(expand(&shorten(html)), html);
        }
        assert!(shorten(&drawn).len() < drawn.len() / 3);
    }

    #[test]
    fn every_piece_is_found() {
        for (number, piece) in PIECES.iter().enumerate() {
            assert_eq!(shorten(&format!("a{piece}z")), format!("a{}z", character(number)));
            assert!(!piece.contains('\n'), "{piece}");
        }
    }

    #[test]
    fn texts_cannot_contain_pieces() {
        assert_eq!(shorten("Mi\u{80}ka\u{9f} \u{a0}é\u{e000}\u{e03f}\u{e040}"), "Mika \u{a0}é\u{e040}");
    }
}
