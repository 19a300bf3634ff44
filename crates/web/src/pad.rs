//! The score pad: every line that was scored, round by round.

use game::{ScoreLine, Seat};
use maud::{Markup, html};

use crate::Speech;
use crate::drawing::icon;
use crate::nameplate::Nameplate;

/// Points as they are printed: with a minus sign, not a hyphen.
pub(crate) fn points(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A line of the pad: whose it is, and what it says.
pub(crate) type Scored = (Seat, ScoreLine);

/// The pad beside the table. Its id changes at the end, so that it opens on pages where it was closed.
pub(crate) fn panel(speech: &Speech, open: bool, inside: &Markup) -> Markup {
    html! {
        details .panel .scores #(if open { "all-scores" } else { "scores" }) open[open] {
            summary { (icon("star")) (speech.say("scores")) }
            (inside)
        }
    }
}

/// Everything that was scored so far.
pub(crate) fn all(speech: &Speech, game: &str, scores: &[Scored], names: &[Nameplate]) -> Markup {
    html! {
        @if scores.is_empty() { p .empty { (speech.say("scores-empty")) } }
        @else { (pad(speech, game, scores, names, None)) }
    }
}

/// The pad: all rounds, or one.
pub(crate) fn pad(speech: &Speech, game: &str, scores: &[Scored], names: &[Nameplate], only: Option<u8>) -> Markup {
    let mut rounds: Vec<Option<u8>> = scores.iter().map(|(_, line)| line.section.number()).collect();
    rounds.sort_by_key(|round| round.unwrap_or(u8::MAX));
    rounds.dedup();
    let seats: Vec<Seat> = (0..names.len()).map(Seat::new).collect();
    let cell = |round: Option<u8>, what: &str, seat: Seat| -> i32 {
        let of = scores.iter().filter(|(of, line)| *of == seat && line.section.number() == round && line.what == what);
        of.map(|(_, line)| line.points).sum()
    };
    let total = |until: Option<u8>, seat: Seat| -> i32 {
        let of = scores.iter().filter(|(of, _)| *of == seat);
        let of =
            of.filter(|(_, line)| until.is_none_or(|until| line.section.number().is_some_and(|round| round <= until)));
        of.map(|(_, line)| line.points).sum()
    };
    html! {
        table .pad {
            caption .unseen { (speech.say("scores")) }
            thead {
                tr {
                    td {}
                    @for name in names { th scope="col" { bdi { (name.name) } } }
                }
            }
            @for round in rounds.iter().copied().filter(|round| only.is_none() || *round == only) {
                tbody {
                    tr .round { th scope="rowgroup" colspan=(names.len() + 1) { (heading(speech, round)) } }
                    @for what in lines(scores, round) {
                        tr {
                            th scope="row" { (speech.say(&format!("line-{game}-{what}"))) }
                            @for seat in &seats { td { (points(cell(round, what, *seat))) } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (speech.say("total")) }
                    @for seat in &seats { td { (points(total(only, *seat))) } }
                }
            }
        }
    }
}

/// What was scored in a round, in the order it was.
fn lines(scores: &[Scored], round: Option<u8>) -> Vec<&'static str> {
    let mut lines: Vec<&'static str> = Vec::new();
    for (_, line) in scores.iter().filter(|(_, line)| line.section.number() == round) {
        if !lines.contains(&line.what) {
            lines.push(line.what);
        }
    }
    lines
}

fn heading(speech: &Speech, round: Option<u8>) -> String {
    round.map_or_else(|| speech.say("end-of-game"), |round| speech.tell("round", &[("round", round.into())]))
}
