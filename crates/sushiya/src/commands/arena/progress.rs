//! A bar on a terminal that says how far the arena is and how it goes; nothing where nobody looks.

use std::sync::Arc;

use ::arena::{Arena, Standing, StderrSink, Tally, shorten};
use indicatif::{ProgressBar, ProgressStyle};

/// How many characters of a name fit.
const NAME: usize = 24;

/// How many characters fit on a terminal of the usual width.
const WIDTH: usize = 79;

/// The bar before the first game.
pub(super) fn bar<O>(arena: &Arena<O>) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {human_pos} of {human_len} games, {eta} left\n{wide_msg}");
    ProgressBar::new(arena.games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Shows what has been played.
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

/// The win rates so far, with half the width of their intervals; where that is too long, without names.
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
    format!("wins in %: {}", rates.join("  "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_running_estimate_names_everybody_shortly() {
        let standing = Standing { wins: 1.0, win_rate: 0.512, ci95: [0.5, 0.524], mean_score: 40.0, mean_lead: 1.0 };
        let names = ["random".to_owned(), "exec:./my-clever-bot --fast".to_owned()];
        let said = estimate(&names, &[standing, standing]);
        assert_eq!(said, "random 51.2 ± 1.2 %, exec:./my-clever-bot --… 51.2 ± 1.2 %");
        let many = estimate(&vec!["random".to_owned(); 8], &[standing; 8]);
        assert_eq!(many, "wins in %: 51.2  51.2  51.2  51.2  51.2  51.2  51.2  51.2");
    }
}
