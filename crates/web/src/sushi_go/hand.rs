//! The hand, and picking a choice from it. Each control is a legal move, or leads on towards one.

use game::{MoveSet, Seat};
use maud::{Markup, html};
use sushi_go::{Card, Cards, LegalMoves, Move};

use crate::Look;
use crate::drawing::{drawing, icon};
use crate::game_view::{Controls, Seen};
use crate::sushi_go::cards::{face, family};
use crate::sushi_go::counter::Counter;

/// What is picked first by somebody who uses chopsticks.
const TWO: &str = "two";

/// What has been picked towards a choice.
struct Picked {
    /// Whether chopsticks are used.
    two: bool,
    cards: Vec<Card>,
}

impl Picked {
    /// Reads what was picked. What leads to no legal move is forgotten.
    fn read(picked: &[String], moves: &LegalMoves) -> Self {
        let two = picked.first().is_some_and(|first| first == TWO);
        let rest = &picked[usize::from(two)..];
        let cards: Option<Vec<Card>> = rest.iter().map(|name| name.parse().ok()).collect();
        let read = Self { two, cards: cards.unwrap_or_default() };
        if read.leads_on(moves) { read } else { Self { two: false, cards: Vec::new() } }
    }

    /// Whether some legal move begins like this.
    fn leads_on(&self, moves: &LegalMoves) -> bool {
        moves.iter().any(|chosen| self.fits(chosen))
    }

    fn fits(&self, chosen: Move) -> bool {
        chosen.second.is_some() == self.two && cards(chosen).starts_with(&self.cards)
    }

    /// The same with one card more.
    fn and(&self, card: Card) -> Self {
        Self { two: self.two, cards: self.cards.iter().copied().chain([card]).collect() }
    }

    /// The move that is complete with this.
    fn complete(&self, moves: &LegalMoves) -> Option<Move> {
        moves.iter().find(|chosen| self.fits(*chosen) && cards(*chosen).len() == self.cards.len())
    }

    fn address(&self, controls: Controls<'_>) -> String {
        let names = self.cards.iter().map(|card| card.name());
        let picked: Vec<&str> = self.two.then_some(TWO).into_iter().chain(names).collect();
        Look::address(controls.before, controls.turn, &picked)
    }
}

/// The cards of a move in the order in which they are picked.
fn cards(chosen: Move) -> Vec<Card> {
    [Some(chosen.first), chosen.second, chosen.dummy].into_iter().flatten().collect()
}

/// The viewer's hand with everything that can be chosen.
pub(crate) fn hand(counter: &Counter, seen: &Seen<'_>, seat: Seat, moves: &LegalMoves) -> Markup {
    let Some(controls) = seen.controls.filter(|_| moves.len() > 0) else { return rest(counter, seen) };
    let speech = seen.speech;
    let picked = Picked::read(seen.look.picked(controls.turn), moves);
    let chosen: Option<Move> = seen.yours.and_then(|text| text.parse().ok());
    let can_use_two = moves.iter().any(|chosen| chosen.second.is_some());
    html! {
        section .hand-of-mine aria-labelledby="hand-title" {
            header {
                h2 #hand-title { (task(counter, seen, seat, &picked, chosen)) }
                @if can_use_two {
                    @if picked.two {
                        a .button href=(Look::address(controls.before, controls.turn, &[])) data-look[controls.live] data-swap[!controls.live] data-key="c" aria-keyshortcuts="c" { (icon("close")) (speech.say("one-card")) }
                    } @else {
                        a .button .call href=(Picked { two: true, cards: Vec::new() }.address(controls)) data-look[controls.live] data-swap[!controls.live] data-key="c" aria-keyshortcuts="c" {
                            (drawing("chopsticks")) (speech.say("use-chopsticks"))
                        }
                    }
                }
                @if !picked.cards.is_empty() {
                    a .button .quiet href=(Look::address(controls.before, controls.turn, if picked.two { &[TWO] } else { &[] })) data-look[controls.live] data-swap[!controls.live] data-key="Backspace" aria-keyshortcuts="Backspace" { (icon("step-back")) (speech.say("pick-again")) }
                }
            }
            form .hand .{ "vt-hand-" (counter.hand_number(seat)) } method="post" action=(controls.action) data-live[controls.live] data-swap[!controls.live] {
                input type="hidden" name="do" value="choose";
                input type="hidden" name="game" value=(controls.game);
                input type="hidden" name="turn" value=(controls.turn);
                @for (index, (card, mark)) in marked(counter.hand(seat), &picked, chosen).into_iter().enumerate() {
                    (control(seen, controls, moves, &picked, Shown { index, card, mark, seat }))
                }
            }
        }
    }
}

