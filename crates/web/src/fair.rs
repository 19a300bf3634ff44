//! Fair deals: what the script of a table needs to take part in one, what its readers see of it, the page that explains it,
//! and the page that checks the deal of a finished game in the browser.

use game::Seat;
use maud::{Markup, html};
use table::{Phase, SeatKind, TableView};

use crate::drawing::icon;
use crate::page::Page;
use crate::parts::PartId;
use crate::table_page::TablePage;
use crate::terms::game_name;
use crate::{Reader, assets};

/// The exchange of nonces, for the script.
pub(crate) const EXCHANGE: PartId = PartId::new("exchange");

/// What the reader's device has to do for the next deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Duty {
    Commit,
    Reveal,
}

impl Duty {
    /// The duty of the reader's device, if it has one.
    pub(crate) fn of(table: &TableView) -> Option<Self> {
        let seat = table.you.seat?;
        let is_awaited = table.dealing.as_ref().map(|dealing| dealing.waits_for.contains(seat));
        match (table.phase, is_awaited, table.seats[seat.index()].commitment) {
            (Phase::Lobby | Phase::Over, None | Some(true), None) => Some(Self::Commit),
            (Phase::Lobby, Some(true), Some(_)) => Some(Self::Reveal),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Commit => "commit",
            Self::Reveal => "reveal",
        }
    }
}

/// The state of the exchange for the script: the reader's duty, and everything that is fixed before the deal.
pub(crate) fn exchange(page: &TablePage<'_>) -> Markup {
    let table = &page.own.table;
    let hash = |seat: &table::SeatView| seat.commitment.map_or_else(|| "-".to_owned(), |hash| hash.to_string());
    html! {
        @if let Some(duty) = Duty::of(table) {
            template #exchange data-act=(duty.name()) data-game={ (page.code) "/" (table.games + 1) }
                data-seat=[table.you.seat.map(Seat::index)] data-commitment=(table.commitment.to_string())
                data-hashes=(table.seats.iter().map(hash).collect::<Vec<_>>().join(" ")) data-abandoned=(table.abandoned) {}
        }
    }
}

/// The panel of the lobby.
pub(crate) fn panel(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    html! {
        details .panel .fair {
            summary { (icon("lock")) (locale.text("fair")) }
            p .fine { (locale.text("fair-lobby")) " " a href="/fair" { (locale.text("fair-how")) } }
            (commitments(page))
        }
    }
}

/// The fingerprints that are on the table: of the server's secret, and of everybody's number.
fn commitments(page: &TablePage<'_>) -> Markup {
    let (locale, table) = (page.locale(), &page.own.table);
    let people = || table.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    html! {
        dl .fingerprints {
            dt { (locale.text("fair-server")) }
            dd { code .hash { (table.commitment.to_string()) } }
            @for seat in people() {
                dt { bdi { (seat.name) } }
                dd {
                    @match seat.commitment {
                        Some(hash) => code .hash { (hash.to_string()) },
                        None => (locale.text("fair-drawn")),
                    }
                }
            }
        }
        @if table.abandoned > 0 { p .fine { (icon("warning")) (locale.format("fair-abandoned", &[("count", table.abandoned.into())])) } }
    }
}

/// A table between the start and the first card.
pub(crate) fn dealing(page: &TablePage<'_>) -> Markup {
    html! {
        section .dealing aria-labelledby="dealing" {
            h2 #dealing { (icon("lock")) (page.locale().text("fair-dealing")) }
            (commitments(page))
        }
    }
}

/// The page that explains fair deals.
pub fn fair(reader: &Reader) -> Markup {
    let locale = reader.locale();
    let title = locale.text("fair");
    let page = Page { reader, path: "/fair", title: &title, public: true, again: None, wide: false };
    page.with(&html! {
        article .fair-page {
            h1 { (icon("lock")) (title) }
            ol .steps {
                @for step in ["fair-step-1", "fair-step-2", "fair-step-3", "fair-step-4", "fair-step-5"] {
                    li { (locale.text(step)) }
                }
            }
            h2 { (locale.text("fair-trust")) }
            ul {
                @for trust in ["fair-trust-hands", "fair-trust-stop", "fair-trust-script", "fair-trust-code"] {
                    li { (locale.text(trust)) }
                }
            }
            p .row { a .button .primary href="/" { (icon("home")) (locale.text("back-home")) } }
        }
    })
}

/// A finished game whose deal is checked.
pub struct FairCheck<'a> {
    /// The reader.
    pub reader: &'a Reader,
    /// The code of the table where it was played.
    pub code: &'a str,
    /// The number of the game there.
    pub number: u32,
    /// The game's name.
    pub game: &'a str,
}

/// The checks, in the order in which they are made.
const CHECKS: [(&str, &str); 5] = [
    ("secret", "fair-check-secret"),
    ("nonces", "fair-check-nonces"),
    ("seen", "fair-check-seen"),
    ("cards", "fair-check-cards"),
    ("abandoned", "fair-check-abandoned"),
];

/// The page on which the browser checks the deal of a finished game.
pub fn fair_check(check: &FairCheck<'_>) -> Markup {
    let FairCheck { reader, code, number, game } = *check;
    let locale = reader.locale();
    let title = locale.format("fair-check", &[("game", game_name(locale, game).into()), ("number", number.into())]);
    let path = format!("/table/{code}/game/{number}/fair");
    let page = Page { reader, path: &path, title: &title, public: false, again: None, wide: false };
    let api = format!("/api/tables/{code}/games/{number}");
    page.with(&html! {
        article .fair-page #fair-check data-record={ (api) "/record" } data-replay={ (api) "/replay" } data-game={ (code) "/" (number) } {
            h1 { (title) }
            p .verdict role="status" data-busy=(locale.text("fair-busy")) data-good=(locale.text("fair-good"))
                data-bad=(locale.text("fair-bad")) data-unknown=(locale.text("fair-unknown")) { (locale.text("fair-no-script")) }
            ul .checks {
                @for (name, message) in CHECKS {
                    li data-check=(name) { span .mark aria-hidden="true" {} (locale.text(message)) " " span .found {} }
                }
            }
            p .row {
                a .button href={ (api) "/record" } download={ "sushiya-" (code) "-" (number) ".json" } { (icon("download")) (locale.text("replay-download")) }
                a .button .quiet href="/fair" { (icon("help")) (locale.text("fair-how")) }
                a .button .quiet href={ "/table/" (code) } { (icon("step-back")) (locale.text("to-the-table")) }
            }
            p .fine { (locale.text("fair-yourself")) " " code { "sushiya verify" } }
            (assets::script("fair-check.js"))
        }
    })
}
