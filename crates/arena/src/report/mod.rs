//! The report as one HTML page: self-contained, without script, in light or dark.
//!
//! `intervals`, `scores` and `collected` draw charts with `scale`, `chart` and `numbers`; `charts` adds captions, `standings` is
//! the table.

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

use self::numbers::{grouped, other_options, percent};
use crate::Tally;
use crate::entrant::EXEC;
use crate::summary::{Summary, format_milliseconds};

/// The report of a series as a page. `title` is that of the game; `command` repeats the series.
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
                    (repetition(summary, command))
                }
                footer { "Made by Sushiya " (env!("CARGO_PKG_VERSION")) ", an unofficial table for sushi games." }
            }
        }
    };
    page.into_string()
}

/// The winner and the facts of the series.
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
                    (grouped(summary.games)) " games. The 95 % confidence interval is "
                    (percent(best.ci95[0])) " – " (percent(best.ci95[1])) "; a fair share is "
                    (percent(1.0 / summary.players as f64)) "."
                }
            }
            @if let Some(claim) = &summary.until { p.until { (claim.sentence(summary.games)) "." } }
            @if let Some(sentence) = summary.interruption() { p.until { (sentence) "." } }
            dl.facts {
                @for (name, value) in facts { div { dt { (name) } dd { (value) } } }
                @for (name, value) in other_options(&summary.options) { div { dt { (name) } dd { (value) } } }
            }
        }
    }
}

/// Forfeited choices and notes.
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
            "Lead: points ahead of the best opponent. Mean and max time: time per choice"
            @if summary.entrants.iter().any(|line| line.bot.starts_with(EXEC)) {
                "; for a program the first choice includes its start"
            }
            ". "
            @if summary.until.is_some() {
                "The intervals assume a fixed number of games; after an early stop they are slightly biased towards the winner. The
                 decision itself is not."
            }
        }
    }
}

/// The command that repeats the series.
fn repetition<O: Options>(summary: &Summary<O>, command: &str) -> Markup {
    let threads = summary.threads;
    html! {
        section aria-labelledby="repeat" {
            h2 #repeat { "Repeat this series" }
            pre tabindex="0" { code { (command) } }
            p.note {
                "The same seed gives the same games on any number of threads, unless the bots' choices depend on time. This series
                 took " (format_milliseconds(summary.seconds * 1000.0)) " on " (threads) @if threads == 1 { " thread" } @else { " threads" }
                ": " (grouped(summary.games_per_second as u64)) " games/s and "
                (grouped(summary.moves_per_second as u64)) " moves/s."
            }
        }
    }
}
