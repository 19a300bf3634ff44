//! Halves and kanji drawn from their strokes, so that no font is needed.

use std::collections::HashMap;
use std::sync::LazyLock;

use kanji_zushi::{Half, Kanji};
use maud::{Markup, html};

use crate::assets;

/// Which half.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Side {
    /// Neta.
    Left,
    /// Shari.
    Right,
}

impl Side {
    /// What a card of this side is called, in messages and drawings.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Left => "neta",
            Self::Right => "shari",
        }
    }

    /// Where on its drawing a half may be: the drawings' README says so.
    const fn room(self) -> Room {
        match self {
            Self::Left => Room { left: 12.0, right: 56.0, top: 14.0, bottom: 70.0 },
            Self::Right => Room { left: 4.0, right: 48.0, top: 14.0, bottom: 70.0 },
        }
    }
}

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Room {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Room {
    const fn width(self) -> f32 {
        self.right - self.left
    }

    const fn height(self) -> f32 {
        self.bottom - self.top
    }

    /// The room that strokes take. Curves are taken by the points that hold them, which is never too little.
    fn of(paths: &[&str]) -> Self {
        let none = Self { left: f32::MAX, right: f32::MIN, top: f32::MAX, bottom: f32::MIN };
        paths.iter().flat_map(|path| points(path)).fold(none, |room, (x, y)| Self {
            left: room.left.min(x),
            right: room.right.max(x),
            top: room.top.min(y),
            bottom: room.bottom.max(y),
        })
    }
}

/// Every point of a path of moves and curves (`M`, `C`, `S`, and `c`, `s` from where the pen is).
fn points(path: &str) -> Vec<(f32, f32)> {
    let mut points = Vec::new();
    let (mut pen, mut from) = ((0.0, 0.0), (0.0, 0.0));
    for part in path.split_inclusive(|sign: char| sign.is_ascii_alphabetic()).collect::<Vec<_>>().windows(2) {
        let command = part[0].chars().next_back().unwrap_or('M');
        let numbers = numbers(part[1].trim_end_matches(|sign: char| sign.is_ascii_alphabetic()));
        let in_one = match command.to_ascii_uppercase() {
            'C' => 3,
            'S' => 2,
            _ => 1,
        };
        for (index, pair) in numbers.chunks_exact(2).enumerate() {
            if index % in_one == 0 {
                from = pen;
            }
            let (x, y) =
                if command.is_ascii_lowercase() { (from.0 + pair[0], from.1 + pair[1]) } else { (pair[0], pair[1]) };
            pen = (x, y);
            points.push(pen);
        }
    }
    points
}

/// The numbers of a path: set apart by commas or spaces, or by nothing but a minus.
fn numbers(text: &str) -> Vec<f32> {
    let apart = text.replace('-', ",-");
    apart.split([',', ' ']).filter_map(|number| number.parse().ok()).collect()
}

/// A half, and how its strokes are laid on its card.
struct Glyph {
    paths: &'static [&'static str],
    /// A kanji that has it.
    of: Kanji,
    transform: String,
    /// How thick a stroke is before it is scaled.
    thickness: f32,
    width: f32,
}

impl Glyph {
    fn new(side: Side, paths: &'static [&'static str], of: Kanji) -> Self {
        let (drawn, room) = (Room::of(paths), side.room());
        let high = (room.height() / drawn.height()).min(0.85);
        // A half is narrow beside its other half; alone it may be a little wider.
        let wide = (room.width() / drawn.width()).min(high * 1.3);
        let x = room.left + (room.width() - drawn.width() * wide) / 2.0 - drawn.left * wide;
        let y = room.top + (room.height() - drawn.height() * high) / 2.0 - drawn.top * high;
        let transform = format!("translate({x:.2} {y:.2}) scale({wide:.3} {high:.3})");
        Self { paths, of, transform, thickness: 4.2 / (wide * high).sqrt(), width: drawn.width() }
    }
}

/// How every half is drawn that some kanji with drawn strokes has: as in the kanji where it is widest.
static GLYPHS: LazyLock<HashMap<(Half, Side), Glyph>> = LazyLock::new(|| {
    let mut glyphs: HashMap<(Half, Side), Glyph> = HashMap::new();
    for kanji in Kanji::all() {
        let Some((details, (left, right))) = kanji.details().zip(kanji.halves()) else { continue };
        for (half, side, paths) in
            [(left, Side::Left, details.left_paths()), (right, Side::Right, details.right_paths())]
        {
            let glyph = Glyph::new(side, paths, kanji);
            if glyphs.get(&(half, side)).is_none_or(|known| known.width < glyph.width) {
                glyphs.insert((half, side), glyph);
            }
        }
    }
    glyphs
});

