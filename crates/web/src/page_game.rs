//! What a game adds to the pages: how its table looks, what its moves and events are in words. What is around it is the same
//! for all games.
//!
//! Everything is drawn from [`Perspective`]s. Public parts are made once for all viewers, from what a spectator knows;
//! private parts for their owner, from what that seat knows. So nothing hidden can get into a page.

use std::any::Any;
use std::marker::PhantomData;

use game::{HeardTurn, MoveSet as _, Perspective, Seat};
use kanji_zushi::KanjiZushi;
use maud::{Markup, html};
use menu::{AnyPerspective, PlayableGame};
use sushi_express::SushiExpress;
use sushi_go::SushiGo;

use crate::drawing::drawing;
use crate::locale::Term;
use crate::nameplate::Nameplate;
use crate::parts::{PartId, Parts};
use crate::terms::GameTerms;
use crate::{Locale, Selection};

/// The words and names that a public part is made with.
#[derive(Clone, Copy)]
pub(crate) struct Show<'a> {
    pub(crate) locale: &'static Locale,
    /// The names of everybody who is scored.
    pub(crate) names: &'a [Nameplate],
}

impl Show<'_> {
    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", |name| &name.name)
    }
}

/// What a private part is made with.
#[derive(Clone, Copy)]
pub(crate) struct Own<'a> {
    pub(crate) show: Show<'a>,
    /// The viewer's seat.
    pub(crate) seat: Seat,
    /// What the viewer has picked so far.
    pub(crate) selection: &'a Selection,
    /// What the viewer has chosen, in notation.
    pub(crate) chosen: Option<&'a str>,
    /// Where choices go; nothing while they cannot be made.
    pub(crate) controls: Option<Controls<'a>>,
}

/// Where a choice goes.
#[derive(Clone, Copy)]
pub(crate) struct Controls<'a> {
    /// The address that forms are sent to.
    pub(crate) action: &'a str,
    /// The beginning of every query that leads on towards a choice: empty, or ending in `&`.
    pub(crate) before: &'a str,
    /// Whether the page's script sends forms and links without loading the page.
    pub(crate) live: bool,
    /// The number of the game at its table.
    pub(crate) game: u32,
    /// The turn that is answered.
    pub(crate) turn: usize,
}

/// A moment on the way from one turn to the next.
pub(crate) struct Beat<S> {
    pub(crate) scene: S,
    /// What happens, as sentences.
    pub(crate) say: String,
    /// How long it is shown, in milliseconds.
    pub(crate) pause: u32,
    /// Whether it stays until the reader goes on.
    pub(crate) stays: bool,
    pub(crate) sound: &'static str,
}

/// Who sits where, as one viewer sees the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    /// The viewer's seat.
    pub(crate) own: Option<Seat>,
    /// How many choose.
    pub(crate) players: usize,
    /// How many are scored; a dummy comes after the players.
    pub(crate) places: usize,
}

impl Seating {
    /// The others, beginning with the viewer's left neighbour; everybody if the viewer has no seat.
    pub(crate) fn others(self) -> Vec<Seat> {
        let first = self.own.map_or(0, |seat| seat.index() + 1);
        let count = self.players - usize::from(self.own.is_some());
        let others = (0..count).map(|step| Seat::new((first + step) % self.players));
        others.chain((self.players..self.places).map(Seat::new)).collect()
    }
}

