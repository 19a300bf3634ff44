//! The messages for the things of tables and games.

use bots::Level;
use table::{Reaction, TurnClock};

use crate::locale::Term;
use crate::page_game::page_game;
use crate::{Locale, Speed, Tap, Theme};

/// The terms that every game has.
pub(crate) struct GameTerms {
    /// The game itself.
    pub(crate) name: Term,
    /// The lines of its score pad, by their keys: all of [`game::Game::SCORE_LINES`].
    pub(crate) lines: &'static [(&'static str, Term)],
    /// Says that the score decided the game.
    pub(crate) by_score: Term,
    /// Says that [`game::Game::TIE_BREAK`] decided the game.
    pub(crate) tie_break: Term,
    /// Its options.
    pub(crate) options: &'static [OptionTerms],
}

/// An option of a game, and its values.
pub(crate) struct OptionTerms {
    /// The option's name.
    pub(crate) name: &'static str,
    /// Its name for people.
    pub(crate) term: Term,
    /// The terms of its values, by value.
    pub(crate) values: &'static [(&'static str, Term)],
}

/// The value for everything that players have made themselves.
const CUSTOM: &str = "custom";

impl GameTerms {
    /// A line of the score pad.
    pub(crate) fn line(&self, key: &str) -> Option<Term> {
        find(self.lines, key)
    }

    /// An option.
    pub(crate) fn option(&self, name: &str) -> Option<&'static OptionTerms> {
        self.options.iter().find(|option| option.name == name)
    }
}

impl OptionTerms {
    /// A value of the option.
    pub(crate) fn value(&self, value: &str) -> Option<Term> {
        find(self.values, value).or_else(|| find(self.values, CUSTOM))
    }
}