/// A card with its half on it.
pub(crate) fn card(half: Half, side: Side) -> Markup {
    html! {
        svg .piece .(side.name()) viewBox="0 0 60 84" aria-hidden="true" focusable="false" {
            (body(side))
            @match GLYPHS.get(&(half, side)) {
                Some(glyph) => g .strokes transform=(glyph.transform) stroke-width=(format!("{:.2}", glyph.thickness)) {
                    @for path in glyph.paths { path d=(path) {} }
                },
                // A deck that somebody has brought may have halves whose strokes nobody has drawn.
                None => text .written x=(if side == Side::Left { 35 } else { 26 }) y="54" text-anchor="middle" { (half) },
            }
        }
    }
}

fn body(side: Side) -> Markup {
    html! { use href={ (assets::path("drawings.svg")) "#" (side.name()) } width="60" height="84" {} }
}

/// A card without anything on it.
pub(crate) fn blank(side: Side) -> Markup {
    html! { svg .piece .(side.name()) viewBox="0 0 60 84" aria-hidden="true" focusable="false" { (body(side)) } }
}

/// The strokes of a kanji. `drawn` one after the other, or at once.
pub(crate) fn strokes(kanji: Kanji, drawn: bool) -> Markup {
    html! {
        @match kanji.details() {
            Some(details) => svg .kanji .drawn[drawn] viewBox="0 0 109 109" aria-hidden="true" focusable="false" {
                @for path in details.paths { path d=(path) pathLength="1" {} }
            },
            None => svg .kanji viewBox="0 0 109 109" aria-hidden="true" focusable="false" {
                text .written x="54.5" y="88" text-anchor="middle" { (kanji) }
            },
        }
    }
}

/// A kanji served: both cards side by side, and the strokes over them.
pub(crate) fn dish(kanji: Kanji, drawn: bool) -> Markup {
    html! { span .dish { (blank(Side::Left)) (blank(Side::Right)) (strokes(kanji, drawn)) } }
}

/// A kanji in whose place a half can be named, if the half is no character of its own.
pub(crate) fn example(half: Half, side: Side) -> Option<Kanji> {
    let alone = half.name().chars().count() == 1;
    GLYPHS.get(&(half, side)).filter(|_| !alone).map(|glyph| glyph.of)
}

#[cfg(test)]
mod tests {
    use kanji_zushi::Deck;

    use super::*;

    #[test]
    fn paths_are_followed_point_by_point() {
        let path = "M10,20c1,2-3,4,5,6c1.5,0,2-1,3-1C40,41,42,43,44,45s1,1,2,2";
        let expected = [
            (10.0, 20.0),
            (11.0, 22.0),
            (7.0, 24.0),
            (15.0, 26.0),
            (16.5, 26.0),
            (17.0, 25.0),
            (18.0, 25.0),
            (40.0, 41.0),
            (42.0, 43.0),
            (44.0, 45.0),
            (45.0, 46.0),
            (46.0, 47.0),
        ];
        assert_eq!(points(path), expected);
    }

    #[test]
    fn every_card_of_our_decks_is_drawn_inside_of_its_room() {
        for deck in [Deck::classic(), Deck::house()] {
            let neta = deck.neta().iter().map(|half| (*half, Side::Left));
            for (half, side) in neta.chain(deck.shari().iter().map(|half| (*half, Side::Right))) {
                let glyph = GLYPHS.get(&(half, side)).unwrap_or_else(|| panic!("{half} is not drawn"));
                let (drawn, room) = (Room::of(glyph.paths), side.room());
                assert!(
                    drawn.left > 0.0 && drawn.right < 109.0 && drawn.top > 0.0 && drawn.bottom < 109.0,
                    "{half}: {drawn:?}"
                );
                let scale =
                    glyph.transform.split(['(', ')', ' ']).filter_map(|part| part.parse().ok()).collect::<Vec<f32>>();
                let [x, y, wide, high] = scale[..] else { panic!("{}", glyph.transform) };
                assert!(drawn.left * wide + x > room.left - 0.1 && drawn.right * wide + x < room.right + 0.1, "{half}");
                assert!(drawn.top * high + y > room.top - 0.1 && drawn.bottom * high + y < room.bottom + 0.1, "{half}");
            }
        }
    }
}
