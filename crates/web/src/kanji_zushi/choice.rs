//! The viewer's hand, and the selection of a neta from it and a shari from the table. Each control is a legal move or a step
//! towards one; once a neta is picked, the shari are moves, and vice versa.

use game::{MoveSet as _, Seat};
use kanji_zushi::{Deck, Half, Help, Kanji, LegalMoves, Move, Observation};
use maud::{Markup, html};

use crate::drawing::{drawing, icon};
use crate::kanji_zushi::cards::{Card, from_hand, neta, shari};
use crate::kanji_zushi::glyph::Side;
use crate::kanji_zushi::words;
use crate::page_game::{Controls, Own};
use crate::parts::{PartId, Parts};
use crate::{Locale, Selection};

/// The task, the neta, and the shari as controls; the last is empty while nothing can be chosen.
pub(crate) const PROMPT: PartId = PartId::new("prompt");
pub(crate) const HAND: PartId = PartId::new("hand");
pub(crate) const PICK: PartId = PartId::new("pick");

/// The keyboard shortcuts of the shari. The neta have digits.
const SHARI_KEYS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];
const NETA_KEYS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/// The parts of the viewer's own hand.
pub(crate) fn parts(known: &Observation, moves: Option<&LegalMoves>, own: &Own<'_>, parts: &mut Parts) {
    let (locale, neta) = (own.show.locale, neta(known, own.seat));
    let Some((controls, moves)) = own.controls.zip(moves) else {
        let task = if known.places[own.seat].formed.is_complete() { "kanji-hand-done" } else { "your-hand" };
        parts.keyed(PROMPT, task, || html! { h2 #hand-title { (locale.text(task)) } });
        parts.keyed(HAND, &neta, || hand(locale, &neta, |_, card| card.still(own.seat, locale)));
        parts.keyed(PICK, (), || html! {});
        return;
    };
    let shari = shari(known);
    let choice = Choice::new(known, moves, own, controls);
    let key = (controls.game, controls.turn, controls.before, choice.picked);
    parts.keyed(PROMPT, key, || choice.prompt());
    parts.keyed(HAND, (key, &neta), || {
        hand(locale, &neta, |index, card| choice.control(card, NETA_KEYS.get(index).copied()))
    });
    parts.keyed(PICK, (key, &shari), || {
        let control = |index: usize, card: Card| choice.control(card, SHARI_KEYS.get(index).copied());
        html! { ul .pieces { @for (index, card) in shari.iter().enumerate() { (Card::slot(locale, *card, "pick", |card| control(index, card))) } } }
    });
}

fn hand(locale: &Locale, cards: &[Option<Card>], show: impl Fn(usize, Card) -> Markup) -> Markup {
    html! {
        ul .pieces .hand { @for (index, card) in cards.iter().enumerate() { (Card::slot(locale, *card, "mine", |card| show(index, card))) } }
    }
}

/// The card that was picked first; `None` if no legal move uses it.
fn picked(picked: &[String], deck: &Deck, moves: &LegalMoves) -> Option<(Side, Half)> {
    let (side, place) = picked.first()?.split_once('-')?;
    let place: usize = place.parse().ok()?;
    let (side, half) = match side {
        "neta" => (Side::Left, *deck.neta().get(place)?),
        "shari" => (Side::Right, *deck.shari().get(place)?),
        _ => return None,
    };
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

/// The legal moves, and the current selection.
struct Choice<'a> {
    seat: Seat,
    locale: &'static Locale,
    controls: Controls<'a>,
    moves: &'a LegalMoves,
    picked: Option<(Side, Half)>,
    /// The pairs that are marked because they are kanji.
    marked: Vec<(Move, Kanji)>,
}

impl<'a> Choice<'a> {
    fn new(known: &Observation, moves: &'a LegalMoves, own: &Own<'_>, controls: Controls<'a>) -> Self {
        let picked = picked(own.selection.picked(controls.turn), known.options.deck(), moves);
        let guided = known.options.help() == Help::Guided;
        let marked = if guided { moves.forming().collect() } else { Vec::new() };
        Self { seat: own.seat, locale: own.show.locale, controls, moves, picked, marked }
    }

    /// The task, the form that all moves belong to, and the pass button.
    fn prompt(&self) -> Markup {
        let (locale, controls) = (self.locale, self.controls);
        let task = match self.picked {
            None => "kanji-hand-pick",
            Some((Side::Left, _)) => "kanji-hand-pick-shari",
            Some((Side::Right, _)) => "kanji-hand-pick-neta",
        };
        html! {
            h2 #hand-title { (locale.text(task)) }
            form #choice method="post" action=(controls.action) data-live[controls.live] data-swap[!controls.live] {
                input type="hidden" name="do" value="choose";
                input type="hidden" name="game" value=(controls.game);
                input type="hidden" name="turn" value=(controls.turn);
            }
            @if self.picked.is_some() {
                a .button .quiet href=(self.address(None)) data-look[controls.live] data-swap[!controls.live] data-key="Backspace" aria-keyshortcuts="Backspace" { (icon("step-back")) (locale.text("pick-again")) }
            } @else if self.moves.iter().any(|chosen| chosen == Move::Pass) {
                button .quiet type="submit" form="choice" name="move" value=(Move::Pass) data-key="p" aria-keyshortcuts="p" title=(locale.text("kanji-pass.about")) { (icon("skip")) (locale.text("kanji-pass")) }
            }
        }
    }

    /// The URL that picks a card, or none.
    fn address(&self, card: Option<Card>) -> String {
        let card = card.map(Card::address);
        let picked: Vec<&str> = card.iter().map(String::as_str).collect();
        Selection::address(self.controls.before, self.controls.turn, &picked)
    }

    /// The move that this card completes.
    fn completes(&self, card: Card) -> Option<Move> {
        let (side, half) = self.picked.filter(|(side, _)| *side != card.side)?;
        self.moves.iter().find(|chosen| has(*chosen, side, half) && has(*chosen, card.side, card.half))
    }

    /// The best kanji that this card is marked for, with the picked card or any other.
    fn mark(&self, card: Card) -> Option<Kanji> {
        let fits = |chosen: Move| {
            let with = self.picked.filter(|(side, _)| *side != card.side);
            has(chosen, card.side, card.half) && with.is_none_or(|(side, half)| has(chosen, side, half))
        };
        let kanji = self.marked.iter().filter(|(chosen, _)| fits(*chosen)).map(|(_, kanji)| *kanji);
        kanji.max_by_key(|kanji| kanji.strokes())
    }

    /// A card as a control that completes a move or picks the card.
    fn control(&self, lying: Card, key: Option<&str>) -> Markup {
        let (locale, live) = (self.locale, self.controls.live);
        let name = words::half(locale, lying.half, lying.side);
        let (mark, completes, mover) = (self.mark(lying), self.completes(lying), lying.mover(self.seat));
        let label = match (mark, completes) {
            (Some(kanji), Some(_)) => locale
                .format("kanji-piece-makes", &[("half", name.into()), ("kanji", words::scored(locale, kanji).into())]),
            (Some(_), None) => locale.format("kanji-piece-works", &[("half", name.into())]),
            (None, _) => name,
        };
        let inside = html! {
            (lying.face(locale))
            @if let Some(kanji) = mark {
                span .mark { (drawing("mark-yes")) @if completes.is_some() { b { (kanji.strokes()) } } }
            }
            @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
        };
        if let Some(whole) = completes {
            return html! {
                button .lying data-fly=(mover) type="submit" form="choice" name="move" value=(whole) aria-label=(label) data-key=[key] aria-keyshortcuts=[key] { (inside) }
            };
        }
        let picked = self.picked == Some((lying.side, lying.half));
        let address = self.address(Some(lying).filter(|_| !picked));
        html! {
            a .lying .picked[picked] data-fly=(if picked && lying.side == Side::Left { from_hand(self.seat) } else { mover }) href=(address) role="button" aria-pressed=(picked.to_string()) aria-label=(label) data-look[live] data-swap[!live] data-key=[key] aria-keyshortcuts=[key] { (inside) }
        }
    }
}
