//! The pieces that scenes consist of: text that fits, faces in their frames, and boxes.

use std::fmt::{Arguments, Write as _};

use crate::letters::Line;
use crate::{Drawings, Face, HEIGHT, WIDTH};

// The palette of the drawings by day, see the README of the drawings.
pub(crate) const INK: &str = "#2b221c";
pub(crate) const PAPER: &str = "#fcf6eb";
pub(crate) const WOOD: &str = "#e5cda9";
pub(crate) const WOOD_DEEP: &str = "#c69b6d";
pub(crate) const NOREN: &str = "#2c406f";
pub(crate) const LACQUER: &str = "#ba2c25";
pub(crate) const CARAMEL: &str = "#743c1c";
pub(crate) const GOLD: &str = "#e4b750";
pub(crate) const SILVER: &str = "#ddd3bf";
pub(crate) const BRONZE: &str = "#e0975c";

/// The colours of players.
const PLAYERS: [&str; 8] = ["#e7441e", "#3655b4", "#f4d758", "#6d2c6c", "#73d7f9", "#1a936a", "#e17eb9", "#3f2c1b"];

/// An SVG document under construction.
pub(crate) struct Canvas<'a> {
    pub(crate) drawings: &'a Drawings,
    svg: String,
    /// The number of clip paths so far, to name the next one.
    clips: usize,
}

/// A text's place: the end or the middle of its baseline.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// The style of a text: the height of its capitals, the smallest height that it may shrink to, the room that it has, and its
/// colour.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    pub(crate) size: f32,
    pub(crate) smallest: f32,
    pub(crate) room: f32,
    pub(crate) colour: &'static str,
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(drawings: &'a Drawings) -> Self {
        let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\">");
        Self { drawings, svg, clips: 0 }
    }

    pub(crate) fn finish(self) -> String {
        self.svg + "</svg>"
    }

    /// Adds SVG.
    pub(crate) fn add(&mut self, svg: Arguments<'_>) {
        self.svg.write_fmt(svg).expect("writing to a string succeeds");
    }

    /// A drawing with its upper left corner at `x` and `y`.
    pub(crate) fn drawing(&mut self, name: &str, x: f32, y: f32, height: f32) {
        let svg = self.drawings.svg(name, x, y, height);
        self.svg.push_str(&svg);
    }

    /// A dish with its middle at `x` and `y`.
    pub(crate) fn dish(&mut self, parts: &[String], x: f32, y: f32, height: f32) {
        let width: f32 = parts.iter().map(|part| self.drawings.width(part, height)).sum();
        let mut left = x - width / 2.0;
        for part in parts {
            self.drawing(part, left, y - height / 2.0, height);
            left += self.drawings.width(part, height);
        }
    }

    /// A text, which shrinks and is cut if there is not enough room. Returns whether it can be written.
    pub(crate) fn text(&mut self, text: &str, x: f32, y: f32, anchor: Anchor, style: Style) -> bool {
        let Some((line, size)) = fitted(text, style) else { return false };
        let width = line.width(size);
        let left = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - width / 2.0,
            Anchor::End => x - width,
        };
        let svg = line.svg(left, y, size, style.colour);
        self.svg.push_str(&svg);
        true
    }

    /// A face in a round frame.
    pub(crate) fn face(&mut self, face: &Face, x: f32, y: f32, radius: f32) {
        self.clips += 1;
        let clip = self.clips;
        let colour = face.colour.map_or(NOREN, |colour| PLAYERS[usize::from(colour) % PLAYERS.len()]);
        let frame = (radius * 0.09).max(3.0);
        // Icons have no margin of their own.
        let inset = if face.drawing.starts_with("icon-") { radius * 0.25 } else { 0.0 };
        self.add(format_args!(
            "<clipPath id=\"c{clip}\"><circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/></clipPath>\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"{:.1}\" fill=\"{INK}\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"{:.1}\" fill=\"{colour}\"/>\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{PAPER}\"/><g clip-path=\"url(#c{clip})\">",
            radius + frame + 2.5,
            radius + frame,
        ));
        self.drawing(&face.drawing, x - radius + inset, y - radius + inset, (radius - inset) * 2.0);
        self.svg.push_str("</g>");
    }

    /// A box with round corners and an ink outline.
    pub(crate) fn sheet(&mut self, x: f32, y: f32, width: f32, height: f32, fill: &str) {
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"18\" fill=\"{INK}\" opacity=\".22\"/>\
             <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"18\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"3\"/>",
            y + 7.0
        ));
    }
}

/// The line and its size. A text without room at the smallest size is cut.
fn fitted(text: &str, Style { size, smallest, room, .. }: Style) -> Option<(Line, f32)> {
    let line = Line::new(text)?;
    let fits = |line: &Line, size: f32| line.width(size) + size * 0.2 <= room;
    let shrunk = size * room / (line.width(size) + size * 0.2);
    if shrunk >= smallest {
        return Some((line, shrunk.min(size)));
    }
    let letters: Vec<char> = text.chars().collect();
    let cut = (1..letters.len()).rev().find_map(|kept| {
        let kept: String = letters[..kept].iter().collect();
        Line::new(&format!("{}…", kept.trim_end())).filter(|line| fits(line, smallest))
    });
    cut.map(|line| (line, smallest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_shrink_and_are_cut() {
        let style = Style { size: 30.0, smallest: 18.0, room: 200.0, colour: INK };
        let size = |text: &str| fitted(text, style).map(|(_, size)| size);
        assert_eq!(size("Ann"), Some(30.0));
        assert!(size("Maximiliane").is_some_and(|size| (18.0..30.0).contains(&size)));
        let (line, size) = fitted(&"W".repeat(24), style).unwrap();
        assert!(size <= 18.0 && line.width(size) <= 200.0);
        assert!(fitted("\u{1f363}", style).is_none() && fitted("", style).is_none());
    }
}
