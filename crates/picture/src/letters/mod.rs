//! Letters as strokes, and lines of text as SVG paths. Nothing depends on a font.

mod kana;
mod latin;

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use latin::{LETTERS, MARKS, Place};

/// The height of capitals in the units of the letters.
pub(crate) const CAPITAL: f32 = 70.0;

/// The diameter of the pen.
const PEN: f32 = 12.5;

/// The distance between the strokes of two neighbouring letters.
const GAP: f32 = 21.0;

/// The width of a space, in addition to the gap on either side.
const SPACE: f32 = 10.0;

/// A path of the pen, moved and scaled.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stroke {
    path: &'static str,
    x: f32,
    y: f32,
    scale: f32,
    pen: f32,
}

/// A character that can be drawn.
#[derive(Clone, Debug, Default)]
struct Glyph {
    width: f32,
    strokes: Vec<Stroke>,
}

static GLYPHS: LazyLock<HashMap<char, Glyph>> = LazyLock::new(|| {
    let mut glyphs: HashMap<char, Glyph> = HashMap::new();
    for (letter, width, path) in LETTERS {
        glyphs.insert(*letter, Glyph { width: f32::from(*width), strokes: vec![stroke(path)] });
    }
    for mark in MARKS {
        let mut letters = mark.letters.chars();
        while let (Some(base), Some(marked)) = (letters.next(), letters.next()) {
            let mut glyph = glyphs.get(&undotted(base, mark.place)).cloned().unwrap_or_default();
            glyph.mark(base, mark);
            glyphs.insert(marked, glyph);
        }
    }
    for space in [' ', '\u{a0}', '\u{202f}', '\u{2009}'] {
        glyphs.insert(space, Glyph { width: SPACE, strokes: Vec::new() });
    }
    kana::add(&mut glyphs);
    glyphs
});

const fn stroke(path: &'static str) -> Stroke {
    Stroke { path, x: 0.0, y: 0.0, scale: 1.0, pen: PEN }
}

/// The letter that a mark is put on: an i loses its dot under an accent.
const fn undotted(base: char, place: Place) -> char {
    match (base, place) {
        ('i', Place::Above) => 'ı',
        ('j', Place::Above) => 'ȷ',
        (base, _) => base,
    }
}

impl Glyph {
    /// Adds a mark to the letter.
    fn mark(&mut self, base: char, mark: &latin::Mark) {
        let tall = base.is_uppercase() || matches!(base, 'b' | 'd' | 'f' | 'h' | 'k' | 'l' | 't');
        let x = match (mark.place, base) {
            (Place::Foot, 'i' | 'I') => 0.0,
            (Place::Foot, 'e') => self.width * 0.72,
            (Place::Foot, _) => self.width,
            (Place::Above, 'l' | 'h') => 2.0,
            _ => self.width / 2.0,
        };
        let y = if mark.place == Place::Above && tall { -21.0 } else { 0.0 };
        self.strokes.push(Stroke { x, y, ..stroke(mark.path) });
    }
}

/// A line of text that can be drawn: every character has strokes.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    strokes: Vec<Stroke>,
    width: f32,
}

impl Line {
    /// The line, or `None` if a character has no strokes.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let (mut strokes, mut x, mut before) = (Vec::new(), 0.0, None);
        let mut letters = text.chars().map(narrow).peekable();
        while let Some(letter) = letters.next() {
            let mut glyph = GLYPHS.get(&letter)?.clone();
            while let Some(mark) = letters.peek().and_then(|next| MARKS.iter().find(|mark| mark.combining == *next)) {
                letters.next();
                if let Some(dotless) = GLYPHS.get(&undotted(letter, mark.place)).filter(|_| glyph.strokes.len() == 1) {
                    glyph = dotless.clone();
                }
                glyph.mark(letter, mark);
            }
            if let Some(before) = before {
                x += GAP - closer(before, letter);
            }
            strokes.extend(glyph.strokes.iter().map(|stroke| Stroke { x: stroke.x + x, ..*stroke }));
            x += glyph.width;
            before = Some(letter);
        }
        before.is_some().then_some(Self { strokes, width: x })
    }

    /// The width at a height of capitals of `size`, without the thickness of the pen.
    pub(crate) fn width(&self, size: f32) -> f32 {
        self.width * size / CAPITAL
    }

    /// The paths in SVG, with the left end of the baseline at `x` and `y`.
    pub(crate) fn svg(&self, x: f32, y: f32, size: f32, colour: &str) -> String {
        let scale = size / CAPITAL;
        let mut svg = format!(
            "<g transform=\"translate({x:.1} {:.1}) scale({scale:.4})\" fill=\"none\" stroke=\"{colour}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\">",
            y - size
        );
        for Stroke { path, x, y, scale, pen } in &self.strokes {
            write!(
                svg,
                "<path transform=\"translate({x:.1} {y:.1}) scale({scale})\" stroke-width=\"{pen}\" d=\"{path}\"/>"
            )
            .expect("writing to a string succeeds");
        }
        svg + "</g>"
    }
}

