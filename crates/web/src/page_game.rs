//! The pages of a game: its table, and its moves and events as text. The frame is the same for all games.
//!
//! Everything is rendered from [`Perspective`]s. Public parts are rendered once for all viewers, from a spectator's
//! knowledge; private parts for their owner, from that seat's knowledge. So no page can contain hidden information.

use std::any::Any;
use std::marker::PhantomData;

use game::{HeardTurn, MoveSet as _, Perspective, Seat};
use kanji_zushi::KanjiZushi;
use maud::{Markup, html};
use menu::AnyPerspective;
use sushi_express::SushiExpress;
use sushi_go::SushiGo;
use words::{GameWords, Naming};

use crate::drawing::drawing;
use crate::locale::Term;
use crate::nameplate::Nameplate;
use crate::pad::SeatScoreLine;
use crate::parts::{PartId, Parts};
use crate::terms::GameTerms;
use crate::{Locale, Selection};

/// The context for public parts: language and names.
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

impl Naming for Show<'_> {
    fn locale(&self) -> &'static Locale {
        self.locale
    }

    fn name(&self, seat: Seat) -> &str {
        self.name(seat)
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.names.get(seat.index()).is_some_and(|plate| plate.is_reader)
    }
}

/// The context for private parts.
#[derive(Clone, Copy)]
pub(crate) struct Own<'a> {
    pub(crate) show: Show<'a>,
    /// The viewer's seat.
    pub(crate) seat: Seat,
    /// The viewer's picks so far.
    pub(crate) selection: &'a Selection,
    /// The viewer's choice, in notation.
    pub(crate) chosen: Option<&'a str>,
    /// The destination of choices; `None` while they cannot be made.
    pub(crate) controls: Option<Controls<'a>>,
}

/// The destination of a choice.
#[derive(Clone, Copy)]
pub(crate) struct Controls<'a> {
    /// The URL that forms are sent to.
    pub(crate) action: &'a str,
    /// The prefix of every query that picks something: empty, or ending in `&`.
    pub(crate) before: &'a str,
    /// Whether the page's script sends forms and links without loading the page.
    pub(crate) live: bool,
    /// The number of the game at its table.
    pub(crate) game: u32,
    /// The turn of the choice.
    pub(crate) turn: usize,
}

/// A step of the animation from one turn to the next.
pub(crate) struct Beat<S> {
    pub(crate) scene: S,
    /// The events, as sentences.
    pub(crate) say: String,
    /// Duration in milliseconds.
    pub(crate) pause: u32,
    /// Whether it stays until the reader continues.
    pub(crate) stays: bool,
    pub(crate) sound: &'static str,
}

/// The seats as one viewer sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    /// The viewer's seat.
    pub(crate) own: Option<Seat>,
    /// The number of players.
    pub(crate) players: usize,
    /// The number of places with a score; a dummy comes after the players.
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

