//! Confetti for a win: rice, nori, ginger and roe.

use maud::{Markup, html};

use crate::drawing::drawing;

const PIECES: usize = 40;

const KINDS: [&str; 4] = ["bit-rice", "bit-nori", "bit-ginger", "bit-roe"];

/// Confetti that falls over its surroundings.
pub(crate) fn confetti() -> Markup {
    html! {
        div .confetti aria-hidden="true" { @for piece in 0..PIECES { i { (drawing(KINDS[piece % KINDS.len()])) } } }
    }
}
