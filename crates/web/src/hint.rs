//! What an itamae would play, and why: in games against bots only.

use maud::{Markup, html};
use menu::Judgement;
use table::{Occupant, Phase, View};

use crate::drawing::icon;
use crate::game_view::seen;
use crate::table_page::Visit;

/// How much less likely to win a move is that is called worse, in hundredths.
const WORSE: i64 = 3;

/// Whether somebody may ask: it is for them to choose, and everybody else at the table is a bot.
pub fn may_ask(visit: &Visit<'_>) -> bool {
    let Some(own) = visit.person.and_then(|id| visit.table.seat_of(id)) else { return false };
    let alone = visit
        .table
        .seats()
        .iter()
        .enumerate()
        .all(|(seat, sitter)| seat == own.index() || matches!(sitter, Occupant::Bot { .. }));
    alone && visit.table.phase() == Phase::Playing && visit.table.game().is_some_and(|game| game.moves(own).len() > 1)
}

/// Where a hint can be asked for, and where it will stand.
pub(crate) fn ask(visit: &Visit<'_>, view: &View) -> Markup {
    let speech = visit.reader.speech();
    let turn = view.game.as_ref().map_or(0, |game| game.turn);
    html! {
        @if may_ask(visit) {
            form #hint .hint method="post" action=(visit.action()) data-live data-keep=(turn) {
                button .quiet type="submit" name="do" value="hint" data-key="h" aria-keyshortcuts="h" title=(speech.say("hint-about")) { (icon("hint")) (speech.say("hint")) }
            }
        }
    }
}

/// The hint.
pub fn hint(visit: &Visit<'_>, judgement: &Judgement<String>) -> Markup {
    let speech = visit.reader.speech();
    let turn = visit.table.game().map_or(0, menu::AnyGame::turn);
    let own = visit.person.and_then(|id| visit.table.seat_of(id));
    let (Some(own), Some(shown)) = (own, visit.table.game().and_then(seen)) else { return html! {} };
    let percent = |chance: f64| (chance * 100.0).round() as i64;
    let Some(best) = judgement.moves.first() else {
        return html! { div #hint .hint data-keep=(turn) { p role="status" { (speech.say("hint-none")) } } };
    };
    let next = judgement.moves.get(1).filter(|next| percent(best.chance) - percent(next.chance) >= WORSE);
    html! {
        div #hint .hint data-keep=(turn) {
            (icon("hint"))
            p role="status" {
                b { (speech.tell("hint-best", &[("choice", shown.tell_move(speech, &best.choice).into())])) } " "
                @if let Some(reason) = shown.reason(speech, own, &best.choice) { (reason) " " }
                (speech.tell("hint-chance", &[("chance", percent(best.chance).into())])) " "
                @match next {
                    Some(next) => (speech.tell("hint-next", &[("choice", shown.tell_move(speech, &next.choice).into()), ("chance", percent(next.chance).into())])),
                    None => (speech.say("hint-alike")),
                }
            }
        }
    }
}
