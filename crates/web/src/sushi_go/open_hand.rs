//! Open hands in a replay: compact at the seats, large at the bottom, with the cards of the choices marked.

use game::Seat;
use maud::{Markup, html};
use sushi_go::{Card, Cards, Move};

use crate::drawing::icon;
use crate::page_game::{RecordedChoice, Show};
use crate::parts::Parts;
use crate::sushi_go::cards::{dish, face, family};
use crate::sushi_go::hand::{HAND, PROMPT, of};
use crate::sushi_go::places::held;
use crate::sushi_go::scene::Scene;
use crate::sushi_go::terms;

/// How a card of an open hand is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    /// The player chose it.
    Chosen,
    /// It would have been better.
    Better,
    None,
}

impl Mark {
    const fn class(self) -> Option<&'static str> {
        match self {
            Self::Chosen => Some("chosen"),
            Self::Better => Some("better"),
            Self::None => None,
        }
    }

    /// A sign, so that colour is not the only clue.
    fn sign(self) -> Markup {
        match self {
            Self::Chosen => html! { span .sign { (icon("check")) } },
            Self::Better => html! { span .sign { (icon("star")) } },
            Self::None => html! {},
        }
    }
}

/// Replaces the hands.
pub(super) fn open_hands(
    scene: &Scene,
    choices: &[RecordedChoice<Move>],
    own: Seat,
    show: &Show<'_>,
    parts: &mut Parts,
) {
    for seat in (0..scene.players()).map(Seat::new) {
        let nobody = RecordedChoice { chosen: None, better: None };
        let hand = scene.known.cards_of(seat);
        let cards = marked(hand, *choices.get(seat.index()).unwrap_or(&nobody));
        let pile = format!("hand-{}", scene.hand_at(seat));
        // Another turn is another element, so that its choice is animated again.
        let turn = format!("{}-{}", scene.known.pad.rounds().len(), scene.known.turn);
        let id = format!("open-{}-{turn}", seat.index());
        let label = show.locale.format("hand-of", &[("name", show.name(seat).into())]);
        if seat == own {
            parts.add(PROMPT, html! { h2 #hand-title .unseen { (label) } });
            parts.add(HAND, html! {
                ul #(id) .hand .fan .(of(hand)) aria-labelledby="hand-title" data-deal=(turn) data-pile=(pile) {
                    @for (card, mark) in cards { li .card .(family(card)) .(mark.class().unwrap_or("other")) { (face(show.locale, card)) (mark.sign()) } }
                }
            });
            parts.add(held(seat), html! {});
        } else {
            parts.add(held(seat), html! {
                ul #(id) .open-hand aria-label=(label) data-ride=(scene.side()) data-fly=(pile) {
                    @for (card, mark) in cards {
                        li .(mark.class().unwrap_or("other")) { (dish(card, false)) (mark.sign()) span .unseen { (terms::card(card).text(show.locale)) } }
                    }
                }
            });
        }
    }
}

/// The cards of a hand with their marks. Each card of a choice marks one card.
fn marked(hand: Cards, choice: RecordedChoice<Move>) -> Vec<(Card, Mark)> {
    let mut cards: Vec<(Card, Mark)> = hand.iter().map(|card| (card, Mark::None)).collect();
    for (chosen, mark) in [(choice.chosen, Mark::Chosen), (choice.better, Mark::Better)] {
        for card in chosen.into_iter().flat_map(|chosen| [Some(chosen.first), chosen.second].into_iter().flatten()) {
            // A card that is in both choices is only marked as chosen.
            let is_marked = mark == Mark::Better && cards.contains(&(card, Mark::Chosen));
            if let Some(free) = cards.iter_mut().find(|(kind, now)| *kind == card && *now == Mark::None && !is_marked) {
                free.1 = mark;
            }
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(hand: &[Card], chosen: &str, better: Option<&str>) -> Vec<Option<&'static str>> {
        let hand = hand.iter().fold(Cards::NONE, |hand, card| hand.plus(Cards::one(*card)));
        let choice = RecordedChoice { chosen: chosen.parse().ok(), better: better.and_then(|text| text.parse().ok()) };
        marked(hand, choice).into_iter().map(|(_, mark)| mark.class()).collect()
    }

    #[test]
    fn one_card_is_marked_for_each_card_of_a_choice() {
        let hand = [Card::Tempura, Card::Tempura, Card::Gyoza];
        assert_eq!(marks(&hand, "tempura", Some("gyoza")), [Some("chosen"), None, Some("better")]);
        assert_eq!(marks(&hand, "tempura+tempura", None), [Some("chosen"), Some("chosen"), None]);
        assert_eq!(marks(&hand, "gyoza", Some("tempura")), [Some("better"), None, Some("chosen")]);
        assert_eq!(marks(&hand, "tempura", Some("tempura+gyoza")), [Some("chosen"), None, Some("better")]);
    }
}