/// A game with pages of its own.
pub(crate) trait PageGame: PlayableGame {
    /// Drawings that make one want to play it.
    const PLATES: &'static [&'static str];
    /// How many play by default.
    const PLAYERS: usize;
    /// How its guide is played.
    const GUIDE: Guided;
    /// What its things are called.
    const TERMS: GameTerms;

    /// The table at one moment, as one viewer knows it, also in the middle of a turn.
    type Scene;

    /// Its things in pictures, for its rules.
    fn legend(locale: &Locale) -> Vec<LegendItem>;

    /// How many are scored besides those who choose.
    fn dummies(_known: &Self::Observation) -> usize {
        0
    }

    /// The table as it is now.
    fn now(perspective: &Perspective<Self>, show: &Show<'_>) -> Self::Scene;

    /// The moments of a turn that are worth seeing, before the one that [`PageGame::now`] makes of its end.
    fn beats(before: &Self::Observation, events: &[Self::Event], show: &Show<'_>) -> Vec<Beat<Self::Scene>>;

    /// How far the game is: round and turn.
    fn progress(scene: &Self::Scene, show: &Show<'_>) -> Markup;

    /// The parts that everybody sees: what lies on the table.
    fn public(scene: &Self::Scene, show: &Show<'_>, parts: &mut Parts);

    /// Public parts that tell what happened last and stay until it happens again. `turns` are the latest ones.
    fn lasting(_turns: &[Vec<Self::Event>], _show: &Show<'_>, _parts: &mut Parts) {}

    /// The parts that only one seat sees: its hand, and what it may choose.
    fn private(scene: &Self::Scene, perspective: &Perspective<Self>, own: &Own<'_>, parts: &mut Parts);

    /// The table with all parts in their places.
    fn layout(parts: &Parts, seating: Seating, show: &Show<'_>) -> Markup;

    /// What happened in a turn, a sentence each.
    fn log(events: &[Self::Event], show: &Show<'_>) -> Vec<String>;

    /// What speaks for a choice, in a sentence. It may say only what the viewer can see.
    fn reason(perspective: &Perspective<Self>, locale: &Locale, chosen: Self::Move) -> Option<String>;

    /// A choice in words.
    fn move_words(locale: &Locale, chosen: Self::Move) -> String;

    /// What is shown when the game is over, below who has won. Everything is open then.
    fn epilogue(_perspective: &Perspective<Self>, _show: &Show<'_>) -> Markup {
        html! {}
    }
}

/// The part that says how far the game is.
pub(crate) const PROGRESS: PartId = PartId::new("progress");

/// A moment as the public parts that have changed.
pub(crate) struct PublicBeat {
    pub(crate) parts: Vec<(PartId, String)>,
    pub(crate) say: String,
    pub(crate) pause: u32,
    pub(crate) stays: bool,
    pub(crate) sound: &'static str,
}

/// The pages of a game that is only known by its perspective.
pub(crate) trait AnyPageGame: Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// Drawings that make one want to play it.
    fn plates(&self) -> &'static [&'static str];
    /// How many play by default.
    fn players(&self) -> usize;
    /// How its guide is played.
    fn guide(&self) -> &'static Guided;
    /// What its things are called.
    fn terms(&self) -> &'static GameTerms;
    /// Its things in pictures.
    fn legend(&self, locale: &Locale) -> Vec<LegendItem>;
    /// Whether the perspective is one on this game.
    fn is_of(&self, perspective: &dyn AnyPerspective) -> bool;
    /// How many are scored besides those who choose.
    fn dummies(&self, perspective: &dyn AnyPerspective) -> usize;
    /// How far the game is, and the parts that everybody sees.
    fn public(&self, perspective: &dyn AnyPerspective, show: &Show<'_>, parts: &mut Parts);
    /// The moments of the turns from `since` on.
    fn beats(
        &self,
        perspective: &dyn AnyPerspective,
        since: usize,
        show: &Show<'_>,
        parts: &mut Parts,
    ) -> Vec<PublicBeat>;
    /// See [`PageGame::lasting`].
    fn lasting(&self, perspective: &dyn AnyPerspective, show: &Show<'_>, parts: &mut Parts);
    /// The parts that only one seat sees.
    fn private(&self, perspective: &dyn AnyPerspective, own: &Own<'_>, parts: &mut Parts);
    /// The table with all parts in their places.
    fn layout(&self, parts: &Parts, seating: Seating, show: &Show<'_>) -> Markup;
    /// What happened in the turns from `since` on that are told, a sentence each.
    fn log(&self, perspective: &dyn AnyPerspective, since: usize, show: &Show<'_>) -> Vec<String>;
    /// See [`PageGame::reason`].
    fn reason(&self, perspective: &dyn AnyPerspective, locale: &Locale, chosen: &str) -> Option<String>;
    /// A choice in words.
    fn move_words(&self, locale: &Locale, chosen: &str) -> String;
    /// See [`PageGame::epilogue`].
    fn epilogue(&self, perspective: &dyn AnyPerspective, show: &Show<'_>) -> Markup;
}

/// [`AnyPageGame`] for a game's own type.
pub(crate) struct Pages<G>(PhantomData<fn() -> G>);

impl<G> Pages<G> {
    /// The pages of a game.
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

/// The perspective with the game's own types. Callers have asked [`AnyPageGame::is_of`].
fn typed<G: PageGame>(perspective: &dyn AnyPerspective) -> &Perspective<G> {
    let perspective: &dyn Any = perspective;
    perspective.downcast_ref().expect("a perspective on this game")
}

impl<G: PageGame> AnyPageGame for Pages<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn plates(&self) -> &'static [&'static str] {
        G::PLATES
    }

    fn players(&self) -> usize {
        G::PLAYERS
    }

    fn guide(&self) -> &'static Guided {
        const { &G::GUIDE }
    }

    fn terms(&self) -> &'static GameTerms {
        const { &G::TERMS }
    }

    fn legend(&self, locale: &Locale) -> Vec<LegendItem> {
        G::legend(locale)
    }

    fn is_of(&self, perspective: &dyn AnyPerspective) -> bool {
        let perspective: &dyn Any = perspective;
        perspective.is::<Perspective<G>>()
    }

    fn dummies(&self, perspective: &dyn AnyPerspective) -> usize {
        G::dummies(typed::<G>(perspective).known())
    }

    fn public(&self, perspective: &dyn AnyPerspective, show: &Show<'_>, parts: &mut Parts) {
        let scene = G::now(typed(perspective), show);
        parts.add(PROGRESS, G::progress(&scene, show));
        G::public(&scene, show, parts);
    }

    fn beats(
        &self,
        perspective: &dyn AnyPerspective,
        since: usize,
        show: &Show<'_>,
        parts: &mut Parts,
    ) -> Vec<PublicBeat> {
        let told = typed::<G>(perspective).heard().filter(|turn| turn.number >= since);
        let beats = told.flat_map(|HeardTurn { before, events, .. }| {
            before.map_or_else(Vec::new, |before| G::beats(&before, events, show))
        });
        let public = beats.map(|Beat { scene, say, pause, stays, sound }| {
            parts.add(PROGRESS, G::progress(&scene, show));
            G::public(&scene, show, parts);
            PublicBeat { parts: parts.take(), say, pause, stays, sound }
        });
        public.collect()
    }

    fn lasting(&self, perspective: &dyn AnyPerspective, show: &Show<'_>, parts: &mut Parts) {
        G::lasting(typed::<G>(perspective).turns(), show, parts);
    }

    fn private(&self, perspective: &dyn AnyPerspective, own: &Own<'_>, parts: &mut Parts) {
        let perspective = typed::<G>(perspective);
        let asked = perspective.moves().is_some_and(|moves| moves.len() > 0);
        let own = Own { controls: own.controls.filter(|_| asked), ..*own };
        G::private(&G::now(perspective, &own.show), perspective, &own, parts);
    }

    fn layout(&self, parts: &Parts, seating: Seating, show: &Show<'_>) -> Markup {
        G::layout(parts, seating, show)
    }

    fn log(&self, perspective: &dyn AnyPerspective, since: usize, show: &Show<'_>) -> Vec<String> {
        let told = typed::<G>(perspective).heard().filter(|turn| turn.number >= since);
        told.flat_map(|turn| G::log(turn.events, show)).collect()
    }

    fn reason(&self, perspective: &dyn AnyPerspective, locale: &Locale, chosen: &str) -> Option<String> {
        G::reason(typed(perspective), locale, chosen.parse().ok()?)
    }

    fn move_words(&self, locale: &Locale, chosen: &str) -> String {
        chosen.parse().map_or_else(|_| chosen.to_owned(), |chosen| G::move_words(locale, chosen))
    }

    fn epilogue(&self, perspective: &dyn AnyPerspective, show: &Show<'_>) -> Markup {
        G::epilogue(typed(perspective), show)
    }
}

/// A thing of a game: its picture, its name, and what it is for.
pub(crate) struct LegendItem {
    pub(crate) picture: Markup,
    pub(crate) name: String,
    pub(crate) about: String,
}

impl LegendItem {
    /// A thing with a drawing and a message whose attribute `about` says what it is for.
    pub(crate) fn new(locale: &Locale, drawn: &str, term: Term) -> Self {
        Self { picture: drawing(drawn), name: term.label(locale), about: term.about(locale) }
    }
}

/// A guide to a game: a real game with a deal that shows much, and a sentence for each turn.
pub(crate) struct Guided {
    /// The options it is played with.
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// The deal: any number, chosen for what comes of it.
    pub(crate) deal: u8,
    /// What is said before each choice of the reader.
    pub(crate) steps: &'static [Term],
}

/// The games that can be played on pages.
pub(crate) static PAGE_GAMES: &[&dyn AnyPageGame] =
    &[&Pages::<SushiGo>::new(), &Pages::<SushiExpress>::new(), &Pages::<KanjiZushi>::new()];

/// The pages of a game, by its name.
pub(crate) fn page_game(name: &str) -> Option<&'static dyn AnyPageGame> {
    PAGE_GAMES.iter().copied().find(|game| game.name() == name)
}

/// The pages of the game that a perspective is on.
pub(crate) fn pages_of(perspective: &dyn AnyPerspective) -> Option<&'static dyn AnyPageGame> {
    PAGE_GAMES.iter().copied().find(|game| game.is_of(perspective))
}
