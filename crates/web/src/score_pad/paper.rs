//! The sheet as it is printed: every line, and a column for each player.

use maud::{Markup, html};

use super::page::name;
use super::{Cell, Form, Sheet, Sum};
use crate::Speech;
use crate::pad::points;

/// The sheet.
pub(super) fn sheet(speech: &Speech, form: &Form, sheet: &Sheet, sum: &Sum) -> Markup {
    let seats = sheet.players.len();
    html! {
        section .paper aria-labelledby="paper-title" {
            h2 #paper-title { (speech.say(&format!("game-{}", form.game))) }
            div .paper-roll tabindex="0" role="group" aria-labelledby="paper-title" {
                table .pad data-paper {
                    thead {
                        tr {
                            td {}
                            @for seat in 0..seats { th scope="col" { bdi { (name(speech, sheet, seat)) } } }
                        }
                    }
                    tbody {
                        @for (index, line) in form.lines.iter().enumerate() {
                            @if let Some(part) = line.part.filter(|part| index == 0 || form.lines[index - 1].part != Some(*part)) {
                                tr .round { th scope="rowgroup" colspan=(seats + 1) { (form.parts[part].tell(speech)) } }
                            }
                            (row(&line.label.tell(speech), line.part.is_none().then_some("apart"), &sum.lines[index]))
                        }
                    }
                    tfoot {
                        @if form.cells.iter().any(|cell| cell.drawing.is_none()) {
                            tr .named {
                                td {}
                                @for seat in 0..seats { td { (picked(speech, form, sheet, seat)) } }
                            }
                        }
                        (row(&speech.say("pad-total"), None, sum.outcome.scores.as_slice()))
                        (row(&form.tie.label.tell(speech), Some("tie"), &sum.tie))
                    }
                }
            }
        }
    }
}

fn row(label: &str, class: Option<&str>, values: &[i32]) -> Markup {
    html! {
        tr class=[class] {
            th scope="row" { (label) }
            @for value in values { td { (points(*value)) } }
        }
    }
}

/// What somebody has of what is not counted but named.
pub(super) fn picked(speech: &Speech, form: &Form, sheet: &Sheet, seat: usize) -> String {
    let named = named(form, sheet, seat).map(|cell| format!("{}\u{a0}{}", cell.label.tell(speech), cell.worth[1]));
    speech.list(&named.collect::<Vec<_>>())
}

/// What somebody has by name, each as often as it is there.
pub(super) fn named<'a>(form: &'a Form, sheet: &'a Sheet, seat: usize) -> impl Iterator<Item = &'a Cell> {
    let cells = form.cells.iter().zip(&sheet.players[seat].counts).filter(|(cell, _)| cell.drawing.is_none());
    cells.flat_map(|(cell, &count)| std::iter::repeat_n(cell, count))
}
