//! Estimates with confidence intervals: a dot with error bars for each entrant.

use maud::html;

use super::chart::{Chart, at, axis, colour, height};
use super::numbers::signed;
use super::scale::Scale;

/// Height of a row: a line of text and the dot below it.
const ROW: u32 = 52;

/// One estimate.
pub(super) struct Estimate {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) bounds: [f64; 2],
}

/// A reference line.
pub(super) struct Mark<'a> {
    pub(super) value: f64,
    pub(super) words: &'a str,
}

/// Draws the estimates.
pub(super) fn intervals(id: &str, title: &str, estimates: &[Estimate], mark: &Mark<'_>, unit: &str) -> Chart {
    let number = |value: f64| signed(value, 1);
    let between = |of: &Estimate| of.bounds.map(number).join(" – ");
    let scale = Scale::around(estimates.iter().flat_map(|of| of.bounds).chain([mark.value]));
    let bottom = estimates.len() as u32 * ROW;
    let said: Vec<String> = estimates
        .iter()
        .map(|of| format!("{}: {}{unit}, between {}", of.name, number(of.value), of.bounds.map(number).join(" and ")))
        .collect();
    let words = format!("{}. The dashed line is {}.", said.join("; "), mark.words);
    let row = |entrant: usize, of: &Estimate| {
        let (top, middle) = (entrant as u32 * ROW, entrant as u32 * ROW + 36);
        let [low, high] = of.bounds.map(|bound| at(scale.position(bound)));
        html! {
            g class=(colour(entrant)) {
                text.name x="0" y=(top + 18) { (of.name) }
                text.value x="100%" y=(top + 18) text-anchor="end" {
                    (number(of.value)) (unit) tspan.wide { " (" (between(of)) ")" }
                }
                line.whisker x1=(low) x2=(high) y1=(middle) y2=(middle) {}
                @for bound in [&low, &high] {
                    line.whisker x1=(bound) x2=(bound) y1=(middle - 6) y2=(middle + 6) {}
                }
                circle.dot cx=(at(scale.position(of.value))) cy=(middle) r="6" {}
            }
        }
    };
    let at_mark = at(scale.position(mark.value));
    let drawing = html! {
        (axis(&scale, bottom, unit))
        line.mark x1=(at_mark) x2=(at_mark) y1="0" y2=(bottom) {}
        @for (entrant, of) in estimates.iter().enumerate() { (row(entrant, of)) }
    };
    Chart { id: id.to_owned(), title: title.to_owned(), words, height: height(estimates.len(), ROW), drawing }
}
