//! The players at a table and the game: the input of all parts of its page.

use game::Seat;
use menu::AnyPerspective;
use table::{GameView, SeatKind, SeatView, View};

use crate::Locale;
use crate::nameplate::Nameplate;
use crate::page_game::{AnyPageGame, Seating, Show, pages_of};

/// Everybody at a table, and the game.
pub(crate) struct Cast<'a> {
    pub(crate) locale: &'static Locale,
    pub(crate) view: &'a View,
    /// The names of everybody who is scored.
    pub(crate) names: Vec<Nameplate>,
    /// The game, while there is one.
    pub(crate) game: Option<Playing<'a>>,
}

/// A game at a table.
#[derive(Clone, Copy)]
pub(crate) struct Playing<'a> {
    pub(crate) pages: &'static dyn AnyPageGame,
    pub(crate) view: &'a GameView,
}

impl Playing<'_> {
    pub(crate) fn perspective(&self) -> &dyn AnyPerspective {
        &*self.view.perspective
    }
}

impl<'a> Cast<'a> {
    /// The players at the table with this code.
    pub(crate) fn new(locale: &'static Locale, code: &str, view: &'a View) -> Self {
        let game = view.game.as_ref();
        let game = game.and_then(|game| Some(Playing { pages: pages_of(&*game.perspective)?, view: game }));
        let mut names = names(locale, code, &view.table.seats);
        if let Some(game) = game {
            names.extend((0..game.pages.dummies(game.perspective())).map(|_| Nameplate::dummy(locale)));
        }
        Self { locale, view, names, game }
    }

    pub(crate) fn show(&self) -> Show<'_> {
        Show { locale: self.locale, names: &self.names }
    }

    /// The table as seen from this seat.
    pub(crate) fn seating(&self, own: Option<Seat>) -> Seating {
        Seating { own, players: self.view.table.seats.len(), places: self.names.len() }
    }
}

/// The names in the seats of the table with this code.
pub(crate) fn names(locale: &Locale, code: &str, seats: &[SeatView]) -> Vec<Nameplate> {
    let sitting = seats.iter().map(|seat| match seat.kind {
        SeatKind::Nobody => Ok(Nameplate::plain(locale.text("seat-free"))),
        SeatKind::Person => Ok(Nameplate::person(seat.name.clone(), seat.look.unwrap_or_default())),
        SeatKind::Bot => seat.name.parse().map_or_else(|_| Ok(Nameplate::plain(seat.name.clone())), Err),
    });
    Nameplate::everybody(code, sitting.collect())
}
