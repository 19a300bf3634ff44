//! Phone in hand: while a big screen shows the table, the page of a player shows only their hand. The style sheet does it, and
//! shows this switch.

use maud::{Markup, html};

use crate::drawing::icon;
use crate::table_page::TablePage;

impl TablePage<'_> {
    /// The button that switches between the hand alone and the whole table. The script keeps the page.
    pub(crate) fn hand_switch(&self) -> Markup {
        let on = self.reader.hand;
        html! {
            form .hand-switch method="post" action="/preferences" data-settings {
                input type="hidden" name="back" value=(self.action());
                button .tool type="submit" name="hand" value=(if on { "off" } else { "on" }) aria-pressed=(on.to_string()) aria-label=(self.locale().text("hand-only")) title=(self.locale().text("hand-only")) data-switch { (icon("hand")) }
            }
        }
    }
}