/// Full-width letters and signs are drawn like the usual ones.
fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        _ => letter,
    }
}

/// How much closer two letters are than usual, because one of them leaves room.
fn closer(left: char, right: char) -> f32 {
    let open_right = |letter: char| match letter {
        'A' | 'V' | 'W' | 'Y' | 'T' | 'F' | 'P' | 'L' | 'v' | 'w' | 'y' | 'x' | 'r' | 'k' | 'K' | 'X' | 'f' | 't'
        | '7' => 5.0,
        'O' | 'o' | 'c' | 'e' | 'b' | 'p' | 'D' | 'C' | 's' | 'S' | 'B' | 'Q' => 2.5,
        _ => 0.0,
    };
    let open_left = |letter: char| match letter {
        'A' | 'V' | 'W' | 'Y' | 'T' | 'v' | 'w' | 'y' | 'x' | 'X' | 'j' | 'J' | 't' | 'f' | '4' => 5.0,
        'O' | 'o' | 'c' | 'e' | 'd' | 'q' | 'g' | 'a' | 'C' | 'G' | 'Q' | 's' | 'S' => 2.5,
        _ => 0.0,
    };
    let pair = match (left, right) {
        ('T' | 'V' | 'W' | 'Y' | 'F' | 'P', 'a' | 'c' | 'e' | 'o' | 's' | 'A' | '.' | ',') => 5.0,
        ('A', 'V' | 'W' | 'Y' | 'T') | ('L', 'T' | 'V' | 'Y' | '’') => 6.0,
        _ => 0.0,
    };
    open_right(left) + open_left(right) + pair
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The letters of our languages beyond ASCII, and the signs that texts in them use.
    const LETTERS: &str = "áéíóúüñÁÉÍÓÚÜÑ¡¿ºª«»àâæçèêëîïôœùûÿÀÂÆÇÈÊËÎÏÔŒÙÛŸ’ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–—…−·×";

    #[test]
    fn all_latin_letters_of_our_languages_have_strokes() {
        for letter in (' '..='~').chain(LETTERS.chars()) {
            assert!(Line::new(&letter.to_string()).is_some(), "{letter}");
        }
    }

    #[test]
    fn all_kana_have_strokes() {
        for letter in ('ぁ'..='ん').chain('ァ'..='ヴ').chain("ー・、。「」".chars()) {
            // These two pairs are not used any more.
            if !"ゐゑヰヱ".contains(letter) {
                assert!(Line::new(&letter.to_string()).is_some(), "{letter}");
            }
        }
    }

    #[test]
    fn combining_marks_are_drawn_like_composed_letters() {
        for (composed, combined) in [("é", "e\u{301}"), ("í", "i\u{301}"), ("Ż", "Z\u{307}"), ("ą", "a\u{328}")] {
            let [composed, combined] = [composed, combined].map(|text| Line::new(text).unwrap());
            assert_eq!(composed.strokes, combined.strokes);
        }
    }

    #[test]
    fn full_width_letters_are_drawn_like_the_usual_ones() {
        assert_eq!(Line::new("Ａｎｎ！").unwrap().strokes, Line::new("Ann!").unwrap().strokes);
    }

    #[test]
    fn a_text_with_an_unknown_character_is_not_drawn_at_all() {
        assert!(Line::new("Ann \u{1f363}").is_none() && Line::new("\u{301}").is_none());
    }

    #[test]
    fn every_letter_has_strokes_and_a_width() {
        for (letter, glyph) in GLYPHS.iter().filter(|(letter, _)| letter.is_alphabetic()) {
            assert!(!glyph.strokes.is_empty(), "{letter} has no strokes");
            assert!((0.0..=90.0).contains(&glyph.width), "{letter} is {} wide", glyph.width);
        }
    }
}
