//! What speaks for a choice, in a line.

use game::Seat;
use sushi_express::{Customer, Move, Observation};

use crate::Speech;
use crate::sushi_express::foretold::foretold;
use crate::sushi_express::scene::gain;

/// What speaks for a choice.
pub(super) fn reason(speech: &Speech, known: &Observation, seat: Seat, chosen: Move) -> String {
    match chosen {
        Move::Bet(_) | Move::BetSame(_) | Move::Roll | Move::Reroll(_) | Move::Go(_) => {
            foretold(known, seat, chosen).sentence(speech)
        }
        Move::Take(Customer::Tip) => speech.say("express-reason-tip"),
        Move::Take(customer) => {
            let points = speech.tell("term-point.counted", &[("count", gain(known, seat, customer).into())]);
            speech.tell("express-reason-take", &[("points", points.into())])
        }
        Move::Swap(lower) => {
            let with = [("lower", lower.get().into()), ("higher", (lower.get() + 1).into())];
            speech.tell("express-reason-swap", &with)
        }
        Move::Done => speech.say("express-reason-done"),
        Move::Accept => speech.say("express-reason-accept"),
        Move::Keep => speech.say("express-reason-keep"),
        Move::Discard => speech.say("express-reason-discard"),
    }
}