/// A game with pages.
pub(crate) trait PageGame: GameWords {
    /// Drawings for the home page.
    const PLATES: &'static [&'static str];
    /// Its guide.
    const GUIDE: Guide;
    /// Whether replays are seen from a player's seat, with that player's hand at the bottom.
    const REPLAY_HAS_OWN_HAND: bool = false;

    /// The table at one moment as one viewer knows it, also during a turn.
    type Scene;

    /// The legend in its rules.
    fn legend(locale: &Locale) -> Vec<LegendItem>;

    /// The table as it is now.
    fn now(perspective: &Perspective<Self>, show: &Show<'_>) -> Self::Scene;

    /// The steps of a turn to animate, before the final state from [`PageGame::now`].
    fn beats(before: &Self::Observation, events: &[Self::Event], show: &Show<'_>) -> Vec<Beat<Self::Scene>>;

    /// The progress of the game: round and turn.
    fn progress(scene: &Self::Scene, show: &Show<'_>) -> Markup;

    /// The parts that everybody sees.
    fn public(scene: &Self::Scene, show: &Show<'_>, parts: &mut Parts);

    /// The score lines of the present round as they would count if it ended now. They are not final, and rules do not list them.
    fn provisional_scores(_scene: &Self::Scene) -> Vec<SeatScoreLine> {
        Vec::new()
    }

    /// Public parts about the latest events, which stay until they are replaced. `turns` are the latest ones.
    fn lasting(_turns: &[Vec<Self::Event>], _show: &Show<'_>, _parts: &mut Parts) {}

    /// The parts that only one seat sees: its hand and its choices.
    fn private(scene: &Self::Scene, perspective: &Perspective<Self>, own: &Own<'_>, parts: &mut Parts);

    /// The table with all parts in their places.
    fn layout(parts: &Parts, seating: Seating, show: &Show<'_>) -> Markup;

    /// How the game was won, for the result. All cards are open then.
    fn story(_perspective: &Perspective<Self>, _show: &Show<'_>) -> Story {
        Story::default()
    }

    /// Additional content at the end of the game, below the result. All cards are open then.
    fn epilogue(_perspective: &Perspective<Self>, _show: &Show<'_>) -> Markup {
        html! {}
    }

    /// Replaces the parts with hands by open hands in which the choices of this position are marked. `own` is the seat whose
    /// hand is at the bottom.
    fn open_hands(
        _scene: &Self::Scene,
        _choices: &[RecordedChoice<Self::Move>],
        _own: Seat,
        _show: &Show<'_>,
        _parts: &mut Parts,
    ) {
    }

    /// What a lesson of the guide waits for in this position; `None` if the position doesn't show what it is about.
    fn lesson(_perspective: &Perspective<Self>, _number: usize) -> Option<LessonTask> {
        Some(LessonTask::default())
    }
}

/// The choice of a seat in a finished game, and a better one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RecordedChoice<M> {
    pub(crate) chosen: Option<M>,
    pub(crate) better: Option<M>,
}

/// What a lesson waits for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct LessonTask {
    /// The moves that do what it teaches, in notation; empty if every move does.
    pub(crate) moves: Vec<String>,
    /// The cards it talks about: their positions in the hand, from 1; or the numbers to bet on.
    pub(crate) cards: Vec<usize>,
}

impl LessonTask {
    /// Whether a move does what the lesson teaches.
    pub(crate) fn accepts(&self, chosen: &str) -> bool {
        self.moves.is_empty() || self.moves.iter().any(|legal| legal == chosen)
    }
}

/// How a game was won.
#[derive(Default)]
pub(crate) struct Story {
    /// What decided it, as a sentence.
    pub(crate) decided: Option<String>,
    /// The turn that mattered most, and what happened in it.
    pub(crate) key_moment: Option<(usize, String)>,
}

/// The part with the progress of the game.
pub(crate) const PROGRESS: PartId = PartId::new("progress");

/// A step of an animation as the public parts that have changed.
pub(crate) struct PublicBeat {
    pub(crate) parts: Vec<(PartId, String)>,
    pub(crate) say: String,
    pub(crate) pause: u32,
    pub(crate) stays: bool,
    pub(crate) sound: &'static str,
}

/// The pages of a game, through a perspective without its type.
pub(crate) trait AnyPageGame: Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// Drawings for the home page.
    fn plates(&self) -> &'static [&'static str];
    /// The default number of players.
    fn players(&self) -> usize;
    /// Its guide.
    fn guide(&self) -> &'static Guide;
    /// Its terms.
    fn terms(&self) -> &'static GameTerms;
    /// Its legend.
    fn legend(&self, locale: &Locale) -> Vec<LegendItem>;
    /// Whether the perspective is of this game.
    fn is_of(&self, perspective: &dyn AnyPerspective) -> bool;
    /// The number of dummies: places with a score but without a player.
    fn dummies(&self, perspective: &dyn AnyPerspective) -> usize;
    /// The progress, and the parts that everybody sees.
    fn public(&self, perspective: &dyn AnyPerspective, show: &Show<'_>, parts: &mut Parts);

    fn provisional_scores(&self, perspective: &dyn AnyPerspective, show: &Show<'_>) -> Vec<SeatScoreLine>;
    /// The animation steps of the turns from `since` on.
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
    /// The log of the turns from `since` on that the perspective has.
    fn log(&self, perspective: &dyn AnyPerspective, since: usize, show: &Show<'_>) -> Vec<String>;
    /// A choice as text.
    fn move_words(&self, locale: &Locale, chosen: &str) -> String;
    /// See [`PageGame::story`].
    fn story(&self, perspective: &dyn AnyPerspective, show: &Show<'_>) -> Story;
    /// See [`PageGame::epilogue`].
    fn epilogue(&self, perspective: &dyn AnyPerspective, show: &Show<'_>) -> Markup;
    /// See [`PageGame::REPLAY_HAS_OWN_HAND`].
    fn replay_has_own_hand(&self) -> bool;
    /// See [`PageGame::open_hands`]. The choices are in notation.
    fn open_hands(
        &self,
        perspective: &dyn AnyPerspective,
        choices: &[RecordedChoice<&str>],
        own: Seat,
        show: &Show<'_>,
        parts: &mut Parts,
    );
    /// See [`PageGame::lesson`].
    fn lesson(&self, perspective: &dyn AnyPerspective, number: usize) -> Option<LessonTask>;
}

/// [`AnyPageGame`] for a game's own type.
pub(crate) struct Pages<G>(PhantomData<fn() -> G>);

impl<G> Pages<G> {
    /// The pages of a game.
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

/// The perspective with the game's own types. Callers have checked [`AnyPageGame::is_of`].
fn typed<G: PageGame>(perspective: &dyn AnyPerspective) -> &Perspective<G> {
    let perspective: &dyn Any = perspective;
    perspective.downcast_ref().expect("a perspective of this game")
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

    fn guide(&self) -> &'static Guide {
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

    fn provisional_scores(&self, perspective: &dyn AnyPerspective, show: &Show<'_>) -> Vec<SeatScoreLine> {
        G::provisional_scores(&G::now(typed(perspective), show))
    }

    fn beats(
        &self,
        perspective: &dyn AnyPerspective,
        since: usize,
        show: &Show<'_>,
        parts: &mut Parts,
    ) -> Vec<PublicBeat> {
        let turns = typed::<G>(perspective).heard().filter(|turn| turn.number >= since);
        let beats = turns.flat_map(|HeardTurn { before, events, .. }| {
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
        let turns = typed::<G>(perspective).heard().filter(|turn| turn.number >= since);
        turns.flat_map(|turn| G::log(turn.events, show)).collect()
    }

    fn move_words(&self, locale: &Locale, chosen: &str) -> String {
        chosen.parse().map_or_else(|_| chosen.to_owned(), |chosen| G::move_words(locale, chosen))
    }

    fn story(&self, perspective: &dyn AnyPerspective, show: &Show<'_>) -> Story {
        G::story(typed(perspective), show)
    }

    fn epilogue(&self, perspective: &dyn AnyPerspective, show: &Show<'_>) -> Markup {
        G::epilogue(typed(perspective), show)
    }

    fn replay_has_own_hand(&self) -> bool {
        G::REPLAY_HAS_OWN_HAND
    }

    fn open_hands(
        &self,
        perspective: &dyn AnyPerspective,
        choices: &[RecordedChoice<&str>],
        own: Seat,
        show: &Show<'_>,
        parts: &mut Parts,
    ) {
        let read = |text: &str| text.parse().ok();
        let choices: Vec<RecordedChoice<G::Move>> = choices
            .iter()
            .map(|choice| RecordedChoice { chosen: choice.chosen.and_then(read), better: choice.better.and_then(read) })
            .collect();
        G::open_hands(&G::now(typed(perspective), show), &choices, own, show, parts);
    }

    fn lesson(&self, perspective: &dyn AnyPerspective, number: usize) -> Option<LessonTask> {
        G::lesson(typed(perspective), number)
    }
}

/// An item of the legend: its picture, name and description.
pub(crate) struct LegendItem {
    pub(crate) picture: Markup,
    pub(crate) name: String,
    pub(crate) about: String,
}

impl LegendItem {
    /// An item with a drawing and a message whose attribute `about` describes it.
    pub(crate) fn new(locale: &Locale, drawn: &str, term: Term) -> Self {
        Self { picture: drawing(drawn), name: term.label(locale), about: term.about(locale) }
    }
}

/// A guide to a game: a real game with an instructive deal, and lessons.
pub(crate) struct Guide {
    /// The options it is played with.
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// The seed of the deal.
    pub(crate) deal: u8,
    /// The number of choices that the reader makes.
    pub(crate) choices: usize,
    /// The lessons. Before each choice comes the first one that has not been taught and fits the position.
    pub(crate) lessons: &'static [Lesson],
}

/// A lesson of a guide.
#[derive(Clone, Copy)]
pub(crate) struct Lesson {
    pub(crate) text: Term,
    pub(crate) about: Spot,
    /// Whether it is told at the end to readers whose cards didn't lead to it.
    pub(crate) told_at_end: bool,
}

impl Lesson {
    /// A lesson about one thing on the table.
    pub(crate) const fn new(id: &'static str, about: Spot) -> Self {
        Self { text: Term::new(id), about, told_at_end: false }
    }

    /// The same lesson, told at the end if it was not taught.
    pub(crate) const fn told_at_end(self) -> Self {
        Self { told_at_end: true, ..self }
    }

    /// A lesson about the game as a whole.
    pub(crate) const fn general(id: &'static str) -> Self {
        Self::new(id, Spot::Table)
    }
}

/// What a lesson talks about. It is lit, and the rest is dimmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// Everything.
    Table,
    /// The reader's hand.
    Hand,
    /// Some cards of it.
    Cards,
    /// The other players.
    Others,
    /// The belt and the hands on it.
    Belt,
    /// The points of all players.
    Points,
    /// The button that starts a special move.
    Button,
    /// The numbers to bet on.
    Track,
    /// The road and the vans on it.
    Road,
    /// The customers in the middle.
    Customers,
}

impl Spot {
    /// Its name in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Hand => "hand",
            Self::Cards => "cards",
            Self::Others => "others",
            Self::Belt => "belt",
            Self::Points => "points",
            Self::Button => "button",
            Self::Track => "track",
            Self::Road => "road",
            Self::Customers => "customers",
        }
    }
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
