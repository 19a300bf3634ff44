//! The viewer's action cards. A card that can be used now is a control: touching it lights the things it can be used on.

use game::Kind as _;
use maud::{Markup, html};
use sushi_express::{Action, Actions, Move};

use crate::drawing::drawing;
use crate::page_game::{Controls, Own, Show};
use crate::parts::{PartId, Parts};
use crate::sushi_express::choices::Choice;
use crate::sushi_express::scene::Scene;
use crate::sushi_express::terms;
use crate::{Locale, Selection};

const CARDS: PartId = PartId::new("cards");

/// The action card that a choice uses.
const fn used(chosen: Move) -> Option<Action> {
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

/// Whether some choice uses this card.
fn is_usable(action: Action, choices: &[Choice]) -> bool {
    choices.iter().any(|choice| used(choice.chosen) == Some(action))
}

/// The card that the viewer has picked up, if it can be used.
pub(super) fn armed(picked: &[String], choices: &[Choice]) -> Option<Action> {
    let picked = picked.first()?;
    Action::ALL.iter().copied().find(|action| action.name() == picked).filter(|action| is_usable(*action, choices))
}

/// The viewer's action cards.
pub(super) fn cards(scene: &Scene, own: &Own<'_>, choices: &[Choice], armed: Option<Action>, parts: &mut Parts) {
    let hand = scene.known.hands[own.seat].known;
    let usable: Vec<Action> =
        hand.counts().map(|(action, _)| action).filter(|action| is_usable(*action, choices)).collect();
    let controls = own.controls.filter(|_| !usable.is_empty());
    let key = (hand, &usable, armed, controls.map(|controls| controls.turn));
    parts.keyed(CARDS, key, || list(hand, &usable, armed, controls, own.show.locale));
}

/// The cards with their parts in their places.
pub(super) fn layout(parts: &Parts, show: &Show<'_>) -> Markup {
    html! {
        section .action-cards aria-label=(show.locale.text("express-cards")) data-part=(CARDS) { (parts.get(CARDS)) }
    }
}

fn list(
    hand: Actions,
    usable: &[Action],
    armed: Option<Action>,
    controls: Option<Controls<'_>>,
    locale: &Locale,
) -> Markup {
    html! {
        @if hand.is_empty() { p .empty { (locale.text("express-cards-none")) } }
        ul {
            @for (action, count) in hand.counts() {
                @let usable = controls.filter(|_| usable.contains(&action));
                li { (card(action, count, armed == Some(action), usable, locale)) }
            }
        }
        div hidden { @for (action, _) in hand.counts() { p id={ "about-" (action) } { (terms::action(action).about(locale)) } } }
    }
}

/// A card; `controls` if it can be used now.
fn card(action: Action, count: usize, armed: bool, controls: Option<Controls<'_>>, locale: &Locale) -> Markup {
    let inside = html! {
        (drawing(&format!("action-{action}")))
        span .name { (terms::action(action).label(locale)) }
        @if count > 1 { b .count-of-cards { "×" (count) } }
    };
    let Some(controls) = controls else {
        return html! { span .action data-lift tabindex="0" aria-describedby={ "about-" (action) } { (inside) } };
    };
    let picked: &[&str] = if armed { &[] } else { &[action.name()] };
    let address = Selection::address(controls.before, controls.turn, picked);
    html! {
        a .action .usable .armed[armed] href=(address) role="button" aria-pressed=(armed.to_string()) aria-describedby={ "about-" (action) } data-lift data-look[controls.live] data-swap[!controls.live] { (inside) }
    }
}
