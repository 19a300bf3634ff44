//! The names of the things in Kanji-zushi.

use crate::kanji_zushi::glyph::Side;
use crate::locale::Term;
use crate::page_game::Lesson;
use crate::terms::{GameTerms, OptionTerms};

/// A card by the side of its half.
pub(crate) const fn side(side: Side) -> Term {
    Term::new(match side {
        Side::Left => "term-neta",
        Side::Right => "term-shari",
    })
}

/// The message that describes a half by a kanji.
pub(super) const fn half_of(side: Side) -> &'static str {
    match side {
        Side::Left => "neta-of",
        Side::Right => "shari-of",
    }
}

/// The terms of the game.
pub(super) const TERMS: GameTerms = GameTerms {
    name: Term::new("game-kanji-zushi"),
    lines: &[("kanji", Term::new("line-kanji-zushi-kanji"))],
    by_score: Term::new("decided-by-strokes"),
    tie_break: Term::new("decided-by-best-kanji"),
    options: &[
        OptionTerms {
            name: "players",
            term: Term::new("option-kanji-zushi-players"),
            values: &[
                ("2", Term::new("option-kanji-zushi-players-2")),
                ("3", Term::new("option-kanji-zushi-players-3")),
                ("4", Term::new("option-kanji-zushi-players-4")),
                ("5", Term::new("option-kanji-zushi-players-5")),
                ("6", Term::new("option-kanji-zushi-players-6")),
                ("7", Term::new("option-kanji-zushi-players-7")),
                ("8", Term::new("option-kanji-zushi-players-8")),
            ],
        },
        OptionTerms {
            name: "deck",
            term: Term::new("option-kanji-zushi-deck"),
            values: &[
                ("classic", Term::new("option-kanji-zushi-deck-classic")),
                ("house", Term::new("option-kanji-zushi-deck-house")),
                ("custom", Term::new("option-kanji-zushi-deck-custom")),
            ],
        },
        OptionTerms {
            name: "help",
            term: Term::new("option-kanji-zushi-help"),
            values: &[
                ("strict", Term::new("option-kanji-zushi-help-strict")),
                ("guided", Term::new("option-kanji-zushi-help-guided")),
            ],
        },
    ],
};

/// The texts before each choice in the guide.
pub(super) const GUIDE: [Lesson; 5] = [
    Lesson::general("guide-kanji-zushi-1"),
    Lesson::general("guide-kanji-zushi-2"),
    Lesson::general("guide-kanji-zushi-3"),
    Lesson::general("guide-kanji-zushi-4"),
    Lesson::general("guide-kanji-zushi-5"),
];

/// All other terms, with their attributes.
#[cfg(test)]
pub(crate) fn listed() -> Vec<(Term, &'static [&'static str])> {
    [Side::Left, Side::Right].map(|kind| (side(kind), &["about"][..])).into()
}
