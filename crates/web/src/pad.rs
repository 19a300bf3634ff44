//! The score pad: all score lines, round by round.

use game::{ScoreLine, Seat, Section};
use maud::{Markup, html};

use crate::Locale;
use crate::drawing::icon;
use crate::face::Mood;
use crate::locale::capital;
use crate::nameplate::Nameplate;
use crate::page_game::page_game;

/// Formats points with a minus sign, not a hyphen.
pub(crate) fn points(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A line of the score pad, and its seat.
pub(crate) type SeatScoreLine = (Seat, ScoreLine);

/// The panel next to the table.
pub(crate) fn panel(locale: &Locale, inside: &Markup) -> Markup {
    html! {
        details .panel .scores #scores open {
            summary { (icon("star")) (locale.text("scores")) }
            (inside)
        }
    }
}

/// All scores so far. `provisional` are the lines of the present round as they would count now.
pub(crate) fn all(
    locale: &Locale,
    game: &str,
    scores: &[SeatScoreLine],
    provisional: &[SeatScoreLine],
    names: &[Nameplate],
) -> Markup {
    let lines = [scores, provisional].concat();
    let present = provisional.first().map(|(_, line)| line.section);
    html! {
        @if lines.is_empty() { p .empty { (locale.text("scores-empty")) } }
        @else { (pad(locale, game, &lines, names, present)) }
    }
}

/// The pad. The section `present` is not over yet.
fn pad(locale: &Locale, game: &str, scores: &[SeatScoreLine], names: &[Nameplate], present: Option<Section>) -> Markup {
    let mut sections: Vec<Section> = scores.iter().map(|(_, line)| line.section).collect();
    sections.sort_unstable();
    sections.dedup();
    let line = |what: &str| page_game(game).and_then(|pages| pages.terms().line(what));
    let line = |what: &str| line(what).map_or_else(|| what.to_owned(), |term| term.text(locale));
    let seats: Vec<Seat> = (0..names.len()).map(Seat::new).collect();
    let cell = |section: Section, what: &str, seat: Seat| -> i32 {
        let of = scores.iter().filter(|(of, line)| *of == seat && line.section == section && line.what == what);
        of.map(|(_, line)| line.points).sum()
    };
    let total = |seat: Seat| -> i32 { scores.iter().filter(|(of, _)| *of == seat).map(|(_, line)| line.points).sum() };
    html! {
        table .pad {
            caption .unseen { (locale.text("scores")) }
            thead {
                tr {
                    td {}
                    @for name in names { th scope="col" title=(name.name) { (name.portrait(Mood::Calm)) bdi { (name.name) } } }
                }
            }
            @for section in sections.iter().copied() {
                tbody {
                    @if let Some(heading) = heading(locale, section, present) {
                        tr .round { th scope="rowgroup" colspan=(names.len() + 1) { (heading) } }
                    }
                    @for what in lines(scores, section) {
                        tr {
                            th scope="row" { (numbered(locale, section, line(what))) }
                            @for seat in &seats { td { (points(cell(section, what, *seat))) } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (locale.text("total")) }
                    @for seat in &seats { td { (points(total(*seat))) } }
                }
            }
        }
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

/// The heading of a section, which may be the present one. Collected items have none.
fn heading(locale: &Locale, section: Section, present: Option<Section>) -> Option<String> {
    match section {
        Section::Round(round) if present == Some(section) => {
            Some(locale.format("round-so-far", &[("round", round.into())]))
        }
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
