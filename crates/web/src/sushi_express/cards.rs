//! The viewer's action cards: what each does, and when.

use game::{MoveSet as _, Seat};
use maud::{Markup, html};
use sushi_express::{Action, Move};

use crate::drawing::drawing;
use crate::game_view::Seen;
use crate::speech::capital;
use crate::sushi_express::choices::Asked;
use crate::sushi_express::street::Street;

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

/// The hand. Cards that could be used now are marked.
pub(super) fn hand(street: &Street, seen: &Seen<'_>, seat: Seat, asked: Option<&Asked>) -> Markup {
    let (speech, hand) = (seen.speech, street.known.hands[seat].known);
    let now = |action: Action| asked.is_some_and(|(_, moves)| moves.iter().any(|chosen| used(chosen) == Some(action)));
    html! {
        section .action-cards aria-labelledby="cards-title" {
            h2 #cards-title { (speech.say("express-cards")) }
            @if hand.is_empty() { p .empty { (speech.say("express-cards-none")) } }
            ul {
                @for (action, count) in hand.counts().filter(|(_, count)| *count > 0) {
                    li .action .usable[now(action)] {
                        (drawing(&format!("action-{action}")))
                        div {
                            b { (capital(&speech.say(&format!("action-{action}")))) @if count > 1 { " ×" (count) } }
                            @if now(action) { " " span .tag { (speech.say("express-usable")) } }
                            p { (speech.say(&format!("action-{action}.about"))) }
                        }
                    }
                }
            }
        }
    }
}
