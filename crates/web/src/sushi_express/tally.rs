//! The end of the game: everybody's points counted up line by line.

use maud::{Markup, html};
use sushi_express::{LINES, Observation};

use crate::drawing::{drawing, icon};
use crate::face::Mood;
use crate::pad;
use crate::page_game::Show;
use crate::sushi_express::terms::TERMS;

/// The drawings of the lines.
const DRAWN: [&str; LINES.len()] = ["customer-pink", "customer-light-blue", "tip"];

/// The scores. The script counts them up, line by line.
pub(super) fn tally(known: &Observation, show: &Show<'_>) -> Markup {
    let (locale, scores) = (show.locale, known.scores());
    let best = scores.seats().map(|seat| scores[seat].total()).max().unwrap_or(0);
    let name = |line: usize| TERMS.line(LINES[line]).map_or_else(String::new, |term| term.label(locale));
    html! {
        section .round-end .{ "with-" (scores.len()) } aria-labelledby="tally-title" data-count {
            h2 #tally-title { (locale.text("express-over")) }
            table .count-up {
                thead { tr {
                    td {}
                    @for seat in scores.seats() {
                        @let plate = &show.names[seat.index()];
                        @let mood = if scores[seat].total() == best { Mood::Glad } else { Mood::Calm };
                        th scope="col" data-column=(seat.index()) { (plate.portrait(mood)) bdi { (plate.name) } }
                    }
                } }
                tbody {
                    @for (line, drawn) in DRAWN.into_iter().enumerate() {
                        tr {
                            th scope="row" { (drawing(drawn)) span { (name(line)) } }
                            @for seat in scores.seats() {
                                @let points = scores[seat].points()[line];
                                td .zero[points == 0] data-column=(seat.index()) { (pad::points(points)) }
                            }
                        }
                    }
                }
                tfoot { tr .overall {
                    th scope="row" { (locale.text("total")) }
                    @for seat in scores.seats() {
                        @let total = scores[seat].total();
                        td .best[total == best] data-column=(seat.index()) { (pad::points(total)) @if total == best { (icon("crown")) } }
                    }
                } }
            }
            button .primary type="button" data-continue { (icon("step")) (locale.text("continue")) }
        }
    }
}
