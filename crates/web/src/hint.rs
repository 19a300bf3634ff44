//! A hint: the move of the strongest bot, with a reason. Only in games against bots.

use maud::{Markup, html};
use menu::Judgement;
use table::{Phase, SeatKind, View};

use crate::drawing::icon;
use crate::table_page::TablePage;

/// Whether the viewer may ask for a hint: they have to choose, and all others at the table are bots.
pub fn may_ask(view: &View) -> bool {
    let Some((own, game)) = view.table.you.seat.zip(view.game.as_ref()) else { return false };
    let alone =
        view.table.seats.iter().enumerate().all(|(seat, sits)| seat == own.index() || sits.kind == SeatKind::Bot);
    alone && view.table.phase == Phase::Playing && game.perspective.moves().len() > 1
}

/// The button that asks for a hint, in the place of the hint.
pub(crate) fn ask(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    let turn = page.own.game.as_ref().map_or(0, |game| game.turn);
    html! {
        @if may_ask(page.own) {
            form #hint .hint method="post" action=(page.action()) data-live data-keep=(turn) {
                button .quiet type="submit" name="do" value="hint" data-key="h" data-no-focus aria-keyshortcuts="h" title=(locale.text("hint-about")) { (icon("hint")) (locale.text("hint")) }
            }
        }
    }
}

impl TablePage<'_> {
    /// The hint.
    pub fn hint(&self, judgement: &Judgement<String>) -> Markup {
        let locale = self.locale();
        let Some(game) = &self.own.game else { return html! {} };
        let Some(hint) = words::hint(&*game.perspective, judgement, locale) else {
            return html! { div #hint .hint data-keep=(game.turn) { p role="status" { (locale.text("hint-none")) } } };
        };
        html! {
            // The script lights the control of the move.
            div #hint .hint data-keep=(game.turn) data-hinted=[judgement.moves.first().map(|best| &best.choice)] {
                (icon("hint"))
                p role="status" { b { (hint.best) } @for sentence in hint.more { " " (sentence) } }
            }
        }
    }
}