/// A card of the hand as it is shown.
#[derive(Clone, Copy)]
struct Shown {
    index: usize,
    card: Card,
    mark: Mark,
    seat: Seat,
}

/// What is to be seen on a card of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    /// Nothing.
    Plain,
    /// It was picked as the n-th towards a choice.
    Picked(usize),
    /// It is the n-th card of the choice that stands.
    Chosen(usize),
}

/// The cards of the hand, each with what is to be seen on it.
fn marked(hand: Cards, picked: &Picked, chosen: Option<Move>) -> Vec<(Card, Mark)> {
    let picking = !picked.cards.is_empty() || picked.two;
    let standing = chosen.filter(|_| !picking).map(cards).unwrap_or_default();
    let mut marked: Vec<(Card, Mark)> = hand.iter().map(|card| (card, Mark::Plain)).collect();
    let mut set = |card: Card, mark: Mark| {
        if let Some(free) = marked.iter_mut().find(|(kind, now)| *kind == card && *now == Mark::Plain) {
            free.1 = mark;
        }
    };
    for (index, card) in picked.cards.iter().enumerate() {
        set(*card, Mark::Picked(index + 1));
    }
    for (index, card) in standing.into_iter().enumerate() {
        set(card, Mark::Chosen(index + 1));
    }
    marked
}

/// A card that can be chosen, or picked towards a choice.
fn control(seen: &Seen<'_>, controls: Controls<'_>, moves: &LegalMoves, picked: &Picked, shown: Shown) -> Markup {
    let Shown { index, card, mark, seat } = shown;
    let speech = seen.speech;
    let next = picked.and(card);
    let label = format!("{}. {}", speech.label(&format!("card-{card}")), speech.say(&format!("card-{card}.about")));
    let key = (index < 10).then(|| ((index + 1) % 10).to_string());
    let glide = match mark {
        Mark::Chosen(number) => format!("vt-laid-{}-{}", seat.index(), number - 1),
        Mark::Plain | Mark::Picked(_) => String::new(),
    };
    let inside = html! {
        (face(speech, card))
        @match mark {
            Mark::Picked(number) => span .number { (number) },
            Mark::Chosen(number) => span .number .standing { (icon("check")) @if number > 1 || seen.yours.is_some_and(|text| text.contains('+')) { (number) } },
            Mark::Plain => {},
        }
        @if let Some(key) = &key { kbd aria-hidden="true" { (key) } }
    };
    let class = format!("card {} {glide}", family(card));
    if let Mark::Picked(_) = mark {
        return html! { span .(class) .picked { (inside) } };
    }
    match next.complete(moves) {
        Some(whole) => html! {
            button .(class) type="submit" name="move" value=(whole) aria-label=(label) aria-pressed=(matches!(mark, Mark::Chosen(_)).to_string())
                data-key=[&key] aria-keyshortcuts=[&key] { (inside) }
        },
        None if next.leads_on(moves) => html! {
            a .(class) href=(next.address(controls)) role="button" aria-label=(label) data-look[controls.live] data-swap[!controls.live] data-key=[&key] aria-keyshortcuts=[&key] { (inside) }
        },
        None => html! { span .(class) .impossible { (inside) } },
    }
}

/// What is to be done now.
fn task(counter: &Counter, seen: &Seen<'_>, seat: Seat, picked: &Picked, chosen: Option<Move>) -> Markup {
    let speech = seen.speech;
    let name = |card: &Card| speech.say(&format!("card-{card}"));
    let controls_dummy = counter.controller() == Some(seat);
    let own = if picked.two { 2 } else { 1 };
    let sentence = match (picked.cards.len(), picked.two, chosen) {
        (0, false, Some(chosen)) => {
            let cards: Vec<String> = cards(chosen).iter().map(name).collect();
            speech.tell("hand-chosen", &[("cards", cards.join(" + ").into())])
        }
        (0, false, None) if controls_dummy => speech.say("hand-choose-own"),
        (0, false, None) => speech.say("hand-choose"),
        (0, true, _) => speech.say("hand-first"),
        (picks, _, _) if picks < own => speech.tell("hand-second", &[("card", name(&picked.cards[0]).into())]),
        _ => speech.say("hand-dummy"),
    };
    html! {
        (sentence)
        @if let Some(drawn) = counter.drawn().filter(|_| controls_dummy) {
            " " small { (speech.tell("drawn-for-dummy", &[("card", name(&drawn).into())])) }
        }
    }
}

