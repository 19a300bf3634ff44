//! A game outside a table, in a guide or a replay: the same parts in a different page.

use game::Seat;
use maud::{Markup, html};
use menu::AnyPerspective;

use crate::nameplate::Nameplate;
use crate::page_game::{Own, PROGRESS, RecordedChoice, Seating, Show, pages_of};
use crate::parts::Parts;

/// A game with all its parts rendered.
pub(crate) struct GameScene<'a> {
    perspective: &'a dyn AnyPerspective,
    show: Show<'a>,
    parts: Parts,
    /// The seat at the bottom of the table.
    own: Option<Seat>,
}

impl<'a> GameScene<'a> {
    /// The game as its viewer knows it; `own` if they may choose.
    pub(crate) fn new(perspective: &'a dyn AnyPerspective, show: Show<'a>, own: Option<Own<'_>>) -> Self {
        let mut parts = Parts::default();
        if let Some(pages) = pages_of(perspective) {
            pages.public(perspective, &show, &mut parts);
            pages.lasting(perspective, &show, &mut parts);
            if let Some(own) = own {
                pages.private(perspective, &own, &mut parts);
            }
        }
        Self { perspective, show, parts, own: own.map(|own| own.seat) }
    }

    /// A finished game with all hands open, and the choices made next. Games that show hands at the bottom show the one of
    /// this seat there.
    pub(crate) fn replayed(
        perspective: &'a dyn AnyPerspective,
        show: Show<'a>,
        seat: Seat,
        choices: &[RecordedChoice<&str>],
    ) -> Self {
        let mut scene = Self::new(perspective, show, None);
        if let Some(pages) = pages_of(perspective).filter(|pages| pages.replay_has_own_hand()) {
            pages.open_hands(perspective, choices, seat, &show, &mut scene.parts);
            scene.own = Some(seat);
        }
        scene
    }

    /// The progress of the game.
    pub(crate) fn progress(&self) -> Markup {
        html! { (self.parts.get(PROGRESS)) }
    }

    /// The table.
    pub(crate) fn table(&self) -> Markup {
        let seating = Seating { own: self.own, players: self.perspective.players(), places: self.show.names.len() };
        html! {
            @if let Some(pages) = pages_of(self.perspective) { (pages.layout(&self.parts, seating, &self.show)) }
        }
    }
}

/// The names of everybody who is scored, given the names of the players.
pub(crate) fn with_dummies(
    locale: &crate::Locale,
    mut names: Vec<Nameplate>,
    perspective: &dyn AnyPerspective,
) -> Vec<Nameplate> {
    let dummies = pages_of(perspective).map_or(0, |pages| pages.dummies(perspective));
    names.extend((0..dummies).map(|_| Nameplate::dummy(locale)));
    names
}
