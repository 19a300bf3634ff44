//! Common parts of charts: a frame with title and text alternative, rows, and an axis.

use maud::{Markup, Render, html};

use super::numbers::signed;
use super::scale::Scale;

/// Height of the axis.
const AXIS: u32 = 26;

/// A drawing with a title and a text alternative. `id` is unique on the page.
pub(super) struct Chart {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) words: String,
    pub(super) height: u32,
    pub(super) drawing: Markup,
}

impl Render for Chart {
    fn render(&self) -> Markup {
        let Self { id, title, words, height, drawing } = self;
        html! {
            svg role="img" width="100%" height=(height) aria-labelledby={ (id) "-title " (id) "-words" } {
                title id={ (id) "-title" } { (title) }
                desc id={ (id) "-words" } { (words) }
                (drawing)
            }
        }
    }
}

/// Height of rows with an axis below.
pub(super) const fn height(rows: usize, row: u32) -> u32 {
    rows as u32 * row + AXIS
}

/// Grid lines and tick labels for a chart whose rows end at `bottom`.
pub(super) fn axis(scale: &Scale, bottom: u32, unit: &str) -> Markup {
    let ticks = scale.ticks();
    let anchor = |index: usize| match index {
        0 => "start",
        index if index + 1 == ticks.len() => "end",
        _ => "middle",
    };
    html! {
        g.axis {
            @for (index, &tick) in ticks.iter().enumerate() {
                @let x = at(scale.position(tick));
                line x1=(x) x2=(x) y1="0" y2=(bottom) {}
                text x=(x) y=(bottom + 18) text-anchor=(anchor(index)) { (signed(tick, scale.decimals())) (unit) }
            }
        }
    }
}

/// A position as an SVG length.
pub(super) fn at(percent: f64) -> String {
    format!("{percent:.2}%")
}

/// The CSS class for an entrant's colour.
pub(super) fn colour(entrant: usize) -> String {
    format!("e{}", entrant % game::MAX_SEATS + 1)
}
