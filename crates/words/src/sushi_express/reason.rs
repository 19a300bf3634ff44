//! Reasons for choices, in a line.

use game::Seat;
use sushi_express::{Move, Observation};

use crate::Locale;
use crate::sushi_express::preview::preview;
use crate::sushi_express::worth;

/// The reason for a choice.
pub(crate) fn reason(locale: &Locale, known: &Observation, seat: Seat, chosen: Move) -> String {
    match chosen {
        Move::Bet(_) | Move::BetSame(_) | Move::Roll | Move::Reroll(_) | Move::Go(_) => {
            preview(known, seat, chosen).sentence(locale)
        }
        Move::Take(customer) => worth::sentence(locale, known.value(seat, customer)),
        Move::Swap(lower) => {
            let with = [("lower", lower.get().into()), ("higher", (lower.get() + 1).into())];
            locale.format("express-reason-swap", &with)
        }
        Move::Done => locale.text("express-reason-done"),
        Move::Accept => locale.text("express-reason-accept"),
        Move::Keep => locale.text("express-reason-keep"),
        Move::Discard => locale.text("express-reason-discard"),
    }
}
