//! The shari on the table and the neta in the hand, and picking one of each. Each control is a legal move, or leads on
//! towards some; when a neta is picked the shari are moves, and the other way round.

use game::{MoveSet, Seat};
use kanji_zushi::{Deck, Half, Help, Kanji, LegalMoves, Move, Observation};
use maud::{Markup, html};

use crate::Look;
use crate::drawing::{drawing, icon};
use crate::game_view::{Controls, Seen};
use crate::kanji_zushi::bench::Attempt;
use crate::kanji_zushi::glyph::{Side, card};
use crate::kanji_zushi::words;

/// The keys of the shari. The neta have the numbers.
const KEYS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// A card that lies in front of the viewer: its half, and its place in the deck, which no other card has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lying {
    pub(crate) side: Side,
    pub(crate) half: Half,
    place: usize,
}

impl Lying {
    /// The name under which it is known to the browser while it moves.
    pub(crate) fn glide(self) -> String {
        format!("vt-{}-{}", self.side.name(), self.place)
    }

    /// How it is named in an address. Halves are no letters that every address takes.
    fn address(self) -> String {
        format!("{}-{}", self.side.name(), self.place)
    }
}

/// Cards in the deck's order, each with a place of its own.
fn lying(side: Side, deck: &[Half], halves: impl Iterator<Item = Half>) -> Vec<Lying> {
    let mut cards: Vec<Lying> = Vec::new();
    for half in halves {
        let before = cards.iter().filter(|other| other.half == half).count();
        let place = deck.iter().position(|other| *other == half).unwrap_or(0) + before;
        cards.push(Lying { side, half, place });
    }
    cards
}

/// The open shari.
pub(crate) fn shari(known: &Observation) -> Vec<Lying> {
    let deck = known.options.deck();
    lying(Side::Right, deck.shari(), deck.shari_of(known.table))
}

/// The neta that somebody is known to hold.
pub(crate) fn neta(known: &Observation, seat: Seat) -> Vec<Lying> {
    let deck = known.options.deck();
    lying(Side::Left, deck.neta(), deck.neta_of(known.places[seat].known))
}

/// The card that was picked first.
fn picked(picked: &[String], deck: &Deck, moves: &LegalMoves) -> Option<(Side, Half)> {
    let (side, place) = picked.first()?.split_once('-')?;
    let place: usize = place.parse().ok()?;
    let (side, half) = match side {
        "neta" => (Side::Left, *deck.neta().get(place)?),
        "shari" => (Side::Right, *deck.shari().get(place)?),
        _ => return None,
    };
    // What leads to no legal move is forgotten.
    moves.iter().any(|chosen| has(chosen, side, half)).then_some((side, half))
}

/// Whether a move uses a half on this side.
fn has(chosen: Move, side: Side, half: Half) -> bool {
    match (chosen, side) {
        (Move::Combine { neta, .. }, Side::Left) => neta == half,
        (Move::Combine { shari, .. }, Side::Right) => shari == half,
        (Move::Pass, _) => false,
    }
}

/// All that can be chosen, and what has been picked towards it.
pub(crate) struct Choice<'a> {
    seen: &'a Seen<'a>,
    known: &'a Observation,
    /// Where choices go, if there are any.
    controls: Option<Controls<'a>>,
    moves: Vec<Move>,
    picked: Option<(Side, Half)>,
    /// The pairs that are marked because they are kanji.
    marked: Vec<(Move, Kanji)>,
    /// What lies on the bench and therefore nowhere else.
    away: Option<Attempt>,
}

impl<'a> Choice<'a> {
    /// What the viewer can choose.
    pub(crate) fn new(seen: &'a Seen<'a>, known: &'a Observation, moves: &LegalMoves) -> Self {
        let controls = seen.controls.filter(|_| moves.len() > 0);
        let deck = known.options.deck();
        let picked = controls.and_then(|controls| picked(seen.look.picked(controls.turn), deck, moves));
        let guided = controls.is_some() && known.options.help() == Help::Guided;
        let marked = if guided { moves.forming().collect() } else { Vec::new() };
        Self { seen, known, controls, moves: moves.iter().collect(), picked, marked, away: None }
    }

    /// Nothing to choose; these cards lie on the bench.
    pub(crate) fn none(seen: &'a Seen<'a>, known: &'a Observation, away: Option<Attempt>) -> Self {
        Self { seen, known, controls: None, moves: Vec::new(), picked: None, marked: Vec::new(), away }
    }

    /// The six shari.
    pub(crate) fn table(&self) -> Markup {
        let speech = self.seen.speech;
        let left: usize = self.known.pile.bags().iter().map(|bag| bag.len()).sum();
        let away = self.away.and_then(|away| shari(self.known).into_iter().find(|card| card.half == away.shari));
        html! {
            section .shari-table aria-labelledby="shari-title" {
                header {
                    h2 #shari-title { (speech.label("term-shari")) }
                    p .fine { (speech.tell("shari-left", &[("count", left.into())])) }
                }
                ul .pieces {
                    @for (index, card) in shari(self.known).into_iter().enumerate() {
                        li { (self.piece(card, KEYS.get(index).copied().unwrap_or(""), away == Some(card))) }
                    }
                }
            }
        }
    }

