//! The printed sheet: all lines, and a column for each player.

use maud::{Markup, html};

use super::page::{Pad, name};
use super::{Cell, Form, Sheet, Sum};
use crate::Locale;
use crate::pad::points;

impl Pad<'_> {
    /// The sheet.
    pub(super) fn paper(&self) -> Markup {
        let Pad { locale, form, sheet, sum } = self;
        let seats = sheet.players.len();
        html! {
            section .paper .{ "of-" (seats) } data-roll aria-labelledby="paper-title" {
                h2 #paper-title { (locale.text(&format!("game-{}", form.game))) }
                div .paper-roll tabindex="0" role="group" aria-labelledby="paper-title" {
                    table .pad data-paper {
                        thead {
                            tr {
                                td {}
                                @for seat in 0..seats { th scope="col" { (self.portrait(seat)) bdi { (name(locale, sheet, seat)) } } }
                            }
                        }
                        tbody {
                            @for (index, line) in form.lines.iter().enumerate() {
                                @if let Some(section) = line.section.filter(|section| index == 0 || form.lines[index - 1].section != Some(*section)) {
                                    tr .round { th scope="rowgroup" colspan=(seats + 1) { (form.sections[section].text(locale)) } }
                                }
                                (row(&line.label.text(locale), line.section.is_none().then_some("apart"), Some((index, is_idle(form, sheet, sum, index))), &sum.lines[index]))
                            }
                        }
                        tfoot {
                            @if form.cells.iter().any(|cell| cell.drawing.is_none()) {
                                tr .named {
                                    td {}
                                    @for seat in 0..seats { td { (picked(locale, form, sheet, seat)) } }
                                }
                            }
                            (row(&locale.text("pad-total"), Some("total"), None, sum.outcome.scores.as_slice()))
                            (row(&form.tie.label.text(locale), Some("tie"), None, &sum.tie))
                        }
                    }
                }
            }
        }
    }
}

/// Whether a line has no points because the game is entered in the other way.
fn is_idle(form: &Form, sheet: &Sheet, sum: &Sum, line: usize) -> bool {
    (sheet.totals || form.is_for_totals(line)) && sum.lines[line].iter().all(|points| *points == 0)
}

/// A row. A line of the form has its index for the script, and may be hidden.
fn row(label: &str, class: Option<&str>, line: Option<(usize, bool)>, values: &[i32]) -> Markup {
    html! {
        tr class=[class] data-line=[line.map(|(index, _)| index)] hidden[line.is_some_and(|(_, hidden)| hidden)] {
            th scope="row" { (label) }
            @for value in values { td { (points(*value)) } }
        }
    }
}

/// The named cells of a player, as text.
pub(super) fn picked(locale: &Locale, form: &Form, sheet: &Sheet, seat: usize) -> String {
    let named = named(form, sheet, seat).map(|cell| format!("{}\u{a0}{}", cell.label.text(locale), cell.worth[1]));
    locale.list(&named.collect::<Vec<_>>())
}

/// The named cells of a player, repeated by count.
pub(super) fn named<'a>(form: &'a Form, sheet: &'a Sheet, seat: usize) -> impl Iterator<Item = &'a Cell> {
    let cells = form.cells.iter().zip(&sheet.players[seat].counts).filter(|(cell, _)| cell.drawing.is_none());
    cells.flat_map(|(cell, &count)| std::iter::repeat_n(cell, count))
}
