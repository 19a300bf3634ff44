//! The hand, and the selection of a move from it. Each control is a legal move or a step towards one.

use game::MoveSet;
use maud::{Markup, html};
use sushi_go::{Card, Cards, LegalMoves, Move};

use crate::drawing::{drawing, icon};
use crate::locale::capital;
use crate::page_game::{Controls, Own};
use crate::parts::{PartId, Parts};
use crate::sushi_go::cards::{face, family};
use crate::sushi_go::gain::Gain;
use crate::sushi_go::scene::Scene;
use crate::sushi_go::terms;
use crate::{Locale, Selection};

/// The first pick of a player who uses chopsticks.
const TWO: &str = "two";

/// The picks towards a choice.
#[derive(Hash)]
struct Picked {
    /// Whether chopsticks are used.
    two: bool,
    cards: Vec<Card>,
}

impl Picked {
    /// Parses the picks; picks without a legal move are dropped.
    fn read(picked: &[String], moves: &LegalMoves) -> Self {
        let two = picked.first().is_some_and(|first| first == TWO);
        let rest = &picked[usize::from(two)..];
        let cards: Option<Vec<Card>> = rest.iter().map(|name| name.parse().ok()).collect();
        let read = Self { two, cards: cards.unwrap_or_default() };
        if read.leads_on(moves) { read } else { Self { two: false, cards: Vec::new() } }
    }

    /// Whether some legal move begins with these picks.
    fn leads_on(&self, moves: &LegalMoves) -> bool {
        moves.iter().any(|chosen| self.fits(chosen))
    }

    fn fits(&self, chosen: Move) -> bool {
        chosen.second.is_some() == self.two && cards(chosen).starts_with(&self.cards)
    }

    /// The same with another card.
    fn and(&self, card: Card) -> Self {
        Self { two: self.two, cards: self.cards.iter().copied().chain([card]).collect() }
    }

    /// The move that these picks complete.
    fn complete(&self, moves: &LegalMoves) -> Option<Move> {
        moves.iter().find(|chosen| self.fits(*chosen) && cards(*chosen).len() == self.cards.len())
    }

    fn address(&self, controls: Controls<'_>) -> String {
        let names = self.cards.iter().map(|card| card.name());
        let picked: Vec<&str> = self.two.then_some(TWO).into_iter().chain(names).collect();
        Selection::address(controls.before, controls.turn, &picked)
    }
}

/// The cards of a move in the order of picks.
fn cards(chosen: Move) -> Vec<Card> {
    [Some(chosen.first), chosen.second, chosen.dummy].into_iter().flatten().collect()
}

/// The parts of a hand: the task and the cards.
pub(crate) const PROMPT: PartId = PartId::new("prompt");
pub(crate) const HAND: PartId = PartId::new("hand");

