//! Bar charts of the mean points from each line of the score pad.

use maud::html;

use super::chart::{Chart, at, colour};
use super::numbers::{line, signed};

/// Height of a bar with its margin.
const BAR: u32 = 20;

/// Left edge and maximum width of bars in percent; there is room for the entrant's number before and the points after.
const LEFT: f64 = 8.0;
const WIDTH: f64 = 74.0;

/// Draws the charts on a common scale.
pub(super) fn bars(names: &[String], collected: &[(&'static str, Vec<f64>)]) -> Vec<Chart> {
    let all = || collected.iter().flat_map(|(_, means)| means.iter().copied());
    let (low, high) = (all().fold(0.0, f64::min), all().fold(0.0, f64::max));
    let place = |points: f64| LEFT + (points - low) / (high - low).max(f64::MIN_POSITIVE) * WIDTH;
    let height = names.len() as u32 * BAR;
    let bar = |entrant: usize, mean: f64| {
        let (start, end, top) = (place(mean.min(0.0)), place(mean.max(0.0)), entrant as u32 * BAR);
        html! {
            g class=(colour(entrant)) {
                text.number x="0" y=(top + 14) { (entrant + 1) }
                rect.bar x=(at(start)) y=(top + 3) width=(at(end - start)) height=(BAR - 6) rx="2" {}
                text.value x=(at(end)) dx="6" y=(top + 14) { (signed(mean, 2)) }
            }
        }
    };
    let chart = |(index, (what, means)): (usize, &(&'static str, Vec<f64>))| {
        let said = names.iter().zip(means).map(|(name, mean)| format!("{name}: {}", signed(*mean, 2)));
        let zero = at(place(0.0));
        Chart {
            id: format!("line-{}", index + 1),
            title: line(what),
            words: format!("{}.", said.collect::<Vec<_>>().join("; ")),
            height,
            drawing: html! {
                @for (entrant, &mean) in means.iter().enumerate() { (bar(entrant, mean)) }
                line.ground x1=(zero) x2=(zero) y1="0" y2=(height) {}
            },
        }
    };
    collected.iter().enumerate().map(chart).collect()
}
