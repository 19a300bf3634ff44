//! The charts with the words around them.

use crate::{Account, Tally};
use game::Options;
use maud::{Markup, html};

use super::chart::colour;
use super::collected::bars;
use super::intervals::{Estimate, Mark, intervals};
use super::numbers::PERCENT;
use super::scores::hills;
use crate::summary::{EntrantSummary, Summary};

/// How many letters of a name fit on a chart, of its beginning and of its end.
const NAME: [usize; 2] = [8, 11];

/// Everything that is drawn.
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
    let start = Mark { value: 25.0, words: "where everybody starts" };
    let scores: Vec<_> = std::iter::zip(names.clone(), tally.accounts().iter().map(Account::scores)).collect();
    html! {
        div.charts {
            figure {
                h2 { "Win rates" }
                (intervals("rates", "Win rates", &rates, &fair, PERCENT))
                figcaption {
                    "A dot is the share of games won, a shared victory counting in parts. The line through it has the true rate
                     in it with 95 % confidence. Dashed: a fair share. Every deal is played once in each rotation of the
                     seats; the deals, not the games, are the samples."
                }
            }
            figure {
                h2 { "Ratings" }
                (intervals("ratings", "Ratings", &ratings, &start, ""))
                figcaption {
                    "After Weng and Lin, game by game in order, with 95 % bounds. A lead of four points is about seven victories of
                     ten against each other. Dashed: 25, where everybody starts."
                }
            }
            figure.whole {
                h2 { "What they collected" }
                (legend(summary))
                div.lines {
                    @for chart in bars(&names, &tally.collected()) { div { h3 { (chart.title) } (chart) } }
                }
                figcaption { "Points a game from each line of the score pad." }
            }
            figure.whole {
                h2 { "Scores" }
                (hills("scores", "Scores", &scores))
                figcaption {
                    "How often each final score was had, all hills on one scale. Dashed: the mean."
                    span.wide { " Half of the games lie in the range that is named." }
                }
            }
        }
    }
}

/// Whose number and colour is whose.
fn legend<O: Options>(summary: &Summary<O>) -> Markup {
    html! {
        ul.legend {
            @for (entrant, line) in summary.entrants.iter().enumerate() {
                li class=(colour(entrant)) { span.chip { (entrant + 1) } span.bot { (line.bot) } }
            }
        }
    }
}

/// The name, or its beginning and its end: commands begin alike.
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