/// The viewer's hand with all controls.
pub(crate) fn hand(scene: &Scene, moves: Option<&LegalMoves>, own: &Own<'_>, parts: &mut Parts) {
    let cards = scene.known.cards_of(own.seat);
    let hand = Held { scene, own, gains: Card::ALL.map(|card| Gain::of(&scene.known, own.seat, card)) };
    let Some((controls, moves)) = own.controls.zip(moves) else {
        parts.add(PROMPT, html! { h2 #hand-title { (own.show.locale.text("your-hand")) } });
        parts.keyed(HAND, (cards, hand.gains, hand.key()), || hand.rest(cards));
        return;
    };
    let picked = Picked::read(own.selection.picked(controls.turn), moves);
    let chosen: Option<Move> = own.chosen.and_then(|text| text.parse().ok());
    parts.add(PROMPT, prompt(scene, own, controls, moves, &picked, chosen));
    parts.keyed(HAND, (cards, &picked, controls.game, controls.turn, hand.gains), || {
        html! {
            form .hand method="post" action=(controls.action) data-live[controls.live] data-swap[!controls.live] {
                input type="hidden" name="do" value="choose";
                input type="hidden" name="game" value=(controls.game);
                input type="hidden" name="turn" value=(controls.turn);
                div .fan .(of(cards)) data-deal=(hand.key()) data-pile=(hand.pile()) data-first[hand.is_first()] {
                    @for (index, (card, number)) in numbered(cards, &picked.cards).into_iter().enumerate() {
                        (hand.control(controls, moves, &picked, (index, card, number)))
                    }
                }
            }
        }
    });
}

/// The class of a hand with so many cards, which decides their size.
pub(super) fn of(cards: Cards) -> String {
    format!("of-{}", cards.len())
}

/// The task, and links to other kinds of choices.
fn prompt(
    scene: &Scene,
    own: &Own<'_>,
    controls: Controls<'_>,
    moves: &LegalMoves,
    picked: &Picked,
    chosen: Option<Move>,
) -> Markup {
    let locale = own.show.locale;
    let can_use_two = moves.iter().any(|chosen| chosen.second.is_some());
    let link = |picked: &[&str]| Selection::address(controls.before, controls.turn, picked);
    html! {
        h2 #hand-title data-marked=[marked(scene.known.cards_of(own.seat), picked, chosen)] { (task(scene, own, picked, chosen)) }
        @if can_use_two {
            @if picked.two {
                a .button href=(link(&[])) data-look[controls.live] data-swap[!controls.live] data-key="c" aria-keyshortcuts="c" { (icon("close")) (locale.text("one-card")) }
            } @else {
                a .button .call href=(link(&[TWO])) data-look[controls.live] data-swap[!controls.live] data-key="c" aria-keyshortcuts="c" {
                    (drawing("chopsticks")) (locale.text("use-chopsticks"))
                }
            }
        }
        @if !picked.cards.is_empty() {
            a .button .quiet href=(link(if picked.two { &[TWO] } else { &[] })) data-look[controls.live] data-swap[!controls.live] data-key="Backspace" aria-keyshortcuts="Backspace" { (icon("step-back")) (locale.text("pick-again")) }
        }
    }
}

/// The cards of the hand; those in `first` have their numbers in it.
fn numbered(hand: Cards, first: &[Card]) -> Vec<(Card, Option<usize>)> {
    let mut cards: Vec<(Card, Option<usize>)> = hand.iter().map(|card| (card, None)).collect();
    for (number, card) in first.iter().enumerate() {
        if let Some((_, free)) = cards.iter_mut().find(|(kind, now)| kind == card && now.is_none()) {
            *free = Some(number + 1);
        }
    }
    cards
}

/// The cards of the current choice, by their positions in the hand. Style sheet and script mark them, so that the hand
/// doesn't have to be sent again after a choice.
fn marked(hand: Cards, picked: &Picked, chosen: Option<Move>) -> Option<String> {
    let chosen = chosen.filter(|_| picked.cards.is_empty() && !picked.two)?;
    let marked = numbered(hand, &cards(chosen)).into_iter().enumerate().filter(|(_, (_, number))| number.is_some());
    Some(marked.map(|(index, _)| (index + 1).to_string()).collect::<Vec<_>>().join(" "))
}

/// The hand of the viewer.
struct Held<'a> {
    scene: &'a Scene,
    own: &'a Own<'a>,
    /// What each card would bring.
    gains: [Gain; Card::ALL.len()],
}

impl Held<'_> {
    /// A key that changes when another hand arrives.
    fn key(&self) -> String {
        format!("{}-{}", self.scene.known.pad.rounds().len(), self.scene.known.turn)
    }

    /// Whether it is the first hand of the game.
    fn is_first(&self) -> bool {
        self.scene.known.turn == 0 && self.scene.known.pad.rounds().is_empty()
    }

    /// The name of the pile that the hand was dealt from.
    fn pile(&self) -> String {
        format!("hand-{}", self.scene.hand_at(self.own.seat))
    }

    /// A card with its badge.
    fn face(&self, card: Card) -> Markup {
        let locale = self.own.show.locale;
        let at = Card::ALL.iter().position(|kind| *kind == card).unwrap_or(0);
        html! { (badge(self.gains[at], locale)) (face(locale, card)) }
    }

    /// A card in the hand: its index, and its number among the picks.
    fn control(
        &self,
        controls: Controls<'_>,
        moves: &LegalMoves,
        picked: &Picked,
        (index, card, number): (usize, Card, Option<usize>),
    ) -> Markup {
        let next = picked.and(card);
        let key = (index < 10).then(|| ((index + 1) % 10).to_string());
        let inside = html! {
            (self.face(card))
            @if let Some(number) = number { span .number { (number) } }
            @if let Some(key) = &key { kbd aria-hidden="true" { (key) } }
        };
        let class = format!("card {}", family(card));
        if number.is_some() {
            return html! { span .(class) .picked { (inside) } };
        }
        match next.complete(moves) {
            Some(whole) => html! {
                button .(class) name="move" value=(whole) aria-describedby={ "about-" (card) } aria-pressed="false" data-lift data-mark=(index + 1) data-key=[&key] { (inside) }
            },
            None if next.leads_on(moves) => html! {
                a .(class) href=(next.address(controls)) role="button" aria-describedby={ "about-" (card) } data-lift data-look[controls.live] data-swap[!controls.live] data-key=[&key] { (inside) }
            },
            None => html! { span .(class) .impossible { (inside) } },
        }
    }

    /// The hand while nothing can be chosen.
    fn rest(&self, cards: Cards) -> Markup {
        html! {
            @if !cards.is_empty() {
                ul .hand .fan .(of(cards)) tabindex="0" aria-labelledby="hand-title" data-deal=(self.key()) data-pile=(self.pile()) {
                    @for card in cards.iter() { li .card .(family(card)) { (self.face(card)) } }
                }
            }
        }
    }
}

