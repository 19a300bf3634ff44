//! The chat of a table.

use maud::{Markup, html};
use table::{ChatBody, ChatMessageView, MAX_CHAT_CHARS, Notice, Reaction, SeatKind, View};

use crate::drawing::{drawing, icon};
use crate::table_page::{CHAT, TablePage};
use crate::{Locale, terms};

/// The chat, with its form.
pub(crate) fn chat(page: &TablePage<'_>, view: &View) -> Markup {
    let locale = page.locale();
    html! {
        details .panel .talk #talk {
            summary { (icon("chat")) (locale.text("talk")) " " span .count {} }
            ol .remarks #remarks data-part=(CHAT) tabindex="0" aria-label=(locale.text("talk")) { (lines(locale, &view.talk)) }
            p .empty { (locale.text("talk-empty")) }
            @if page.reader.name.is_some() {
                form .row method="post" action=(page.action()) data-live {
                    label .unseen for="remark" { (locale.text("talk-say")) }
                    input #remark name="text" maxlength=(MAX_CHAT_CHARS) required autocomplete="off" placeholder=(locale.text("talk-say"));
                    button type="submit" name="do" value="say" { (locale.text("send")) }
                }
                form .reactions method="post" action=(page.action()) data-live {
                    input type="hidden" name="do" value="react";
                    @for reaction in Reaction::ALL {
                        button type="submit" name="with" value=(reaction.name()) { (face(reaction)) (terms::reaction(reaction).text(locale)) }
                    }
                }
            }
        }
    }
}

/// Reactions in one tap, at the table: as faces, for players who sit with other people.
pub(crate) fn quick_reactions(page: &TablePage<'_>) -> Markup {
    let (locale, table) = (page.locale(), &page.own.table);
    let people = table.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
    html! {
        @if table.you.seat.is_some() && people > 1 {
            form .quick-reactions method="post" action=(page.action()) data-live aria-label=(locale.text("talk-react")) {
                input type="hidden" name="do" value="react";
                @for reaction in Reaction::ALL {
                    @let text = terms::reaction(reaction).text(locale);
                    button type="submit" name="with" value=(reaction.name()) title=(text) aria-label=(text) { (face(reaction)) }
                }
            }
        }
    }
}

/// The face of a reaction.
fn face(reaction: Reaction) -> Markup {
    drawing(&format!("reaction-{}", reaction.name()))
}

/// Messages of the chat, the oldest first.
pub(crate) fn lines(locale: &Locale, messages: &[ChatMessageView]) -> Markup {
    html! {
        @for remark in messages {
            li data-seat=[remark.seat.map(game::Seat::index)] data-notice[matches!(remark.body, ChatBody::Notice(_))] {
                b { (remark.name) }
                " "
                @match &remark.body {
                    ChatBody::Text(text) => span { (text) },
                    ChatBody::Reaction(reaction) => em { (face(*reaction)) (terms::reaction(*reaction).text(locale)) },
                    ChatBody::Notice(Notice::Left) => em { (locale.text("talk-left")) },
                }
            }
        }
    }
}
