//! Drawings in a page. They say nothing to a screen reader: whoever places one says in words what it shows.

use maud::{Markup, html};

use crate::assets;

/// A drawing by its name.
pub(crate) fn drawing(name: &str) -> Markup {
    let class = if name.starts_with("icon-") { "icon" } else { "drawing" };
    let (width, height) = size(name);
    html! {
        svg class=(class) viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" focusable="false" {
            use href={ (assets::path("drawings.svg")) "#" (name) } width=(width) height=(height) {}
        }
    }
}

/// A sign for a control.
pub(crate) fn icon(name: &str) -> Markup {
    drawing(&format!("icon-{name}"))
}

/// The box a drawing is drawn in: the drawings' own table, in the README beside them.
fn size(name: &str) -> (u16, u16) {
    let family = name.split('-').next().unwrap_or(name);
    match (family, name) {
        (_, "card-back" | "action-back" | "customer-back") => (100, 140),
        (_, "belt") => (48, 64),
        (_, "noren") => (400, 112),
        (_, "noren-tile") => (120, 64),
        (_, "counter") => (480, 240),
        ("emblem" | "mark" | "action" | "tip", _) => (64, 64),
        ("van", _) => (64, 54),
        ("pawn", _) => (48, 40),
        ("seat" | "shape" | "icon", _) => (24, 24),
        ("tile", _) => (80, 80),
        ("die", _) => (48, 48),
        ("customer", _) => (64, 66),
        ("neta" | "shari", _) => (60, 84),
        _ => (100, 100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_has_the_size_it_is_drawn_in() {
        let drawings = assets::asset(assets::path("drawings.svg")).unwrap().text;
        let mut seen = 0;
        for symbol in drawings.split("<symbol id=\"").skip(1) {
            let (name, rest) = symbol.split_once('"').unwrap();
            let (width, height) = size(name);
            assert!(rest.starts_with(&format!(" viewBox=\"0 0 {width} {height}\"")), "{name}");
            seen += 1;
        }
        assert!(seen > 100, "only {seen} drawings");
    }
}
