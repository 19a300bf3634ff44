//! The end of a game on the pad: who has won, and everybody by rank on a podium.

use game::Decision;
use maud::{Markup, html};

use super::page::{Pad, name};
use super::{Sheet, Stage};
use crate::confetti::confetti;
use crate::drawing::icon;
use crate::pad::points;

impl Pad<'_> {
    /// The result. It is there in every stage, so that the script can show it.
    pub(super) fn finale(&self) -> Markup {
        let locale = self.locale;
        html! {
            section .finale .won data-finale aria-labelledby="won" hidden[self.sheet.stage != Stage::Result] {
                (confetti())
                h2 #won data-won aria-live="polite" { (self.won()) }
                ol .ranking .podium data-podium {
                    @for (index, (rank, seat)) in order(self.sheet, self.sum.outcome.ranks.as_slice()).into_iter().enumerate() {
                        li .{ "step-" (index + 1) } .first[rank == Some(1)] {
                            (self.portrait(seat))
                            bdi { (name(locale, self.sheet, seat)) }
                            b .points { (points(self.score(seat))) }
                            span .rank { (rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string())) }
                        }
                    }
                }
                div .row {
                    button .primary type="submit" name="do" value="new" data-new { (icon("reconnect")) (locale.text("pad-new")) }
                    button type="submit" name="do" value="edit" { (icon("undo")) (locale.text("pad-edit")) }
                }
            }
        }
    }

    /// The winner, and the tie-break if it decided.
    fn won(&self) -> String {
        let (locale, outcome) = (self.locale, &self.sum.outcome);
        let names: Vec<String> = outcome.winners.iter().map(|seat| name(locale, self.sheet, seat.index())).collect();
        let best = outcome.winners.iter().next().map_or(0, |seat| self.score(seat.index()));
        let (names, best) = (locale.list(&names).into(), points(best).into());
        match outcome.decided_by {
            Decision::Points => locale.format("pad-won", &[("names", names), ("points", best)]),
            Decision::TieBreak(_) => {
                let what = self.form.tie.label.text(locale).into();
                locale.format("pad-won-tie", &[("names", names), ("points", best), ("what", what)])
            }
            Decision::Shared => locale.format("pad-drawn", &[("names", names), ("points", best)]),
        }
    }
}

/// All seats by rank. A dummy has none and comes last.
fn order(sheet: &Sheet, ranks: &[u8]) -> Vec<(Option<u8>, usize)> {
    let mut order: Vec<(Option<u8>, usize)> = (0..sheet.players.len())
        .map(|seat| (ranks.get(seat).copied().filter(|_| !sheet.is_dummy(seat)), seat))
        .collect();
    order.sort_by_key(|(rank, seat)| (rank.unwrap_or(u8::MAX), *seat));
    order
}
