//! A progress bar with running win rates; invisible if standard error is not a terminal.

use std::sync::Arc;

use ::arena::{Arena, Standing, StderrSink, Tally, shorten};
use indicatif::{ProgressBar, ProgressStyle};

/// Maximum length of a name.
const NAME: usize = 24;

/// Width of a standard terminal.
const WIDTH: usize = 79;

/// The bar before the first game.
pub(super) fn bar<O>(arena: &Arena<O>) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {human_pos} of {human_len} games, {eta} left\n{wide_msg}");
    ProgressBar::new(arena.games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Updates the bar.
pub(super) fn show<O>(bar: &ProgressBar, arena: &Arena<O>, tally: &Tally) {
    bar.set_position(tally.games());
    if !bar.is_hidden() {
        bar.set_message(estimate(&arena.entrants, &tally.standings()));
    }
}

/// Prints what programs write to standard error above the bar.
pub(super) fn stderr_sink(bar: &ProgressBar) -> StderrSink {
    let bar = bar.clone();
    Arc::new(move |line| bar.suspend(|| eprintln!("{line}")))
}

/// The win rates with half the width of their intervals; without names if that is too long.
fn estimate(entrants: &[String], standings: &[Standing]) -> String {
    let rate = |(name, standing): (&String, &Standing)| {
        let [low, high] = standing.ci95.map(|bound| bound * 100.0);
        format!("{} {:.1} ± {:.1} %", shorten(name, NAME), standing.win_rate * 100.0, (high - low) / 2.0)
    };
    let named = entrants.iter().zip(standings).map(rate).collect::<Vec<_>>().join(", ");
    if named.chars().count() <= WIDTH {
        return named;
    }
    let rates: Vec<String> = standings.iter().map(|standing| format!("{:.1}", standing.win_rate * 100.0)).collect();
    format!("win rates in %: {}", rates.join("  "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn running_win_rates_are_short() {
        let standing = Standing { wins: 1.0, win_rate: 0.512, ci95: [0.5, 0.524], mean_score: 40.0, mean_lead: 1.0 };
        let names = ["random".to_owned(), "exec:./my-clever-bot --fast".to_owned()];
        let two = estimate(&names, &[standing, standing]);
        assert_eq!(two, "random 51.2 ± 1.2 %, exec:./my-clever-bot --… 51.2 ± 1.2 %");
        let many = estimate(&vec!["random".to_owned(); 8], &[standing; 8]);
        assert_eq!(many, "win rates in %: 51.2  51.2  51.2  51.2  51.2  51.2  51.2  51.2");
    }
}
