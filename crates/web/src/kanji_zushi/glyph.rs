//! Halves and kanji drawn from their strokes, so that no font is needed. Pages only refer to the strokes, which are in the
//! files that [`crate::glyphs`] creates.

use kanji_zushi::{Half, Kanji};
use maud::{Markup, html};

use crate::glyphs;
pub(crate) use words::kanji_zushi::Side;

/// A card with its half on it.
pub(crate) fn card(half: Half, side: Side) -> Markup {
    if let Some(address) = glyphs::half(half, side) {
        return piece(side, address);
    }
    // A custom deck may have halves whose strokes are unknown.
    html! {
        svg .piece .(side.name()) viewBox="0 0 60 84" aria-hidden="true" {
            use href=(glyphs::empty_card(side)) {}
            text .written x=(if side == Side::Left { 35 } else { 26 }) y="54" text-anchor="middle" { (half) }
        }
    }
}

/// An empty card.
pub(crate) fn blank(side: Side) -> Markup {
    piece(side, &glyphs::empty_card(side))
}

fn piece(side: Side, address: &str) -> Markup {
    html! {
        svg .piece .(side.name()) aria-hidden="true" { use href=(address) {} }
    }
}

/// The strokes of a kanji, `drawn` one after the other or at once.
pub(crate) fn strokes(kanji: Kanji, drawn: bool) -> Markup {
    let Some(address) = glyphs::kanji(kanji) else {
        return html! {
            svg .kanji viewBox="0 0 109 109" aria-hidden="true" {
                text .written x="54.5" y="88" text-anchor="middle" { (kanji) }
            }
        };
    };
    html! {
        @if drawn {
            // The style sheet delays each stroke until the previous ones are drawn.
            svg .kanji .drawn viewBox="0 0 109 109" aria-hidden="true" {
                @for stroke in 1..=kanji.strokes() { use href={ (address) "-" (stroke) } {} }
            }
        } @else {
            svg .kanji aria-hidden="true" { use href=(address) {} }
        }
    }
}

/// A formed kanji: both cards side by side, and the strokes over them.
pub(crate) fn dish(kanji: Kanji, drawn: bool) -> Markup {
    html! { span .dish { (blank(Side::Left)) (blank(Side::Right)) (strokes(kanji, drawn)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glyph_is_a_short_reference() {
        for (kanji, _) in Kanji::all().filter_map(|kanji| Some((kanji, kanji.details()?))) {
            let (left, right) = kanji.halves().expect("the kanji has halves");
            for markup in [
                card(left, Side::Left),
                card(right, Side::Right),
                blank(Side::Left),
                blank(Side::Right),
                strokes(kanji, false),
            ] {
                let markup = markup.into_string();
                assert!(markup.len() <= 130 && !markup.contains(" d="), "{} bytes: {markup}", markup.len());
            }
            let drawn = strokes(kanji, true).into_string();
            assert_eq!(drawn.matches("<use").count(), usize::from(kanji.strokes()));
        }
    }

    #[test]
    fn halves_and_kanji_without_known_strokes_are_text() {
        let kanji: Kanji = "寺".parse().expect("a kanji");
        assert!(strokes(kanji, true).into_string().contains(">寺</text>"));
        // A half that is only used on the other side.
        let half: Half = "寺".parse().expect("a half");
        assert!(card(half, Side::Left).into_string().contains(">寺</text>"));
    }
}
