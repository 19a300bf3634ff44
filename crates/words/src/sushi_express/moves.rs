//! Choices as text.

use sushi_express::Move;

use crate::Locale;
use crate::sushi_express::terms;

/// A choice as text.
pub fn words(locale: &Locale, chosen: Move) -> String {
    match chosen {
        Move::Bet(number) => locale.format("express-move-bet", &[("number", number.get().into())]),
        Move::BetSame(number) => locale.format("express-move-same", &[("number", number.get().into())]),
        Move::Swap(lower) => {
            let numbers = [("lower", lower.get().into()), ("higher", (lower.get() + 1).into())];
            locale.format("express-move-swap", &numbers)
        }
        Move::Done => locale.text("express-move-done"),
        Move::Roll => locale.text("express-move-roll"),
        Move::Reroll(pips) => locale.format("express-move-reroll", &[("pips", pips.into())]),
        Move::Accept => locale.text("express-move-accept"),
        Move::Go(further) => locale.format("express-move-go", &[("further", further.into())]),
        Move::Take(customer) => {
            locale.format("express-move-take", &[("customer", terms::customer(customer).text(locale).into())])
        }
        Move::Keep => locale.text("express-move-keep"),
        Move::Discard => locale.text("express-move-discard"),
    }
}