/// The badge with what a card would bring; the same in words for screen readers.
fn badge(gain: Gain, locale: &Locale) -> Markup {
    let class = if gain.is_good() { "good" } else { "none" };
    html! { span .gain .(class) aria-hidden="true" { (gain.sign()) } span .unseen { (gain.words(locale)) } }
}

/// The task.
fn task(scene: &Scene, own: &Own<'_>, picked: &Picked, chosen: Option<Move>) -> Markup {
    let locale = own.show.locale;
    let name = |card: &Card| terms::card(*card).text(locale);
    let controls_dummy = scene.known.controller == Some(own.seat);
    let needed = if picked.two { 2 } else { 1 };
    let sentence = match (picked.cards.len(), picked.two, chosen) {
        (0, false, Some(chosen)) => {
            let cards: Vec<String> = cards(chosen).iter().map(name).collect();
            capital(&locale.format("hand-chosen", &[("cards", cards.join(" + ").into())]))
        }
        (0, false, None) if controls_dummy => locale.text("hand-choose-own"),
        (0, false, None) => locale.text("hand-choose"),
        (0, true, _) => locale.text("hand-first"),
        (picks, _, _) if picks < needed => {
            capital(&locale.format("hand-second", &[("card", name(&picked.cards[0]).into())]))
        }
        _ => locale.text("hand-dummy"),
    };
    html! {
        (sentence)
        @if let Some(drawn) = scene.known.drawn.filter(|_| controls_dummy) {
            " " small { (locale.format("drawn-for-dummy", &[("card", name(&drawn).into())])) }
        }
    }
}

