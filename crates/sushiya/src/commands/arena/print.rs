//! Prints the results of a series, as JSON or as a table.

use std::io::{self, Write};

use ::arena::{EntrantSummary, Summary, format_milliseconds};
use game::Options;
use serde::Serialize;

use crate::error::CommandError;
use crate::layout;

/// Prints one JSON object.
pub(super) fn json<O: Serialize>(summary: &Summary<O>, out: &mut dyn Write) -> Result<(), CommandError> {
    let text = serde_json::to_string(summary).map_err(|fault| CommandError::Input(fault.to_string()))?;
    Ok(writeln!(out, "{text}")?)
}

/// Prints a table and its remarks.
pub(super) fn text<O: Options>(summary: &Summary<O>, out: &mut dyn Write) -> Result<(), CommandError> {
    let options = summary.options.to_pairs();
    let options: Vec<String> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    writeln!(out, "{} {}, {} games, seed {}\n", summary.game, options.join(" "), summary.games, summary.seed)?;
    table(&summary.entrants, out)?;
    writeln!(out)?;
    for (index, entrant) in summary.entrants.iter().enumerate() {
        if let Some(sentence) = entrant.forfeited() {
            writeln!(out, "{}. {sentence}.", index + 1)?;
        }
    }
    if let Some(verdict) = &summary.until {
        writeln!(out, "{}.", verdict.sentence(summary.games))?;
    }
    if let Some(sentence) = summary.interruption() {
        writeln!(out, "{sentence}.")?;
    }
    let (seconds, threads) = (summary.seconds, summary.threads);
    let plural = if threads == 1 { "" } else { "s" };
    Ok(writeln!(
        out,
        "{seconds:.2} s on {threads} thread{plural}: {:.0} games/s, {:.0} moves/s",
        summary.games_per_second, summary.moves_per_second
    )?)
}

fn table(entrants: &[EntrantSummary], out: &mut dyn Write) -> io::Result<()> {
    let head = ["", "wins", "win rate", "95 % interval", "score", "lead", "rating", "mean time", "max time"];
    let row = |(index, entrant): (usize, &EntrantSummary)| {
        vec![
            format!("{}. {}", index + 1, entrant.bot),
            format!("{:.1}", entrant.wins),
            format!("{:.2} %", entrant.win_rate * 100.0),
            format!("{:.2}–{:.2} %", entrant.ci95[0] * 100.0, entrant.ci95[1] * 100.0),
            format!("{:.2}", entrant.mean_score),
            format!("{:+.2}", entrant.mean_lead),
            format!("{:.1} ± {:.1}", entrant.rating, entrant.rating_uncertainty),
            format_milliseconds(entrant.mean_milliseconds),
            format_milliseconds(entrant.max_milliseconds),
        ]
    };
    let head = head.map(str::to_owned).to_vec();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(entrants.iter().enumerate().map(row)).collect();
    layout::table(out, &rows)
}
