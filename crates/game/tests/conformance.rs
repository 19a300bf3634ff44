//! The battery accepts a game that keeps the laws, and finds each law that a game breaks.

#[path = "../examples/high_card.rs"]
mod high_card;

use std::any::Any;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::panic::catch_unwind;

use high_card::{Card, Cards, Event, HighCard, Observation, Players};
use sushiya_game::conformance::Battery;
use sushiya_game::{Chance, Game, Joint, Options, Outcome, Pending, ScoreLine, Seat, Viewer};

/// A way in which a game breaks a law.
trait Flaw: Clone + Eq + std::hash::Hash + std::fmt::Debug + Send + 'static {
    const TIE_BREAK: &'static str = HighCard::TIE_BREAK;

    fn observe(game: &HighCard, viewer: Viewer) -> Observation {
        game.observe(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        HighCard::redact(event, viewer)
    }

    fn learn(known: &mut Observation, heard: &Event) {
        HighCard::learn(known, heard);
    }
}

/// The correct game with a flaw.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Flawed<F>(HighCard, PhantomData<F>);

impl<F: Flaw> Game for Flawed<F> {
    type Options = Players;
    type Move = Card;
    type Moves = Cards;
    type Illegal = String;
    type Event = Event;
    type Observation = Observation;

    const NAME: &'static str = HighCard::NAME;
    const SCORE_LINES: &'static [&'static str] = HighCard::SCORE_LINES;
    const TIE_BREAK: &'static str = F::TIE_BREAK;

    fn deal(options: &Players, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) -> Self {
        Self(HighCard::deal(options, chance, sink), PhantomData)
    }

    fn options(&self) -> &Players {
        self.0.options()
    }

    fn pending(&self) -> Pending {
        self.0.pending()
    }

    fn legal_moves(&self, seat: Seat) -> Cards {
        self.0.legal_moves(seat)
    }

    fn check(&self, seat: Seat, chosen: &Card) -> Result<(), String> {
        self.0.check(seat, chosen)
    }

    fn apply_unchecked(&mut self, joint: &Joint<Card>, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        self.0.apply_unchecked(joint, chance, sink);
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        F::observe(&self.0, viewer)
    }

    fn determinize(known: &Observation, chance: &mut impl Chance) -> Self {
        Self(HighCard::determinize(known, chance), PhantomData)
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        F::redact(event, viewer)
    }

    fn learn(known: &mut Observation, heard: &Event) {
        F::learn(known, heard);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn score_lines(&self, sink: &mut impl FnMut(Seat, ScoreLine)) {
        self.0.score_lines(sink);
    }

    fn score_bounds(options: &Players) -> RangeInclusive<i32> {
        HighCard::score_bounds(options)
    }

    fn longest(options: &Players) -> usize {
        HighCard::longest(options)
    }
}

fn battery<G: Game<Options = Players>>(census: fn(&G) -> String) -> Battery<G> {
    // Three players, because three tricks cannot be shared evenly by two.
    let options = Players::from_pairs(&[("players", "3")]).expect("three can play");
    Battery { options, census, games: 20 }
}

/// The message with which the battery rejects a flawed game.
fn verdict<F: Flaw>() -> String {
    let panic: Box<dyn Any + Send> =
        catch_unwind(|| battery::<Flawed<F>>(|game| game.0.census()).run()).expect_err("the flaw is not found");
    panic.downcast_ref::<String>().expect("a law has a name").clone()
}

#[test]
fn a_correct_game_keeps_the_laws() {
    battery(HighCard::census).run();
}

/// Everybody sees every hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Open;

impl Flaw for Open {
    fn observe(game: &HighCard, _: Viewer) -> Observation {
        game.observe(Viewer::Omniscient)
    }

    fn redact(event: &Event, _: Viewer) -> Event {
        event.clone()
    }
}

#[test]
fn a_game_without_secrets_is_rejected_because_it_cannot_leak() {
    let verdict = verdict::<Open>();
    assert!(verdict.contains("the leak law was never tried for Seat(seat 1)"), "{verdict}");
}

/// Only a spectator sees every hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct OpenToSpectators;

impl OpenToSpectators {
    fn promoted(viewer: Viewer) -> Viewer {
        if viewer == Viewer::Spectator { Viewer::Omniscient } else { viewer }
    }
}

impl Flaw for OpenToSpectators {
    fn observe(game: &HighCard, viewer: Viewer) -> Observation {
        game.observe(Self::promoted(viewer))
    }
}

#[test]
fn knowledge_that_no_event_revealed_is_found() {
    let verdict = verdict::<OpenToSpectators>();
    assert!(verdict.contains("Spectator"), "{verdict}");
}

/// Everybody sees the dealt cards in the events.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct OpenDeal;

impl Flaw for OpenDeal {
    fn redact(event: &Event, _: Viewer) -> Event {
        event.clone()
    }
}

#[test]
fn an_event_that_reveals_a_secret_is_found() {
    let verdict = verdict::<OpenDeal>();
    assert!(verdict.contains("hears nothing it cannot know"), "{verdict}");
}

/// Observations do not learn who took a trick.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Forgetful;

impl Flaw for Forgetful {
    fn learn(known: &mut Observation, heard: &Event) {
        if !matches!(heard, Event::Won { .. }) {
            HighCard::learn(known, heard);
        }
    }
}

#[test]
fn an_event_that_is_not_learned_is_found() {
    let verdict = verdict::<Forgetful>();
    assert!(verdict.contains("learns everything from events"), "{verdict}");
}

/// The tie-break is a phrase instead of a key.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Phrase;

impl Flaw for Phrase {
    const TIE_BREAK: &'static str = "low cards";
}

#[test]
fn a_tie_break_that_is_not_a_key_is_found() {
    let verdict = verdict::<Phrase>();
    assert!(verdict.contains("'low cards' is a key"), "{verdict}");
}

/// The tie-break is not the one that outcomes name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct OtherTieBreak;

impl Flaw for OtherTieBreak {
    const TIE_BREAK: &'static str = "high_cards";
}

#[test]
fn an_outcome_decided_by_something_else_is_found() {
    let verdict = verdict::<OtherTieBreak>();
    assert!(verdict.contains("the tie-break is the game's"), "{verdict}");
}
