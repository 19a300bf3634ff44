//! The table of all results.

use game::Options;
use maud::{Markup, html};

use super::chart::colour;
use super::numbers::{grouped, percent, signed};
use crate::summary::{EntrantSummary, Summary, format_milliseconds};

/// The table; it scrolls horizontally on narrow screens.
pub(super) fn standings<O: Options>(summary: &Summary<O>) -> Markup {
    let forfeits = summary.entrants.iter().any(|line| line.forfeits > 0);
    html! {
        div.scroll role="region" aria-label="All numbers" tabindex="0" {
            table {
                thead {
                    tr {
                        th scope="col" { "Bot" }
                        @for head in ["Wins", "Win rate", "95 % interval", "Score", "Lead", "Rating", "Choices", "Mean time", "Max time"] {
                            th scope="col" { (head) }
                        }
                        @if forfeits { th scope="col" { "Forfeited" } }
                    }
                }
                tbody {
                    @for (entrant, line) in summary.entrants.iter().enumerate() { (row(entrant, line, forfeits)) }
                }
            }
        }
    }
}

fn row(entrant: usize, line: &EntrantSummary, forfeits: bool) -> Markup {
    html! {
        tr {
            th scope="row" class=(colour(entrant)) { span.chip { (entrant + 1) } span.bot { (line.bot) } }
            td { (signed(line.wins, 1)) }
            td { (percent(line.win_rate)) }
            td { (percent(line.ci95[0])) " – " (percent(line.ci95[1])) }
            td { (signed(line.mean_score, 2)) }
            td { (signed(line.mean_lead, 2)) }
            td { (signed(line.rating, 1)) " ± " (signed(line.rating_uncertainty, 1)) }
            td { (grouped(line.choices)) }
            td { (format_milliseconds(line.mean_milliseconds)) }
            td { (format_milliseconds(line.max_milliseconds)) }
            @if forfeits { td { (grouped(line.forfeits)) } }
        }
    }
}
