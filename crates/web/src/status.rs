//! The status of each seat: a small part that changes most often.

use game::Seat;
use maud::{Markup, html};
use table::{SeatKind, View};

use crate::cast::Cast;
use crate::drawing::{drawing, icon};
use crate::parts::PartId;

/// The part of a seat.
pub(crate) const fn id(seat: Seat) -> PartId {
    PartId::of_seat("status", seat)
}

/// The status of a seat. Equal values look equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Status {
    /// Whether the seat has chosen; `None` if it doesn't have to.
    chosen: Option<bool>,
    /// Whether a bot plays for the person in the seat.
    away: bool,
    /// Whether the person in the seat is not connected.
    offline: bool,
}

impl Status {
    /// The status of a seat.
    pub(crate) fn of(view: &View, seat: Seat) -> Self {
        let asked = view.game.as_ref().is_some_and(|game| game.asked.contains(seat));
        let sits = view.table.seats.get(seat.index()).filter(|sits| sits.kind == SeatKind::Person);
        Self {
            chosen: asked.then(|| view.choices.chosen.contains(seat)),
            away: sits.is_some_and(|sits| sits.away),
            offline: sits.is_some_and(|sits| !sits.away && !sits.connected),
        }
    }
}

/// The seats whose status differs in two views; without a previous view, those with something to show.
pub(crate) fn changed<'a>(before: Option<&'a View>, now: &'a View) -> impl Iterator<Item = Seat> + 'a {
    let seats = (0..now.table.seats.len()).map(Seat::new);
    seats.filter(move |&seat| {
        before.map_or_else(Status::default, |before| Status::of(before, seat)) != Status::of(now, seat)
    })
}

/// The markup of a seat's status.
pub(crate) fn status(cast: &Cast<'_>, seat: Seat) -> Markup {
    let (locale, status) = (cast.locale, Status::of(cast.view, seat));
    html! {
        @match status.chosen {
            Some(true) => span .choice { (drawing("card-back")) (icon("check")) span .unseen { (locale.text("has-chosen")) } },
            Some(false) => span .thinking { (icon("hourglass")) span { (locale.text("chooses")) } },
            None => {},
        }
        @if status.away { small .note { (locale.text("note-away")) } }
        @if status.offline { small .note { (locale.text("note-offline")) } }
    }
}
