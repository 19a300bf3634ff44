//! Pass-and-play: the curtain between two players who share a device. It covers the place of the hand on a stranger's page, and
//! names the next player.

use game::Seat;
use maud::{Markup, html};
use table::{Look, View};

use crate::Locale;
use crate::cast::names;
use crate::drawing::icon;
use crate::face::Mood;
use crate::look_picker::FACES;

/// The curtain before the choice of a seat.
pub fn pass_curtain(locale: &Locale, code: &str, view: &View, seat: Seat) -> Markup {
    let names = names(locale, code, &view.table.seats);
    let plate = &names[seat.index()];
    let name = [("name", plate.name.as_str().into())];
    html! {
        section .pass-curtain aria-labelledby="pass-to" {
            (plate.portrait(Mood::Glad))
            h2 #pass-to { (locale.format("pass-to", &name)) }
            form method="post" action=(action(code)) {
                button .primary type="submit" name="do" value="open" autofocus { (icon("eye")) (locale.format("pass-open", &name)) }
            }
        }
    }
}

/// The button to play again, for everybody who shares the device.
pub fn pass_again(locale: &Locale, code: &str) -> Markup {
    html! {
        section .pass-again {
            form method="post" action=(action(code)) {
                button .primary type="submit" name="do" value="play_again" { (icon("reconnect")) (locale.text("play-again")) }
            }
        }
    }
}

/// Names and faces for so many players who share a device.
pub fn suggested_players(locale: &Locale, players: usize) -> Vec<(String, u8)> {
    let faces = (0..Look::FACES).zip(FACES).take(players);
    faces.map(|(face, term)| (term.label(locale), face)).collect()
}

/// The address of the shared page of a table.
pub(crate) fn action(code: &str) -> String {
    format!("/table/{code}/pass")
}
