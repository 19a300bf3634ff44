//! Histograms of final scores, one for each entrant on a common scale.

use std::collections::BTreeMap;
use std::fmt::Write;

use maud::html;

use super::chart::{Chart, at, axis, colour, height};
use super::numbers::signed;
use super::scale::Scale;

/// Height of a row: a line of text and the histogram below it.
const ROW: u32 = 88;

/// Height of the highest bar.
const HISTOGRAM: u32 = 56;

/// Maximum number of bins.
const MAX_BINS: i32 = 40;

/// Final scores with their frequencies.
type Scores = BTreeMap<i32, u64>;

/// Draws the histograms.
pub(super) fn histograms(id: &str, title: &str, entrants: &[(String, &Scores)]) -> Chart {
    let all = || entrants.iter().flat_map(|(_, scores)| scores.keys().copied());
    let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(1));
    let width = ((most - least) / MAX_BINS + 1).max(1);
    let steps = (most - least) / width + 1;
    let binned: Vec<Vec<f64>> = entrants.iter().map(|(_, scores)| shares(scores, least, width, steps)).collect();
    let highest = binned.iter().flatten().copied().fold(f64::MIN_POSITIVE, f64::max);
    // The bar of score 40 reaches from 40 to 41.
    let (left, right) = (f64::from(least), f64::from(least + steps * width));
    let scale = Scale::around([left, right]);
    let bottom = entrants.len() as u32 * ROW;
    let said: Vec<String> =
        entrants.iter().map(|(name, scores)| format!("{name}: {}", Spread::of(scores).words())).collect();
    let row = |entrant: usize, (name, scores): &(String, &Scores)| {
        let (top, ground) = (entrant as u32 * ROW, entrant as u32 * ROW + 28 + HISTOGRAM);
        let (start, end) = (scale.position(left), scale.position(right));
        let spread = Spread::of(scores);
        let mean = at(scale.position(spread.mean + 0.5));
        html! {
            g class=(colour(entrant)) {
                text.name x="0" y=(top + 18) { (name) }
                text.value x="100%" y=(top + 18) text-anchor="end" {
                    (spread.middle()) tspan.wide { ", " (spread.half()) }
                }
                svg x=(at(start)) y=(top + 28) width=(at(end - start)) height=(HISTOGRAM)
                    viewBox={ "0 0 " (steps) " 100" } preserveAspectRatio="none" {
                    path.hill d=(outline(&binned[entrant], highest)) {}
                }
                line.mean x1=(mean) x2=(mean) y1=(top + 26) y2=(ground) {}
                line.ground x1="0" x2="100%" y1=(ground) y2=(ground) {}
            }
        }
    };
    let drawing = html! {
        (axis(&scale, bottom, ""))
        @for (entrant, scores) in entrants.iter().enumerate() { (row(entrant, scores)) }
    };
    Chart {
        id: id.to_owned(),
        title: title.to_owned(),
        words: format!("{}.", said.join("; ")),
        height: height(entrants.len(), ROW),
        drawing,
    }
}

/// The share of games in each bin.
fn shares(scores: &Scores, least: i32, width: i32, steps: i32) -> Vec<f64> {
    let games = scores.values().sum::<u64>().max(1) as f64;
    let mut shares = vec![0.0; steps as usize];
    for (&score, &times) in scores {
        shares[((score - least) / width) as usize] += times as f64 / games;
    }
    shares
}

/// The outline of a histogram in a box of height 100.
fn outline(shares: &[f64], highest: f64) -> String {
    let mut path = "M0 100".to_owned();
    for (step, share) in shares.iter().enumerate() {
        let _ = write!(path, "V{:.1}H{}", 100.0 - share / highest * 100.0, step + 1);
    }
    path + "V100Z"
}

/// Location and spread of scores.
struct Spread {
    mean: f64,
    quarter: i32,
    three_quarters: i32,
}

impl Spread {
    fn of(scores: &Scores) -> Self {
        let games = scores.values().sum::<u64>().max(1);
        let sum: f64 = scores.iter().map(|(&score, &times)| f64::from(score) * times as f64).sum();
        // The smallest score that so many quarters of the games do not exceed.
        let quartile = |quarters: u64| {
            let mut seen = 0;
            let reached = |&(_, times): &(&i32, &u64)| {
                seen += times;
                seen * 4 >= games * quarters
            };
            scores.iter().find(reached).map_or(0, |(&score, _)| score)
        };
        Self { mean: sum / games as f64, quarter: quartile(1), three_quarters: quartile(3) }
    }

    fn middle(&self) -> String {
        format!("mean {}", signed(self.mean, 1))
    }

    fn half(&self) -> String {
        let [low, high] = [self.quarter, self.three_quarters].map(|score| signed(score.into(), 0));
        format!("half {low} to {high}")
    }

    fn words(&self) -> String {
        format!("{}, {}", self.middle(), self.half())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spread_is_mean_and_interquartile_range() {
        let scores: Scores = [(10, 1), (20, 2), (30, 4), (50, 1)].into();
        assert_eq!(Spread::of(&scores).words(), "mean 27.5, half 20 to 30");
        let below: Scores = [(-6, 4)].into();
        assert_eq!(Spread::of(&below).words(), "mean −6.0, half −6 to −6");
    }

    #[test]
    fn histograms_have_a_bar_for_each_bin() {
        let scores: Scores = [(-3, 1), (0, 2), (4, 1)].into();
        let shares = shares(&scores, -3, 4, 2);
        assert_eq!(shares, [0.75, 0.25]);
        assert_eq!(outline(&shares, 0.75), "M0 100V0.0H1V66.7H2V100Z");
    }
}