fn find(terms: &[(&'static str, Term)], key: &str) -> Option<Term> {
    terms.iter().find(|(known, _)| *known == key).map(|(_, term)| *term)
}

/// The name of a game for people, by its internal name.
pub(crate) fn game_name(locale: &Locale, game: &str) -> String {
    page_game(game).map_or_else(|| game.to_owned(), |pages| pages.terms().name.text(locale))
}

/// A level of bots.
pub(crate) const fn level(level: Level) -> Term {
    Term::new(match level {
        Level::Random => "bot-random",
        Level::Greedy => "bot-greedy",
        Level::Apprentice => "level-easy",
        Level::Cook => "level-medium",
        Level::Itamae => "level-hard",
    })
}

/// A reaction in the chat.
pub(crate) const fn reaction(reaction: Reaction) -> Term {
    Term::new(match reaction {
        Reaction::Nice => "reaction-nice",
        Reaction::Ouch => "reaction-ouch",
        Reaction::Wow => "reaction-wow",
        Reaction::Thinking => "reaction-thinking",
        Reaction::Thanks => "reaction-thanks",
    })
}

/// A time limit.
pub(crate) const fn clock(clock: TurnClock) -> Term {
    Term::new(match clock {
        TurnClock::Unlimited => "clock-none",
        TurnClock::Quick => "clock-20s",
        TurnClock::Calm => "clock-60s",
        TurnClock::Daily => "clock-1d",
    })
}

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

/// The static text of an error code that has a message.
pub(crate) fn error_code(code: &str) -> Option<&'static str> {
    ERRORS.iter().find(|(known, _)| *known == code).map(|(known, _)| *known)
}

/// The message for an error code.
pub(crate) fn error(code: &str) -> Option<Term> {
    find(ERRORS, code)
}

/// The messages for all error codes of the API.
const ERRORS: &[(&str, Term)] = &[
    ("no_table", Term::new("fault-no-table")),
    ("no_record", Term::new("fault-no-record")),
    ("no_page", Term::new("fault-no-page")),
    ("method", Term::new("fault-method")),
    ("unknown_guest", Term::new("fault-unknown-guest")),
    ("name", Term::new("fault-name")),
    ("unreadable", Term::new("fault-unreadable")),
    ("too_large", Term::new("fault-too-large")),
    ("origin", Term::new("fault-origin")),
    ("too_many", Term::new("fault-too-many")),
    ("storage", Term::new("fault-storage")),
    ("broken", Term::new("fault-broken")),
    ("crashed", Term::new("fault-crashed")),
    ("busy", Term::new("fault-busy")),
    ("not_host", Term::new("fault-not-host")),
    ("not_seated", Term::new("fault-not-seated")),
    ("no_such_seat", Term::new("fault-no-such-seat")),
    ("seat_taken", Term::new("fault-seat-taken")),
    ("table_full", Term::new("fault-table-full")),
    ("no_bot_there", Term::new("fault-no-bot-there")),
    ("nobody_there", Term::new("fault-nobody-there")),
    ("still_there", Term::new("fault-still-there")),
    ("just_lost", Term::new("fault-just-lost")),
    ("has_a_day", Term::new("fault-has-a-day")),
    ("name_taken", Term::new("fault-name-taken")),
    ("no_such_look", Term::new("fault-no-such-look")),
    ("own_seat", Term::new("fault-own-seat")),
    ("barred", Term::new("fault-barred")),
    ("game_running", Term::new("fault-game-running")),
    ("game_over", Term::new("fault-game-over")),
    ("no_game", Term::new("fault-no-game")),
    ("not_over", Term::new("fault-not-over")),
    ("seats_empty", Term::new("fault-seats-empty")),
    ("not_ready", Term::new("fault-not-ready")),
    ("too_few_players", Term::new("fault-too-few-players")),
    ("too_many_people", Term::new("fault-too-many-people")),
    ("options", Term::new("fault-options")),
    ("no_such_bot", Term::new("fault-no-such-bot")),
    ("stale_turn", Term::new("fault-stale-turn")),
    ("not_asked", Term::new("fault-not-asked")),
    ("illegal", Term::new("fault-illegal")),
    ("nothing_said", Term::new("fault-nothing-said")),
    ("too_long", Term::new("fault-too-long")),
    ("too_fast", Term::new("fault-too-fast")),
    ("worn_out", Term::new("fault-worn-out")),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Language;
    use crate::page_game::PAGE_GAMES;

    /// All terms, with the attributes that their messages must have.
    fn listed() -> Vec<(Term, &'static [&'static str])> {
        let mut terms: Vec<(Term, &[&str])> = Vec::new();
        terms.extend(Level::ALL.map(|known| (level(known), &["about"][..])));
        terms.extend(Reaction::ALL.map(|known| (reaction(known), &[][..])));
        terms.extend(TurnClock::ALL.map(|known| (clock(known), &[][..])));
        terms.extend(Theme::ALL.map(|known| (theme(known), &[][..])));
        terms.extend([true, false].map(|on| (sound(on), &[][..])));
        terms.extend(Speed::ALL.map(|known| (speed(known), &[][..])));
        terms.extend(Tap::ALL.map(|known| (tap(known), &[][..])));
        terms.extend(crate::look_picker::FACES.map(|known| (known, &[][..])));
        terms.extend(crate::look_picker::COLOURS.map(|known| (known, &[][..])));
        terms.extend(table::ActionError::CODES.iter().map(|code| (error(code).expect(code), &[][..])));
        terms.extend(ERRORS.iter().map(|(_, term)| (*term, &[][..])));
        for pages in PAGE_GAMES {
            let game = pages.terms();
            terms.push((game.name, &["about"]));
            terms.push((game.by_score, &[]));
            terms.push((game.tie_break, &[]));
            terms.extend(game.lines.iter().map(|(_, term)| (*term, &["about"][..])));
            for option in game.options {
                terms.push((option.term, &[]));
                terms.extend(option.values.iter().map(|(_, term)| (*term, &["about"][..])));
            }
            terms.extend(pages.guide().lessons.iter().map(|lesson| (lesson.text, &[][..])));
        }
        terms.extend(crate::sushi_go::listed_terms());
        terms.extend(crate::sushi_express::listed_terms());
        terms.extend(crate::kanji_zushi::listed_terms());
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

    /// The score lines and options of a game.
    struct Emitted;

    impl menu::GameVisitor for Emitted {
        type Output = (&'static [&'static str], &'static [game::OptionSpec]);

        fn visit<G: menu::PlayableGame>(self) -> Self::Output {
            (G::SCORE_LINES, <G::Options as game::Options>::SPECS)
        }
    }

    #[test]
    fn all_score_lines_and_options_have_terms() {
        for info in menu::GAMES {
            let pages = page_game(info.name).unwrap_or_else(|| panic!("{} has no pages", info.name));
            let (lines, specs) = menu::with_game(info.name, Emitted).expect("the game is registered");
            let known: Vec<&str> = pages.terms().lines.iter().map(|(key, _)| *key).collect();
            assert_eq!(known, lines, "the score lines of {}", info.name);
            let known: Vec<&str> = pages.terms().options.iter().map(|option| option.name).collect();
            assert_eq!(known, specs.iter().map(|spec| spec.name).collect::<Vec<_>>(), "the options of {}", info.name);
            for (option, spec) in pages.terms().options.iter().zip(specs) {
                let known = option.values.iter().map(|(value, _)| *value).filter(|value| *value != CUSTOM);
                let values = spec.values.iter().map(|value| value.value);
                assert_eq!(known.collect::<Vec<_>>(), values.collect::<Vec<_>>(), "{} of {}", spec.name, info.name);
            }
        }
    }
}
