//! A game in words: its terms, and its moves and events as text.

use std::any::Any;
use std::marker::PhantomData;

use ::kanji_zushi::KanjiZushi;
use ::sushi_express::SushiExpress;
use ::sushi_go::SushiGo;
use game::Perspective;
use menu::{AnyPerspective, PlayableGame};

use crate::terms::GameTerms;
use crate::{Locale, Naming};

/// A game in words.
pub trait GameWords: PlayableGame {
    /// The default number of players.
    const PLAYERS: usize;
    /// Its terms.
    const TERMS: GameTerms;

    /// The events of a turn, one sentence each.
    fn log(events: &[Self::Event], names: &dyn Naming) -> Vec<String>;

    /// The reason for a choice, as a sentence. It may only use the viewer's knowledge.
    fn reason(perspective: &Perspective<Self>, locale: &Locale, chosen: Self::Move) -> Option<String>;

    /// A choice as text.
    fn move_words(locale: &Locale, chosen: Self::Move) -> String;

    /// The number of dummies: places with a score but without a player.
    fn dummies(_known: &Self::Observation) -> usize {
        0
    }
}

/// A game in words, through a perspective without its type.
pub trait AnyGameWords: Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// The default number of players.
    fn players(&self) -> usize;
    /// Its terms.
    fn terms(&self) -> &'static GameTerms;
    /// Whether the perspective is of this game.
    fn is_of(&self, perspective: &dyn AnyPerspective) -> bool;
    /// The log of the turns from `since` on that the perspective has.
    fn log(&self, perspective: &dyn AnyPerspective, since: usize, names: &dyn Naming) -> Vec<String>;
    /// See [`GameWords::reason`].
    fn reason(&self, perspective: &dyn AnyPerspective, locale: &Locale, chosen: &str) -> Option<String>;
    /// A choice as text.
    fn move_words(&self, locale: &Locale, chosen: &str) -> String;
    /// See [`GameWords::dummies`].
    fn dummies(&self, perspective: &dyn AnyPerspective) -> usize;
}

/// [`AnyGameWords`] for a game's own type.
struct Words<G>(PhantomData<fn() -> G>);

/// The perspective with the game's own types. Callers have checked [`AnyGameWords::is_of`].
fn typed<G: GameWords>(perspective: &dyn AnyPerspective) -> &Perspective<G> {
    let perspective: &dyn Any = perspective;
    perspective.downcast_ref().expect("a perspective of this game")
}

impl<G: GameWords> AnyGameWords for Words<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> usize {
        G::PLAYERS
    }

    fn terms(&self) -> &'static GameTerms {
        const { &G::TERMS }
    }

    fn is_of(&self, perspective: &dyn AnyPerspective) -> bool {
        let perspective: &dyn Any = perspective;
        perspective.is::<Perspective<G>>()
    }

    fn log(&self, perspective: &dyn AnyPerspective, since: usize, names: &dyn Naming) -> Vec<String> {
        let turns = typed::<G>(perspective).heard().filter(|turn| turn.number >= since);
        turns.flat_map(|turn| G::log(turn.events, names)).collect()
    }

    fn reason(&self, perspective: &dyn AnyPerspective, locale: &Locale, chosen: &str) -> Option<String> {
        G::reason(typed(perspective), locale, chosen.parse().ok()?)
    }

    fn move_words(&self, locale: &Locale, chosen: &str) -> String {
        chosen.parse().map_or_else(|_| chosen.to_owned(), |chosen| G::move_words(locale, chosen))
    }

    fn dummies(&self, perspective: &dyn AnyPerspective) -> usize {
        G::dummies(typed::<G>(perspective).known())
    }
}

/// All games in words.
pub static GAME_WORDS: &[&dyn AnyGameWords] =
    &[&Words::<SushiGo>(PhantomData), &Words::<SushiExpress>(PhantomData), &Words::<KanjiZushi>(PhantomData)];

/// A game in words, by its name.
pub fn game_words(name: &str) -> Option<&'static dyn AnyGameWords> {
    GAME_WORDS.iter().copied().find(|game| game.name() == name)
}

/// The words of the game that a perspective is on.
pub fn words_of(perspective: &dyn AnyPerspective) -> Option<&'static dyn AnyGameWords> {
    GAME_WORDS.iter().copied().find(|game| game.is_of(perspective))
}

/// The name of a game for people, by its internal name.
pub fn game_name(locale: &Locale, game: &str) -> String {
    game_words(game).map_or_else(|| game.to_owned(), |words| words.terms().name.text(locale))
}
