//! The status of each seat: a small part that changes most often. For somebody who is offline there is a remedy at the seat.

use game::Seat;
use maud::{Markup, html};
use table::{Phase, SeatKind, TurnClock, View};

use crate::cast::Cast;
use crate::drawing::{drawing, icon};
use crate::lobby;
use crate::parts::PartId;
use crate::table_page::TablePage;

/// The part of a seat.
pub(crate) const fn id(seat: Seat) -> PartId {
    PartId::of_seat("status", seat)
}

/// The part of a seat with the button to let a bot play.
pub(crate) const fn remedy_id(seat: Seat) -> PartId {
    PartId::of_seat("remedy", seat)
}

/// The part that names the people who still have to choose.
pub(crate) const AWAITED: PartId = PartId::new("awaited");

/// Whether several people play.
fn has_others(view: &View) -> bool {
    view.table.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count() > 1
}

/// The people who still have to choose; a game against bots waits for nobody else. The style shows it to those who have chosen.
pub(crate) fn awaited(cast: &Cast<'_>) -> Markup {
    let (locale, view) = (cast.locale, cast.view);
    let seats = if has_others(view) { view.table.seats.len() } else { 0 };
    let names: Vec<String> = (0..seats)
        .filter(|&seat| Status::of(view, Seat::new(seat)).chosen == Some(false))
        .map(|seat| cast.names[seat].name.clone())
        .collect();
    html! { @if !names.is_empty() { (icon("hourglass")) (locale.format("waiting-for", &[("names", locale.list(&names).into())])) } }
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

/// Whether a reader can let a bot play for a seat: its player is offline. People who have a day for each choice need not stay
/// connected.
pub(crate) fn can_replace(view: &View, seat: Seat) -> bool {
    let (table, you) = (&view.table, &view.table.you);
    let may = table.phase == Phase::Playing && table.clock != TurnClock::Daily && (you.host || you.seat.is_some());
    let sits = &table.seats[seat.index()];
    may && you.seat != Some(seat) && sits.kind == SeatKind::Person && !sits.connected && !sits.away
}

/// The button to let a bot play for a seat, for a reader who may.
pub(crate) fn remedy(page: &TablePage<'_>, seat: Seat) -> Markup {
    let name = &page.own.table.seats[seat.index()].name;
    html! {
        @if can_replace(page.own, seat) {
            (lobby::seat_form(page, "replace", seat.index(), &html! { (icon("robot")) span { (page.locale().format("away-replace", &[("name", name.as_str().into())])) } }))
        }
    }
}
