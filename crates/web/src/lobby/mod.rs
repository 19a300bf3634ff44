//! A table before a game: the seats around it, the link, the settings, and the start.

mod seats;
mod settings;
mod start;

pub(crate) use start::introduce;

use maud::{Markup, html};

use crate::fair;
use crate::invite::{invite_code, invite_link};
use crate::table_page::TablePage;

/// The whole lobby.
pub(crate) fn lobby(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    if page.own.table.dealing.is_some() {
        return fair::dealing(page);
    }
    html! {
        div .lobby .arriving[page.own.table.you.seat.is_none()] {
            (seats::seats(page))
            div .actions {
                (start::waiting(page))
                (settings::changes(page))
                (start::start(page))
            }
            div .around {
                (invite_link(locale, page.code, page.link))
                (settings::settings(page))
                (invite_code(locale, page.code, page.link, true))
                (fair::panel(page))
            }
        }
    }
}

/// A button for an action on a seat.
pub(crate) fn seat_form(page: &TablePage<'_>, what: &str, seat: usize, label: &Markup) -> Markup {
    html! {
        form method="post" action=(page.action()) data-live {
            input type="hidden" name="seat" value=(seat);
            button type="submit" name="do" value=(what) { (label) }
        }
    }
}
