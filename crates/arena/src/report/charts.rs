//! The charts with their captions.

use crate::{Account, Tally};
use game::Options;
use maud::{Markup, html};

use super::chart::colour;
use super::collected::bars;
use super::intervals::{Estimate, Mark, intervals};
use super::numbers::PERCENT;
use super::scores::histograms;
use crate::summary::{EntrantSummary, Summary};

/// Letters of a long name that fit on a chart, from its beginning and its end.
const NAME: [usize; 2] = [8, 11];

/// All charts.
pub(super) fn charts<O: Options>(summary: &Summary<O>, tally: &Tally) -> Markup {
    let names: Vec<String> = summary
        .entrants
        .iter()
        .enumerate()
        .map(|(index, line)| format!("{}. {}", index + 1, shorter(&line.bot)))
        .collect();
    let estimates = |of: fn(&EntrantSummary) -> (f64, [f64; 2])| -> Vec<Estimate> {
        let estimate = |(name, line): (&String, &EntrantSummary)| {
            let (value, bounds) = of(line);
            Estimate { name: name.clone(), value, bounds }
        };
        names.iter().zip(&summary.entrants).map(estimate).collect()
    };
    let rates = estimates(|line| (line.win_rate * 100.0, line.ci95.map(|bound| bound * 100.0)));
    let ratings = estimates(|line| {
        (line.rating, [-1.96, 1.96].map(|deviations| line.rating + deviations * line.rating_uncertainty))
    });
    let fair = Mark { value: 100.0 / summary.players as f64, words: "a fair share" };
    let start = Mark { value: 25.0, words: "the initial rating" };
    let scores: Vec<_> = std::iter::zip(names.clone(), tally.accounts().iter().map(Account::scores)).collect();
    html! {
        div.charts {
            figure {
                h2 { "Win rates" }
                (intervals("rates", "Win rates", &rates, &fair, PERCENT))
                figcaption {
                    "Share of games won with 95 % confidence intervals; a shared win counts as a fraction. Dashed: a fair share. Every
                     deal is played once in each rotation of the seats; the deals, not the games, are the samples."
                }
            }
            figure {
                h2 { "Ratings" }
                (intervals("ratings", "Ratings", &ratings, &start, ""))
                figcaption {
                    "Weng-Lin ratings with 95 % intervals. With a lead of four points the better one wins about seven of ten games
                     between the two. Dashed: 25, the initial rating."
                }
            }
            figure.whole {
                h2 { "Where the points come from" }
                (legend(summary))
                div.lines {
                    @for chart in bars(&names, &tally.collected()) { div { h3 { (chart.title) } (chart) } }
                }
                figcaption { "Mean points per game from each line of the score pad." }
            }
            figure.whole {
                h2 { "Scores" }
                (histograms("scores", "Scores", &scores))
                figcaption {
                    "Distribution of final scores. Dashed: the mean."
                    span.wide { " Half of the games lie in the given range." }
                }
            }
        }
    }
}

/// Numbers and colours of the entrants.
fn legend<O: Options>(summary: &Summary<O>) -> Markup {
    html! {
        ul.legend {
            @for (entrant, line) in summary.entrants.iter().enumerate() {
                li class=(colour(entrant)) { span.chip { (entrant + 1) } span.bot { (line.bot) } }
            }
        }
    }
}

/// The name, or its beginning and its end, because commands often begin alike.
fn shorter(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let [head, tail] = NAME;
    if letters.len() <= head + tail + 1 {
        return name.to_owned();
    }
    letters[..head].iter().chain(['…'].iter()).chain(&letters[letters.len() - tail..]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_keep_both_ends() {
        assert_eq!(shorter("itamae@2000"), "itamae@2000");
        assert_eq!(shorter("exec:python3 examples/greedy_maki.py"), "exec:pyt…edy_maki.py");
    }
}
