//! The messages for the things of tables and games.

use bots::Level;
use table::{Reaction, TurnClock};

use crate::Term;

/// The terms that every game has.
pub struct GameTerms {
    /// The game itself.
    pub name: Term,
    /// The lines of its score pad, by their keys: all of [`game::Game::SCORE_LINES`].
    pub lines: &'static [(&'static str, Term)],
    /// Says that the score decided the game.
    pub by_score: Term,
    /// Says that [`game::Game::TIE_BREAK`] decided the game.
    pub tie_break: Term,
    /// Its options.
    pub options: &'static [OptionTerms],
}

/// An option of a game, and its values.
pub struct OptionTerms {
    /// The option's name.
    pub name: &'static str,
    /// Its name for people.
    pub term: Term,
    /// The terms of its values, by value.
    pub values: &'static [(&'static str, Term)],
}

/// The value for everything that players have made themselves.
pub const CUSTOM: &str = "custom";

impl GameTerms {
    /// A line of the score pad.
    pub fn line(&self, key: &str) -> Option<Term> {
        find(self.lines, key)
    }

    /// An option.
    pub fn option(&self, name: &str) -> Option<&'static OptionTerms> {
        self.options.iter().find(|option| option.name == name)
    }
}

impl OptionTerms {
    /// A value of the option.
    pub fn value(&self, value: &str) -> Option<Term> {
        find(self.values, value).or_else(|| find(self.values, CUSTOM))
    }
}

fn find(terms: &[(&'static str, Term)], key: &str) -> Option<Term> {
    terms.iter().find(|(known, _)| *known == key).map(|(_, term)| *term)
}

/// A level of bots.
pub const fn level(level: Level) -> Term {
    Term::new(match level {
        Level::Random => "bot-random",
        Level::Greedy => "bot-greedy",
        Level::Apprentice => "level-easy",
        Level::Cook => "level-medium",
        Level::Itamae => "level-hard",
    })
}

/// A reaction in the chat.
pub const fn reaction(reaction: Reaction) -> Term {
    Term::new(match reaction {
        Reaction::Nice => "reaction-nice",
        Reaction::Ouch => "reaction-ouch",
        Reaction::Wow => "reaction-wow",
        Reaction::Thinking => "reaction-thinking",
        Reaction::Thanks => "reaction-thanks",
    })
}

/// A time limit.
pub const fn clock(clock: TurnClock) -> Term {
    Term::new(match clock {
        TurnClock::Unlimited => "clock-none",
        TurnClock::Quick => "clock-20s",
        TurnClock::Calm => "clock-60s",
        TurnClock::Daily => "clock-1d",
    })
}

/// The static text of an error code that has a message.
pub fn error_code(code: &str) -> Option<&'static str> {
    ERRORS.iter().find(|(known, _)| *known == code).map(|(known, _)| *known)
}

/// The message for an error code.
pub fn error(code: &str) -> Option<Term> {
    find(ERRORS, code)
}

/// The messages for all error codes of the API.
pub const ERRORS: &[(&str, Term)] = &[
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
    ("quota", Term::new("fault-quota")),
    ("too_many_tables", Term::new("fault-too-many-tables")),
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
    ("dealing", Term::new("fault-dealing")),
    ("not_dealing", Term::new("fault-not-dealing")),
    ("wrong_nonce", Term::new("fault-wrong-nonce")),
    ("nothing_said", Term::new("fault-nothing-said")),
    ("too_long", Term::new("fault-too-long")),
    ("too_fast", Term::new("fault-too-fast")),
    ("worn_out", Term::new("fault-worn-out")),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::Kind as _;
    use sushi_express::{Action, Customer};
    use sushi_go::Card;

    use super::*;
    use crate::kanji_zushi::Side;
    use crate::sushi_express::phase::Phase;
    use crate::{GAME_WORDS, Language, game_words};

    /// All terms, with the attributes that their messages must have.
    fn listed() -> Vec<(Term, &'static [&'static str])> {
        let mut terms: Vec<(Term, &[&str])> = Vec::new();
        terms.extend(Level::ALL.map(|known| (level(known), &["about"][..])));
        terms.extend(Reaction::ALL.map(|known| (reaction(known), &[][..])));
        terms.extend(TurnClock::ALL.map(|known| (clock(known), &[][..])));
        terms.extend(table::ActionError::CODES.iter().map(|code| (error(code).expect(code), &[][..])));
        terms.extend(ERRORS.iter().map(|(_, term)| (*term, &[][..])));
        for words in GAME_WORDS {
            let game = words.terms();
            terms.push((game.name, &["about"]));
            terms.push((game.by_score, &[]));
            terms.push((game.tie_break, &[]));
            terms.extend(game.lines.iter().map(|(_, term)| (*term, &["about"][..])));
            for option in game.options {
                terms.push((option.term, &[]));
                terms.extend(option.values.iter().map(|(_, term)| (*term, &["about"][..])));
            }
        }
        terms.extend(Card::ALL.map(|kind| (crate::sushi_go::terms::card(kind), &["about", "counted"][..])));
        terms.extend(express());
        terms.extend([Side::Left, Side::Right].map(|side| (crate::kanji_zushi::terms::side(side), &["about"][..])));
        terms
    }

    fn express() -> Vec<(Term, &'static [&'static str])> {
        use crate::sushi_express::terms::{action, colour, customer, shape};

        let customers = Customer::ALL.iter().map(|kind| (customer(*kind), &["about", "counted"][..]));
        let colours = Customer::ALL.iter().filter_map(|kind| match kind {
            Customer::Of(colour) => Some(*colour),
            Customer::Tip => None,
        });
        let colours = colours.flat_map(|kind| [(colour(kind), &[][..]), (shape(kind.shape()), &[][..])]);
        let actions = Action::ALL.iter().map(|kind| (action(*kind), &["about", "counted"][..]));
        let phases = Phase::ALL.map(|phase| (phase.term(), &["about"][..]));
        customers.chain(colours).chain(actions).chain(phases).collect()
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
            let words = game_words(info.name).unwrap_or_else(|| panic!("{} has no words", info.name));
            let (lines, specs) = menu::with_game(info.name, Emitted).expect("the game is registered");
            let known: Vec<&str> = words.terms().lines.iter().map(|(key, _)| *key).collect();
            assert_eq!(known, lines, "the score lines of {}", info.name);
            let known: Vec<&str> = words.terms().options.iter().map(|option| option.name).collect();
            assert_eq!(known, specs.iter().map(|spec| spec.name).collect::<Vec<_>>(), "the options of {}", info.name);
            for (option, spec) in words.terms().options.iter().zip(specs) {
                let known = option.values.iter().map(|(value, _)| *value).filter(|value| *value != CUSTOM);
                let values = spec.values.iter().map(|value| value.value);
                assert_eq!(known.collect::<Vec<_>>(), values.collect::<Vec<_>>(), "{} of {}", spec.name, info.name);
            }
        }
    }
}
