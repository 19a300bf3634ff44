//! What speaks for a choice, in a line.

use game::Seat;
use sushi_express::{Customer, Move, Observation};

use crate::Speech;
use crate::sushi_express::foretold::foretold;
use crate::sushi_express::scene::gain;

/// What speaks for a choice.
pub(super) fn reason(speech: &Speech, known: &Observation, seat: Seat, chosen: Move) -> String {
    let say = |name: &str| speech.say(&format!("express-reason-{name}"));
    match chosen {
        Move::Bet(_) | Move::BetSame(_) | Move::Roll | Move::Reroll(_) | Move::Go(_) => {
            foretold(known, seat, chosen).sentence(speech)
        }
        Move::Take(Customer::Tip) => say("tip"),
        Move::Take(customer) => {
            let points = speech.tell("term-point.counted", &[("count", gain(known, seat, customer).into())]);
            speech.tell("express-reason-take", &[("points", points.into())])
        }
        Move::Swap(lower) => {
            let with = [("lower", lower.get().into()), ("higher", (lower.get() + 1).into())];
            speech.tell("express-reason-swap", &with)
        }
        Move::Done => say("done"),
        Move::Accept => say("accept"),
        Move::Keep => say("keep"),
        Move::Discard => say("discard"),
    }
}
