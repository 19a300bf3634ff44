//! The names of the things in Kanji-zushi.

use crate::Term;
use crate::kanji_zushi::Side;
use crate::terms::{GameTerms, OptionTerms};

/// A card by the side of its half.
pub const fn side(side: Side) -> Term {
    Term::new(match side {
        Side::Left => "term-neta",
        Side::Right => "term-shari",
    })
}

/// The message that describes a half by a kanji.
pub const fn half_of(side: Side) -> &'static str {
    match side {
        Side::Left => "neta-of",
        Side::Right => "shari-of",
    }
}

/// The terms of the game.
pub const TERMS: GameTerms = GameTerms {
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
                ("years-1-3", Term::new("option-kanji-zushi-deck-years-1-3")),
                ("years-1-4", Term::new("option-kanji-zushi-deck-years-1-4")),
                ("years-1-6", Term::new("option-kanji-zushi-deck-years-1-6")),
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
