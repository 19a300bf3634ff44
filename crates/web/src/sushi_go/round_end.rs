//! The end of a round: everybody's dishes counted up line by line, and how everybody stands.

use game::Seat;
use maud::{Markup, html};
use sushi_go::{Pad, RoundScore};

use crate::drawing::{drawing, icon};
use crate::face::Mood;
use crate::locale::Term;
use crate::pad;
use crate::page_game::Show;

/// The lines of a round: the drawing and the name of a family, and its points.
type Line = (&'static str, Term, fn(&RoundScore) -> i32);

const LINES: [Line; 5] = [
    ("tempura", Term::new("line-sushi-go-tempura"), |score| score.tempura.into()),
    ("sashimi", Term::new("line-sushi-go-sashimi"), |score| score.sashimi.into()),
    ("gyoza", Term::new("line-sushi-go-gyoza"), |score| score.gyoza.into()),
    ("maki3", Term::new("line-sushi-go-maki"), |score| score.maki.into()),
    ("salmon", Term::new("line-sushi-go-nigiri"), |score| score.nigiri.into()),
];

/// The scores of the latest round.
pub(crate) fn round_end(pad: &Pad, show: &Show<'_>) -> Markup {
    let locale = show.locale;
    let Some(scores) = pad.rounds().last() else { return html! {} };
    let totals = pad.totals();
    let best = totals.iter().map(|(_, total)| *total).max().unwrap_or(0);
    let seats: Vec<Seat> = scores.seats().collect();
    html! {
        section .round-end .{ "with-" (seats.len()) } aria-labelledby="tally-title" {
            h2 #tally-title { (locale.format("round-over", &[("round", pad.rounds().len().into())])) }
            table .count-up {
                thead { tr {
                    td {}
                    @for seat in &seats {
                        @let plate = &show.names[seat.index()];
                        @let mood = if totals[*seat] == best { Mood::Glad } else { Mood::Calm };
                        th scope="col" data-column=(seat.index()) { (plate.portrait(mood)) bdi { (plate.name) } }
                    }
                } }
                tbody {
                    @for (drawn, term, points) in LINES {
                        tr {
                            th scope="row" { (drawing(drawn)) span { (term.label(locale)) } }
                            @for seat in &seats {
                                @let points = points(&scores[*seat]);
                                td .zero[points == 0] data-column=(seat.index()) { (pad::points(points)) }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (locale.text("round-this")) }
                        @for seat in &seats { td data-column=(seat.index()) { (pad::points(scores[*seat].total())) } }
                    }
                    tr .overall {
                        th scope="row" { (locale.text("round-overall")) }
                        @for seat in &seats {
                            td .best[totals[*seat] == best] data-column=(seat.index()) { (pad::points(totals[*seat])) @if totals[*seat] == best { (icon("crown")) } }
                        }
                    }
                }
            }
            // The style shows the sentence of the reader's own seat.
            @for seat in &seats { p .standing data-for=(seat.index()) { (standing(show, &seats, *seat, |seat| totals[seat])) } }
            button .primary type="button" data-continue { (icon("step")) (locale.text("continue")) }
        }
    }
}

/// How a seat stands: in the lead or behind, and by how much.
fn standing(show: &Show<'_>, seats: &[Seat], own: Seat, total: impl Fn(Seat) -> i32) -> String {
    let locale = show.locale;
    let others = seats.iter().copied().filter(|seat| *seat != own);
    let Some(rival) = others.max_by_key(|seat| total(*seat)) else { return String::new() };
    let (name, lead) = (show.name(rival), total(own) - total(rival));
    let rank = 1 + seats.iter().filter(|seat| total(**seat) > total(own)).count();
    match lead {
        1.. => locale.format("round-you-lead", &[("points", lead.into())]),
        0 => locale.text("round-you-share-lead"),
        _ => locale
            .format("round-you-follow", &[("rank", rank.into()), ("points", (-lead).into()), ("name", name.into())]),
    }
}
