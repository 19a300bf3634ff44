//! Drawings in a page. They are hidden from screen readers, so callers must provide equivalent text.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

use crate::assets;

/// Icons are drawings with this prefix.
const ICON: &str = "icon-";

/// The size of each drawing's viewBox, by name.
const SIZES: &[(&str, u16, u16)] = include!(concat!(env!("OUT_DIR"), "/sizes.rs"));

/// The markup of all drawings, in the order of `SIZES`: it is written very often.
static MARKUP: LazyLock<Vec<String>> = LazyLock::new(|| {
    let markup = |&(name, width, height): &(&str, u16, u16)| {
        let class = if name.starts_with(ICON) { "icon" } else { "drawing" };
        html! {
            svg class=(class) viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" {
                use href={ (assets::path("drawings.svg")) "#" (name) } {}
            }
        }
    };
    SIZES.iter().map(|drawing| markup(drawing).into_string()).collect()
});

/// A drawing by its name.
pub(crate) fn drawing(name: &str) -> Markup {
    markup(SIZES.binary_search_by_key(&name, |(known, ..)| known), name)
}

/// An icon for a control.
pub(crate) fn icon(name: &str) -> Markup {
    let found = SIZES.binary_search_by(|(known, ..)| match known.strip_prefix(ICON) {
        Some(known) => known.cmp(name),
        None => (*known).cmp(ICON),
    });
    markup(found, name)
}

fn markup(found: Result<usize, usize>, name: &str) -> Markup {
    debug_assert!(found.is_ok(), "there is no drawing '{name}'");
    PreEscaped(found.map_or_else(|_| String::new(), |index| MARKUP[index].clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_are_found_by_their_names() {
        for (name, size) in [("tempura", "100 100"), ("card-back", "100 140"), ("badge-6", "24 24")] {
            let markup = drawing(name).into_string();
            assert!(markup.starts_with(&format!("<svg class=\"drawing\" viewBox=\"0 0 {size}\"")), "{markup}");
            assert!(markup.contains(&format!("#{name}\"")), "{markup}");
        }
        assert!(SIZES.len() > 100);
    }

    #[test]
    fn icons_are_drawings_with_a_prefix() {
        for (name, ..) in SIZES {
            if let Some(short) = name.strip_prefix(ICON) {
                assert_eq!(icon(short).0, drawing(name).0);
                assert!(icon(short).0.starts_with("<svg class=\"icon\""));
            }
        }
    }
}
