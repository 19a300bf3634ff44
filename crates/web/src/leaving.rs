//! The way out of a table, in its bar: home, with the game to come back to; a bot in the reader's place; or leaving for good.

use maud::{Markup, html};
use table::{Phase, SeatKind};

use crate::Locale;
use crate::drawing::icon;
use crate::lobby::introduce;
use crate::table_page::TablePage;

/// The link home in the bar of a table, a replay or a guide.
pub(crate) fn way_home(locale: &Locale) -> Markup {
    html! { a .tool href="/" aria-label=(locale.text("leave")) title=(locale.text("leave")) { (icon("leave")) } }
}

impl TablePage<'_> {
    /// The link home, or a menu if there are several ways to leave.
    pub(crate) fn leaving(&self) -> Markup {
        let (locale, table) = (self.locale(), &self.own.table);
        let own = table.you.seat.map(|seat| &table.seats[seat.index()]);
        let people = table.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
        let Some(own) = own.filter(|_| table.phase == Phase::Playing) else {
            return way_home(locale);
        };
        let for_good = if people > 1 { "home-leave" } else { "home-delete" };
        html! {
            details .menu #leave {
                summary .tool aria-label=(locale.text("leave")) title=(locale.text("leave")) { (icon("leave")) }
                div .sheet {
                    div {
                        a .button .primary href="/" { (icon("home")) (locale.text("back-home")) }
                        p .fine { (locale.text(if people > 1 { "leave-home-others" } else { "leave-home" })) }
                    }
                    @if people > 1 && !own.away {
                        form method="post" action=(self.action()) data-live {
                            button type="submit" name="do" value="leave" { (icon("robot")) (locale.text("leave-game")) }
                            p .fine { (locale.text("leave-game.about")) }
                        }
                    }
                    // It asks first, also without script.
                    details .for-good {
                        summary .button { (icon("trash")) (locale.text(for_good)) }
                        form method="post" action=(self.action()) {
                            input type="hidden" name="back" value="/";
                            p { (locale.text(&format!("{for_good}.about"))) }
                            button .primary type="submit" name="do" value="give_up" { (icon("trash")) (locale.text(&format!("{for_good}.do"))) }
                        }
                    }
                }
            }
        }
    }

    /// The people who asked for a seat while all were taken. The script says it once to everybody who plays.
    pub(crate) fn seekers(&self) -> Markup {
        let (locale, table) = (self.locale(), &self.own.table);
        html! {
            @if !table.waiting.is_empty() {
                div .wants-seat {
                    p data-tell[table.you.seat.is_some()] {
                        (locale.format("lobby-wants-seat", &[("names", locale.list(&table.waiting).into()), ("count", table.waiting.len().into())]))
                    }
                    // Only the host takes everybody from the result back to the lobby.
                    @if table.phase == Phase::Over && table.you.host && table.you.seat.is_some() {
                        form method="post" action=(self.action()) data-live {
                            button type="submit" name="do" value="rematch" { (icon("plus")) (locale.text("lobby-make-room")) }
                        }
                    }
                }
            }
        }
    }

    /// The notice for somebody who only watches, with the way to a seat in the next game.
    pub(crate) fn watching(&self) -> Markup {
        let (locale, table) = (self.locale(), &self.own.table);
        let has_asked = self.reader.name.as_ref().is_some_and(|name| table.waiting.contains(name));
        html! {
            @if table.you.seat.is_none() {
                div .banner .calm {
                    (icon("eye")) (locale.text(if has_asked { "you-watch.asked" } else { "you-watch" }))
                    @if self.reader.name.is_none() {
                        (introduce(self, &html! { (locale.text("lobby-ask")) }))
                    } @else if !has_asked {
                        form method="post" action=(self.action()) data-live {
                            button type="submit" name="do" value="sit" { (locale.text("lobby-ask")) }
                        }
                    }
                }
            }
        }
    }
}