    /// The viewer's hand.
    pub(crate) fn hand(&self, seat: Seat) -> Markup {
        let speech = self.seen.speech;
        let cards = neta(self.known, seat);
        let away = self.away.filter(|away| away.seat == seat).map(|away| away.neta);
        html! {
            section .hand-of-mine aria-labelledby="hand-title" {
                header {
                    h2 #hand-title { (self.task(seat)) }
                    @if let Some(controls) = self.controls {
                        form #choice method="post" action=(controls.action) data-live[controls.live] {
                            input type="hidden" name="do" value="choose";
                            input type="hidden" name="game" value=(controls.game);
                            input type="hidden" name="turn" value=(controls.turn);
                        }
                        @if self.picked.is_some() {
                            a .button .quiet href=(Look::address(controls.before, controls.turn, &[])) data-look[controls.live] data-key="Backspace" aria-keyshortcuts="Backspace" { (icon("step-back")) (speech.say("pick-again")) }
                        } @else if self.moves.contains(&Move::Pass) {
                            button .quiet type="submit" form="choice" name="move" value=(Move::Pass) data-key="p" aria-keyshortcuts="p" title=(speech.say("kanji-pass.about")) { (icon("skip")) (speech.say("kanji-pass")) }
                        }
                    }
                }
                @if cards.is_empty() { p .empty { (speech.say("kanji-hand-empty")) } }
                ul .pieces .hand {
                    @for (index, card) in cards.into_iter().enumerate() {
                        li { (self.piece(card, &(index + 1).to_string(), away == Some(card.half))) }
                    }
                }
            }
        }
    }

    /// What is to be done now.
    fn task(&self, seat: Seat) -> String {
        let speech = self.seen.speech;
        match (self.controls, self.picked) {
            (None, _) if self.known.places[seat].formed.is_complete() => speech.say("kanji-hand-done"),
            (None, _) => speech.say("your-hand"),
            (Some(_), None) => speech.say("kanji-hand-pick"),
            (Some(_), Some((Side::Left, _))) => speech.say("kanji-hand-pick-shari"),
            (Some(_), Some((Side::Right, _))) => speech.say("kanji-hand-pick-neta"),
        }
    }

    /// The move that is complete with this card.
    fn completes(&self, card: Lying) -> Option<Move> {
        let (side, half) = self.picked.filter(|(side, _)| *side != card.side)?;
        self.moves.iter().copied().find(|chosen| has(*chosen, side, half) && has(*chosen, card.side, card.half))
    }

    /// The best kanji that this card is marked for: with the one that was picked, or with any.
    fn mark(&self, card: Lying) -> Option<Kanji> {
        let fits = |chosen: Move| {
            let with = self.picked.filter(|(side, _)| *side != card.side);
            has(chosen, card.side, card.half) && with.is_none_or(|(side, half)| has(chosen, side, half))
        };
        let kanji = self.marked.iter().filter(|(chosen, _)| fits(*chosen)).map(|(_, kanji)| *kanji);
        kanji.max_by_key(|kanji| kanji.strokes())
    }

    /// A card that can be chosen, or picked towards a choice.
    fn piece(&self, lying: Lying, key: &str, away: bool) -> Markup {
        let speech = self.seen.speech;
        let name = words::half(speech, lying.half, lying.side);
        let mark = self.mark(lying);
        let completes = self.completes(lying);
        let glide = if away { String::new() } else { lying.glide() };
        let inside = html! {
            (card(lying.half, lying.side))
            @if let Some(kanji) = mark {
                span .mark { (drawing("mark-yes")) @if completes.is_some() { b { (kanji.strokes()) } } }
            }
        };
        let label = match (mark, completes) {
            (Some(kanji), Some(_)) => speech
                .tell("kanji-piece-makes", &[("half", name.into()), ("kanji", words::scored(speech, kanji).into())]),
            (Some(_), None) => speech.tell("kanji-piece-works", &[("half", name.into())]),
            (None, _) => name,
        };
        let Some(controls) = self.controls else {
            return html! { span .lying .away[away] .(glide) { (inside) span .unseen { (label) } } };
        };
        let inside = html! { (inside) kbd aria-hidden="true" { (key) } };
        if self.picked == Some((lying.side, lying.half)) {
            return html! {
                a .lying .picked .(glide) href=(Look::address(controls.before, controls.turn, &[])) role="button" aria-pressed="true" aria-label=(label) data-look[controls.live] data-key=(key) aria-keyshortcuts=(key) { (inside) }
            };
        }
        if let Some(whole) = completes {
            return html! {
                button .lying .(glide) type="submit" form="choice" name="move" value=(whole) aria-label=(label) data-key=(key) aria-keyshortcuts=(key) { (inside) }
            };
        }
        html! {
                a .lying .(glide) href=(Look::address(controls.before, controls.turn, &[&lying.address()])) role="button" aria-pressed="false" aria-label=(label) data-look[controls.live] data-key=(key) aria-keyshortcuts=(key) { (inside) }
        }
    }
}
