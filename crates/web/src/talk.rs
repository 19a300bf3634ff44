//! What people say at a table.

use maud::{Markup, html};
use table::{ChatBody, MAX_CHAT_CHARS, Reaction};

use crate::drawing::icon;
use crate::table_page::Visit;

/// What was said, and something to say it with.
pub(crate) fn talk(visit: &Visit<'_>) -> Markup {
    let speech = visit.reader.speech();
    let remarks = visit.table.chat();
    html! {
        details .panel .talk #talk {
            summary { (icon("chat")) (speech.say("talk")) @if remarks.len() > 0 { " " span .count { (remarks.len()) } } }
            ol .remarks #remarks tabindex="0" aria-label=(speech.say("talk")) {
                @for remark in remarks.clone() {
                    li {
                        b { (remark.person.name) }
                        " "
                        @match &remark.body {
                            ChatBody::Text(text) => span { (text) },
                            ChatBody::Reaction(reaction) => em { (speech.say(&format!("reaction-{}", reaction.name()))) },
                        }
                    }
                }
            }
            @if remarks.len() == 0 { p .empty { (speech.say("talk-empty")) } }
            @if visit.reader.name.is_some() {
                form .row method="post" action=(visit.action()) data-live {
                    label .unseen for="remark" { (speech.say("talk-say")) }
                    input #remark name="text" maxlength=(MAX_CHAT_CHARS) required autocomplete="off" placeholder=(speech.say("talk-say"));
                    button type="submit" name="do" value="say" { (speech.say("send")) }
                }
                form .reactions method="post" action=(visit.action()) data-live {
                    input type="hidden" name="do" value="react";
                    @for reaction in Reaction::ALL {
                        button type="submit" name="with" value=(reaction.name()) { (speech.say(&format!("reaction-{}", reaction.name()))) }
                    }
                }
            }
        }
    }
}
