//! The messages for the things of tables and games.

pub(crate) use words::game_name;
pub(crate) use words::terms::*;

use crate::locale::Term;
use crate::{Speed, Tap, Theme};

/// A theme.
pub(crate) const fn theme(theme: Theme) -> Term {
    Term::new(match theme {
        Theme::System => "theme-system",
        Theme::Day => "theme-day",
        Theme::Night => "theme-night",
    })
}

/// The setting for sounds.
pub(crate) const fn sound(on: bool) -> Term {
    Term::new(if on { "sound-on" } else { "sound-off" })
}

/// The speed of animations.
pub(crate) const fn speed(speed: Speed) -> Term {
    Term::new(match speed {
        Speed::Relaxed => "speed-relaxed",
        Speed::Normal => "speed-normal",
        Speed::Fast => "speed-fast",
        Speed::Instant => "speed-instant",
    })
}

/// The taps that play a card.
pub(crate) const fn tap(tap: Tap) -> Term {
    Term::new(match tap {
        Tap::Once => "tap-once",
        Tap::Twice => "tap-twice",
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Language;
    use crate::page_game::PAGE_GAMES;

    /// All terms, with the attributes that their messages must have.
    fn listed() -> Vec<(Term, &'static [&'static str])> {
        let mut terms: Vec<(Term, &[&str])> = Vec::new();
        terms.extend(Theme::ALL.map(|known| (theme(known), &[][..])));
        terms.extend([true, false].map(|on| (sound(on), &[][..])));
        terms.extend(Speed::ALL.map(|known| (speed(known), &[][..])));
        terms.extend(Tap::ALL.map(|known| (tap(known), &[][..])));
        terms.extend(crate::look_picker::FACES.map(|known| (known, &[][..])));
        terms.extend(crate::look_picker::COLOURS.map(|known| (known, &[][..])));
        for pages in PAGE_GAMES {
            terms.extend(pages.guide().lessons.iter().map(|lesson| (lesson.text, &[][..])));
        }
        terms
    }

    #[test]
    fn every_term_has_a_message_in_every_language() {
        let mut missing = BTreeSet::new();
        for language in Language::ALL {
            let locale = language.locale();
            for (term, attributes) in listed() {
                let texts = attributes.iter().map(|name| locale.attribute(term, name, &[("count", 2.into())]));
                for text in texts.chain([term.text(locale)]).filter(|text| text.contains('⟦')) {
                    missing.insert(format!("{}: {text}", language.code()));
                }
            }
        }
        assert!(missing.is_empty(), "{missing:#?}");
    }
}
