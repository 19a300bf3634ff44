//! The score pad: all score lines, round by round.

use game::{ScoreLine, Seat, Section};
use maud::{Markup, html};

use crate::Locale;
use crate::drawing::icon;
use crate::face::Mood;
use crate::locale::capital;
use crate::nameplate::Nameplate;
use crate::page_game::page_game;
use crate::parts::{PartId, Parts};

/// Formats points with a minus sign, not a hyphen.
pub(crate) fn points(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A line of the score pad, and its seat.
pub(crate) type SeatScoreLine = (Seat, ScoreLine);

/// The parts of the panel: all of it, and inside it what changes with every turn.
pub(crate) const SCORES: PartId = PartId::new("scores");
const PRESENT: PartId = PartId::new("scores-now");
const TOTAL: PartId = PartId::new("scores-total");

/// All scores so far.
pub(crate) struct ScorePad<'a> {
    pub(crate) locale: &'a Locale,
    pub(crate) game: &'a str,
    pub(crate) names: &'a [Nameplate],
    /// The lines that are final.
    pub(crate) scores: &'a [SeatScoreLine],
    /// The lines of the present round as they would count now.
    pub(crate) provisional: &'a [SeatScoreLine],
}

impl ScorePad<'_> {
    /// Adds the parts of the panel.
    pub(crate) fn add(&self, parts: &mut Parts) {
        let lasting = (self.scores, self.names, self.is_empty());
        parts.keyed(SCORES, lasting, || self.panel(&self.table(&html! {}, &html! {})));
        if !self.is_empty() {
            // A new panel arrives without what is inside.
            parts.keyed(PRESENT, (lasting, self.provisional), || self.present());
            parts.keyed(TOTAL, (lasting, self.provisional), || self.totals());
        }
    }

    /// The panel in its place, from its parts.
    pub(crate) fn placed(parts: &Parts) -> Markup {
        html! { div data-part=(SCORES) { (parts.nested(SCORES, &[PRESENT, TOTAL])) } }
    }

    /// The panel with this inside.
    pub(crate) fn panel(&self, inside: &Markup) -> Markup {
        html! {
            details .panel .scores #scores open {
                summary { (icon("star")) (self.locale.text("scores")) }
                (inside)
            }
        }
    }

    /// The scores without a panel.
    pub(crate) fn whole(&self) -> Markup {
        self.table(&self.present(), &self.totals())
    }

    fn is_empty(&self) -> bool {
        self.scores.is_empty() && self.provisional.is_empty()
    }

    fn table(&self, present: &Markup, totals: &Markup) -> Markup {
        if self.is_empty() {
            return html! { p .empty { (self.locale.text("scores-empty")) } };
        }
        let mut sections: Vec<Section> = self.scores.iter().map(|(_, line)| line.section).collect();
        sections.sort_unstable();
        sections.dedup();
        html! {
            table .pad {
                caption .unseen { (self.locale.text("scores")) }
                thead {
                    tr {
                        td {}
                        @for name in self.names { th scope="col" title=(name.name) { (name.portrait(Mood::Calm)) bdi { (name.name) } } }
                    }
                }
                @for section in sections {
                    tbody { (self.heading(heading(self.locale, section))) (self.lines(self.scores, section)) }
                }
                tbody data-part=(PRESENT) { (present) }
                tfoot { tr data-part=(TOTAL) { (totals) } }
            }
        }
    }

    /// The present round, which is not over yet.
    fn present(&self) -> Markup {
        let Some((_, line)) = self.provisional.first() else { return html! {} };
        let heading = match line.section {
            Section::Round(round) => Some(self.locale.format("round-so-far", &[("round", round.into())])),
            section => heading(self.locale, section),
        };
        html! { (self.heading(heading)) (self.lines(self.provisional, line.section)) }
    }

    fn totals(&self) -> Markup {
        let all = || self.scores.iter().chain(self.provisional);
        let total = |seat: Seat| -> i32 { all().filter(|(of, _)| *of == seat).map(|(_, line)| line.points).sum() };
        html! {
            th scope="row" { (self.locale.text("total")) }
            @for seat in self.seats() { td { (points(total(seat))) } }
        }
    }

    fn heading(&self, heading: Option<String>) -> Markup {
        html! {
            @if let Some(heading) = heading {
                tr .round { th scope="rowgroup" colspan=(self.names.len() + 1) { (heading) } }
            }
        }
    }

    /// The rows of a section.
    fn lines(&self, scores: &[SeatScoreLine], section: Section) -> Markup {
        let term = |what: &str| page_game(self.game).and_then(|pages| pages.terms().line(what));
        let name = |what: &str| term(what).map_or_else(|| what.to_owned(), |term| term.text(self.locale));
        let cell = |what: &str, seat: Seat| -> i32 {
            let of = scores.iter().filter(|(of, line)| *of == seat && line.section == section && line.what == what);
            of.map(|(_, line)| line.points).sum()
        };
        html! {
            @for what in lines(scores, section) {
                tr {
                    th scope="row" { (numbered(self.locale, section, name(what))) }
                    @for seat in self.seats() { td { (points(cell(what, seat))) } }
                }
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.names.len()).map(Seat::new)
    }
}

/// The keys of the lines in a section, in order.
fn lines(scores: &[SeatScoreLine], section: Section) -> Vec<&'static str> {
    let mut lines: Vec<&'static str> = Vec::new();
    for (_, line) in scores.iter().filter(|(_, line)| line.section == section) {
        if !lines.contains(&line.what) {
            lines.push(line.what);
        }
    }
    lines
}

/// The heading of a section. Collected items have none.
fn heading(locale: &Locale, section: Section) -> Option<String> {
    match section {
        Section::Round(round) => Some(locale.format("round", &[("round", round.into())])),
        Section::Item(_) => None,
        Section::End => Some(locale.text("end-of-game")),
    }
}

/// The name of a line, with the number of a collected item.
fn numbered(locale: &Locale, section: Section, line: String) -> String {
    capital(&match section {
        Section::Item(number) => locale.format("score-item", &[("what", line.into()), ("number", number.into())]),
        Section::Round(_) | Section::End => line,
    })
}
