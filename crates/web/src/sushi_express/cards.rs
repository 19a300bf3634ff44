//! The viewer's action cards, with their effects.

use maud::{Markup, html};
use sushi_express::{Action, Actions, Move};

use crate::Locale;
use crate::drawing::drawing;
use crate::page_game::{Own, Show};
use crate::parts::{PartId, Parts};
use crate::sushi_express::scene::Scene;
use crate::sushi_express::terms;

const CARDS: PartId = PartId::new("cards");
/// The cards that can be used now. The style sheet marks them, so that the cards don't have to be sent again.
const USABLE: PartId = PartId::new("usable");

/// The action card that a choice uses.
pub(super) const fn used(chosen: Move) -> Option<Action> {
    match chosen {
        Move::BetSame(_) => Some(Action::SameBet),
        Move::Swap(_) => Some(Action::Swap),
        Move::Reroll(_) => Some(Action::Reroll),
        Move::Go(1..) => Some(Action::Further),
        Move::Bet(_)
        | Move::Done
        | Move::Roll
        | Move::Accept
        | Move::Go(0)
        | Move::Take(_)
        | Move::Keep
        | Move::Discard => None,
    }
}

/// The viewer's action cards, given the legal moves.
pub(super) fn cards(scene: &Scene, own: &Own<'_>, moves: impl Iterator<Item = Move>, parts: &mut Parts) {
    let mut usable: Vec<Action> = moves.filter_map(used).collect();
    usable.sort_unstable();
    usable.dedup();
    parts.keyed(USABLE, &usable, || html! { @for action in &usable { i .{ "can-use-" (action) } {} } });
    let hand = scene.known.hands[own.seat].known;
    parts.keyed(CARDS, hand, || list(hand, own.show.locale));
}

/// The cards with their parts in their places.
pub(super) fn layout(parts: &Parts, show: &Show<'_>) -> Markup {
    html! {
        section .action-cards aria-labelledby="cards-title" {
            h2 #cards-title { (show.locale.text("express-cards")) }
            div .usable data-part=(USABLE) { (parts.get(USABLE)) }
            div data-part=(CARDS) { (parts.get(CARDS)) }
        }
    }
}

fn list(hand: Actions, locale: &Locale) -> Markup {
    html! {
        @if hand.is_empty() { p .empty { (locale.text("express-cards-none")) } }
        ul {
            @for (action, count) in hand.counts() {
                li .action .(action.name()) {
                    (drawing(&format!("action-{action}")))
                    div {
                        b { (terms::action(action).label(locale)) @if count > 1 { " ×" (count) } }
                        " " span .tag .if-usable { (locale.text("express-usable")) }
                        p { (terms::action(action).about(locale)) }
                    }
                }
            }
        }
    }
}
