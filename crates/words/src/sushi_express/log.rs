//! The log: events as sentences.

use game::Seat;
use sushi_express::{Customers, Event, Reason};

use crate::sushi_express::preview::tile_name;
use crate::sushi_express::terms;
use crate::{Naming, capital};

/// Whether an event has a sentence.
pub const fn has_sentence(event: Event) -> bool {
    !matches!(event, Event::Dealt { .. } | Event::EndedBet { .. } | Event::Failed { .. } | Event::Asked { .. })
}

/// An event as a sentence; `None` if it needs none.
pub fn sentence(event: Event, show: &dyn Naming) -> Option<String> {
    let locale = show.locale();
    let format = |id: &str, seat: Seat, with: &[(&str, fluent_bundle::FluentValue<'_>)]| {
        Some(locale.format(id, &[show.person(seat).as_slice(), with].concat()))
    };
    let yes_no = |yes: bool| if yes { "yes" } else { "no" };
    let because = |reason: Reason| match reason {
        Reason::Failed => "failed",
        Reason::Park => "park",
    };
    match event {
        Event::Dealt { .. } | Event::EndedBet { .. } | Event::Failed { .. } | Event::Asked { .. } => None,
        Event::RowFilled { customers } => {
            Some(locale.format("express-row-filled", &[("customers", listed(customers, show).into())]))
        }
        Event::RoundBegan { first } => format("express-round-began", first, &[]),
        Event::BetPlaced { seat, number, same } => {
            format("express-betted", seat, &[("number", number.get().into()), ("same", yes_no(same).into())])
        }
        Event::Swapped { seat, lower, higher } => {
            format("express-swapped", seat, &[("lower", lower.get().into()), ("higher", higher.get().into())])
        }
        Event::BetsClosed { lowest } => format("express-bets-closed", lowest, &[]),
        Event::Rolled { seat, bet, dice, reached } => {
            let total = dice.total().into();
            format(
                "express-rolled",
                seat,
                &[("bet", bet.get().into()), ("total", total), ("reached", yes_no(reached).into())],
            )
        }
        Event::Rerolled { seat, bet, from, to, dice, reached } => {
            let thrown = [
                ("from", from.into()),
                ("to", to.into()),
                ("bet", bet.get().into()),
                ("total", dice.total().into()),
                ("reached", yes_no(reached).into()),
            ];
            format("express-rerolled", seat, &thrown)
        }
        Event::Drew { seat, reason, card: Some(card) } => {
            let card = terms::action(card).text(locale);
            format("express-drew-known", seat, &[("card", card.into()), ("reason", because(reason).into())])
        }
        Event::Drew { seat, reason, card: None } => format("express-drew", seat, &[("reason", because(reason).into())]),
        Event::NothingToDraw { seat, reason } => {
            format("express-drew-nothing", seat, &[("reason", because(reason).into())])
        }
        Event::Drove { seat, bet, further, trip } => {
            let drive = [
                ("tiles", (bet.get() + further).into()),
                ("further", further.into()),
                ("tile", tile_name(locale, trip.to()).into()),
                ("skipped", trip.skipped().count().into()),
            ];
            format("express-drove", seat, &drive)
        }
        Event::Took { seat, customer } => {
            format("express-took", seat, &[("customer", terms::customer(customer).text(locale).into())])
        }
        Event::Kept { seat } => format("express-kept", seat, &[]),
        Event::Discarded { seat: Some(seat), .. } => format("express-discarded", seat, &[]),
        Event::Discarded { seat: None, .. } => Some(locale.text("express-cleared")),
        Event::Revealed { seat, cards } => {
            let named = cards.counts().filter(|(_, count)| *count > 0);
            let named: Vec<String> = named.map(|(card, count)| terms::action(card).counted(locale, count)).collect();
            if named.is_empty() {
                None
            } else {
                format("express-revealed", seat, &[("cards", locale.list(&named).into())])
            }
        }
        Event::Scored { seat, tip_count, score } => {
            format("express-scored", seat, &[("points", score.total().into()), ("tips", tip_count.into())])
        }
    }
}

/// A list of customers, counted by kind.
fn listed(customers: Customers, show: &dyn Naming) -> String {
    let kinds = customers.counts().filter(|(_, count)| *count > 0);
    let named: Vec<String> =
        kinds.map(|(customer, count)| terms::customer(customer).counted(show.locale(), count)).collect();
    capital(&show.locale().list(&named))
}