/// The viewer's hand while nothing can be chosen.
pub(crate) fn rest(counter: &Counter, seen: &Seen<'_>) -> Markup {
    let Some(seat) = seen.seat.filter(|seat| counter.hand_size(*seat) > 0) else { return html! {} };
    html! {
        section .hand-of-mine aria-labelledby="hand-title" {
            header { h2 #hand-title { (seen.speech.say("your-hand")) } }
            ul .hand .{ "vt-hand-" (counter.hand_number(seat)) } tabindex="0" aria-labelledby="hand-title" {
                @for card in counter.hand(seat).iter() {
                    li .card .(family(card)) { (face(seen.speech, card)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::{FastChance, Game as _, Joint, SeatSet, Viewer};
    use sushi_go::{Options, SushiGo, Variant};

    use super::*;
    use crate::Language;
    use crate::nameplate::Nameplate;
    use crate::sushi_go::board;

    /// Random games of every kind; `look` is shown every position with a seat that must choose.
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

    fn names(count: usize) -> Vec<Nameplate> {
        (0..count).map(|number| Nameplate::plain(format!("Player {number}"))).collect()
    }

    fn shown(game: &SushiGo, viewer: Viewer, seat: Option<Seat>, look: &Look) -> String {
        let names = names(5);
        let controls = Controls { action: "/table/T", before: "", live: true, game: 1, turn: 7 };
        let seen = Seen {
            speech: Language::English.speech(),
            names: &names,
            seat,
            viewer,
            look,
            chosen: SeatSet::EMPTY,
            yours: None,
            controls: Some(controls),
        };
        let counter = Counter::of(game.observe(viewer));
        let own = seat.map(|seat| hand(&counter, &seen, seat, &game.legal_moves(seat)));
        html! { (board(&counter, &seen)) @if let Some(own) = own { (own) } }.into_string()
    }

    /// What follows each occurrence of `begin`, up to a quotation mark.
    fn values<'a>(html: &'a str, begin: &'a str) -> impl Iterator<Item = &'a str> {
        html.split(begin).skip(1).filter_map(|rest| rest.split('"').next())
    }

    /// Every move that can be reached by controls.
    fn reachable(game: &SushiGo, seat: Seat, look: &Look, moves: &mut BTreeSet<String>) {
        let html = shown(game, Viewer::Seat(seat), Some(seat), look);
        moves.extend(values(&html, "name=\"move\" value=\"").map(str::to_owned));
        let links: BTreeSet<&str> = values(&html, "href=\"?").collect();
        for link in links {
            let next = Look::read(&link.replace("&amp;", "&"));
            if next.picked.len() > look.picked.len() {
                reachable(game, seat, &next, moves);
            }
        }
    }

    #[test]
    fn the_controls_are_the_legal_moves() {
        let mut positions = 0;
        for_every_position(|game, seat, chance| {
            // Following every link of the dummy's controller takes long; one position in eight is enough.
            if game::Chance::below(chance, 8) != 0 {
                return;
            }
            positions += 1;
            let mut moves = BTreeSet::new();
            reachable(game, seat, &Look::default(), &mut moves);
            let legal: BTreeSet<String> = game.legal_moves(seat).iter().map(|chosen| chosen.to_string()).collect();
            assert_eq!(moves, legal);
        });
        assert!(positions > 100, "only {positions}");
    }

    #[test]
    fn what_is_shown_depends_on_nothing_hidden() {
        for_every_position(|game, seat, chance| {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let own = Some(seat).filter(|_| viewer != Viewer::Spectator);
                let other = SushiGo::determinize(&game.observe(viewer), chance);
                let look = Look::default();
                assert_eq!(shown(game, viewer, own, &look), shown(&other, viewer, own, &look));
            }
        });
    }

    #[test]
    fn what_leads_nowhere_is_forgotten() {
        let game = SushiGo::deal(&Options::default(), &mut FastChance::new(1), &mut |_| ());
        let plain = shown(&game, Viewer::Seat(Seat::new(0)), Some(Seat::new(0)), &Look::default());
        for query in ["turn=7&pick=two", "turn=7&pick=nonsense", "turn=6&pick=two.egg", "turn=7&pick=two.two"] {
            assert_eq!(
                shown(&game, Viewer::Seat(Seat::new(0)), Some(Seat::new(0)), &Look::read(query)),
                plain,
                "{query}"
            );
        }
    }
}
