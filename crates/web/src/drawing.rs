//! Drawings in a page. They are hidden from screen readers, so callers must provide equivalent text.

use maud::{Markup, html};

use crate::assets;

/// A drawing by its name.
pub(crate) fn drawing(name: &str) -> Markup {
    let class = if name.starts_with("icon-") { "icon" } else { "drawing" };
    let (width, height) = size(name);
    html! {
        svg class=(class) viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" {
            use href={ (assets::path("drawings.svg")) "#" (name) } {}
        }
    }
}

/// An icon for a control.
pub(crate) fn icon(name: &str) -> Markup {
    drawing(&format!("icon-{name}"))
}

/// The size of each drawing's viewBox, by name.
const SIZES: &[(&str, u16, u16)] = include!(concat!(env!("OUT_DIR"), "/sizes.rs"));

fn size(name: &str) -> (u16, u16) {
    let found = SIZES.binary_search_by_key(&name, |(known, ..)| known);
    debug_assert!(found.is_ok(), "there is no drawing '{name}'");
    found.map_or((100, 100), |index| (SIZES[index].1, SIZES[index].2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_are_found_by_their_names() {
        assert_eq!(size("tempura"), (100, 100));
        assert_eq!(size("card-back"), (100, 140));
        assert_eq!(size("seat-6"), (24, 24));
        assert!(SIZES.len() > 100);
    }
}
