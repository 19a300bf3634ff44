//! The report as one page: no script, nothing from elsewhere, light or dark as the reader likes.
//!
//! `scale`, `chart` and `numbers` serve the charts, `intervals`, `scores` and `collected` draw them, `charts` puts words
//! around them, `standings` is the table.

mod chart;
mod charts;
mod collected;
mod intervals;
mod numbers;
mod scale;
mod scores;
mod standings;

use game::Options;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use self::numbers::{agreed, grouped, percent};
use crate::Tally;
use crate::entrant::EXEC;
use crate::summary::{Summary, format_milliseconds};

/// The whole page. `title` is the game's; `command` repeats the arena.
pub fn html_report<O: Options>(title: &str, summary: &Summary<O>, tally: &Tally, command: &str) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="generator" content={ "sushiya " (env!("CARGO_PKG_VERSION")) };
                title { (title) ": arena report" }
                style { (PreEscaped(include_str!("style.css"))) }
            }
            body {
                div.noren aria-hidden="true" {}
                main {
                    (opening(title, summary))
                    (charts::charts(summary, tally))
                    section aria-labelledby="numbers" {
                        h2 #numbers { "All numbers" }
                        (standings::standings(summary))
                        (forfeited(summary))
                    }
                    (repeating(summary, command))
                }
                footer { "Made by Sushiya " (env!("CARGO_PKG_VERSION")) ", an unofficial table for sushi games." }
            }
        }
    };
    page.into_string()
}

/// Who came out best, and what was played.
fn opening<O: Options>(title: &str, summary: &Summary<O>) -> Markup {
    let best = summary
        .entrants
        .iter()
        .enumerate()
        .rev()
        .max_by(|(_, one), (_, other)| one.win_rate.total_cmp(&other.win_rate));
    let facts = [
        ("Games", grouped(summary.games)),
        ("Deals", grouped(summary.deals)),
        ("Players", summary.players.to_string()),
        ("Seed", summary.seed.to_string()),
        ("Time", format_milliseconds(summary.seconds * 1000.0)),
    ];
    html! {
        header {
            p.kicker { "Arena report" }
            h1 { (title) }
            @if let Some((index, best)) = best {
                p.verdict {
                    strong { (index + 1) ". " (best.bot) } " won " strong { (percent(best.win_rate)) } " of "
                    (grouped(summary.games)) " games. With 95 % confidence its true rate is between "
                    (percent(best.ci95[0])) " and " (percent(best.ci95[1])) "; a fair share is "
                    (percent(1.0 / summary.players as f64)) "."
                }
            }
            @if let Some(claim) = &summary.until { p.until { (claim.sentence(summary.games)) "." } }
            @if let Some(sentence) = summary.interruption() { p.until { (sentence) "." } }
            dl.facts {
                @for (name, value) in facts { div { dt { (name) } dd { (value) } } }
                @for (name, value) in agreed(&summary.options) { div { dt { (name) } dd { (value) } } }
            }
        }
    }
}

/// Who forfeited choices, and why.
fn forfeited<O: Options>(summary: &Summary<O>) -> Markup {
    let sentences: Vec<String> = summary
        .entrants
        .iter()
        .enumerate()
        .filter_map(|(index, line)| line.forfeited().map(|sentence| format!("{}. {sentence}.", index + 1)))
        .collect();
    html! {
        @for sentence in sentences { p.forfeited { (sentence) } }
        p.note {
            "Lead: points more than the best other player. A choice, longest: time per decision"
            @if summary.entrants.iter().any(|line| line.bot.starts_with(EXEC)) {
                "; for a program the first includes its start"
            }
            ". "
            @if summary.until.is_some() {
                "The intervals are meant for a number of games that is fixed beforehand; after an early stop they lean a little
                 towards the winner. The decision itself does not."
            }
        }
    }
}

/// How to get the same again.
fn repeating<O: Options>(summary: &Summary<O>, command: &str) -> Markup {
    let threads = summary.threads;
    html! {
        section aria-labelledby="repeat" {
            h2 #repeat { "Play it again" }
            pre tabindex="0" { code { (command) } }
            p.note {
                "The same seed gives the same games on any number of threads, if the bots' choices do not depend on time. This
                 took " (format_milliseconds(summary.seconds * 1000.0)) " on " (threads) @if threads == 1 { " thread" } @else { " threads" }
                ": " (grouped(summary.games_per_second as u64)) " games and "
                (grouped(summary.moves_per_second as u64)) " moves a second."
            }
        }
    }
}