/// The descriptions of the cards. Cards refer to them, so that they aren't sent with every hand.
pub(crate) fn descriptions(locale: &Locale) -> Markup {
    html! {
        div hidden { @for card in Card::ALL { p id={ "about-" (card) } { (terms::card(card).about(locale)) } } }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::{FastChance, Game as _, Joint, Perspective, Seat, Viewer};
    use sushi_go::{Options, SushiGo, Variant};

    use super::*;
    use crate::Language;
    use crate::nameplate::Nameplate;
    use crate::page_game::{PageGame as _, Show};

    /// Visits every position of random games of every kind, with a seat that has to choose.
    fn for_every_position(mut look: impl FnMut(&SushiGo, Seat, &mut FastChance)) {
        for (players, variant) in [
            (2, Variant::Standard),
            (2, Variant::Dummy),
            (3, Variant::BothWays),
            (4, Variant::Standard),
            (5, Variant::BothWays),
        ] {
            let options = Options::new(players, variant).unwrap();
            for luck in 0..6 {
                let chance = &mut FastChance::new(luck);
                let mut game = SushiGo::deal(&options, chance, &mut |_| ());
                while game.outcome().is_none() {
                    let mut joint = Joint::new(players);
                    for seat in game.pending().seats().iter() {
                        look(&game, seat, chance);
                        joint[seat] = Some(game.legal_moves(seat).pick(chance));
                    }
                    game.apply_unchecked(&joint, chance, &mut |_| ());
                }
            }
        }
    }

    fn shown(game: &SushiGo, viewer: Viewer, selection: &Selection) -> String {
        let names: Vec<Nameplate> = (0..5).map(|number| Nameplate::plain(format!("Player {number}"))).collect();
        let controls = Controls { action: "/table/T", before: "", live: true, game: 1, turn: 7 };
        let show = Show { locale: Language::ENGLISH.locale(), names: &names };
        let perspective = Perspective::new(game, viewer, 7);
        let mut parts = Parts::default();
        let scene = SushiGo::now(&perspective, &show);
        SushiGo::public(&scene, &show, &mut parts);
        if let Some(seat) = perspective.seat() {
            let own = Own { show, seat, selection, chosen: None, controls: Some(controls) };
            SushiGo::private(&scene, &perspective, &own, &mut parts);
        }
        let lines = parts.take().into_iter().flat_map(|(id, html)| [id.to_string(), html]);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The text after each occurrence of `begin`, up to a quotation mark.
    fn values<'a>(html: &'a str, begin: &'a str) -> impl Iterator<Item = &'a str> {
        html.split(begin).skip(1).filter_map(|rest| rest.split('"').next())
    }

    /// All moves that can be reached by controls.
    fn reachable(game: &SushiGo, seat: Seat, look: &Selection, moves: &mut BTreeSet<String>) {
        let html = shown(game, Viewer::Seat(seat), look);
        moves.extend(values(&html, "name=\"move\" value=\"").map(str::to_owned));
        let links: BTreeSet<&str> = values(&html, "href=\"?").collect();
        for link in links {
            let next = Selection::read(&link.replace("&amp;", "&"));
            if next.picked.len() > look.picked.len() {
                reachable(game, seat, &next, moves);
            }
        }
    }

    #[test]
    fn the_controls_match_the_legal_moves() {
        let mut positions = 0;
        for_every_position(|game, seat, chance| {
            // Following every link of the dummy's controller is slow; one position in eight is enough.
            if game::Chance::below(chance, 8) != 0 {
                return;
            }
            positions += 1;
            let mut moves = BTreeSet::new();
            reachable(game, seat, &Selection::default(), &mut moves);
            let legal: BTreeSet<String> = game.legal_moves(seat).iter().map(|chosen| chosen.to_string()).collect();
            assert_eq!(moves, legal);
        });
        assert!(positions > 100, "only {positions}");
    }

    #[test]
    fn parts_are_independent_of_hidden_cards() {
        for_every_position(|game, seat, chance| {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let other = SushiGo::determinize(&game.observe(viewer), chance);
                let look = Selection::default();
                assert_eq!(shown(game, viewer, &look), shown(&other, viewer, &look));
            }
        });
    }

    #[test]
    fn invalid_picks_are_ignored() {
        let game = SushiGo::deal(&Options::default(), &mut FastChance::new(1), &mut |_| ());
        let plain = shown(&game, Viewer::Seat(Seat::new(0)), &Selection::default());
        for query in ["turn=7&pick=two", "turn=7&pick=nonsense", "turn=6&pick=two.egg", "turn=7&pick=two.two"] {
            assert_eq!(shown(&game, Viewer::Seat(Seat::new(0)), &Selection::read(query)), plain, "{query}");
        }
    }
}
